// The hosts of screens that are in no window. A navigation controller has only the topmost screen's
// view in the window, a tab bar controller only that of the selected tab. The others' views exist,
// and are removed from the window when the animation has ended (UIKit: their `window` is then nil).
// A view below a sheet or a cover stays, because a cover without a background shows it.

@_spi(Runtime) package import SimViews

/// A host that shows one of several roots at a time.
@MainActor
package protocol ScreenHost: AnyObject {
  /// The roots that exist and are in no window because another one is shown in their place; their contents are not listed.
  var coveredRoots: [HostingRoot] { get }
}

/// All stacks and tabs of an app.
@MainActor
final class ScreenHosts: RuntimeFeature {
  /// The hosts, in the order of their creation.
  private(set) var all: [any ScreenHost] = []

  init(_ runtime: ViewRuntime) {}

  func add(_ host: any ScreenHost) { all.append(host) }

  func remove(_ host: any ScreenHost) { all.removeAll { $0 === host } }

  func end() { all = [] }
}

extension ViewRuntime {
  /// The roots that exist and are in no window.
  /// - Complexity: O(screens and tabs)
  package var coveredRoots: [HostingRoot] {
    feature(ScreenHosts.self).all.flatMap(\.coveredRoots)
  }

  /// Lays out covered screens that have readers of sizes, under the size that they had when they
  /// were last visible: transactions of a host in no window are run all the same, and preferences
  /// are read (mechanism.md#15.5).
  package func layOutCoveredReaders() {
    guard !frameReaders.isEmpty else { return }
    for root in coveredRoots where !root.isInFirstLayout {
      guard frameReaders.contains(where: { $0.root === root }) else { continue }
      _ = root.layout(in: root.element.proposal)
    }
  }

  /// Registers a host that shows one of several roots.
  func add(_ host: any ScreenHost) {
    // The list belongs to the engine and not to the app's memory.
    runningEngine { feature(ScreenHosts.self).add(host) }
  }

  /// Unregisters a host.
  func remove(_ host: any ScreenHost) { feature(ScreenHosts.self).remove(host) }
}
