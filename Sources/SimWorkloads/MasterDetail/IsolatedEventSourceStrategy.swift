// The same event source in a view of its own, behind the list.

import SimLab
import SimSwiftUI

extension Strategy {
  /// A small view carries the `onReceive`, so that an event evaluates nothing else.
  static let isolatedEventSource = Strategy(
    name: "isolated-event-source",
    summary: "distributed, with the changes received by a small view of its own",
    isHeadline: false,
    storage: "an object per item", holder: "@ObservedObject", reader: "its row"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { IsolatedEventSourceRoot(feed: feed) }
  }
}

struct IsolatedEventSourceRoot: View {
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
    .background(ChangeReceiver(list: $list, feed: feed))
  }
}

/// Receives changes, and shows nothing.
struct ChangeReceiver: View {
  @Binding var list: ItemList<ItemModel>
  let feed: Feed

  var body: some View {
    Color.clear.onReceive(feed.changes) { if !list.changeObjects($0) { list.apply($0) } }
  }
}
