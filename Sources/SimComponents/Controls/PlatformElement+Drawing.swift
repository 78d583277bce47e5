// Draws the parts of controls that the platform draws: switches, tracks, bars, wheels.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension PlatformElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    pen.mirrored(isRightToLeft && art.hasDirection, frame) {
      art.draw(with: &$0, in: DisplayRect(frame))
    }
  }
}

@MainActor
extension PlatformArt {
  /// Whether one end of it is another than the other.
  fileprivate var hasDirection: Bool {
    switch self {
    case .toggle, .slider, .stepper, .bar, .disclosure: true
    case .none, .wheel, .upDown, .colorWell: false
    }
  }

  fileprivate func draw(with pen: inout ScreenPen, in rect: DisplayRect) {
    let knobColour = DisplayColour(0xffffff)
    let palette = pen.palette
    switch self {
    case .none: break
    case .toggle(let isOn):
      let on = pen.tint == palette["accentColor"] ? palette["green"] : pen.tint
      let off = palette.isDark ? DisplayColour(0x39393d) : DisplayColour(0xe9e9ea)
      pen.fill(.rounded(rect, radius: rect.height / 2), isOn ? on : off)
      let size = pen.runtime.policy.geometry.controls.toggleKnob
      let (width, height) = (Double(size.width), Double(size.height))
      let inset = (rect.height - height) / 2
      drawKnob(
        DisplayRect(
          x: isOn ? rect.maxX - width - inset : rect.x + inset, y: rect.y + inset, width: width,
          height: height),
        knobColour, with: &pen)
    case .slider(let fraction):
      let side = 28.0
      let x = rect.x + (rect.width - side) * fraction
      var track = DisplayRect(x: rect.x + 2, y: rect.midY - 2, width: rect.width - 4, height: 4)
      pen.fill(.rounded(track, radius: 2), palette["systemFill"])
      track.width = max(0, x + side / 2 - track.x)
      pen.fill(.rounded(track, radius: 2), pen.tint)
      drawKnob(
        DisplayRect(x: x, y: rect.midY - side / 2, width: side, height: side), knobColour,
        with: &pen)
    case .stepper: drawStepper(with: &pen, in: rect)
    case .bar(let fraction):
      pen.fill(.rounded(rect, radius: rect.height / 2), palette["systemFill"])
      var filled = rect
      filled.width *= min(1, max(0, fraction ?? 0.3))
      if filled.width > 0 {
        pen.fill(.rounded(filled, radius: min(2, filled.width / 2)), pen.tint)
      }
    case .wheel(let fraction): drawWheel(fraction, with: &pen, in: rect)
    case .disclosure(let isOpen):
      // The chevron that points down is wider than its part; both end at the same edge.
      var place = rect
      if isOpen { place.x -= 2.5 }
      pen.symbol(
        isOpen ? "chevron.down" : "chevron.right", in: place, size: 13, weight: 600, pen.tint)
    case .upDown:
      pen.symbol(
        "chevron.up.chevron.down", in: rect, size: 12, weight: 600,
        pen.row == nil ? pen.tint : palette["secondary"])
    case .colorWell(let color):
      let stops = (0...6).map {
        DisplayStop(Double($0) / 6, .hsb(Double($0) / 6, 0.85, 1, alpha: 1))
      }
      let middle = DisplayPoint(rect.midX, rect.midY)
      pen.stroke(
        .ellipse(rect.inset(by: 1.5)), .angular(stops, centre: middle, from: 0, to: 2 * .pi),
        DisplayLine(3))
      pen.fill(.ellipse(rect.inset(by: 5)), palette.colour(color))
    }
  }

  /// Draws a knob with its shadow.
  private func drawKnob(
    _ rect: DisplayRect, _ colour: DisplayColour, with pen: inout ScreenPen
  ) {
    pen.under(.shadow(DisplayColour(0, alpha: 0.2), radius: 4, x: 0, y: 2)) {
      let isRound = rect.width == rect.height
      $0.fill(isRound ? .ellipse(rect) : .rounded(rect, radius: rect.height / 2), colour)
    }
  }

  private func drawStepper(with pen: inout ScreenPen, in rect: DisplayRect) {
    pen.fill(.rounded(rect, radius: 8), pen.palette["tertiarySystemFill"])
    pen.fill(
      .rect(DisplayRect(x: rect.midX - 0.5, y: rect.y + 7, width: 1, height: rect.height - 14)),
      pen.palette["separator"])
    let ink = pen.palette["primary"]
    for (middle, isPlus) in [
      (rect.x + rect.width / 4, false), (rect.x + rect.width * 3 / 4, true),
    ] {
      pen.line(
        [DisplayPoint(middle - 7, rect.midY), DisplayPoint(middle + 7, rect.midY)], ink,
        DisplayLine(1.8, cap: .round))
      if isPlus {
        pen.line(
          [DisplayPoint(middle, rect.midY - 7), DisplayPoint(middle, rect.midY + 7)], ink,
          DisplayLine(1.8, cap: .round))
      }
    }
  }

  /// Eight spokes, one darker than the next, or a ring.
  private func drawWheel(
    _ fraction: Double?, with pen: inout ScreenPen, in rect: DisplayRect
  ) {
    if let fraction {
      pen.stroke(.ellipse(rect.inset(by: 2)), pen.palette["systemFill"], DisplayLine(4))
      if fraction > 0 {
        pen.stroke(
          .ellipse(rect.inset(by: 2)), pen.tint,
          DisplayLine(4, cap: .round, part: 0...min(1, fraction)))
      }
      return
    }
    let radius = min(rect.width, rect.height) / 2
    for spoke in 0..<8 {
      let angle = Double(spoke) / 8 * 2 * .pi - .pi / 2
      let (c, s) = (cos(angle), sin(angle))
      pen.line(
        [
          DisplayPoint(rect.midX + c * radius * 0.5, rect.midY + s * radius * 0.5),
          DisplayPoint(rect.midX + c * radius * 0.92, rect.midY + s * radius * 0.92),
        ], pen.palette["gray"].faded(by: 1 - Double(spoke) * 0.1),
        DisplayLine(radius * 0.22, cap: .round))
    }
  }
}
