import SwiftUI

struct CardFace: View {
    let text: String
    let gradient: [Color]

    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(LinearGradient(colors: gradient, startPoint: .topLeading, endPoint: .bottomTrailing))
            .overlay(
                Text(text)
                    .font(.title)
                    .foregroundColor(.white)
            )
            .shadow(color: .black.opacity(0.3), radius: 10, x: 0, y: 5)
    }
}

struct FlipCard: View {
    @State private var degrees = 0.0
    @State private var isFlipped = false
    @GestureState private var drag = CGSize.zero

    var body: some View {
        ZStack {
            if isFlipped {
                CardFace(text: "Back", gradient: [.purple, .indigo])
                    .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
            } else {
                CardFace(text: "Front", gradient: [.teal, .mint])
            }
        }
        .frame(width: 250, height: 350)
        .rotation3DEffect(Angle(degrees: degrees), axis: (x: 0.0, y: 1.0, z: 0.0), perspective: 0.4)
        .offset(drag)
        .gesture(
            DragGesture(minimumDistance: 20)
                .updating($drag) { value, state, transaction in
                    state = value.translation
                    transaction.animation = .interactiveSpring()
                }
                .onEnded { value in
                    if abs(value.predictedEndTranslation.width) > 100 { flip() }
                }
        )
        .onTapGesture(perform: flip)
        .accessibilityAddTraits(.isButton)
        .accessibilityLabel("card \(isFlipped ? "back" : "front")")
    }

    private func flip() {
        withAnimation(.interpolatingSpring(stiffness: 80, damping: 10)) {
            degrees += 180
            isFlipped.toggle()
        }
    }
}

#Preview("FlipCard") { FlipCard() }
