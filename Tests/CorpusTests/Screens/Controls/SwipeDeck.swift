import SwiftUI

struct SwipeDeck: View {
    @State private var cards = ["One", "Two", "Three"]
    @State private var offset = CGSize.zero
    @State private var decisions: [String] = []

    var body: some View {
        VStack {
            ZStack {
                ForEach(Array(cards.enumerated()), id: \.element) { index, card in
                    let isTop = index == cards.count - 1
                    Text(card)
                        .font(.largeTitle)
                        .frame(width: 240, height: 320)
                        .background(RoundedRectangle(cornerRadius: 16).fill(.white).shadow(radius: 4))
                        .rotationEffect(isTop ? .degrees(offset.width / 12) : .zero)
                        .offset(x: isTop ? offset.width : 0, y: CGFloat(cards.count - index) * 4)
                        .allowsHitTesting(isTop)
                        .gesture(isTop ? drag(card) : nil)
                        .accessibilityHidden(!isTop)
                }
            }
            Text(decisions.joined(separator: ", "))
        }
    }

    private func drag(_ card: String) -> some Gesture {
        DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { value in
                if abs(value.translation.width) > 80 {
                    decisions.append("\(card): \(value.translation.width > 0 ? "yes" : "no")")
                    cards.removeAll { $0 == card }
                }
                offset = .zero
            }
    }
}

#Preview("SwipeDeck") { SwipeDeck() }
