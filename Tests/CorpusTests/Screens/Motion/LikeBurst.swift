import SwiftUI

struct LikeBurst: View {
    @State private var likes = 0
    @State private var isBursting = false

    var body: some View {
        VStack(spacing: 20) {
            ZStack {
                ForEach(0..<6) { index in
                    Circle()
                        .fill(.pink)
                        .frame(width: 6, height: 6)
                        .offset(y: isBursting ? -40 : 0)
                        .rotationEffect(.degrees(Double(index) * 60))
                        .opacity(isBursting ? 0 : 1)
                }
                Image(systemName: likes > 0 ? "heart.fill" : "heart")
                    .symbolEffect(.bounce, value: likes)
                    .scaleEffect(isBursting ? 1.3 : 1)
            }
            Text("\(likes)").contentTransition(.numericText(value: Double(likes)))
            Button("Like it") {
                withAnimation(.easeOut(duration: 0.4)) {
                    isBursting = true
                    likes += 1
                } completion: {
                    isBursting = false
                }
            }
        }
        .sensoryFeedback(.impact, trigger: likes)
    }
}

#Preview { LikeBurst() }
