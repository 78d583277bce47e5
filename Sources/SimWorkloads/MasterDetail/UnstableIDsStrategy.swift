// Unstable ids: each evaluation gives every item a new one.

import SimLab
import SimSwiftUI

extension Strategy {
  /// A new id makes a new view with new state, and the old view is removed.
  ///
  /// It is part of the default set because it is the only strategy that causes hitches with a
  /// thousand items: ten rows are made again at each change, and a row takes 1.4 to 3 ms on an
  /// iPhone 11 (host-model.md#D1).
  static let unstableIDs = Strategy(
    name: "unstable-ids",
    summary: "row-slices, with a new UUID for every item at every evaluation",
    storage: "one value of all items", holder: "@State", reader: "the list",
    mistake: "a new UUID for every item at every update"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { UnstableIDsRoot(feed: feed) }
  }
}

struct UnstableIDsRoot: View {
  @State private var list: ItemList<Item>
  let feed: Feed

  init(feed: Feed) {
    _list = State(initialValue: ItemList(count: feed.count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(list.shown.map { Tagged(item: $0) }) { tagged in
          NavigationLink(
            destination: DetailContent(title: tagged.item.title, status: tagged.item.status)
          ) {
            RowContent(
              title: tagged.item.title, subtitle: tagged.item.subtitle, status: tagged.item.status)
          }
        }
      }
      .navigationBarTitle(Text(list.title))
    }
    .onReceive(feed.changes) { list.apply($0) }
  }
}

/// An item under an id that is made with it.
struct Tagged: Identifiable {
  let id = UUID()
  let item: Item
}
