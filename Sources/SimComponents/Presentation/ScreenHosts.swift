// Who holds screens that are in no window: a navigation controller has only the topmost screen's view in the window, a tab bar
// controller only that of the selected tab. The others' views exist, and are removed from the window when the animation has ended
// (UIKit: their `window` is then nil). What is below a sheet or a cover stays: a cover without a background shows it.

@_spi(Runtime) package import SimViews

/// What shows one of several roots at a time.
@MainActor
package protocol ScreenHost: AnyObject {
  /// The roots that exist and are in no window because another one is shown in their place; their contents are not listed.
  var coveredRoots: [HostingRoot] { get }
}

/// All stacks and tabs of an app.
@MainActor
final class ScreenHosts: RuntimeFeature {
  /// In the order in which they were made.
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

  /// Lays out what is covered under the size that it had when it was seen last, for those who go by sizes there: transactions
  /// of a host in no window are run all the same, and preferences are asked for (mechanism.md#15.5).
  package func layOutCoveredReaders() {
    guard !frameReaders.isEmpty else { return }
    for root in coveredRoots where !root.isInFirstLayout {
      guard frameReaders.contains(where: { $0.root === root }) else { continue }
      _ = root.layout(in: root.element.proposal)
    }
  }

  /// Notes that something shows one of several roots from now on.
  func add(_ host: any ScreenHost) {
    // The list is the engine's own, and not memory of the app's.
    runningEngine { feature(ScreenHosts.self).add(host) }
  }

  /// Notes that it does so no longer.
  func remove(_ host: any ScreenHost) { feature(ScreenHosts.self).remove(host) }
}
