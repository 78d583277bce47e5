// Screens full of equal elements, no lazy container: rows of up to 50 texts, buttons or images.

import SwiftUI

/// Elements from 0, in rows of up to 50.
struct Deck<Element: View>: View {
  let count: Int
  @ViewBuilder let element: (Int) -> Element

  private static var rowLength: Int { 50 }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<(count + Self.rowLength - 1) / Self.rowLength, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(row * Self.rowLength..<min(count, (row + 1) * Self.rowLength), id: \.self) {
            element($0)
          }
        }
      }
    }
  }
}

struct TextScreen: View {
  let count: Int

  var body: some View {
    Deck(count: count) { Text("\($0)").font(.system(size: 6)) }
  }
}

struct ButtonScreen: View {
  let count: Int
  @State private var pressed = 0

  var body: some View {
    Deck(count: count) { number in
      Button("\(number)") { pressed = number }.font(.system(size: 6))
    }
  }
}

struct ImageScreen: View {
  let count: Int

  /// How many assets the images are taken from.
  static let assetCount = 10

  var body: some View {
    Deck(count: count) { Image("photo-\($0 % Self.assetCount)").resizable() }
  }
}
