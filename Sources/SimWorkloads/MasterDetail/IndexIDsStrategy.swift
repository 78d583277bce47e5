// Positions as ids: what a row is, is where it stands.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 002, "explicit identity": an insertion makes every later row another one.
  static let indexIDs = Strategy(
    name: "index-ids",
    summary: "row-slices, with the positions of the items as the ids of the rows",
    isHeadline: false
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { IndexIDsRoot(count: count, feed: feed) }
  }
}

struct IndexIDsRoot: View {
  @State private var items: [Item]
  let feed: Feed

  init(count: Int, feed: Feed) {
    _items = State(initialValue: Item.list(count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(items.indices, id: \.self) { index in
          let item = items[index]
          NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
            RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
          }
        }
      }
      .navigationBarTitle(Text("Items"))
    }
    .onReceive(feed.changes) { items[$0].revision += 1 }
  }
}
