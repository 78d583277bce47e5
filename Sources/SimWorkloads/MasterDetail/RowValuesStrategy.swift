// Values: the array is state of the root, and a row is given the three strings that it shows.

import SwiftUI

struct RowValuesRoot: View {
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
