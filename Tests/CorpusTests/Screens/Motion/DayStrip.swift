import SwiftUI

struct DayStrip: View {
    @State private var weeks = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
    @State private var page = 1
    @State private var day = 4
    @Namespace private var marks

    var body: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(weeks.indices, id: \.self) { index in
                    HStack {
                        ForEach(weeks[index], id: \.self) { number in
                            Text("day \(number)")
                                .frame(width: 70, height: 44)
                                .background {
                                    if number == day {
                                        Capsule().fill(.red).matchedGeometryEffect(id: "mark", in: marks)
                                    }
                                    if number == 5 { Circle().fill(.cyan).frame(width: 5).offset(y: 12) }
                                }
                                .contentShape(.rect)
                                .onTapGesture { withAnimation(.snappy) { day = number } }
                        }
                    }
                    .tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .frame(height: 80)
            Button("Earlier") {
                weeks.insert(weeks[0].map { $0 - 3 }, at: 0)
                weeks.removeLast()
                withAnimation { day = 5 }
            }
            Button("Later") { withAnimation { (day, page) = (6, 2) } }
        }
    }
}

#Preview { DayStrip() }
