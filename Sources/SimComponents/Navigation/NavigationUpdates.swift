// What navigation has to do in an update: push the screens that paths ask for when all bodies are up to date, and bring the bars
// up to date when the update ends.

import SimGraph
@_spi(Runtime) package import SimViews

/// The stacks and bars that wait.
@MainActor
final class NavigationUpdates: RuntimeFeature {
  /// Bars that have to be brought up to date at the end of the update.
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

  /// What the views of this screen ask of the navigation bar.
  package var navigationItem: NavigationItem {
    if let item = bars as? NavigationItem { return item }
    let item = NavigationItem()
    bars = item
    return item
  }
}
