// One object for all: every row takes it from the environment and finds its own item.

import SimLab
import SimSwiftUI

extension Strategy {
  /// Every view that declares the object is evaluated at each of its changes.
  static let environmentObject = Strategy(
    name: "environment-object",
    summary: "one ObservableObject in the environment, which every row and every detail reads",
    storage: "one value of all items", holder: "@EnvironmentObject", reader: "every row"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { EnvironmentObjectRoot(model: ItemsModel(feed: feed)) }
  }
}

struct EnvironmentObjectRoot: View {
  @StateObject var model: ItemsModel

  init(model: @autoclosure @escaping () -> ItemsModel) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    NavigationView { EnvironmentObjectList() }.environmentObject(model)
  }
}

struct EnvironmentObjectList: View {
  @EnvironmentObject var model: ItemsModel

  var body: some View {
    List {
      ForEach(model.list.shown) { item in
        NavigationLink(destination: EnvironmentObjectDetail(id: item.id)) {
          EnvironmentObjectRow(id: item.id)
        }
      }
    }
    .navigationBarTitle(Text(model.list.title))
  }
}

struct EnvironmentObjectRow: View {
  @EnvironmentObject var model: ItemsModel
  let id: Int

  var body: some View {
    let item = model.list[id: id]
    RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
  }
}

struct EnvironmentObjectDetail: View {
  @EnvironmentObject var model: ItemsModel
  let id: Int

  var body: some View {
    DetailContent(title: model.list[id: id].title, status: model.list[id: id].status)
  }
}
