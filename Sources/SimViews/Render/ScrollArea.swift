// A place that scrolls: a list or a scroll view. It knows how far it is scrolled and how far it could be;
// what moves it is the host's business.
//
// If it ends at the edge of the safe area, its window extends below what covers the screen there (`SafeAreaReach`), as a
// scroll view of UIKit's does with an inset of its content. Offsets are counted from the rest below the bar, so only what
// can be seen knows of it: which rows exist, what is drawn, what a finger finds.

package import Foundation

/// The window of a list or a scroll view onto its content.
@MainActor
package final class ScrollArea {
  /// The axes along which the content can be moved.
  @exclusivity(unchecked) package var axes: Axis.Set
  /// Whether a finger can move it.
  @exclusivity(unchecked) package var isEnabled = true
  /// What a finger that scrolls does to the keyboard.
  @exclusivity(unchecked) package var keyboardMode = ScrollDismissesKeyboardMode.automatic
  /// Whether indicators are shown; they take up no space.
  @exclusivity(unchecked) package var showsIndicators = true
  /// The size of the window within the safe area, in points: at rest the content fills it.
  @exclusivity(unchecked) package private(set) var viewport = CGSize.zero
  /// The size of everything, estimated where it does not exist, in points.
  @exclusivity(unchecked) package private(set) var content = CGSize.zero
  /// How far the content is scrolled, in points; beyond an edge only while it moves.
  @exclusivity(unchecked) package private(set) var offset = CGPoint.zero
  /// The room above the content that a bar leaves as it is scrolled, in points: that of a search field and a large title.
  @exclusivity(unchecked) package private(set) var headroom: CGFloat = 0
  /// The heights of what lies in that room, in points, in the order in which a scroll takes it along.
  @exclusivity(unchecked) private var headroomParts: [CGFloat] = []
  /// Whether a large title lies in that room.
  @exclusivity(unchecked) private(set) var isUnderLargeTitle = false
  /// How far the content lies inside the window at rest, in points.
  @exclusivity(unchecked) package private(set) var margins = EdgeInsets()
  /// How far the window goes on beyond that, under bars and insets, and what can be seen there.
  @exclusivity(unchecked) package private(set) var reach = SafeAreaReach()
  /// Scrolls the content for the app; nil if there is no handler.
  @exclusivity(unchecked) var moved: ((ScrollMove) -> Void)?
  /// Called when what moved the content has ended.
  @exclusivity(unchecked) var rested: (() -> Void)?
  /// The length of a page along the main axis, in points; nil where content does not come to rest page by page.
  @exclusivity(unchecked) package var pageLength: CGFloat?
  /// Called when the window goes on otherwise.
  @exclusivity(unchecked) var reachChanged: (() -> Void)?
  /// Called when there is more or less room above the content.
  @exclusivity(unchecked) var headroomChanged: (() -> Void)?
  /// Whether a finger or a motion decides on the offset.
  @exclusivity(unchecked) package private(set) var isMoving = false
  /// The cause of the content's movement, as the app sees it.
  @exclusivity(unchecked) package private(set) var phase = ScrollPhase.idle
  /// How fast the content moved as the phase began, in points a second; nil if the app moves it.
  @exclusivity(unchecked) private(set) var velocity: CGVector? = .zero
  /// How far corrections of the estimates have moved the offset since the beginning, in points.
  @exclusivity(unchecked) package private(set) var correction = CGPoint.zero
  /// Whether the container has left the tree.
  @exclusivity(unchecked) package private(set) var isRemoved = false
  /// The rows of a list; a scroll view has none of its own.
  @exclusivity(unchecked) unowned(unsafe) var container: RowContainer?
  /// The point of the content that is shown until the content is scrolled; nil for the start.
  @exclusivity(unchecked) var initialAnchor: UnitPoint?
  /// Whether anybody has scrolled.
  @exclusivity(unchecked) private var wasScrolled = false
  /// The element of a scroll view; a list has none.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var element: RenderElement?
  /// Called when the offset was changed by a motion or by the app.
  @exclusivity(unchecked) var offsetChanged: (() -> Void)?

  package init(axes: Axis.Set) { self.axes = axes }

  /// The axis along which a finger moves the content if nothing is said: the vertical one, if it scrolls.
  package var mainAxis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }

  /// The greatest offset at rest along an axis, in points.
  package func limit(along axis: Axis) -> CGFloat {
    max(0, content.along(axis) - viewport.along(axis))
  }

  /// The nearest offset at rest.
  package func clamped(_ offset: CGFloat, along axis: Axis) -> CGFloat {
    min(max(0, offset), limit(along: axis))
  }

  /// Where content comes to rest that was let go: what lies in the room above it is open or gone, never half of it.
  ///
  /// - Parameter velocity: of the content, in points a second; without one the nearer of the two is taken.
  package func restingPlace(
    near offset: CGFloat, along axis: Axis, velocity: CGFloat = 0
  ) -> CGFloat {
    guard axis == .vertical, offset > 0, offset < headroom else { return offset }
    let limit = limit(along: axis)
    var (open, below) = (CGFloat(0), CGFloat(0))
    for part in headroomParts {
      below += part
      let closed = min(below, limit)
      if offset < closed, offset > open {
        let closes = velocity == 0 ? offset >= (open + closed) / 2 : velocity > 0
        return closes ? closed : open
      }
      open = closed
    }
    return offset
  }

  package func scroll(to offset: CGFloat, along axis: Axis) {
    wasScrolled = true
    guard self.offset.along(axis) != offset else { return }
    self.offset.set(offset, along: axis)
    offsetChanged?()
  }

  /// Moves the offset with the content, because an estimate was corrected: nothing moves on screen.
  package func correct(by distance: CGFloat, along axis: Axis) {
    guard distance != 0 else { return }
    offset.set(offset.along(axis) + distance, along: axis)
    correction.set(correction.along(axis) + distance, along: axis)
  }

  /// Makes room above the content: at the start it is seen, and content that is scrolled stays where it is on screen.
  ///
  /// - Parameter parts: the heights of what lies there, in points, in the order in which a scroll takes it along.
  /// - Parameter windowMoves: whether the window begins as much higher as there is more room, or as much lower.
  /// - Parameter hasTitle: whether a large title is among them.
  package func makeHeadroom(
    _ parts: [CGFloat], windowMoves: Bool = false, hasTitle: Bool = false
  ) {
    guard parts != headroomParts else { return }
    isUnderLargeTitle = hasTitle
    let room = parts.reduce(0, +)
    if offset.y > 0, !windowMoves { correct(by: room - headroom, along: .vertical) }
    headroomParts = parts
    headroom = room
    headroomChanged?()
  }

  /// Says how far the content lies inside the window.
  ///
  /// - Returns: whether it was otherwise before.
  func setMargins(_ new: EdgeInsets) -> Bool {
    guard new != margins else { return false }
    margins = new
    return true
  }

  /// The span of the content along an axis that lies in the window, under bars or not, in points.
  package func spanInWindow(along axis: Axis) -> Range<CGFloat> {
    let (start, end) = reach.insets.along(axis)
    let offset = offset.along(axis)
    return offset - start..<offset + viewport.along(axis) + end
  }

  /// The length of the window along an axis, under bars or not, in points.
  package func windowLength(along axis: Axis) -> CGFloat {
    let (start, end) = reach.insets.along(axis)
    return viewport.along(axis) + start + end
  }

  /// Finds out how far the window goes on beyond the safe area.
  ///
  /// What lies where in the content has nothing to do with it, so nothing is laid out.
  package func findReach(_ runtime: LayoutRuntime) {
    guard let container = container?.element ?? element else { return }
    let new = container.safeAreaReach(runtime)
    guard new != reach else { return }
    let isOther = new.insets != reach.insets
    reach = new
    if isOther { reachChanged?() }
  }

  /// Says how large the window is, and the content with the room above it.
  package func resize(viewport: CGSize, content: CGSize) {
    self.viewport = viewport
    self.content = content
  }

  /// Keeps the offset within the edges, unless something moves it.
  ///
  /// - Returns: whether it had to be moved.
  @discardableResult
  package func settle() -> Bool {
    guard !isMoving else { return false }
    let rested = CGPoint(
      x: clamped(offset.x, along: .horizontal), y: clamped(offset.y, along: .vertical))
    guard rested != offset else { return false }
    offset = rested
    return true
  }

  /// Shows the initial part of the content, until the first scroll.
  ///
  /// - Returns: whether the offset had to be moved.
  func moveToInitialAnchor() -> Bool {
    guard let initialAnchor, !wasScrolled else { return false }
    let wanted = CGPoint(
      x: limit(along: .horizontal) * initialAnchor.x, y: limit(along: .vertical) * initialAnchor.y)
    guard wanted != offset else { return false }
    offset = wanted
    return true
  }

  /// Says that something moves the content from now on.
  ///
  /// - Parameter velocity: of the content along an axis, in points a second; nil if the app moves it.
  package func move(_ phase: ScrollPhase, velocity: CGFloat?, along axis: Axis) {
    isMoving = true
    self.phase = phase
    self.velocity = velocity.map {
      axis == .horizontal ? CGVector(dx: $0, dy: 0) : CGVector(dx: 0, dy: $0)
    }
  }

  /// Says that a motion has ended.
  package func endMotion() {
    isMoving = false
    phase = .idle
    velocity = .zero
    rested?()
  }

  package func remove() {
    isRemoved = true
    container = nil
    element = nil
    offsetChanged = nil
    moved = nil
    rested = nil
    headroomChanged = nil
    reachChanged = nil
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  package func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? x : y }

  /// Sets the coordinate along an axis.
  package mutating func set(_ value: CGFloat, along axis: Axis) {
    if axis == .horizontal { x = value } else { y = value }
  }

  /// A point from its coordinates along an axis and across it.
  package init(along: CGFloat, across: CGFloat, _ axis: Axis) {
    self =
      axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension Axis {
  /// The set of this axis alone.
  package var set: Set { self == .horizontal ? .horizontal : .vertical }
}
