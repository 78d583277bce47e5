// Work in the body of a row, which is done at each evaluation.

import SimLab
import SimSwiftUI

extension Strategy {
  /// A body runs whenever its inputs differ.
  ///
  /// The work is declared as 50 µs, an estimate.
  static let heavyBody = Strategy(
    name: "heavy-body",
    summary: "row-slices; the row makes a formatter and formats in its body (declared: 50 µs)",
    isHeadline: false,
    storage: "one value of all items", holder: "@State", reader: "the list",
    mistake: "50 µs of work in a row's body"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { HeavyBodyRoot(feed: feed) }
  }
}

struct HeavyBodyRoot: View {
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
            HeavyBodyRow(item: item)
          }
        }
      }
      .navigationBarTitle(Text(list.title))
    }
    .onReceive(feed.changes) { list.apply($0) }
  }
}

struct HeavyBodyRow: View {
  let item: Item

  var body: some View {
    RowContent(
      title: item.title, subtitle: SlowFormatter().subtitle(of: item), status: item.status)
  }
}
