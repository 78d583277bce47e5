import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension AlertElement: DrawnElement {
  /// Draws the cards of the alert or the dialog, with hairlines around the buttons.
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    let isDark = pen.palette.isDark
    let sizes = pen.runtime.policy.geometry.presentations
    let ground = DisplayColour(isDark ? 0x252525 : 0xf2f2f2, alpha: 0.98)
    for (index, card) in cards.enumerated() {
      // The card of a button alone is opaque.
      let isOpaque = isDialog && index > 0
      pen.fill(
        .rounded(
          DisplayRect(card.offsetBy(dx: frame.minX, dy: frame.minY)),
          radius: sizes.alertCornerRadius),
        isOpaque ? DisplayColour(isDark ? 0x2c2c2e : 0xffffff) : ground)
    }
    let hasCapsules = !isDialog && sizes.alertButtonSpaces != nil
    for part in children {
      let place = CGRect(origin: frame.origin + part.origin, size: part.size)
      let isButton = part is ControlElement && !(part is FieldElement)
      if isButton, hasCapsules {
        let ground = DisplayColour(isDark ? 0xffffff : 0, alpha: 0.06)
        pen.fill(.rounded(DisplayRect(place), radius: Double(place.height / 2)), ground)
      } else if isButton {
        drawLines(around: part, with: &pen, in: place)
      }
      pen.nested { pen in
        if !isButton, isDialog { pen.label = pen.palette["secondary"] }
        pen.draw(part, at: place.origin)
      }
    }
  }

  /// Draws a line above a button that does not begin a card, and one before the second of a line.
  private func drawLines(
    around button: RenderElement, with pen: inout ScreenPen, in place: CGRect
  ) {
    let startsCard = cards.contains { abs($0.minY - button.origin.y) < 0.5 }
    if !startsCard { pen.hairline(from: place.minX, to: place.maxX, at: place.minY) }
    guard button.origin.x > 0 else { return }
    let thickness = 1 / pen.runtime.facts.scale
    pen.fill(
      .rect(
        DisplayRect(CGRect(x: place.minX, y: place.minY, width: thickness, height: place.height))),
      pen.palette["separator"])
  }
}
