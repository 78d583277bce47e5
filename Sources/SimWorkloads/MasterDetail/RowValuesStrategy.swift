// Whole values: a row receives its item, including the properties that it does not show.

import SimLab
import SimSwiftUI

extension Strategy {
  /// The whole struct is compared, so a property that is not shown makes the row run.
  static let rowValues = Strategy(
    name: "row-values",
    summary: "an array in @State; rows are given whole items, with parts that they do not show",
    storage: "one value of all items", holder: "@State", reader: "the list"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { RowValuesRoot(feed: feed) }
  }
}

/// An item with a property that no row shows: the time of the last request to the server.
struct SyncedItem: ListElement {
  var item: Item
  var lastSync = 0
  var id: Int { item.id }
  var title: String { item.title }
  var isSelected: Bool {
    get { item.isSelected }
    set { item.isSelected = newValue }
  }

  init(id: Int) { item = Item(id: id) }

  mutating func revise() { item.revise() }
}

extension ItemList<SyncedItem> {
  /// Applies the server's response: every item was requested, and some have changed.
  mutating func sync(_ change: ItemChange) {
    apply(change)
    switch change {
    case .tick, .search, .theme: break
    default: for index in items.indices { items[index].lastSync += 1 }
    }
  }
}

struct RowValuesRoot: View {
  @State private var list: ItemList<SyncedItem>
  let feed: Feed

  init(feed: Feed) {
    _list = State(initialValue: ItemList(count: feed.count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(list.shown) { item in
          NavigationLink(
            destination: DetailContent(title: item.item.title, status: item.item.status)
          ) {
            WholeValueRow(item: item)
          }
        }
      }
      .navigationBarTitle(Text(list.title))
    }
    .onReceive(feed.changes) { list.sync($0) }
  }
}

struct WholeValueRow: View {
  let item: SyncedItem

  var body: some View {
    RowContent(title: item.item.title, subtitle: item.item.subtitle, status: item.item.status)
  }
}
