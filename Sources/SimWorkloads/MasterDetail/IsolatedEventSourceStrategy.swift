// The same event source in a view of its own, behind the list.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 004, "event sources": a small view carries the `onReceive`, so that an event evaluates nothing else.
  static let isolatedEventSource = Strategy(
    name: "isolated-event-source",
    summary: "distributed, with the changes received by a small view of its own",
    isHeadline: false
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { IsolatedEventSourceRoot(count: count, feed: feed) }
  }
}

struct IsolatedEventSourceRoot: View {
  @State private var models: [ItemModel]
  let feed: Feed

  init(count: Int, feed: Feed) {
    _models = State(initialValue: Item.list(count).map { ItemModel($0) })
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(models) { model in
          NavigationLink(destination: DistributedDetail(model: model)) {
            DistributedRow(model: model)
          }
        }
      }
      .navigationBarTitle(Text("Items"))
    }
    .background(ChangeReceiver(models: models, feed: feed))
  }
}

/// Hears of changes, and shows nothing.
struct ChangeReceiver: View {
  let models: [ItemModel]
  let feed: Feed

  var body: some View {
    Color.clear.onReceive(feed.changes) { models[$0].item.revision += 1 }
  }
}
