import SwiftUI

struct LoadingDots: View {
    @State private var isAnimating = false
    var color: Color = .accentColor

    var body: some View {
        HStack(spacing: 6) {
            ForEach(0..<3) { index in
                Circle()
                    .fill(color)
                    .frame(width: 12, height: 12)
                    .scaleEffect(isAnimating ? 1 : 0.5)
                    .opacity(isAnimating ? 1 : 0.3)
                    .animation(
                        Animation.easeInOut(duration: 0.6)
                            .repeatCount(2, autoreverses: true)
                            .delay(0.2 * Double(index)),
                        value: isAnimating
                    )
            }
        }
        .overlay(alignment: .bottom) {
            Text(isAnimating ? "Loading" : "Idle").offset(y: 30)
        }
        .onAppear {
            isAnimating = true
        }
    }
}

struct LoadingDots_Previews: PreviewProvider {
    static var previews: some View {
        LoadingDots()
            .previewLayout(.sizeThatFits)
            .padding()
    }
}
