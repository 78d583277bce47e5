// The effect of a moving touch that no gesture of the app claims: it scrolls the content, or moves a row sideways. This is
// decided once, ten points from the start of the touch; from there the content follows, or the row with its actions. A
// gesture inside the scrolling content that has recognized before keeps the touch; since iOS 18, so does one that recognizes
// at that moment. A gesture around the content receives the touch only with a high priority and since iOS 18. A control
// loses the touch (mechanism.md#15; `SystemPolicy.dragsStopScrolls`; UIScrollView's `delaysContentTouches` and
// `touchesShouldCancel(in:)`).

import Foundation
import SimCore
@_spi(Runtime) import SimViews

/// A touch that is going to move along a line.
@MainActor
struct FingerDrag {
  let start: CGPoint
  let end: CGPoint
  /// The time at which the touch reaches its end.
  let arrival: Instant
  /// Whether it has been decided what follows the touch.
  var isDecided = false
  /// The row that moves sideways, its edge, and the position of the touch when the row began to
  /// follow.
  var row: (row: ListRow, edge: HorizontalEdge, caught: CGPoint)?

  /// The translation in points.
  var way: CGPoint { CGPoint(x: end.x - start.x, y: end.y - start.y) }

  /// The distance after which content follows the touch, in points: the hysteresis of UIKit's pan
  /// gesture recognizer [estimate: shared by re-implementations].
  static let hysteresis: CGFloat = 10
  /// The distance in points after which a swiped row stays open: half of the minimum width of an
  /// action [estimate].
  static let opening: CGFloat = 37
  /// The fraction of a row's width after which a swipe counts as a full swipe [estimate, ×/÷1.3].
  static let wholeRow: CGFloat = 0.6
}
