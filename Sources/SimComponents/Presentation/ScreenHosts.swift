// Who holds screens that stand in no window: a navigation controller keeps the view of a screen only while that is the topmost,
// a tab bar controller only that of the selected tab. The others' views exist, and are taken out of the window when the animation
// has ended (UIKit: their `window` is nil then). What a sheet or a cover stands over stays: a cover without a background shows it.

@_spi(Runtime) package import SimViews

/// What shows one of several roots at a time.
@MainActor
package protocol ScreenHost: AnyObject {
  /// The roots that exist and stand in no window because another one is shown in their place; what lies in them is not named.
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
  /// The roots that exist and stand in no window.
  /// - Complexity: O(screens and tabs)
  package var coveredRoots: [HostingRoot] {
    feature(ScreenHosts.self).all.flatMap(\.coveredRoots)
  }

  /// Notes that something shows one of several roots from now on.
  func add(_ host: any ScreenHost) {
    // The list is the engine's own, and no memory of the app's.
    runningEngine { feature(ScreenHosts.self).add(host) }
  }

  /// Notes that it does so no longer.
  func remove(_ host: any ScreenHost) { feature(ScreenHosts.self).remove(host) }
}
