// Slices: the array is state of the root, and a row is given the three strings that it shows.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 004, "parameters": a row that is given only what it shows compares equal while that is equal.
  static let rowSlices = Strategy(
    name: "row-slices",
    summary: "an array in @State; rows are given only the values that they show"
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { RowSlicesRoot(count: count, feed: feed) }
  }
}

struct RowSlicesRoot: View {
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
        }
      }
      .navigationBarTitle(Text("Items"))
    }
    .onReceive(feed.changes) { items[$0].revision += 1 }
  }
}
