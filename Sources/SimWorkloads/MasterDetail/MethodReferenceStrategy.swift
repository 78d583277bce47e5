// Rows with an action, third of three ways: a method of the store, which the row calls with its id.

import SimLab
import SimSwiftUI

extension Strategy {
  /// A reference to a method of the object captures the object, not the property wrapper.
  static let methodReference = Strategy(
    name: "method-reference",
    summary: "rows with an action that is a method of the store",
    isHeadline: false,
    storage: "one value of all items", holder: "@ObservedObject", reader: "the list"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { MethodReferenceRoot(store: SelectionStore(feed: feed)) }
  }
}

struct MethodReferenceRoot: View {
  @StateObject var store: SelectionStore

  init(store: @autoclosure @escaping () -> SelectionStore) {
    _store = StateObject(wrappedValue: store())
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(store.list.shown) { item in
          NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
            MethodRow(item: item, select: store.select)
          }
        }
      }
      .navigationBarTitle(Text(store.list.title))
    }
  }
}

struct MethodRow: View {
  let item: Item
  let select: (Int) -> Void

  var body: some View {
    RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
      .accessibilityAction { select(item.id) }
  }
}
