// Screens full of equal elements without a lazy container: rows of texts, buttons or images,
// arranged and modified as in the app that was measured (SwiftUIBenchmarkApp, its folder `Static`).
// The cost of a modifier or of a longer row is included in the cost of an element there.

import SimSwiftUI

/// Elements by their position in rows of equal length; the last row may be empty.
struct Deck<Element: View>: View {
  let count: Int
  let rowLength: Int
  var spacing: CGFloat = 0
  @ViewBuilder let element: (Int) -> Element

  var body: some View {
    VStack(spacing: spacing) {
      ForEach(0..<count / rowLength + 1, id: \.self) { row in
        HStack(spacing: spacing) {
          ForEach(0..<min(count - row * rowLength, rowLength), id: \.self) { element($0) }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.orange)
  }
}

struct TextScreen: View {
  let count: Int

  var body: some View {
    Deck(count: count, rowLength: 50) { Text("\($0)").font(.system(size: 6)) }
  }
}

struct ButtonScreen: View {
  let count: Int

  var body: some View {
    Deck(count: count, rowLength: 10, spacing: 2) { number in
      Button("\(number)") {}.buttonStyle(.borderedProminent)
    }
  }
}

struct ImageScreen: View {
  let count: Int

  /// The number of assets from which the images are taken.
  static let assetCount = 10

  var body: some View {
    Deck(count: count, rowLength: 20) { number in
      Image("photo-\(number % Self.assetCount)").resizable().scaledToFit().frame(width: 16)
    }
  }
}
