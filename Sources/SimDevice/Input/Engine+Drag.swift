// The effect of a moving touch that no gesture of the app claims: it scrolls the content, or moves a row sideways. This is
// decided once, ten points from the start of the touch; from there the content follows, or the row with its actions. A
// gesture inside the scrolling content that has recognized before keeps the touch; since iOS 18, so does one that recognizes
// at that moment. A gesture around the content receives the touch only with a high priority and since iOS 18. A control
// loses the touch (mechanism.md#15; `SystemPolicy.dragsStopScrolls`; UIScrollView's `delaysContentTouches` and
// `touchesShouldCancel(in:)`).

import Foundation
@_spi(Runtime) import SimComponents
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

extension Engine {
  /// Handles the movement of a dragging touch: content begins to follow it, unless something else
  /// has claimed it.
  func pan(at point: CGPoint) {
    guard var drag = scrolling.finger else { return }
    guard !drag.isDecided else { return moveRow(with: drag, to: point) }
    let (dx, dy) = (point.x - drag.start.x, point.y - drag.start.y)
    guard max(abs(dx), abs(dy)) >= FingerDrag.hysteresis else { return }
    let axis: Axis = abs(dx) > abs(dy) ? .horizontal : .vertical
    let areas = runtime.scrollAreas(at: drag.start, in: screenInWindow)
    let index = areas.lastIndex { $0.axes.contains(axis.set) && $0.isEnabled }
    if axis == .horizontal, let (row, edge, level) = row(under: drag, areas), level > index ?? -1 {
      guard !runtime.touches.isTaken(inside: level) else { return }
      drag.row = (row, edge, point)
      if row.host.open(row, at: edge, finger: 0) { scrolling.openList = row.host }
    } else {
      guard let index, !runtime.touches.isTaken(inside: index) else { return }
      follow(drag, areas[index], along: axis, from: point)
    }
    drag.isDecided = true
    scrolling.finger = drag
    runtime.touches.yield()
  }

  /// Lets the content follow the touch from here on.
  private func follow(_ drag: FingerDrag, _ area: ScrollArea, along axis: Axis, from point: CGPoint)
  {
    let rest = axis == .vertical ? drag.end.y - point.y : drag.end.x - point.x
    let sign: CGFloat = axis == .horizontal && isRightToLeft(area) ? 1 : -1
    let duration = max(.zero, drag.arrival - mainTime)
    start(nextMotion(.drag(distance: sign * rest, duration: duration), of: area, along: axis))
  }

  /// Returns the row that a touch moves sideways, with the index of its list among the enclosing
  /// scroll areas.
  private func row(
    under drag: FingerDrag, _ areas: [ScrollArea]
  ) -> (row: ListRow, edge: HorizontalEdge, level: Int)? {
    guard let row = runtime.touchedItem(at: drag.start, in: screenInWindow)?.row,
      let level = areas.firstIndex(where: { $0.rows === row.host })
    else { return nil }
    let isBackwards = (drag.way.x < 0) != row.host.element.isRightToLeft
    let edge: HorizontalEdge = isBackwards ? .trailing : .leading
    guard row.offers(at: edge) else { return nil }
    return (row, edge, level)
  }

  /// Moves a row with its touch.
  ///
  /// If no full swipe is allowed, the row resists beyond its open position, like content beyond an
  /// edge [E].
  private func moveRow(with drag: FingerDrag, to point: CGPoint) {
    guard let (row, edge, caught) = drag.row, let swiped = row.host.swiped, swiped.row === row
    else { return }
    let way = drag.way.x < 0 ? caught.x - point.x : point.x - caught.x
    var aside = max(0, way)
    let most = swiped.width
    if aside > most, row.swipeActions.first(where: { $0.edge == edge })?.allowsFullSwipe == false {
      let beyond = ScrollPhysics.rubberBand(
        Double(aside - most), dimension: Double(max(1, row.host.element.size.width)))
      aside = most + CGFloat(beyond)
    }
    row.host.moveSwiped(to: aside)
  }

  /// Returns whether content is laid out from right to left.
  ///
  /// Content without an element, such as pages, follows the window.
  private func isRightToLeft(_ area: ScrollArea) -> Bool {
    area.element?.isRightToLeft
      ?? (runtime.window?.environment.read().layoutDirection == .rightToLeft)
  }

  /// Ends the drag when the touch ends.
  func endDrag() {
    guard let drag = scrolling.finger else { return }
    scrolling.finger = nil
    guard let (row, edge, _) = drag.row, !row.isDeleted else { return }
    let way = abs(drag.way.x)
    guard let swiped = row.host.swiped, swiped.row === row else { return }
    let isWhole = way >= row.host.element.size.width * FingerDrag.wholeRow
    let provider = row.swipeActions.first { $0.edge == edge }
    if isWhole, provider?.allowsFullSwipe ?? true {
      let first =
        swiped.deletion ?? runtime.items(of: swiped.root).lazy.compactMap(\.control).first
      if let first, first.isEnabled { first.action?() }
      close(row.host)
    } else if way >= FingerDrag.opening {
      settleOpen(row.host)
    } else {
      close(row.host)
    }
  }
}
