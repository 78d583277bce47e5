import SwiftUI

struct PinCodeField: View {
    let length: Int
    @Binding var pin: String
    var onComplete: (String) -> Void
    @FocusState private var isFocused: Bool

    var body: some View {
        ZStack {
            HStack(spacing: 10) {
                ForEach(0..<length, id: \.self) { index in
                    Text(index < pin.count ? "●" : "○")
                        .frame(width: 32, height: 44)
                        .overlay(RoundedRectangle(cornerRadius: 8).stroke(index == pin.count ? Color.accentColor : .gray))
                }
            }
            TextField("PIN", text: $pin)
                .keyboardType(.numberPad)
                .textContentType(.oneTimeCode)
                .focused($isFocused)
                .opacity(0.01)
                .onChange(of: pin) { _, new in
                    let digits = String(new.filter(\.isNumber).prefix(length))
                    if digits != new { pin = digits }
                    if digits.count == length { onComplete(digits) }
                }
        }
        .onAppear { isFocused = true }
        .onTapGesture { isFocused = true }
    }
}

struct PinCodeScreen: View {
    @State private var pin = ""
    @State private var message = "Enter PIN"
    @State private var attempts = 0

    var body: some View {
        VStack(spacing: 24) {
            Text(message)
            PinCodeField(length: 4, pin: $pin) { entered in
                attempts += 1
                message = entered == "1234" ? "Unlocked" : "Wrong (\(attempts))"
                if entered != "1234" { pin.removeAll() }
            }
        }
    }
}

#Preview {
    PinCodeScreen()
}
