// Draws texts, symbols and images in the frames that layout assigned.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension TextElement: DrawnElement {
  /// Draws the text, broken into the lines that fit its frame.
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    guard frame.width > 0, frame.height > 0, frame.intersects(pen.screen) else { return }
    pen.set(runs(in: frame.size, pen.runtime), style, environment?.read(), in: frame)
  }
}

extension ImageElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    guard frame.intersects(pen.screen), !name.isEmpty else { return }
    if style.isRedacted {
      return pen.fill(.rounded(DisplayRect(frame), radius: 3), pen.palette["systemFill"])
    }
    switch image.source {
    case .named(let name): pen.add(.image(name, DisplayRect(frame)))
    case .system(let name):
      let size =
        image.isResizable
        ? Double(min(frame.width, frame.height)) / 1.2 : Double(style.font.size)
      pen.symbol(
        name, in: DisplayRect(frame), size: size, weight: pen.weight(of: style.font),
        pen.colour(of: style, environment?.read()))
    }
  }
}
