// Distributed state: each item is a small object, and the list depends on none of them.

import SimLab
import SimSwiftUI

extension Strategy {
  /// An object notifies only the row that shows it.
  static let distributed = Strategy(
    name: "distributed",
    summary: "a small ObservableObject for each item, held by its row alone",
    storage: "an object per item", holder: "@ObservedObject", reader: "its row"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { DistributedRoot(library: ItemLibrary(feed: feed)) }
  }
}

/// One item that publishes its own changes.
final class ItemModel: ObservableObject, ListElement {
  @Published private(set) var item: Item
  var id: Int { item.id }
  var title: String { item.title }
  var isSelected: Bool {
    get { item.isSelected }
    set { item.isSelected = newValue }
  }

  init(id: Int) { item = Item(id: id) }

  func revise() { item.revise() }
}

/// All items; it publishes when items are added or removed, but not when one of them changes.
final class ItemLibrary: ObservableObject {
  @Published private(set) var list: ItemList<ItemModel>
  private var subscription: AnyCancellable?

  init(feed: Feed) {
    list = ItemList(count: feed.count)
    subscription = feed.changes.sink { [weak self] in self?.receive($0) }
  }

  private func receive(_ change: ItemChange) {
    if !list.changeObjects(change) { list.apply(change) }
  }
}

struct DistributedRoot: View {
  @ObservedObject var library: ItemLibrary

  var body: some View {
    NavigationView {
      List {
        ForEach(library.list.shown) { model in
          NavigationLink(destination: DistributedDetail(model: model)) {
            DistributedRow(model: model)
          }
        }
      }
      .navigationBarTitle(Text(library.list.title))
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
