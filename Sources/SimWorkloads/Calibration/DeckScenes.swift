// Screens full of equal elements, no lazy container: rows of texts, buttons or images, arranged and modified as in the
// app that was measured (SwiftUIBenchmarkApp, its folder `Static`). What a modifier or a longer row adds is part of what
// an element took there.

import SimSwiftUI

/// Elements by their place in rows of equal length; a last row may be empty.
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

  /// How many assets the images are taken from.
  static let assetCount = 10

  var body: some View {
    Deck(count: count, rowLength: 20) { number in
      Image("photo-\(number % Self.assetCount)").resizable().scaledToFit().frame(width: 16)
    }
  }
}
