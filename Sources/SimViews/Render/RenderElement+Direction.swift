// Directions of layout. Every size and place is worked out from left to right; if the environment says right to left, a
// place is mirrored within the surrounding element when it is assigned, as Apple describes it ("flips the x position of each
// view within its parent", `LayoutSubviews.layoutDirection`) and as the decompiled framework does it in the last step of
// placing a child. So no layout code knows of directions, an offset and a position are mirrored with the rest, and what is
// on screen has the coordinates of the screen.
//
// An element lays its children out as the element around it does, unless it sets another direction. As long as no view of an
// app asks for right to left, nothing is checked.

package import Foundation

extension RenderElement {
  /// Turns a place round where the element around lays out from right to left, and takes over its direction.
  final func takeDirection(_ origin: inout CGPoint, _ size: CGSize) {
    let isAround = parent?.isRightToLeft ?? false
    if isAround, let parent { origin.x = parent.size.width - origin.x - size.width }
    let isOwn = ownDirection.map { $0 == .rightToLeft } ?? isAround
    guard isOwn != isRightToLeft else { return }
    isRightToLeft = isOwn
    placingChanged()
  }

  /// The place in the one around it, in points from the edge from which that lays out.
  final var leadingOrigin: CGPoint {
    guard let parent, parent.isRightToLeft else { return origin }
    return CGPoint(x: parent.size.width - origin.x - size.width, y: origin.y)
  }

  /// The direction in which the children will lie, whether or not the element has a place.
  ///
  /// - Complexity: O(depth)
  final var direction: LayoutDirection {
    var element = self
    while true {
      if let own = element.ownDirection { return own }
      guard let around = element.parent else { return .leftToRight }
      element = around
    }
  }

  /// Insets at the left and at the right, as the element's leading and trailing ones, and the other way round.
  final func turned(_ insets: EdgeInsets) -> EdgeInsets {
    guard isRightToLeft else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }

  /// A frame inside the element's own, as it lies where the element lays out from right to left.
  ///
  /// - Parameter bounds: the element's frame, in the space of the other one.
  package final func turned(_ frame: CGRect, in bounds: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(
      x: bounds.minX + bounds.maxX - frame.maxX, y: frame.minY, width: frame.width,
      height: frame.height)
  }
}
