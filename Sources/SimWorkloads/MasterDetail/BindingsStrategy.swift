// A binding for each row, as an editable list is written.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 003: `ForEach($items)`; an element's binding is a closure over the whole array.
  static let bindings = Strategy(
    name: "bindings",
    summary: "an array in @State; each row holds a binding to its element",
    isHeadline: false
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { BindingsRoot(count: count, feed: feed) }
  }
}

struct BindingsRoot: View {
  @State private var items: [Item]
  let feed: Feed

  init(count: Int, feed: Feed) {
    _items = State(initialValue: Item.list(count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      List {
        ForEach($items) { $item in
          NavigationLink(destination: BindingDetail(item: $item)) { BindingRow(item: $item) }
        }
      }
      .navigationBarTitle(Text("Items"))
    }
    .onReceive(feed.changes) { items[$0].revision += 1 }
  }
}

struct BindingRow: View {
  @Binding var item: Item

  var body: some View {
    RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
  }
}

struct BindingDetail: View {
  @Binding var item: Item

  var body: some View { DetailContent(title: item.title, status: item.status) }
}
