// The cure of the original article: the root owns its object, and a destination makes its model
// when it is first shown.

import SimLab
import SimSwiftUI

extension Strategy {
  /// A destination's model is made when it is first shown, and kept.
  static let stateObject = Strategy(
    name: "state-object",
    summary: "the same root object; destinations hold their model in a @StateObject",
    storage: "one value of all items", holder: "@StateObject", reader: "the list"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { StateObjectRoot(model: ItemsModel(feed: feed)) }
  }
}

struct StateObjectRoot: View {
  @StateObject var model: ItemsModel

  init(model: @autoclosure @escaping () -> ItemsModel) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    NavigationView { StateObjectList().environmentObject(model) }
  }
}

struct StateObjectList: View {
  @EnvironmentObject var model: ItemsModel

  var body: some View {
    List {
      ForEach(model.list.shown) { item in
        NavigationLink(destination: StateObjectDetail(model: ItemDetailModel(item: item))) {
          RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
        }
      }
    }
    .navigationBarTitle(Text(model.list.title))
  }
}

struct StateObjectDetail: View {
  @StateObject var model: ItemDetailModel

  init(model: @autoclosure @escaping () -> ItemDetailModel) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View { DetailContent(title: model.item.title, status: model.item.status) }
}
