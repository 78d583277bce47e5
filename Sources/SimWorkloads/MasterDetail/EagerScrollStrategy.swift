// A plain stack in a scroll view: every row exists from the beginning.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 001: a ScrollView makes all of its children at once, seen or not.
  static let eagerScroll = Strategy(
    name: "eager-scroll",
    summary: "row-slices in a ScrollView with a VStack instead of a List",
    isHeadline: false
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { EagerScrollRoot(count: count, feed: feed) }
  }
}

struct EagerScrollRoot: View {
  @State private var items: [Item]
  let feed: Feed

  init(count: Int, feed: Feed) {
    _items = State(initialValue: Item.list(count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      ScrollView {
        VStack {
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
