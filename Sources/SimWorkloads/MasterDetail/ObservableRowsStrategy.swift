// Observation: each item is an object, and a row depends on the properties that its body reads.

import SimLab
import SimSwiftUI

extension Strategy {
  /// A change notifies only the row that reads it.
  static let observableRows = Strategy(
    name: "observable-rows",
    summary: "an @Observable object for each item, tracked by property",
    need: SystemNeed("@Observable", since: .iOS17),
    storage: "an object per item", holder: "@Observable", reader: "its row"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { ObservableRowsRoot(store: ItemStore(feed: feed)) }
  }
}

@Observable
final class ItemObject: ListElement {
  @ObservationIgnored let id: Int
  var revision = 0
  var isSelected = false

  init(id: Int) { self.id = id }

  var title: String { "Item \(id)" }
  var subtitle: String { "Created on day \(id % 28 + 1)" }
  var status: String { isSelected ? "selected" : "rev \(revision)" }

  func revise() { revision += 1 }
}

@Observable
final class ItemStore {
  var list: ItemList<ItemObject>
  @ObservationIgnored private var subscription: AnyCancellable?

  init(feed: Feed) {
    list = ItemList(count: feed.count)
    subscription = feed.changes.sink { [weak self] in self?.receive($0) }
  }

  private func receive(_ change: ItemChange) {
    if !list.changeObjects(change) { list.apply(change) }
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
      ForEach(store.list.shown) { item in
        NavigationLink(destination: ObservableRowsDetail(item: item)) { ObservableRow(item: item) }
      }
    }
    .navigationBarTitle(Text(store.list.title))
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
