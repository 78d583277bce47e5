// Positions as ids: the identity of a row is its position.

import SimLab
import SimSwiftUI

extension Strategy {
  /// An insertion changes the identity of every later row.
  static let indexIDs = Strategy(
    name: "index-ids",
    summary: "row-slices, with the positions of the items as the ids of the rows",
    isHeadline: false,
    storage: "one value of all items", holder: "@State", reader: "the list",
    mistake: "positions as the ids of rows"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { IndexIDsRoot(feed: feed) }
  }
}

struct IndexIDsRoot: View {
  @State private var list: ItemList<Item>
  let feed: Feed

  init(feed: Feed) {
    _list = State(initialValue: ItemList(count: feed.count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(list.shown.indices, id: \.self) { index in
          let item = list.shown[index]
          NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
            RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
          }
        }
      }
      .navigationBarTitle(Text(list.title))
    }
    .onReceive(feed.changes) { list.apply($0) }
  }
}
