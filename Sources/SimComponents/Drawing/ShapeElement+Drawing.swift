// Draws areas in one colour or style.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension ColorElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    pen.fill(.rect(DisplayRect(frame)), pen.palette.colour(color))
  }
}

extension DividerElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    pen.fill(.rect(DisplayRect(frame)), pen.palette["separator"])
  }
}

extension ShapeElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    guard let content = content() as? any DrawnShape else { return }
    for command in content.commands(in: frame, pen.palette) { pen.add(command) }
  }
}
