// A binding for each row, as in an editable list.

import SimLab
import SimSwiftUI

extension Strategy {
  /// `ForEach($list.items)`: an element's binding is a closure over the whole array.
  static let bindings = Strategy(
    name: "bindings",
    summary: "an array in @State; each row holds a binding to its element",
    isHeadline: false,
    refusals: [
      "typing": "what a search finds is a copy, and there are no bindings to elements of a copy"
    ],
    storage: "one value of all items", holder: "@State", reader: "the list"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { BindingsRoot(feed: feed) }
  }
}

struct BindingsRoot: View {
  @State private var list: ItemList<Item>
  let feed: Feed

  init(feed: Feed) {
    _list = State(initialValue: ItemList(count: feed.count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      List {
        ForEach($list.items) { $item in
          NavigationLink(destination: BindingDetail(item: $item)) { BindingRow(item: $item) }
        }
      }
      .navigationBarTitle(Text(list.title))
    }
    .onReceive(feed.changes) { list.apply($0) }
  }
}

struct BindingRow: View {
  @Binding var item: Item

  var body: some View {
    RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
  }
}

struct BindingDetail: View {
  @Binding var item: Item

  var body: some View { DetailContent(title: item.title, status: item.status) }
}
