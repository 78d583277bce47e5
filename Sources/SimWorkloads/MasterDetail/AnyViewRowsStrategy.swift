// Rows without a static type.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 002, "AnyView": what the compiler does not know about a row has to be found out as the app runs.
  static let anyViewRows = Strategy(
    name: "any-view-rows",
    summary: "row-slices, with each row wrapped in an AnyView",
    isHeadline: false
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { AnyViewRowsRoot(count: count, feed: feed) }
  }
}

struct AnyViewRowsRoot: View {
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
          AnyView(
            NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
              RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
            })
        }
      }
      .navigationBarTitle(Text("Items"))
    }
    .onReceive(feed.changes) { items[$0].revision += 1 }
  }
}
