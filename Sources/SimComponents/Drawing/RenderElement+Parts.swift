import Foundation
@_spi(Runtime) import SimViews

extension RenderElement {
  /// Calls the closure with each text and image inside.
  func forEachLeaf(_ body: (RenderElement) -> Void) {
    if self is TextElement || self is ImageElement { return body(self) }
    forEachChild { $0.forEachLeaf(body) }
  }

  /// Calls the closure with each control inside, and each text and image that belongs to none, with its place.
  func forEachPart(at origin: CGPoint, _ body: (RenderElement, CGPoint) -> Void) {
    if self is TextElement || self is ImageElement || self is ControlElement {
      return body(self, origin)
    }
    forEachChild { $0.forEachPart(at: origin + $0.origin, body) }
  }
}
