// Observation with one model: every view that reads the array depends on all of it.

import SimLab
import SimSwiftUI

extension Strategy {
  /// Observation tracks properties, not elements: a change of one item is a change of the array
  /// that the list reads.
  static let observable = Strategy(
    name: "observable",
    summary: "one @Observable model whose array the list reads; rows are given what they show",
    need: SystemNeed("@Observable", since: .iOS17),
    storage: "one value of all items", holder: "@Observable", reader: "the list"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { ObservableRoot(model: ObservableItems(feed: feed)) }
  }
}

@Observable
final class ObservableItems {
  var list: ItemList<Item>
  /// No view on this screen reads it.
  var lastSync = 0
  @ObservationIgnored private var subscription: AnyCancellable?

  init(feed: Feed) {
    list = ItemList(count: feed.count)
    subscription = feed.changes.sink { [weak self] in
      self?.list.apply($0)
      self?.lastSync += 1
    }
  }
}

struct ObservableRoot: View {
  @State var model: ObservableItems

  var body: some View {
    NavigationView { ObservableList(model: model) }
  }
}

struct ObservableList: View {
  let model: ObservableItems

  var body: some View {
    List {
      ForEach(model.list.shown) { item in
        NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
          RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
        }
      }
    }
    .navigationBarTitle(Text(model.list.title))
  }
}
