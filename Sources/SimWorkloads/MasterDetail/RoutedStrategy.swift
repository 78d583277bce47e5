// Navigation as state: routes are values, and the path of the stack is in the environment.

import SimLab
import SimSwiftUI

extension Strategy {
  /// A link has a route, and the destination is made when the route is pushed.
  static let routed = Strategy(
    name: "routed",
    summary:
      "row-slices with routes as values and a NavigationStack whose path is in the environment",
    isHeadline: false, need: SystemNeed("NavigationStack", since: .iOS16),
    storage: "one value of all items", holder: "@State", reader: "the list"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { RoutedRoot(feed: feed) }
  }
}

/// A screen of the app.
enum Route: Hashable {
  case detail(Int)
}

/// The current path of the user.
final class Router: ObservableObject {
  @Published var path: [Route] = []
}

struct RoutedRoot: View {
  @State private var list: ItemList<Item>
  @StateObject private var router = Router()
  let feed: Feed

  init(feed: Feed) {
    _list = State(initialValue: ItemList(count: feed.count))
    self.feed = feed
  }

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        ForEach(list.shown) { item in
          NavigationLink(value: Route.detail(item.id)) {
            RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
          }
        }
      }
      .navigationBarTitle(Text(list.title))
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .detail(let id): DetailContent(title: list[id: id].title, status: list[id: id].status)
        }
      }
    }
    .environmentObject(router)
    .onReceive(feed.changes) { list.apply($0) }
  }
}
