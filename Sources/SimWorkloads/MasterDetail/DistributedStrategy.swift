// State by pieces: each item is a small object of its own, and the list depends on none of them.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 000, "split the state up": an object publishes to the one row that shows it.
  static let distributed = Strategy(
    name: "distributed",
    summary: "a small ObservableObject for each item, held by its row alone"
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { DistributedRoot(library: ItemLibrary(count: count, feed: feed)) }
  }
}

/// One item that publishes its own changes.
final class ItemModel: ObservableObject, Identifiable {
  @Published var item: Item
  var id: Int { item.id }

  init(_ item: Item) { self.item = item }
}

/// All items; which there are never changes here, so it publishes nothing.
final class ItemLibrary {
  let items: [ItemModel]
  private var subscription: AnyCancellable?

  init(count: Int, feed: Feed) {
    items = Item.list(count).map { ItemModel($0) }
    subscription = feed.changes.sink { [weak self] in self?.items[$0].item.revision += 1 }
  }
}

struct DistributedRoot: View {
  let library: ItemLibrary

  var body: some View {
    NavigationView {
      List {
        ForEach(library.items) { model in
          NavigationLink(destination: DistributedDetail(model: model)) {
            DistributedRow(model: model)
          }
        }
      }
      .navigationBarTitle(Text("Items"))
    }
  }
}

struct DistributedRow: View {
  @ObservedObject var model: ItemModel

  var body: some View {
    RowContent(
      title: model.item.title, subtitle: model.item.subtitle, status: model.item.status)
  }
}

struct DistributedDetail: View {
  @ObservedObject var model: ItemModel

  var body: some View { DetailContent(title: model.item.title, status: model.item.status) }
}
