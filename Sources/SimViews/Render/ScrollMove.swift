// How the app moves content: to a view, an edge or a point, at once or under an animation. That place may change on the way,
// because rows that do not exist are where the estimates put them; so the place is asked for at each frame.

package import Foundation

/// What the app asks a list or a scroll view to do along one axis.
@MainActor
package struct ScrollMove {
  /// The axis along which the content moves.
  package let axis: Axis
  /// How it moves there; nil if it jumps.
  package let curve: AnimationCurve?
  /// The offset at which it is to lie, in points, as the content is now.
  ///
  /// Asked for the arrival, a row that does not exist is made where it is said to lie.
  package let target: @MainActor (_ arrives: Bool) -> CGFloat
}

/// How something is to be shown that the app scrolls to.
package struct ScrollAim {
  /// The point of it that goes to the same point of the window; nil moves only as far as is needed.
  package let anchor: UnitPoint?
  /// How the content moves there; nil if it jumps.
  package let curve: AnimationCurve?

  package init(anchor: UnitPoint? = nil, curve: AnimationCurve? = nil) {
    self.anchor = anchor
    self.curve = curve
  }
}

extension ScrollArea {
  /// Moves the content for the app: the host does, if there is one.
  package func move(
    along axis: Axis, by curve: AnimationCurve?,
    to target: @escaping @MainActor (_ arrives: Bool) -> CGFloat
  ) {
    let move = ScrollMove(axis: axis, curve: curve, target: target)
    guard let moved else { return scroll(to: move.target(true), along: axis) }
    moved(move)
  }

  /// Scrolls so that a span of the content can be seen.
  ///
  /// - Parameter span: its present range, or its range on arrival, in points; nil if it was removed.
  func reveal(
    along axis: Axis, _ aim: ScrollAim,
    _ span: @escaping @MainActor (_ arrives: Bool) -> Range<CGFloat>?
  ) {
    guard let found = span(false), let fraction = fraction(of: found, along: axis, aim.anchor)
    else { return }
    move(along: axis, by: aim.curve) { [unowned self] arrives in
      guard let span = span(arrives) else { return offset.along(axis) }
      let (start, end) = restingWindow(along: axis)
      let inside = (span.upperBound - span.lowerBound) * fraction
      return clamped(
        span.lowerBound + inside - (start + (end - start) * fraction), along: axis)
    }
  }

  /// Which part of a span goes to the same part of the window, from 0 to 1; nil if nothing has to move.
  private func fraction(of span: Range<CGFloat>, along axis: Axis, _ anchor: UnitPoint?)
    -> CGFloat?
  {
    if let anchor { return axis == .horizontal ? anchor.x : anchor.y }
    let now = offset.along(axis)
    let (start, end) = restingWindow(along: axis)
    if span.lowerBound < now + start { return 0 }
    return span.upperBound > now + end ? 1 : nil
  }

  /// Where what the margins leave of the window begins and ends, in points from its start.
  private func restingWindow(along axis: Axis) -> (start: CGFloat, end: CGFloat) {
    let (before, after) = margins.along(axis)
    return (before, viewport.along(axis) - after)
  }
}
