// Rows with an action, first of three ways: a closure that captures the store.

import SimLab
import SimSwiftUI

extension Strategy {
  /// The closure captures the store, which differs after each of its changes, so every row runs.
  static let closureCapture = Strategy(
    name: "closure-capture",
    summary: "rows with an action that captures the store",
    isHeadline: false,
    storage: "one value of all items", holder: "@ObservedObject", reader: "every row",
    mistake: "a closure in each row that captures the store"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { ClosureCaptureRoot(store: SelectionStore(feed: feed)) }
  }
}

/// The items, and the selected one.
final class SelectionStore: ObservableObject {
  @Published var list: ItemList<Item>
  @Published var selection: Int?
  private var subscription: AnyCancellable?

  init(feed: Feed) {
    list = ItemList(count: feed.count)
    subscription = feed.changes.sink { [weak self] in self?.list.apply($0) }
  }

  func select(_ id: Int) { selection = id }
}

struct ClosureCaptureRoot: View {
  @StateObject var store: SelectionStore

  init(store: @autoclosure @escaping () -> SelectionStore) {
    _store = StateObject(wrappedValue: store())
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(store.list.shown) { item in
          NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
            ClosureRow(item: item) { store.select(item.id) }
          }
        }
      }
      .navigationBarTitle(Text(store.list.title))
    }
  }
}

struct ClosureRow: View {
  let item: Item
  let select: () -> Void

  var body: some View {
    RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
      .accessibilityAction { select() }
  }
}
