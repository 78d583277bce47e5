// Lists in the rows of lists in the rows of a list: playing cards, as a test of nesting; built as in the app that was
// measured (SwiftUIBenchmarkApp, its folder `Static/List`).

import SimSwiftUI

struct CardScreen: View {
  let count: Int

  var body: some View {
    List {
      ForEach(0..<count, id: \.self) { row in
        HStack(spacing: 0) {
          CardDeck().frame(width: 176, height: 240)
          Spacer()
          CardDeck().frame(width: 176, height: 240)
        }
        .id(row)
        .listRowSeparator(.hidden)
        .listRowInsets(EdgeInsets())
        .padding(5)
      }
    }
    .listStyle(.plain)
  }
}

/// Four rows of three cards, of which three are visible.
struct CardDeck: View {
  var body: some View {
    List {
      ForEach(0..<4, id: \.self) { _ in
        HStack(spacing: 0) {
          Group {
            Card()
            Card()
            Card()
          }
          .frame(width: 48, height: 70)
          .padding(5)
        }
        .bare()
      }
    }
    .listStyle(.plain)
    .background(Color.gray.opacity(0.5))
    .cornerRadius(10)
  }
}

/// The eight of hearts: its rank, its ten pictures, and its rank again.
struct Card: View {
  /// The picture that all cards use.
  static let suit = "hearts"

  var body: some View {
    List {
      HStack(spacing: 0) {
        Text("8").font(.system(size: 8))
        Spacer()
      }
      .bare()
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          picture(width: 8)
          Spacer()
        }
        VStack(spacing: 0) {
          pair
          pair
          pair
          pair
        }
        VStack(spacing: 0) {
          Spacer()
          picture(width: 8)
        }
      }
      .bare()
      HStack(spacing: 0) {
        Spacer()
        Text("8").font(.system(size: 8))
      }
      .bare()
    }
    .environment(\.defaultMinListRowHeight, 10)
    .listStyle(.plain)
    .padding(5)
    .background(Color.gray.opacity(0.5))
    .cornerRadius(6)
  }

  private var pair: some View {
    HStack(spacing: 0) {
      picture(width: 10)
      picture(width: 10)
    }
  }

  private func picture(width: CGFloat) -> some View {
    Image(Self.suit).resizable().scaledToFit().frame(width: width)
  }
}

extension View {
  /// Returns a row without separator, insets and background.
  fileprivate func bare() -> some View {
    listRowSeparator(.hidden)
      .listRowInsets(EdgeInsets())
      .listRowBackground(Color.clear)
  }
}
