// The work of navigation in an update: screens of paths are pushed when all bodies are up to date,
// and bars are updated at the end of the update.

import SimGraph
@_spi(Runtime) package import SimViews

/// The stacks and bars that wait.
@MainActor
final class NavigationUpdates: RuntimeFeature {
  /// The bars that have to be updated at the end of the update.
  var items: [NavigationItem] = []
  /// Stacks that may have screens to push.
  var paths: [PathState] = []

  init(_ runtime: ViewRuntime) {}

  var needsUpdate: Bool { !items.isEmpty || !paths.isEmpty }

  func resolve() -> Bool {
    let waiting = paths
    paths = []
    var hasPushed = false
    for path in waiting { hasPushed = path.resolve() || hasPushed }
    return hasPushed
  }

  func finish() {
    while !items.isEmpty { items.removeFirst().commit() }
  }
}

extension HostingRoot {
  /// The navigation stack around this root, if any.
  package var navigation: NavigationHost? { stack as? NavigationHost }

  /// The requests of this screen's views for the navigation bar.
  package var navigationItem: NavigationItem {
    if let item = bars as? NavigationItem { return item }
    let item = NavigationItem()
    bars = item
    return item
  }
}
