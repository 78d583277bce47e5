// Draws controls in the system's appearance: sizes and shades of UIKit's controls on iOS 17, in the
// frames that layout assigned.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension ScreenPen {
  mutating func draw(_ control: ControlElement, _ frame: CGRect) {
    guard frame.intersects(screen) else { return }
    var pen = self
    pen.commands = []
    let values = control.environment?.read()
    if let own = values?.tint { pen.tint = palette.colour(own) }
    let accent = control.isDestructive ? palette["red"] : pen.tint
    let isEnabled = control.isEnabled
    switch control.chrome {
    case .button(let look):
      pen.drawButton(look, control, accent, isEnabled, frame)
    case .picker(.segmented):
      pen.fill(.rounded(DisplayRect(frame), radius: 9), palette["tertiarySystemFill"])
      pen.visitChildren(of: control, at: frame.origin)
    case .picker(.wheel):
      // The band covers the chosen row, which layout placed there.
      let chosen = control.children.first {
        ($0 as? ControlElement)?.chrome == .option(.wheel, isChosen: true)
      }
      let middle = chosen.map { frame.minY + $0.origin.y + $0.size.height / 2 } ?? frame.midY
      let band = CGRect(x: frame.minX, y: middle - 16, width: frame.width, height: 32)
      pen.fill(.rounded(DisplayRect(band), radius: 8), palette["quaternarySystemFill"])
      pen.visitChildren(of: control, at: frame.origin)
    case .picker(.inline):
      // Each option is a row; separators begin at the text and end at the end of the row.
      for option in control.children.dropFirst() {
        let top = frame.minY + option.origin.y - runtime.policy.geometry.controls.optionGap / 2
        let ends =
          control.isRightToLeft
          ? (rowEnd ?? frame.minX, frame.maxX) : (frame.minX, rowEnd ?? frame.maxX)
        pen.hairline(from: ends.0, to: ends.1, at: top)
      }
      pen.visitChildren(of: control, at: frame.origin)
    case .picker: pen.drawMenuPicker(control, frame)
    case .option(let style, let isChosen): pen.draw(control, style, isChosen, frame)
    case .datePicker: pen.drawDate(control, frame)
    case .labeled:
      // The value is grey.
      for (index, child) in control.children.enumerated() {
        let isValue = index > 0 && index == control.children.count - 1
        pen.label = isValue ? palette["secondary"] : label
        pen.visit(child, in: frame.origin)
      }
    case .tinted:
      pen.label = accent
      pen.visitChildren(of: control, at: frame.origin)
    case .box:
      pen.fill(.rounded(DisplayRect(frame), radius: 8), palette["secondarySystemBackground"])
      pen.visitChildren(of: control, at: frame.origin)
    case .none:
      // A link in a row has a chevron at the row's edge; elsewhere its label has the tint.
      if control.name == "NavigationLink", row == nil {
        pen.label = isEnabled ? pen.tint : palette["tertiary"]
      }
      pen.visitChildren(of: control, at: frame.origin)
    }
    let drawn = pen.commands
    let isFaded = !isEnabled && !dimsByColor(control.chrome)
    under(isFaded ? .opacity(0.5) : nil) { $0.commands += drawn }
  }

  /// Returns whether a disabled control is shown in another colour rather than paler.
  private func dimsByColor(_ chrome: ControlChrome) -> Bool {
    if case .button(let look) = chrome { return look == .borderless || look == .custom }
    return false
  }

  // MARK: Buttons

  private mutating func drawButton(
    _ look: ButtonLook, _ control: ControlElement, _ accent: DisplayColour, _ isEnabled: Bool,
    _ frame: CGRect
  ) {
    let shape = DisplayShape.rounded(DisplayRect(frame), radius: min(8, Double(frame.height / 2)))
    switch look {
    case .borderless:
      label = isEnabled ? accent : palette["tertiary"]
      if isInAlert, control.isCancel { weight = 600 }
    case .plain: if label == nil, control.isDestructive { label = accent }
    case .bordered:
      fill(
        shape,
        control.isDestructive || tint != palette["accentColor"]
          ? accent.faded(by: 0.18) : palette["tertiarySystemFill"])
      label = accent
    case .prominent:
      fill(shape, isEnabled ? accent : palette["tertiarySystemFill"])
      label = isEnabled ? DisplayColour(0xffffff) : palette["tertiary"]
    case .custom: break
    }
    visitChildren(of: control, at: frame.origin)
  }

  // MARK: Pickers

  private mutating func drawMenuPicker(_ control: ControlElement, _ frame: CGRect) {
    guard control.arrangement is RowArrangement else {
      return visitChildren(of: control, at: frame.origin)
    }
    // The label is unchanged; the choice has the tint, or is grey in a row of a list.
    let choice = row == nil ? tint : palette["secondary"]
    for (index, child) in control.children.enumerated() {
      label = index == control.children.count - 1 ? choice : nil
      visit(child, in: frame.origin)
    }
  }

  private mutating func draw(
    _ control: ControlElement, _ style: PickerStyleKind, _ isChosen: Bool, _ frame: CGRect
  ) {
    switch style {
    case .segmented:
      if isChosen {
        let knob = DisplayRect(frame.insetBy(dx: 2, dy: 2))
        under(.shadow(DisplayColour(0, alpha: 0.12), radius: 4, x: 0, y: 3)) {
          $0.fill(
            .rounded(knob, radius: 7),
            $0.palette.isDark ? DisplayColour(0x636366) : DisplayColour(0xffffff))
        }
        weight = 600
      } else {
        weight = 500
      }
    case .wheel: if !isChosen { label = palette["tertiary"] }
    case .inline:
      if isChosen {
        let mark = CGRect(x: frame.maxX - 16, y: frame.midY - 11, width: 16, height: 22)
        commands.append(
          .symbol(
            DisplaySymbol(
              "checkmark", frame: DisplayRect(mark), size: 17, weight: 600, colour: filtered(tint)))
        )
      }
    case .automatic, .menu: break
    }
    visitChildren(of: control, at: frame.origin)
  }

  private mutating func drawDate(_ control: ControlElement, _ frame: CGRect) {
    for (index, child) in control.children.enumerated() {
      if index == control.children.count - 1 {
        // The date and the time have boxes of their own.
        var parts: [RenderElement] = []
        child.forEachChild { parts.append($0) }
        let corner = parts.isEmpty ? frame.origin : frame.origin + child.origin
        let sizes = runtime.policy.geometry.controls
        let (margin, height) = (sizes.dateMargin, sizes.dateHeight)
        for part in parts.isEmpty ? [child] : parts {
          let place = CGRect(origin: corner + part.origin, size: part.size)
          let box = CGRect(
            x: place.minX - margin, y: min(frame.midY - height / 2, place.minY - 6),
            width: place.width + 2 * margin, height: max(height, place.height + 12))
          fill(.rounded(DisplayRect(box), radius: 6), palette["tertiarySystemFill"])
        }
      }
      visit(child, in: frame.origin)
    }
  }

  // MARK: Parts

  mutating func draw(_ part: PlatformElement, _ frame: CGRect) {
    let rect = DisplayRect(frame)
    let knobColour = DisplayColour(0xffffff)
    func symbol(_ name: String, _ size: Double, _ colour: DisplayColour) -> DisplayCommand {
      .symbol(DisplaySymbol(name, frame: rect, size: size, weight: 600, colour: filtered(colour)))
    }
    switch part.art {
    case .none: break
    case .toggle(let isOn):
      let on = tint == palette["accentColor"] ? palette["green"] : tint
      let off = palette.isDark ? DisplayColour(0x39393d) : DisplayColour(0xe9e9ea)
      fill(.rounded(rect, radius: rect.height / 2), isOn ? on : off)
      let size = runtime.policy.geometry.controls.toggleKnob
      let (width, height) = (Double(size.width), Double(size.height))
      let inset = (rect.height - height) / 2
      knob(
        DisplayRect(
          x: isOn ? rect.maxX - width - inset : rect.x + inset, y: rect.y + inset, width: width,
          height: height),
        knobColour)
    case .slider(let fraction):
      let side = 28.0
      let x = rect.x + (rect.width - side) * fraction
      var track = DisplayRect(x: rect.x + 2, y: rect.midY - 2, width: rect.width - 4, height: 4)
      fill(.rounded(track, radius: 2), palette["systemFill"])
      track.width = max(0, x + side / 2 - track.x)
      fill(.rounded(track, radius: 2), tint)
      knob(DisplayRect(x: x, y: rect.midY - side / 2, width: side, height: side), knobColour)
    case .stepper:
      fill(.rounded(rect, radius: 8), palette["tertiarySystemFill"])
      fill(
        .rect(DisplayRect(x: rect.midX - 0.5, y: rect.y + 7, width: 1, height: rect.height - 14)),
        palette["separator"])
      let ink = palette["primary"]
      for (middle, isPlus) in [
        (rect.x + rect.width / 4, false), (rect.x + rect.width * 3 / 4, true),
      ] {
        line(
          [DisplayPoint(middle - 7, rect.midY), DisplayPoint(middle + 7, rect.midY)], ink,
          DisplayLine(1.8, cap: .round))
        if isPlus {
          line(
            [DisplayPoint(middle, rect.midY - 7), DisplayPoint(middle, rect.midY + 7)], ink,
            DisplayLine(1.8, cap: .round))
        }
      }
    case .bar(let fraction):
      fill(.rounded(rect, radius: rect.height / 2), palette["systemFill"])
      var filled = rect
      filled.width *= min(1, max(0, fraction ?? 0.3))
      if filled.width > 0 { fill(.rounded(filled, radius: min(2, filled.width / 2)), tint) }
    case .wheel(let fraction): drawWheel(fraction, rect)
    case .disclosure(let isOpen):
      // The chevron that points down is wider than its part; both end at the same edge.
      var place = rect
      if isOpen { place.x -= 2.5 }
      commands.append(
        .symbol(
          DisplaySymbol(
            isOpen ? "chevron.down" : "chevron.right", frame: place, size: 13, weight: 600,
            colour: filtered(tint))))
    case .upDown:
      commands.append(
        symbol("chevron.up.chevron.down", 12, row == nil ? tint : palette["secondary"]))
    case .colorWell(let color):
      let stops = (0...6).map {
        DisplayStop(Double($0) / 6, .hsb(Double($0) / 6, 0.85, 1, alpha: 1))
      }
      let middle = DisplayPoint(rect.midX, rect.midY)
      commands.append(
        .stroke(
          .ellipse(rect.inset(by: 1.5)), .angular(stops, centre: middle, from: 0, to: 2 * .pi),
          DisplayLine(3)))
      fill(.ellipse(rect.inset(by: 5)), palette.colour(color))
    }
  }

  /// Draws a knob with its shadow.
  private mutating func knob(_ rect: DisplayRect, _ colour: DisplayColour) {
    under(.shadow(DisplayColour(0, alpha: 0.2), radius: 4, x: 0, y: 2)) {
      let isRound = rect.width == rect.height
      $0.fill(isRound ? .ellipse(rect) : .rounded(rect, radius: rect.height / 2), colour)
    }
  }

  /// Eight spokes, one darker than the next, or a ring.
  private mutating func drawWheel(_ fraction: Double?, _ rect: DisplayRect) {
    if let fraction {
      stroke(.ellipse(rect.inset(by: 2)), palette["systemFill"], DisplayLine(4))
      if fraction > 0 {
        stroke(
          .ellipse(rect.inset(by: 2)), tint,
          DisplayLine(4, cap: .round, part: 0...min(1, fraction)))
      }
      return
    }
    let radius = min(rect.width, rect.height) / 2
    for spoke in 0..<8 {
      let angle = Double(spoke) / 8 * 2 * .pi - .pi / 2
      let (c, s) = (cos(angle), sin(angle))
      line(
        [
          DisplayPoint(rect.midX + c * radius * 0.5, rect.midY + s * radius * 0.5),
          DisplayPoint(rect.midX + c * radius * 0.92, rect.midY + s * radius * 0.92),
        ], palette["gray"].faded(by: 1 - Double(spoke) * 0.1),
        DisplayLine(radius * 0.22, cap: .round))
    }
  }

  // MARK: Fields

  mutating func draw(_ field: FieldElement, _ frame: CGRect) {
    guard frame.intersects(screen) else { return }
    let values = field.environment?.read()
    let insets = field.insets
    var inner = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: frame.width - insets.leading - insets.trailing,
      height: frame.height - insets.top - insets.bottom)
    let lineHeight = field.style.font.height(scale: runtime.facts.scale)
    switch field.fieldKind {
    case .search:
      let box = CGRect(x: frame.minX, y: frame.midY - 18, width: frame.width, height: 36)
      fill(.rounded(DisplayRect(box), radius: 10), palette["tertiarySystemFill"])
      commands.append(
        .symbol(
          DisplaySymbol(
            "magnifyingglass",
            frame: DisplayRect(CGRect(x: box.minX + 8, y: box.minY + 8, width: 18, height: 20)),
            size: 16, colour: filtered(palette["secondary"]))))
      inner = CGRect(
        x: box.minX + 30, y: box.midY - lineHeight / 2, width: box.width - 38, height: lineHeight)
    case .plain, .secure:
      if insets != EdgeInsets() {
        fill(.rounded(DisplayRect(frame), radius: 5), palette["systemBackground"])
        stroke(
          .rounded(DisplayRect(frame).inset(by: 0.25), radius: 5), palette["separator"],
          DisplayLine(0.5))
      }
    case .editor: break
    }
    let isMultiline = field.fieldKind == .editor || field.axis == .vertical
    if !isMultiline {
      inner = CGRect(
        x: inner.minX, y: inner.midY - lineHeight / 2, width: inner.width, height: lineHeight)
    }
    let isEmpty = field.text.isEmpty
    var style = field.style
    if isEmpty { style.color = Color(named: "placeholderText") }
    var end = inner.origin
    let shown = field.shown
    if !shown.isEmpty {
      if !isMultiline { style.lineLimit = 1 }
      let start = commands.count
      set(
        [TextRun(string: shown, style: style)], style, values,
        in: CGRect(
          x: inner.minX, y: inner.minY, width: inner.width, height: max(lineHeight, inner.height)))
      if !isEmpty, commands.count > start, case .text(let last)? = commands.last {
        end = CGPoint(x: last.frame.maxX, y: last.frame.y)
      }
    }
    if let focused = runtime.focus.field, focused === field.field {
      let tint = values?.tint.map(palette.colour) ?? self.tint
      fill(
        .rounded(
          DisplayRect(CGRect(x: end.x, y: end.y + 1, width: 2, height: lineHeight - 2)), radius: 1),
        tint)
    }
  }
}
