// Rows with an action, second of three ways: a closure that the row omits from its comparison.

import SimLab
import SimSwiftUI

extension Strategy {
  /// The row's own `==` ignores the closure.
  static let equatableClosure = Strategy(
    name: "equatable-closure",
    summary: "rows with an action that captures the store; the row is Equatable without it",
    isHeadline: false,
    storage: "one value of all items", holder: "@ObservedObject", reader: "the list"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { EquatableClosureRoot(store: SelectionStore(feed: feed)) }
  }
}

struct EquatableClosureRoot: View {
  @StateObject var store: SelectionStore

  init(store: @autoclosure @escaping () -> SelectionStore) {
    _store = StateObject(wrappedValue: store())
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(store.list.shown) { item in
          NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
            EquatableClosureRow(item: item) { store.select(item.id) }
          }
        }
      }
      .navigationBarTitle(Text(store.list.title))
    }
  }
}

struct EquatableClosureRow: View, Equatable {
  let item: Item
  let select: () -> Void

  nonisolated static func == (old: EquatableClosureRow, new: EquatableClosureRow) -> Bool {
    old.item == new.item
  }

  var body: some View {
    RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
      .accessibilityAction { select() }
  }
}
