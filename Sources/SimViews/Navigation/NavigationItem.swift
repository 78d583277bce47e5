// What the views of a screen ask of the navigation bar. The bar is brought up to date at the end of an
// update, so it holds the old items, and what their closures captured, until then.

import SimGraph

/// The items of one screen's navigation bar.
@MainActor
package final class NavigationItem {
  /// The title that is shown.
  package private(set) var title = ""
  /// The bar buttons that exist, leading first.
  package var bars: [HostingRoot] { [leading.root, trailing.root].compactMap { $0 } }
  private var leading = BarSlot()
  private var trailing = BarSlot()
  private var writers: [any NavigationItemWriter] = []
  private var isWaiting = false

  func add(_ writer: any NavigationItemWriter, in runtime: ViewRuntime) {
    writers.append(writer)
    changed(in: runtime)
  }

  func remove(_ writer: any NavigationItemWriter, in runtime: ViewRuntime) {
    writers.removeAll { $0 === writer }
    changed(in: runtime)
  }

  func changed(in runtime: ViewRuntime) {
    guard !isWaiting else { return }
    isWaiting = true
    runtime.navigationItemsToCommit.append(self)
  }

  /// Brings the bar up to date.
  func commit() {
    isWaiting = false
    title = writers.lazy.compactMap(\.title).first ?? ""
    leading.show(writers.lazy.compactMap(\.leading).first)
    trailing.show(writers.lazy.compactMap(\.trailing).first)
  }

  func removeBars() {
    writers = []
    leading.show(nil)
    trailing.show(nil)
  }
}

/// A modifier that asks something of the navigation bar.
@MainActor
protocol NavigationItemWriter: AnyObject {
  var title: String? { get }
  var leading: (any BarContent)? { get }
  var trailing: (any BarContent)? { get }
}

/// One side of a bar.
@MainActor
struct BarSlot {
  private(set) var root: HostingRoot?

  mutating func show(_ content: (any BarContent)?) {
    guard let content else {
      root?.setAppeared(false)
      root?.remove()
      root = nil
      return
    }
    if let root, content.update(root) {
      root.walk()
    } else {
      root?.remove()
      root = content.makeRoot()
      root?.walk()
    }
  }
}

/// The view of a bar item, whatever its type.
@MainActor
protocol BarContent {
  func makeRoot() -> HostingRoot
  /// Hands the view to the item that is there; false when it shows another type.
  func update(_ root: HostingRoot) -> Bool
}

struct TypedBarContent<V: View>: BarContent {
  let view: V
  let screen: HostingRoot
  let scope: EnvironmentScope

  func makeRoot() -> HostingRoot {
    let root = HostingRoot(
      runtime: screen.runtime, kind: .barItem, order: screen.order, in: screen.subgraph,
      parentScope: scope)
    root.navigation = screen.navigation
    root.screen = screen
    root.install(view)
    return root
  }

  func update(_ root: HostingRoot) -> Bool {
    guard root.node is _TypedNode<V> else { return false }
    root.update(view)
    return true
  }
}
