// Rows without a static type.

import SimLab
import SimSwiftUI

extension Strategy {
  /// The structure of a row that the compiler does not know has to be determined at run time.
  static let anyViewRows = Strategy(
    name: "any-view-rows",
    summary: "row-slices, with each row wrapped in an AnyView",
    isHeadline: false,
    storage: "one value of all items", holder: "@State", reader: "the list",
    mistake: "every row wrapped in an AnyView"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { AnyViewRowsRoot(feed: feed) }
  }
}

struct AnyViewRowsRoot: View {
  @State private var list: ItemList<Item>
  let feed: Feed

  init(feed: Feed) {
    _list = State(initialValue: ItemList(count: feed.count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(list.shown) { item in
          AnyView(
            NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
              RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
            })
        }
      }
      .navigationBarTitle(Text(list.title))
    }
    .onReceive(feed.changes) { list.apply($0) }
  }
}
