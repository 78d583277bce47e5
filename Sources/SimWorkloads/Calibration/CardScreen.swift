// Lists in the rows of lists in the rows of a list: playing cards, as a test of nesting.

import SwiftUI

struct CardScreen: View {
  let count: Int

  var body: some View {
    List(0..<count, id: \.self) { row in
      HStack {
        CardDeck(first: row * 24)
        CardDeck(first: row * 24 + 12)
      }
    }
  }
}

/// Four rows of three cards.
struct CardDeck: View {
  let first: Int

  var body: some View {
    List(0..<4, id: \.self) { row in
      HStack {
        ForEach(0..<3, id: \.self) { place in Card(number: first + row * 3 + place) }
      }
    }
    .frame(width: 176, height: 240)
  }
}

/// One card: its rank, its suit, its rank again.
struct Card: View {
  let number: Int

  /// The suits of a pack.
  static let suits = ["clubs", "diamonds", "hearts", "spades"]

  private var rank: String { "\(number % 13 + 1)" }

  var body: some View {
    List(0..<3, id: \.self) { row in
      HStack {
        Text(rank).font(.system(size: 6))
        Image(Self.suits[number % 4]).resizable().frame(width: 6, height: 6)
      }
    }
    .frame(width: 36, height: 38)
  }
}
