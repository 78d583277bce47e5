// One object for all: every row takes it from the environment and looks its own item up.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 000, "environment objects": whoever declares the object is evaluated at each of its changes.
  static let environmentObject = Strategy(
    name: "environment-object",
    summary: "one ObservableObject in the environment, which every row and every detail reads"
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { EnvironmentObjectRoot(model: ItemsModel(count: count, feed: feed)) }
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
      ForEach(model.items) { item in
        NavigationLink(destination: EnvironmentObjectDetail(id: item.id)) {
          EnvironmentObjectRow(id: item.id)
        }
      }
    }
    .navigationBarTitle(Text("Items"))
  }
}

struct EnvironmentObjectRow: View {
  @EnvironmentObject var model: ItemsModel
  let id: Int

  var body: some View {
    let item = model.items[id]
    RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
  }
}

struct EnvironmentObjectDetail: View {
  @EnvironmentObject var model: ItemsModel
  let id: Int

  var body: some View {
    DetailContent(title: model.items[id].title, status: model.items[id].status)
  }
}
