// A modifier that is there or not: two branches, hence two views.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 002, "structural identity": a row that changes branches is made anew, and its state is lost.
  static let branchingModifier = Strategy(
    name: "branching-modifier",
    summary: "row-slices; a row that changed an odd number of times stands in another branch",
    isHeadline: false
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { BranchingModifierRoot(count: count, feed: feed) }
  }
}

struct BranchingModifierRoot: View {
  @State private var items: [Item]
  let feed: Feed

  init(count: Int, feed: Feed) {
    _items = State(initialValue: Item.list(count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(items) { item in
          NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
            RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
              .marked(item.revision % 2 == 1)
          }
        }
      }
      .navigationBarTitle(Text("Items"))
    }
    .onReceive(feed.changes) { items[$0].revision += 1 }
  }
}

extension View {
  /// Marks a row in a branch of its own.
  @ViewBuilder func marked(_ isMarked: Bool) -> some View {
    if isMarked { opacity(1) } else { self }
  }
}
