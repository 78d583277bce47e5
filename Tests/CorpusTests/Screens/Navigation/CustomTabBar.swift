import SwiftUI

enum BarItem: String, CaseIterable, Identifiable {
    case home, explore, inbox
    var id: Self { self }
    var symbol: String { self == .home ? "house" : self == .explore ? "globe" : "tray" }
}

struct CustomTabBar: View {
    @State private var current = BarItem.home
    @State private var visits: [BarItem: Int] = [.home: 1]
    @Namespace private var underline

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                ForEach(BarItem.allCases) { item in
                    if item == current {
                        VStack {
                            Text("Screen \(item.rawValue)")
                            Text("visited \(visits[item, default: 0]) times")
                        }
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .transition(.opacity)
                    }
                }
            }
            HStack {
                ForEach(BarItem.allCases) { item in
                    Button {
                        withAnimation(.spring(response: 0.3)) { current = item }
                        visits[item, default: 0] += 1
                    } label: {
                        VStack(spacing: 4) {
                            Image(systemName: item.symbol)
                            Text(item.rawValue.capitalized).font(.caption)
                            if item == current {
                                Capsule().frame(width: 20, height: 3)
                                    .matchedGeometryEffect(id: "line", in: underline)
                            }
                        }
                        .frame(maxWidth: .infinity)
                    }
                    .tint(item == current ? .accentColor : .secondary)
                }
            }
            .padding(.top, 8)
            .background(.bar, ignoresSafeAreaEdges: .bottom)
        }
    }
}

struct CustomTabBar_Previews: PreviewProvider {
    static var previews: some View { CustomTabBar() }
}
