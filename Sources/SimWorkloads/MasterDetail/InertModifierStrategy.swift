// The same mark as a modifier that is always applied, with a neutral value if there is no mark.

import SimLab
import SimSwiftUI

extension Strategy {
  /// The value changes, and the view keeps its identity.
  static let inertModifier = Strategy(
    name: "inert-modifier",
    summary: "row-slices; the mark of branching-modifier as a modifier without effect",
    isHeadline: false,
    storage: "one value of all items", holder: "@State", reader: "the list"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { InertModifierRoot(feed: feed) }
  }
}

struct InertModifierRoot: View {
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
              .opacity(item.revision % 2 == 1 ? 1 : 1)
          }
        }
      }
      .navigationBarTitle(Text(list.title))
    }
    .onReceive(feed.changes) { list.apply($0) }
  }
}
