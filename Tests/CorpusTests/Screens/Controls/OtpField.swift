import SwiftUI

struct OtpField: View {
    @State private var digits = Array(repeating: "", count: 4)
    @FocusState private var focus: Int?

    var body: some View {
        VStack {
            HStack {
                ForEach(0..<4, id: \.self) { index in
                    TextField("digit \(index)", text: $digits[index])
                        .keyboardType(.numberPad)
                        .multilineTextAlignment(.center)
                        .frame(width: 40)
                        .focused($focus, equals: index)
                        .onChange(of: digits[index]) { _, new in
                            if new.count > 1 { digits[index] = String(new.suffix(1)) }
                            if !new.isEmpty { focus = index < 3 ? index + 1 : nil }
                        }
                }
            }
            Text(digits.joined().count == 4 ? "Code \(digits.joined())" : "Focus \(focus.map(String.init) ?? "none")")
            Button("Clear") {
                digits = Array(repeating: "", count: 4)
                focus = 0
            }
        }
        .onAppear { focus = 0 }
    }
}

#Preview { OtpField() }
