import SwiftUI

struct CardStackSwipe: View {
    @State private var cards = ["Red", "Green", "Blue"]
    @State private var liked: [String] = []
    @State private var translation: CGSize = .zero

    var body: some View {
        VStack {
            ZStack {
                ForEach(cards.reversed(), id: \.self) { card in
                    let isTop = card == cards.first
                    RoundedRectangle(cornerRadius: 16)
                        .fill(.background.secondary)
                        .overlay(Text(card).font(.title))
                        .frame(width: 200, height: 120)
                        .offset(isTop ? translation : .zero)
                        .rotationEffect(.degrees(isTop ? Double(translation.width / 20) : 0))
                        .gesture(isTop ? swipe(card) : nil)
                        .transition(.asymmetric(insertion: .identity, removal: .move(edge: .trailing)))
                }
            }
            Text(liked.isEmpty ? "None liked" : "Liked " + liked.joined(separator: ", "))
        }
    }

    private func swipe(_ card: String) -> some Gesture {
        DragGesture()
            .onChanged { translation = $0.translation }
            .onEnded { value in
                withAnimation(.bouncy) {
                    if abs(value.translation.width) > 80 {
                        if value.translation.width > 0 { liked.append(card) }
                        cards.removeAll { $0 == card }
                    }
                    translation = .zero
                }
            }
    }
}

#Preview { CardStackSwipe() }
