import SwiftUI

struct ConfirmButtonStyle: ButtonStyle {
    var tint = Color.red
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.vertical, 10)
            .frame(maxWidth: .infinity)
            .background(tint.opacity(isEnabled ? 1 : 0.3), in: .capsule)
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
    }
}

extension ButtonStyle where Self == ConfirmButtonStyle {
    static var confirm: Self { .init() }
    static func confirm(_ tint: Color) -> Self { .init(tint: tint) }
}

struct ConfirmButton: View {
    @State private var isAsking = false
    @State private var deleted = 0

    var body: some View {
        VStack {
            if isAsking {
                Text("Sure?")
                Button("Yes, delete") {
                    deleted += 1
                    isAsking = false
                }
                .buttonStyle(.confirm)
                Button("Keep it") { isAsking = false }.buttonStyle(.confirm(.gray))
            } else {
                Button("Delete account") { isAsking = true }
                    .buttonStyle(.confirm)
                    .disabled(deleted > 0)
            }
            Text("Deleted \(deleted)")
        }
        .padding()
        .animation(.default, value: isAsking)
    }
}

#Preview { ConfirmButton() }
