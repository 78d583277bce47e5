// An event source at the root: an event evaluates the root, whatever it changes.

import SimLab
import SimSwiftUI

extension Strategy {
  /// `onReceive` belongs to the view that has the modifier, and each event evaluates that view.
  static let rootEventSource = Strategy(
    name: "root-event-source",
    summary: "distributed, with the changes received by the root's onReceive",
    isHeadline: false,
    storage: "an object per item", holder: "@ObservedObject", reader: "its row",
    mistake: "changes of single items received by the root"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { RootEventSourceRoot(feed: feed) }
  }
}

struct RootEventSourceRoot: View {
  @State private var list: ItemList<ItemModel>
  let feed: Feed

  init(feed: Feed) {
    _list = State(initialValue: ItemList(count: feed.count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(list.shown) { model in
          NavigationLink(destination: DistributedDetail(model: model)) {
            DistributedRow(model: model)
          }
        }
      }
      .navigationBarTitle(Text(list.title))
    }
    .onReceive(feed.changes) { if !list.changeObjects($0) { list.apply($0) } }
  }
}
