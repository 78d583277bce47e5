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
    .listStyle(.plain)
  }
}

/// Four rows of three cards.
struct CardDeck: View {
  let first: Int

  var body: some View {
    List(0..<4, id: \.self) { row in
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { place in Card(number: first + row * 3 + place) }
      }
      .listRowInsets(EdgeInsets())
    }
    .listStyle(.plain)
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
      HStack(spacing: 0) {
        Text(rank).font(.system(size: 6))
        if row == 1 {
          Image(Self.suits[number % 4]).resizable().frame(width: 12, height: 12)
        }
        Text(rank).font(.system(size: 6))
      }
      .listRowInsets(EdgeInsets())
    }
    .listStyle(.plain)
    .environment(\.defaultMinListRowHeight, 16)
    .frame(width: 56, height: 58)
  }
}
