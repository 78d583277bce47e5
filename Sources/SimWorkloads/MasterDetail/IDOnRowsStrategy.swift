// An explicit id on each row, as it is written for `scrollTo`.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 004 and its author's measurements: `.id` hides from the list that all rows are alike, so it makes them all.
  static let idOnRows = Strategy(
    name: "id-on-rows",
    summary: "row-slices, with .id(item.id) on every row",
    isHeadline: false
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { IDOnRowsRoot(count: count, feed: feed) }
  }
}

struct IDOnRowsRoot: View {
  @State private var items: [Item]
  let feed: Feed

  init(count: Int, feed: Feed) {
    _items = State(initialValue: Item.list(count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(items) { item in
          NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
            RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
          }
          .id(item.id)
        }
      }
      .navigationBarTitle(Text("Items"))
    }
    .onReceive(feed.changes) { items[$0].revision += 1 }
  }
}
