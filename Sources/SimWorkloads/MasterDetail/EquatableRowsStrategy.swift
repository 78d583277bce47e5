// Whole values, with rows that define their own equality.

import SimLab
import SimSwiftUI

extension Strategy {
  /// A custom `==` ignores properties that are not shown.
  static let equatableRows = Strategy(
    name: "equatable-rows",
    summary: "whole items as in row-values; the row is Equatable and compares what it shows",
    isHeadline: false,
    storage: "one value of all items", holder: "@State", reader: "the list"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { EquatableRowsRoot(feed: feed) }
  }
}

struct EquatableRowsRoot: View {
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
            EquatableRow(item: item)
          }
        }
      }
      .navigationBarTitle(Text(list.title))
    }
    .onReceive(feed.changes) { list.sync($0) }
  }
}

struct EquatableRow: View, Equatable {
  let item: SyncedItem

  nonisolated static func == (old: EquatableRow, new: EquatableRow) -> Bool {
    old.item.item == new.item.item
  }

  var body: some View {
    RowContent(title: item.item.title, subtitle: item.item.subtitle, status: item.item.status)
  }
}
