// An event source at the root: what arrives there evaluates the root, whatever it changes.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 004, "event sources": `onReceive` belongs to the view that carries it, which each event evaluates.
  static let rootEventSource = Strategy(
    name: "root-event-source",
    summary: "distributed, with the changes received by the root's onReceive",
    isHeadline: false
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { RootEventSourceRoot(count: count, feed: feed) }
  }
}

struct RootEventSourceRoot: View {
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
    .onReceive(feed.changes) { models[$0].item.revision += 1 }
  }
}
