import SwiftUI

/// A screen of rows, of which those exist that can be seen.
struct Screen: View {
  let place: Place
  @State private var items = Screen.initialItems
  @State private var bias = 0

  /// More than fit on a screen.
  static let initialItems = (0..<24).map { Item(id: $0, value: $0 % 3) }
  /// The most rows.
  static let limit = 40

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = evaluated()
    switch place.program.kind {
    case .list:
      List { ForEach(items) { noted($0) } }
    default:
      ScrollView { LazyVStack { ForEach(items) { noted($0) } } }
    }
  }

  /// A row that says when it comes into view and when it goes.
  private func noted(_ item: Item) -> some View {
    VStack { interpret(row(item)) }
      .onAppear { World.current.rowCalls.append((item.id, 1)) }
      .onDisappear { World.current.rowCalls.append((item.id, -1)) }
  }

  private func evaluated() {
    place.evaluated()
    World.current.items[place.path] = $items
    World.current.biases[place.path] = $bias
  }

  private func row(_ item: Item) -> Place {
    Screen.row(item, bias: place.program.has(0) ? bias : 0, at: place)
  }

  /// The place of a row.
  static func row(_ item: Item, bias: Int, at place: Place) -> Place {
    place.child(0, input: place.program.mix(bias, item.value), slot: 40, id: item.id)
  }
}
