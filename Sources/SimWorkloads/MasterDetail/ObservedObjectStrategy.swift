// The baseline of the original article: one object at the root on which everything depends, and
// destinations whose models are made with every row, visited or not.

import SimLab
import SimSwiftUI

extension Strategy {
  /// Every row's change reaches the root, and every row makes a model.
  static let observedObject = Strategy(
    name: "observed-object",
    summary: "one ObservableObject at the root; each link builds its destination's model",
    storage: "one value of all items", holder: "@ObservedObject", reader: "the list"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { ObservedObjectRoot(model: ItemsModel(feed: feed)) }
  }
}

/// The items, as one object.
final class ItemsModel: ObservableObject {
  @Published var list: ItemList<Item>
  private var subscription: AnyCancellable?

  init(feed: Feed) {
    list = ItemList(count: feed.count)
    subscription = feed.changes.sink { [weak self] in self?.list.apply($0) }
  }
}

/// The model of one detail screen.
final class ItemDetailModel: ObservableObject {
  let item: Item
  init(item: Item) { self.item = item }
}

struct ObservedObjectRoot: View {
  @ObservedObject var model: ItemsModel

  var body: some View {
    NavigationView { ObservedObjectList().environmentObject(model) }
  }
}

struct ObservedObjectList: View {
  @EnvironmentObject var model: ItemsModel

  var body: some View {
    List {
      ForEach(model.list.shown) { item in
        NavigationLink(destination: ObservedObjectDetail(item: item)) {
          RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
        }
      }
    }
    .navigationBarTitle(Text(model.list.title))
  }
}

struct ObservedObjectDetail: View {
  @EnvironmentObject var items: ItemsModel
  @ObservedObject var model: ItemDetailModel

  init(item: Item) { model = ItemDetailModel(item: item) }

  var body: some View { DetailContent(title: model.item.title, status: model.item.status) }
}
