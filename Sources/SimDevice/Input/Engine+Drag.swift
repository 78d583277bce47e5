// What a finger that moves does where no gesture of the app's has it: it drags what scrolls below it, or a row aside. Who has
// it is decided once, ten points from where it came down; from there on the content follows. A gesture inside of what scrolls
// that has recognised by then keeps the touch, one around it never had it, and a control lets go of it (mechanism 15;
// UIScrollView's `delaysContentTouches` and `touchesShouldCancel(in:)`).

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

/// A finger that is going to move along a line.
@MainActor
struct FingerDrag {
  let start: CGPoint
  let end: CGPoint
  /// When it has arrived.
  let arrival: Instant
  /// Whether it was decided who has it.
  var isDecided = false
  /// The row that it moves aside, and at which edge.
  var row: (row: ListRow, edge: HorizontalEdge)?

  /// How far it moves, in points.
  var way: CGPoint { CGPoint(x: end.x - start.x, y: end.y - start.y) }

  /// How far a finger moves before content follows it, in points: the hysteresis of UIKit's pan recogniser [estimate: shared by
  /// re-implementations].
  static let hysteresis: CGFloat = 10
  /// How far a row is moved aside to stay open, in points: half of the least width of an action [estimate].
  static let opening: CGFloat = 37
  /// The share of a row's width from which on a swipe is one across the whole row [estimate, ×/÷1.3].
  static let wholeRow: CGFloat = 0.6
}

extension Engine {
  /// A finger that drags has moved: content begins to follow it, unless somebody has it.
  func pan(at point: CGPoint) {
    guard var drag = scrolling.finger, !drag.isDecided else { return }
    let (dx, dy) = (point.x - drag.start.x, point.y - drag.start.y)
    guard max(abs(dx), abs(dy)) >= FingerDrag.hysteresis else { return }
    let axis: Axis = abs(dx) > abs(dy) ? .horizontal : .vertical
    let areas = runtime.scrollAreas(at: drag.start, in: screenInWindow)
    let index = areas.lastIndex { $0.axes.contains(axis.set) && $0.isEnabled }
    if axis == .horizontal, let (row, level) = row(under: drag, areas), level > index ?? -1 {
      guard !runtime.touches.isTaken(inside: level) else { return }
      drag.row = row
    } else {
      guard let index, !runtime.touches.isTaken(inside: index) else { return }
      follow(drag, areas[index], along: axis, from: point)
    }
    drag.isDecided = true
    scrolling.finger = drag
    runtime.touches.yield()
  }

  /// The content moves with the finger for the rest of its way.
  private func follow(_ drag: FingerDrag, _ area: ScrollArea, along axis: Axis, from point: CGPoint)
  {
    let rest = axis == .vertical ? drag.end.y - point.y : drag.end.x - point.x
    let sign: CGFloat = axis == .horizontal && isRightToLeft(area) ? 1 : -1
    let duration = max(.zero, drag.arrival - mainTime)
    start(nextMotion(.drag(distance: sign * rest, duration: duration), of: area, along: axis))
  }

  /// The row that a finger moves aside, with the number of the list among what scrolls around it.
  private func row(
    under drag: FingerDrag, _ areas: [ScrollArea]
  ) -> (row: (ListRow, HorizontalEdge), level: Int)? {
    guard let row = runtime.touchedItem(at: drag.start, in: screenInWindow)?.row,
      let level = areas.firstIndex(where: { $0.rows === row.host })
    else { return nil }
    let isBackwards = (drag.way.x < 0) != row.host.element.isRightToLeft
    let edge: HorizontalEdge = isBackwards ? .trailing : .leading
    guard
      row.swipeActions.contains(where: { $0.edge == edge })
        || edge == .trailing && row.host.deletion(of: row) != nil
    else { return nil }
    return ((row, edge), level)
  }

  /// Whether content lies from right to left; what has no element of its own, as pages have not, lies as the window does.
  private func isRightToLeft(_ area: ScrollArea) -> Bool {
    area.element?.isRightToLeft
      ?? (runtime.window?.environment.read().layoutDirection == .rightToLeft)
  }

  /// The finger goes up.
  func endDrag() {
    guard let drag = scrolling.finger else { return }
    scrolling.finger = nil
    guard let (row, edge) = drag.row, !row.isGone else { return }
    let way = abs(drag.way.x)
    let isWhole = way >= row.host.element.size.width * FingerDrag.wholeRow
    let provider = row.swipeActions.first { $0.edge == edge }
    if isWhole, provider?.allowsFullSwipe ?? true {
      swipeAcross(row, provider)
    } else if provider != nil, way >= FingerDrag.opening {
      open(row, at: edge)
    }
  }

  /// Runs the first action of a row, or deletes it where it has none.
  private func swipeAcross(_ row: ListRow, _ provider: (any SwipeActionProvider)?) {
    guard let provider else {
      row.host.deletion(of: row)?()
      return
    }
    let actions = provider.makeActions()
    runtime.items(of: actions).lazy.compactMap(\.control).first?.action?()
    actions.remove()
  }
}
