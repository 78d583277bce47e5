// Observation: each item is an object, and a row depends on the properties that its body reads.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 004's distributed state with Observation: a change reaches the row that reads it, and nobody else.
  static let observableRows = Strategy(
    name: "observable-rows",
    summary: "an @Observable object for each item, tracked by property"
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { ObservableRowsRoot(store: ItemStore(count: count, feed: feed)) }
  }
}

@Observable
final class ItemObject: Identifiable {
  @ObservationIgnored let id: Int
  var revision = 0

  init(id: Int) { self.id = id }

  var title: String { "Item \(id)" }
  var subtitle: String { "Created on day \(id % 28 + 1)" }
  var status: String { "rev \(revision)" }
}

@Observable
final class ItemStore {
  var items: [ItemObject]
  @ObservationIgnored private var subscription: AnyCancellable?

  init(count: Int, feed: Feed) {
    items = (0..<count).map { ItemObject(id: $0) }
    subscription = feed.changes.sink { [weak self] in self?.items[$0].revision += 1 }
  }
}

struct ObservableRowsRoot: View {
  @State var store: ItemStore

  var body: some View {
    NavigationView { ObservableRowsList(store: store) }
  }
}

struct ObservableRowsList: View {
  let store: ItemStore

  var body: some View {
    List {
      ForEach(store.items) { item in
        NavigationLink(destination: ObservableRowsDetail(item: item)) { ObservableRow(item: item) }
      }
    }
    .navigationBarTitle(Text("Items"))
  }
}

struct ObservableRow: View {
  let item: ItemObject

  var body: some View {
    RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
  }
}

struct ObservableRowsDetail: View {
  let item: ItemObject

  var body: some View { DetailContent(title: item.title, status: item.status) }
}
