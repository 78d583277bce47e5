// Work in the body of a row: done for each evaluation.

import SimLab
import SwiftUI

extension Strategy {
  /// Seeds 000 and 004: a body runs whenever its inputs differ.
  ///
  /// The work is declared: 50 µs, an estimate.
  static let heavyBody = Strategy(
    name: "heavy-body",
    summary: "row-slices; the row makes a formatter and formats in its body (declared: 50 µs)",
    isHeadline: false
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { HeavyBodyRoot(count: count, feed: feed) }
  }
}

struct HeavyBodyRoot: View {
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
            HeavyBodyRow(item: item)
          }
        }
      }
      .navigationBarTitle(Text("Items"))
    }
    .onReceive(feed.changes) { items[$0].revision += 1 }
  }
}

struct HeavyBodyRow: View {
  let item: Item

  var body: some View {
    RowContent(
      title: item.title, subtitle: SlowFormatter().subtitle(of: item), status: item.status)
  }
}
