// Slices: the array is state of the root, and a row receives only the three strings that it shows.

import SimLab
import SimSwiftUI

extension Strategy {
  /// A row that receives only the values that it shows compares equal while they are equal.
  static let rowSlices = Strategy(
    name: "row-slices",
    summary: "an array in @State; rows are given only the values that they show",
    storage: "one value of all items", holder: "@State", reader: "the list"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { RowSlicesRoot(feed: feed) }
  }
}

struct RowSlicesRoot: View {
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
        }
      }
      .navigationBarTitle(Text(list.title))
    }
    .onReceive(feed.changes) { list.apply($0) }
  }
}
