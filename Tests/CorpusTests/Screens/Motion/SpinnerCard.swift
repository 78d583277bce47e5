import SwiftUI

struct SpinnerCard: View {
    @State private var isLoading = false
    @State private var angle = Angle.zero

    var body: some View {
        VStack(spacing: 20) {
            Circle()
                .trim(from: 0, to: 0.7)
                .stroke(AngularGradient(colors: [.blue, .purple], center: .center), style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .frame(width: 44, height: 44)
                .rotationEffect(angle)
                .opacity(isLoading ? 1 : 0)
            Button(isLoading ? "Stop" : "Load") {
                isLoading.toggle()
                withAnimation(isLoading ? .linear(duration: 1).repeatForever(autoreverses: false) : .default) {
                    angle = isLoading ? .degrees(360) : .zero
                }
            }
            Text(isLoading ? "Loading" : "Idle")
                .transition(.opacity.combined(with: .scale))
        }
        .padding()
        .background(.regularMaterial, in: .rect(cornerRadius: 16))
    }
}

#Preview { SpinnerCard() }
