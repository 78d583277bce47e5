// A modifier that is applied in one of two branches, which makes two different views.

import SimLab
import SimSwiftUI

extension Strategy {
  /// A row that changes branches is made again, and its state is lost.
  static let branchingModifier = Strategy(
    name: "branching-modifier",
    summary: "row-slices; a row that changed an odd number of times stands in another branch",
    isHeadline: false,
    storage: "one value of all items", holder: "@State", reader: "the list",
    mistake: "an if around the row instead of a modifier's value"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { BranchingModifierRoot(feed: feed) }
  }
}

struct BranchingModifierRoot: View {
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
              .marked(item.revision % 2 == 1)
          }
        }
      }
      .navigationBarTitle(Text(list.title))
    }
    .onReceive(feed.changes) { list.apply($0) }
  }
}

extension View {
  /// Returns the row, marked in a branch of its own.
  @ViewBuilder func marked(_ isMarked: Bool) -> some View {
    if isMarked { opacity(1) } else { self }
  }
}
