// Observation: each item is an object, and a row depends on the properties that its body reads.

import SwiftUI

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

struct ObservableRoot: View {
  @State var store: ItemStore

  var body: some View {
    NavigationView { ObservableList(store: store) }
  }
}

struct ObservableList: View {
  let store: ItemStore

  var body: some View {
    List {
      ForEach(store.items) { item in
        NavigationLink(destination: ObservableDetail(item: item)) { ObservableRow(item: item) }
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

struct ObservableDetail: View {
  let item: ItemObject

  var body: some View { DetailContent(title: item.title, status: item.status) }
}
