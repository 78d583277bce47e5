// Mirrors the platform's drawing in right-to-left layout.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension ScreenPen {
  /// Draws mirrored within a frame, if required.
  mutating func mirrored(
    _ isMirrored: Bool, _ frame: CGRect, _ draw: (inout ScreenPen) -> Void
  ) {
    let flip = CGAffineTransform(scaleX: -1, y: 1)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    under(isMirrored ? .transform(flip, around: middle) : nil, draw)
  }

  /// Draws one line that begins at the leading edge of the element around it.
  ///
  /// - Parameter point: The beginning in left-to-right layout, on the top of the line.
  mutating func write(
    _ string: String, _ font: DisplayFont, _ colour: DisplayColour, at point: CGPoint,
    within width: CGFloat, in element: RenderElement, _ bounds: CGRect
  ) {
    let length = min(width, self.width(of: string, font))
    let place = element.turned(
      CGRect(x: point.x, y: point.y, width: length, height: 0), in: bounds)
    write(string, font, colour, at: place.origin, within: width)
  }
}
