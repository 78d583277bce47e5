// What shows a hosting root, where that is not a row: a navigation stack, a tab view, a sheet. All that the runtime knows is
// where it puts the root; the rest is its own affair.

package import Foundation

/// What shows a hosting root.
@MainActor
package protocol RootHost: AnyObject {
  /// The element in which the root lies; nil for the screen itself.
  var area: RenderElement? { get }
  /// The place of the root in it, in points.
  var origin: CGPoint { get }
  /// What the system's bars cover beyond the root's edges where it lies on the screen itself, in points.
  var safeAreaInsets: EdgeInsets { get }
}

extension RootHost {
  package var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// What a root keeps for a part of the framework, such as the items of its navigation bar.
@MainActor
package protocol RootPart: AnyObject {
  /// The root is about to be removed.
  func removeParts()
}
