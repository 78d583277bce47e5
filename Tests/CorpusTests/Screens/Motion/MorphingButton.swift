import SwiftUI

struct MorphingButton: View {
    enum Phase { case idle, working, done }
    @State private var phase = Phase.idle

    var body: some View {
        Button(action: start) {
            ZStack {
                RoundedRectangle(cornerRadius: phase == .idle ? 12 : 25)
                    .fill(phase == .done ? Color.green : .blue)
                    .frame(width: phase == .idle ? 200 : 50, height: 50)
                switch phase {
                case .idle: Text("Upload").foregroundStyle(.white).transition(.opacity)
                case .working: ProgressView().tint(.white)
                case .done: Image(systemName: "checkmark").transition(.scale.combined(with: .opacity))
                }
            }
        }
        .buttonStyle(.plain)
        .disabled(phase != .idle)
        .accessibilityIdentifier("morph")
        Text("\(phase)")
    }

    private func start() {
        withAnimation(.spring(duration: 0.5, bounce: 0.3)) {
            phase = .working
        } completion: {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
                withAnimation(.snappy) { phase = .done }
            }
        }
    }
}

#Preview("MorphingButton", traits: .sizeThatFitsLayout) {
    VStack { MorphingButton() }
}
