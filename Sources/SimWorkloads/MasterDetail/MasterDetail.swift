// The master/detail app: a list of items, each of which opens a detail screen. Every strategy shows the
// same screen; they differ only in who holds the items and in what the rows are given.

import SimLab
import SwiftUI

extension Catalog {
  /// A list of items with a detail screen each.
  static let masterDetail = Scenario(
    name: "master-detail",
    summary: "a list of items, each with a detail screen, fed by changes from outside",
    strategies: [
      Strategy(
        name: "observed-object",
        summary: "one ObservableObject at the root; each link builds its destination's model",
        launch: { device, input in
          let feed = Feed(input.updates)
          device.launch { ObservedObjectRoot(model: ItemsModel(count: input.items, feed: feed)) }
        }),
      Strategy(
        name: "state-object",
        summary: "the same root object; destinations hold their model in a @StateObject",
        launch: { device, input in
          let feed = Feed(input.updates)
          let count = input.items
          device.launch { StateObjectRoot(model: ItemsModel(count: count, feed: feed)) }
        }),
      Strategy(
        name: "observable",
        summary: "an @Observable object for each item, tracked by property",
        launch: { device, input in
          let feed = Feed(input.updates)
          let count = input.items
          device.launch { ObservableRoot(store: ItemStore(count: count, feed: feed)) }
        }),
      Strategy(
        name: "row-values",
        summary: "an array in @State; rows are given only the values that they show",
        launch: { device, input in
          let feed = Feed(input.updates)
          let count = input.items
          device.launch { RowValuesRoot(count: count, feed: feed) }
        }),
    ],
    workloads: [.launch, .scroll, .flick, .rapidUpdates, .visibleUpdates, .navigate])
}
