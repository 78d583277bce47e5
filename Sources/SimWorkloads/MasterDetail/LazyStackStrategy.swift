// A lazy stack in a scroll view instead of a list.

import SimLab
import SimSwiftUI

extension Strategy {
  /// Rows are made when they become visible, and are not reused.
  static let lazyStack = Strategy(
    name: "lazy-stack",
    summary: "row-slices in a ScrollView with a LazyVStack instead of a List",
    isHeadline: false,
    storage: "one value of all items", holder: "@State", reader: "the list"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { LazyStackRoot(feed: feed) }
  }
}

struct LazyStackRoot: View {
  @State private var list: ItemList<Item>
  let feed: Feed

  init(feed: Feed) {
    _list = State(initialValue: ItemList(count: feed.count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      ScrollView {
        LazyVStack {
          ForEach(list.shown) { item in
            NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
              RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
            }
          }
        }
      }
      .navigationBarTitle(Text(list.title))
    }
    .onReceive(feed.changes) { list.apply($0) }
  }
}
