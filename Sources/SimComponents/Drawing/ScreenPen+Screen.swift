// Draws the whole screen: the window, presentations over it, the status bar, the keyboard. Sizes
// are those of UIKit on iOS 17 unless a comment states otherwise.

package import Foundation
package import SimScreen
@_spi(Runtime) package import SimViews

extension ScreenPen {
  /// The whole screen, the window first and the keyboard on top.
  mutating func drawScreen() {
    fill(.rect(DisplayRect(screen)), palette["systemBackground"])
    let corner = CGPoint(x: runtime.safeAreaInsets.leading, y: runtime.safeAreaInsets.top)
    if let window = runtime.window {
      let ground = window.element.ground(palette)
      if ground != palette["systemBackground"] { fill(.rect(DisplayRect(screen)), ground) }
      draw(window.element, at: corner + window.element.origin)
    }
    drawStatusBar()
    for presentation in runtime.presentations where !presentation.isBeingDismissed {
      presentation.draw(with: &self, at: corner)
    }
    if runtime.focus.field != nil {
      drawKeyboard()
      drawKeyboardBar(corner)
    }
    drawHomeIndicator()
  }

  /// Returns a frame extended to the edges of the screen where it ends at the safe area.
  func reachingEdges(_ frame: CGRect) -> CGRect {
    let insets = runtime.safeAreaInsets
    var (top, bottom) = (frame.minY, frame.maxY)
    if abs(top - insets.top) < 1 { top = 0 }
    if abs(bottom - (screen.height - insets.bottom)) < 1 { bottom = screen.height }
    return CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
  }

  // MARK: System

  /// Draws the time and the battery state, which are always those of Apple's own pictures.
  mutating func drawStatusBar() {
    let height = runtime.safeAreaInsets.top
    guard height > 0 else { return }
    let ink = palette["primary"]
    if height < 44 {
      centred(
        "9:41 AM", DisplayFont(12, weight: 600), ink,
        in: CGRect(x: 0, y: 0, width: screen.width, height: height))
      drawBattery(right: screen.width - 6, middle: height / 2, width: 22, ink)
      return
    }
    let middle = height / 2 + 3
    centred(
      "9:41", DisplayFont(17, weight: 600), ink,
      in: CGRect(x: 0, y: middle - 11, width: screen.width * 0.28, height: 22))
    drawBattery(right: screen.width - 26, middle: middle, width: 25, ink)
    for bar in 0..<4 {
      let length = 4 + CGFloat(bar) * 2.6
      let place = CGRect(
        x: screen.width - 26 - 25 - 24 + CGFloat(bar) * 4.8, y: middle + 6 - length, width: 3.2,
        height: length)
      fill(.rounded(DisplayRect(place), radius: 1), ink)
    }
  }

  private mutating func drawBattery(
    right: CGFloat, middle: CGFloat, width: CGFloat, _ ink: DisplayColour
  ) {
    let height = width / 2
    let body = DisplayRect(
      CGRect(x: right - width, y: middle - height / 2, width: width - 3, height: height))
    stroke(.rounded(body.inset(by: 0.5), radius: 3.5), ink.faded(by: 0.4), DisplayLine(1))
    fill(.rounded(body.inset(by: 2), radius: 2), ink)
    let nose = CGRect(x: right - 2, y: middle - 2, width: 1.5, height: 4)
    fill(.rounded(DisplayRect(nose), radius: 0.7), ink.faded(by: 0.4))
  }

  private mutating func drawHomeIndicator() {
    guard runtime.safeAreaInsets.bottom > 0 else { return }
    let bar = CGRect(x: screen.midX - 67, y: screen.height - 13, width: 134, height: 5)
    fill(.rounded(DisplayRect(bar), radius: 2.5), palette["primary"])
  }

  /// Draws the toolbar above the keyboard, with its items.
  private mutating func drawKeyboardBar(_ corner: CGPoint) {
    guard let item = runtime.focus.barItem, item.hasKeyboardBar else { return }
    let height = runtime.policy.geometry.bars.keyboardToolbarHeight
    let top = screen.height - runtime.facts.keyboardHeight - height
    let bar = CGRect(x: 0, y: top, width: screen.width, height: height)
    fill(.rect(DisplayRect(bar)), palette["bar"])
    hairline(from: bar.minX, to: bar.maxX, at: bar.minY)
    for root in item.keyboardBars {
      let place = item.origin(of: root, in: screen)
      let spare = (height - root.element.size.height) / 2
      draw(root.element, at: CGPoint(x: place.x, y: corner.y + place.y + spare))
    }
  }

  /// The keyboard as a panel: letters in three rows, the space bar below.
  private mutating func drawKeyboard() {
    let height = runtime.facts.keyboardHeight
    let panel = CGRect(
      x: 0, y: screen.height - height, width: screen.width, height: height)
    fill(
      .rect(DisplayRect(panel)), palette.isDark ? DisplayColour(0x2b2b2d) : DisplayColour(0xd1d3d9))
    let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]
    let gap: CGFloat = 6
    let key = (panel.width - 11 * gap) / 10
    let (letter, other) =
      palette.isDark
      ? (DisplayColour(0x6b6b6d), DisplayColour(0x464648))
      : (DisplayColour(0xffffff), DisplayColour(0xabb0ba))
    let ink = palette["primary"]
    func drawKey(_ frame: CGRect, _ title: String, _ colour: DisplayColour, _ size: Double) {
      fill(.rounded(DisplayRect(frame), radius: 5), colour)
      centred(title, DisplayFont(size), ink, in: frame)
    }
    var y = panel.minY + 8
    for (index, row) in rows.enumerated() {
      let width = CGFloat(row.count) * (key + gap) - gap
      var x = panel.midX - width / 2
      if index == 2 {
        let wide = x - gap * 3
        for (left, name) in [(gap, "shift"), (panel.width - gap - (wide - gap), "delete.left")] {
          let place = CGRect(x: left, y: y, width: wide - gap, height: 42)
          fill(.rounded(DisplayRect(place), radius: 5), other)
          symbol(name, in: DisplayRect(place), size: 17, ink)
        }
      }
      for character in row {
        drawKey(CGRect(x: x, y: y, width: key, height: 42), String(character), letter, 22)
        x += key + gap
      }
      y += 54
    }
    let side = 2 * key + gap
    drawKey(CGRect(x: gap, y: y, width: side, height: 42), "123", other, 16)
    drawKey(
      CGRect(x: 2 * gap + side, y: y, width: panel.width - 4 * gap - 2 * side, height: 42), "space",
      letter, 16)
    drawKey(
      CGRect(x: panel.width - gap - side, y: y, width: side, height: 42), "return", other, 16)
  }
}

extension ViewRuntime {
  /// Returns the screen as a list of drawing commands.
  ///
  /// - Parameter size: The size of the screen, in points.
  /// - Complexity: O(elements on screen); nothing is cached.
  package func displayList(of size: CGSize) -> DisplayList {
    let values = window?.environment.read()
    var pen = ScreenPen(
      self, screen: CGRect(origin: .zero, size: size), isDark: values?.colorScheme == .dark)
    if let tint = values?.tint { pen.tint = pen.palette.colour(tint) }
    pen.drawScreen()
    return DisplayList(
      width: Double(size.width), height: Double(size.height), scale: Double(facts.scale),
      commands: pen.commands)
  }
}
