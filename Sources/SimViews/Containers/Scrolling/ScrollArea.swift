// A place that scrolls: a list or a scroll view. It knows how far it is scrolled and how far it could be;
// what moves it is the host's business.

package import Foundation

/// The window of a list or a scroll view onto its content.
@MainActor
package final class ScrollArea {
  /// The axes along which the content can be moved.
  @exclusivity(unchecked) package var axes: Axis.Set
  /// Whether a finger can move it.
  @exclusivity(unchecked) package var isEnabled = true
  /// Whether indicators are shown; they take up no space.
  @exclusivity(unchecked) package var showsIndicators = true
  /// The size of the window, in points.
  @exclusivity(unchecked) package private(set) var viewport = CGSize.zero
  /// The size of everything, estimated where it does not exist, in points.
  @exclusivity(unchecked) package private(set) var content = CGSize.zero
  /// How far the content is scrolled, in points; beyond an edge only while it moves.
  @exclusivity(unchecked) package private(set) var offset = CGPoint.zero
  /// The room above the content that a bar leaves as it is scrolled, in points: that of a large title.
  @exclusivity(unchecked) package private(set) var headroom: CGFloat = 0
  /// Called when there is more or less room above the content.
  @exclusivity(unchecked) var headroomChanged: (() -> Void)?
  /// Whether a finger or a motion decides on the offset.
  @exclusivity(unchecked) package var isMoving = false
  /// What moves the content, as the app is told.
  @exclusivity(unchecked) package var phase = ScrollPhase.idle
  /// How far corrections of the estimates have moved the offset since the beginning, in points.
  @exclusivity(unchecked) package private(set) var correction = CGPoint.zero
  /// Whether the container has left the tree.
  @exclusivity(unchecked) package private(set) var isRemoved = false
  /// The rows of a list; a scroll view has none of its own.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var rows: RowHost?
  /// The point of the content that is shown until the content is scrolled; nil for the start.
  @exclusivity(unchecked) var initialAnchor: UnitPoint?
  /// Whether anybody has scrolled.
  @exclusivity(unchecked) private var wasScrolled = false
  /// The element of a scroll view; a list has none.
  @exclusivity(unchecked) unowned(unsafe) var element: ScrollElement?
  /// Called when the offset was changed by a motion or by the app.
  @exclusivity(unchecked) var offsetChanged: (() -> Void)?

  package init(axes: Axis.Set) { self.axes = axes }

  func attach(_ rows: RowHost) { self.rows = rows }

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

  /// Moves the content.
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
  package func makeHeadroom(_ room: CGFloat) {
    guard room != headroom else { return }
    if offset.y > 0 { correct(by: room - headroom, along: .vertical) }
    headroom = room
    headroomChanged?()
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

  /// Shows the part of the content that is to be shown first, as long as nobody has scrolled.
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

  /// Says that a motion has ended.
  package func endMotion() {
    isMoving = false
    phase = .idle
  }

  func remove() {
    isRemoved = true
    rows = nil
    element = nil
    offsetChanged = nil
    headroomChanged = nil
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
