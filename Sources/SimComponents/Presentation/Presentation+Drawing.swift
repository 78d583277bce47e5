// Draws a presented screen in its own appearance, over a shade of the screen below. Sizes are those
// of UIKit on iOS 17 unless a comment states otherwise.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension Presentation {
  /// Draws the presentation.
  ///
  /// - Parameter corner: The corner of the safe area, in points of the screen.
  func draw(with pen: inout ScreenPen, at corner: CGPoint) {
    let values = root.environment.read()
    pen.nested { pen in
      pen.palette.isDark = values.colorScheme == .dark
      pen.tint = values.tint.map(pen.palette.colour) ?? pen.palette["accentColor"]
      let element = root.element
      let place = corner + origin + element.origin
      let shade = DisplayColour(0, alpha: pen.palette.isDark ? 0.48 : 0.2)
      switch style {
      case .push, .cover:
        pen.fill(.rect(DisplayRect(pen.screen)), element.ground(pen.palette))
        pen.draw(element, at: place)
        pen.drawStatusBar()
      case .sheet:
        pen.fill(.rect(DisplayRect(pen.screen)), shade)
        drawSheet(with: &pen, top: corner.y + origin.y) { $0.draw(element, at: place) }
      case .alert, .dialog:
        pen.fill(.rect(DisplayRect(pen.screen)), shade)
        pen.isInAlert = true
        pen.draw(element, at: place)
      }
    }
  }

  private func drawSheet(
    with pen: inout ScreenPen, top: CGFloat, content: (inout ScreenPen) -> Void
  ) {
    let screen = pen.screen
    let panel = CGRect(
      x: margin, y: top, width: screen.width - 2 * margin, height: screen.height - top - margin)
    let shape = DisplayShape.roundedAtEnds(
      panel, radius: pen.runtime.policy.geometry.presentations.sheetCornerRadius, top: true,
      bottom: margin > 0)
    pen.fill(
      shape,
      pen.palette.isDark
        ? pen.palette["secondarySystemBackground"] : root.element.ground(pen.palette))
    pen.under(.clip(shape), content)
    guard detents.count > 1 else { return }
    let grabber = CGRect(x: screen.midX - 18, y: top + 5, width: 36, height: 5)
    pen.fill(.rounded(DisplayRect(grabber), radius: 2.5), pen.palette["systemGray3"])
  }
}
