// An explicit id on each row, as used for `scrollTo`.

import SimLab
import SimSwiftUI

extension Strategy {
  /// According to published measurements, `.id` prevents the list from determining that all rows are
  /// alike, so it makes them all.
  static let idOnRows = Strategy(
    name: "id-on-rows",
    summary: "row-slices, with .id(item.id) on every row",
    isHeadline: false,
    storage: "one value of all items", holder: "@State", reader: "the list",
    mistake: ".id on every row"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { IDOnRowsRoot(feed: feed) }
  }
}

struct IDOnRowsRoot: View {
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
          NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
            RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
          }
          .id(item.id)
        }
      }
      .navigationBarTitle(Text(list.title))
    }
    .onReceive(feed.changes) { list.apply($0) }
  }
}
