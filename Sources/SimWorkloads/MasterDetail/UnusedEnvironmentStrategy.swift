// An unnecessary dependency: rows declare the store and do not read it.

import SimLab
import SimSwiftUI

extension Strategy {
  /// Declaring an object creates a dependency on it.
  static let unusedEnvironment = Strategy(
    name: "unused-environment",
    summary: "row-slices, with an @EnvironmentObject in each row that is declared and not read",
    isHeadline: false,
    storage: "one value of all items", holder: "@State", reader: "every row",
    mistake: "an @EnvironmentObject in each row that no row reads"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { UnusedEnvironmentRoot(model: ItemsModel(feed: feed)) }
  }
}

struct UnusedEnvironmentRoot: View {
  @StateObject var model: ItemsModel

  init(model: @autoclosure @escaping () -> ItemsModel) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(model.list.shown) { item in
          NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
            UnusedEnvironmentRow(
              title: item.title, subtitle: item.subtitle, status: item.status)
          }
        }
      }
      .navigationBarTitle(Text(model.list.title))
    }
    .environmentObject(model)
  }
}

struct UnusedEnvironmentRow: View {
  @EnvironmentObject var model: ItemsModel
  let title: String
  let subtitle: String
  let status: String

  var body: some View { RowContent(title: title, subtitle: subtitle, status: status) }
}
