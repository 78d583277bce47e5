// Whole values: a row is given its item, also the parts that it does not show.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 004, "parameters": the comparison is of the whole struct, so a part that nobody shows makes the row run.
  static let rowValues = Strategy(
    name: "row-values",
    summary: "an array in @State; rows are given whole items, with parts that they do not show"
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { RowValuesRoot(count: count, feed: feed) }
  }
}

/// An item with a part that no row shows: when the server was asked last.
struct SyncedItem: Identifiable {
  var item: Item
  var lastSync = 0
  var id: Int { item.id }
}

extension [SyncedItem] {
  /// The server's answer: it was asked for every item, and one has changed.
  func synced(_ changed: Int) -> [SyncedItem] {
    var synced = self
    synced[changed].item.revision += 1
    for index in synced.indices { synced[index].lastSync += 1 }
    return synced
  }
}

struct RowValuesRoot: View {
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
            WholeValueRow(item: item)
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

struct WholeValueRow: View {
  let item: SyncedItem

  var body: some View {
    RowContent(title: item.item.title, subtitle: item.item.subtitle, status: item.item.status)
  }
}
