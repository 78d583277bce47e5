// Draws a view with its background or overlay; that of a style reaches over the safe area where the view ends.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension LayeredElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    guard let (layer, insets) = layerOverSafeArea(pen.runtime) else {
      return pen.visitChildren(of: self, at: frame.origin)
    }
    var children: [RenderElement] = []
    forEachChild { children.append($0) }
    for child in children.inDrawingOrder {
      let place = CGRect(origin: frame.origin + child.origin, size: child.size)
      pen.draw(child, in: child === layer ? place.grown(by: insets) : place)
    }
  }
}
