// A destination that is made when it is shown: the row's link has a closure instead of a screen.

import SimLab
import SimSwiftUI

extension Strategy {
  /// The model of a detail screen is made with its screen, not with its row.
  static let wrappedDestination = Strategy(
    name: "wrapped-destination",
    summary: "observed-object, with each destination behind a closure that runs when it is shown",
    isHeadline: false,
    storage: "one value of all items", holder: "@ObservedObject", reader: "the list"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { WrappedDestinationRoot(model: ItemsModel(feed: feed)) }
  }
}

/// A view that is made when its body runs.
struct Deferred<Content: View>: View {
  let content: () -> Content

  init(_ content: @autoclosure @escaping () -> Content) { self.content = content }

  var body: some View { content() }
}

struct WrappedDestinationRoot: View {
  @ObservedObject var model: ItemsModel

  var body: some View {
    NavigationView { WrappedDestinationList().environmentObject(model) }
  }
}

struct WrappedDestinationList: View {
  @EnvironmentObject var model: ItemsModel

  var body: some View {
    List {
      ForEach(model.list.shown) { item in
        NavigationLink(destination: Deferred(ObservedObjectDetail(item: item))) {
          RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
        }
      }
    }
    .navigationBarTitle(Text(model.list.title))
  }
}
