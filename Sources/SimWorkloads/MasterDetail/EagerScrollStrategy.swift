// A plain stack in a scroll view: every row exists from the beginning.

import SimLab
import SimSwiftUI

extension Strategy {
  /// A ScrollView makes all of its children at once, whether or not they are visible.
  static let eagerScroll = Strategy(
    name: "eager-scroll",
    summary: "row-slices in a ScrollView with a VStack instead of a List",
    isHeadline: false,
    storage: "one value of all items", holder: "@State", reader: "the list",
    mistake: "a VStack that makes every row at once"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { EagerScrollRoot(feed: feed) }
  }
}

struct EagerScrollRoot: View {
  @State private var list: ItemList<Item>
  let feed: Feed

  init(feed: Feed) {
    _list = State(initialValue: ItemList(count: feed.count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      ScrollView {
        VStack {
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
