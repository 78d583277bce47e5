// Draws what a scroll view and a lazy stack show.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension ScrollElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    let shift = contentShift
    let origin = CGPoint(x: frame.minX + shift.x, y: frame.minY + shift.y)
    let window = frame.grown(by: area.reach.insets)
    pen.under(.clip(.rect(DisplayRect(window)))) { pen in
      for child in children { pen.visit(child, in: origin) }
    }
  }
}

extension LazyElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    for row in host?.rowsFromBehind ?? [] {
      pen.draw(row.root.element, at: frame.origin + row.origin)
    }
  }
}
