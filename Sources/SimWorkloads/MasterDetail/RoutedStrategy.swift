// Navigation as state: routes are values, and the path of the stack lies in the environment.

import SimLab
import SwiftUI

extension Strategy {
  /// Seed 003: a link holds a route, the destination is made when the route is pushed.
  static let routed = Strategy(
    name: "routed",
    summary:
      "row-slices with routes as values and a NavigationStack whose path is in the environment",
    isHeadline: false
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { RoutedRoot(count: count, feed: feed) }
  }
}

/// A screen of the app.
enum Route: Hashable {
  case detail(Int)
}

/// Where the user is.
final class Router: ObservableObject {
  @Published var path: [Route] = []
}

struct RoutedRoot: View {
  @State private var items: [Item]
  @StateObject private var router = Router()
  let feed: Feed

  init(count: Int, feed: Feed) {
    _items = State(initialValue: Item.list(count))
    self.feed = feed
  }

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        ForEach(items) { item in
          NavigationLink(value: Route.detail(item.id)) {
            RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
          }
        }
      }
      .navigationBarTitle(Text("Items"))
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .detail(let id): DetailContent(title: items[id].title, status: items[id].status)
        }
      }
    }
    .environmentObject(router)
    .onReceive(feed.changes) { items[$0].revision += 1 }
  }
}
