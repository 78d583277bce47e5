// A lazy stack in a scroll view instead of a list.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 001: rows are made when they come into view, and none is used again.
  static let lazyStack = Strategy(
    name: "lazy-stack",
    summary: "row-slices in a ScrollView with a LazyVStack instead of a List",
    isHeadline: false
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { LazyStackRoot(count: count, feed: feed) }
  }
}

struct LazyStackRoot: View {
  @State private var items: [Item]
  let feed: Feed

  init(count: Int, feed: Feed) {
    _items = State(initialValue: Item.list(count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      ScrollView {
        LazyVStack {
          ForEach(items) { item in
            NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
              RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
            }
          }
        }
      }
      .navigationBarTitle(Text("Items"))
    }
    .onReceive(feed.changes) { items[$0].revision += 1 }
  }
}
