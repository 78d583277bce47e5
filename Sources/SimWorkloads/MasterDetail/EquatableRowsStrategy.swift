// Whole values again, and rows that say themselves what makes them different.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 004, "Equatable": a comparison of one's own leaves out what is not shown.
  static let equatableRows = Strategy(
    name: "equatable-rows",
    summary: "whole items as in row-values; the row is Equatable and compares what it shows",
    isHeadline: false
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { EquatableRowsRoot(count: count, feed: feed) }
  }
}

struct EquatableRowsRoot: View {
  @State private var items: [SyncedItem]
  let feed: Feed

  init(count: Int, feed: Feed) {
    _items = State(initialValue: Item.list(count).map { SyncedItem(item: $0) })
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(items) { item in
          NavigationLink(
            destination: DetailContent(title: item.item.title, status: item.item.status)
          ) {
            EquatableRow(item: item)
          }
        }
      }
      .navigationBarTitle(Text("Items"))
    }
    .onReceive(feed.changes) { changed in
      items = items.synced(changed)
    }
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
