// Frames of views that are drawn elsewhere than they are laid out.
//
// What a view draws is where its scales and rotations put it: a frame is the box around that, while a size is that of the
// layout [log: fatbobman, "GeometryReader: Blessing or Curse" (2023): 100 points, scaled by 2.2, have a frame of 220].

import Foundation

/// A way from an element outwards: where its top leading corner lies, and how its points do where something on the way is
/// drawn elsewhere.
struct SpaceWalk {
  /// Where the corner lies in the space that was reached, whatever is drawn where.
  var point = CGPoint.zero
  private var drawing: CGAffineTransform?
  /// Where the corner lay when something was drawn elsewhere last.
  private var start = CGPoint.zero

  init() {}

  /// Leaves an element for its parent's space.
  @MainActor
  mutating func leave(_ element: RenderElement) {
    if let own = element.drawing {
      drawing = soFar.concatenating(own)
      start = point
    }
    element.toParent(&point)
  }

  /// How points lie in the space that was reached.
  private var soFar: CGAffineTransform {
    let move = CGAffineTransform(translationX: point.x - start.x, y: point.y - start.y)
    return drawing?.concatenating(move) ?? move
  }

  /// How points lie in the space that was reached; nil if all is drawn where it lies.
  var transform: CGAffineTransform? { drawing == nil ? nil : soFar }

  /// The frame of an element of a size at which the way began.
  func frame(of size: CGSize) -> CGRect {
    guard drawing != nil else { return CGRect(origin: point, size: size) }
    return CGRect(origin: .zero, size: size).applying(soFar)
  }
}

extension RenderElement {
  /// The way to the screen, the system's bars included.
  func walkToScreen(_ runtime: LayoutRuntime) -> SpaceWalk {
    var walk = SpaceWalk()
    var element: RenderElement? = self
    while let current = element {
      walk.leave(current)
      element = current.parent ?? (current as? RootElement)?.hostElement(runtime, &walk.point)
    }
    walk.point.x += runtime.safeAreaInsets.leading
    walk.point.y += runtime.safeAreaInsets.top
    return walk
  }

  /// The frame on the screen, the system's bars included.
  func frameOnScreen(_ runtime: LayoutRuntime) -> CGRect { walkToScreen(runtime).frame(of: size) }

  /// The frame of another element in this one's space.
  func frame(of other: RenderElement, _ runtime: LayoutRuntime) -> CGRect {
    let (own, frame) = (walkToScreen(runtime), other.frameOnScreen(runtime))
    if let transform = own.transform { return frame.applying(transform.inverted()) }
    return frame.offsetBy(dx: -own.point.x, dy: -own.point.y)
  }
}
