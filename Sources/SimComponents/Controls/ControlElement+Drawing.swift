// Draws controls in the system's appearance: sizes and shades of UIKit's controls on iOS 17, in the
// frames that layout assigned.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension ControlElement {
  /// Draws the chrome and the children.
  func drawChrome(with pen: inout ScreenPen, in frame: CGRect) {
    if let own = environment?.read().tint { pen.tint = pen.palette.colour(own) }
    switch chrome {
    case .button(let look): drawButton(look, with: &pen, in: frame)
    case .picker(let style): drawPicker(style, with: &pen, in: frame)
    case .option(let style, let isChosen):
      drawOption(of: style, isChosen: isChosen, with: &pen, in: frame)
    case .datePicker: drawDate(with: &pen, in: frame)
    case .labeled:
      // The value is grey.
      let label = pen.label
      for (index, child) in children.enumerated() {
        let isValue = index > 0 && index == children.count - 1
        pen.label = isValue ? pen.palette["secondary"] : label
        pen.visit(child, in: frame.origin)
      }
    case .tinted:
      pen.label = accent(pen)
      pen.visitChildren(of: self, at: frame.origin)
    case .box:
      pen.fill(
        .rounded(DisplayRect(frame), radius: 8), pen.palette["secondarySystemBackground"])
      pen.visitChildren(of: self, at: frame.origin)
    case .none:
      // A link in a row has a chevron at the row's edge; elsewhere its label has the tint.
      if name == "NavigationLink", pen.row == nil {
        pen.label = isEnabled ? pen.tint : pen.palette["tertiary"]
      }
      pen.visitChildren(of: self, at: frame.origin)
    }
  }

  /// Whether the control is drawn paler because it is disabled, rather than in another colour.
  var isFaded: Bool {
    guard !isEnabled else { return false }
    if case .button(let look) = chrome { return look != .borderless && look != .custom }
    return true
  }

  /// The colour of what can be touched.
  private func accent(_ pen: ScreenPen) -> DisplayColour {
    isDestructive ? pen.palette["red"] : pen.tint
  }

  private func drawButton(_ look: ButtonLook, with pen: inout ScreenPen, in frame: CGRect) {
    let shape = DisplayShape.rounded(DisplayRect(frame), radius: min(8, Double(frame.height / 2)))
    let palette = pen.palette
    let accent = accent(pen)
    switch look {
    case .borderless:
      pen.label = isEnabled ? accent : palette["tertiary"]
      if pen.isInAlert, isCancel { pen.weight = 600 }
    case .plain: if pen.label == nil, isDestructive { pen.label = accent }
    case .bordered:
      pen.fill(
        shape,
        isDestructive || pen.tint != palette["accentColor"]
          ? accent.faded(by: 0.18) : palette["tertiarySystemFill"])
      pen.label = accent
    case .prominent:
      pen.fill(shape, isEnabled ? accent : palette["tertiarySystemFill"])
      pen.label = isEnabled ? DisplayColour(0xffffff) : palette["tertiary"]
    case .custom: break
    }
    pen.visitChildren(of: self, at: frame.origin)
  }

  // MARK: Pickers

  private func drawPicker(_ style: PickerStyleKind, with pen: inout ScreenPen, in frame: CGRect) {
    switch style {
    case .segmented:
      pen.fill(.rounded(DisplayRect(frame), radius: 9), pen.palette["tertiarySystemFill"])
    case .wheel:
      // The band covers the chosen row, which layout placed there.
      let chosen = children.first {
        ($0 as? ControlElement)?.chrome == .option(.wheel, isChosen: true)
      }
      let middle = chosen.map { frame.minY + $0.origin.y + $0.size.height / 2 } ?? frame.midY
      let band = CGRect(x: frame.minX, y: middle - 16, width: frame.width, height: 32)
      pen.fill(.rounded(DisplayRect(band), radius: 8), pen.palette["quaternarySystemFill"])
    case .inline:
      // Each option is a row; separators begin at the text and end at the end of the row.
      let gap = pen.runtime.policy.geometry.controls.optionGap
      let end = pen.rowEnd
      for option in children.dropFirst() {
        let ends =
          isRightToLeft ? (end ?? frame.minX, frame.maxX) : (frame.minX, end ?? frame.maxX)
        pen.hairline(from: ends.0, to: ends.1, at: frame.minY + option.origin.y - gap / 2)
      }
    case .automatic, .menu:
      guard arrangement is RowArrangement else { break }
      // The label is unchanged; the choice has the tint, or is grey in a row of a list.
      let choice = pen.row == nil ? pen.tint : pen.palette["secondary"]
      for (index, child) in children.enumerated() {
        pen.label = index == children.count - 1 ? choice : nil
        pen.visit(child, in: frame.origin)
      }
      return
    }
    pen.visitChildren(of: self, at: frame.origin)
  }

  private func drawOption(
    of style: PickerStyleKind, isChosen: Bool, with pen: inout ScreenPen, in frame: CGRect
  ) {
    switch style {
    case .segmented:
      if isChosen {
        let knob = DisplayRect(frame.insetBy(dx: 2, dy: 2))
        pen.under(.shadow(DisplayColour(0, alpha: 0.12), radius: 4, x: 0, y: 3)) {
          $0.fill(
            .rounded(knob, radius: 7),
            $0.palette.isDark ? DisplayColour(0x636366) : DisplayColour(0xffffff))
        }
        pen.weight = 600
      } else {
        pen.weight = 500
      }
    case .wheel: if !isChosen { pen.label = pen.palette["tertiary"] }
    case .inline:
      if isChosen {
        let mark = CGRect(x: frame.maxX - 16, y: frame.midY - 11, width: 16, height: 22)
        pen.symbol("checkmark", in: DisplayRect(mark), size: 17, weight: 600, pen.tint)
      }
    case .automatic, .menu: break
    }
    pen.visitChildren(of: self, at: frame.origin)
  }

  private func drawDate(with pen: inout ScreenPen, in frame: CGRect) {
    for (index, child) in children.enumerated() {
      if index == children.count - 1 {
        // The date and the time have boxes of their own.
        var parts: [RenderElement] = []
        child.forEachChild { parts.append($0) }
        let corner = parts.isEmpty ? frame.origin : frame.origin + child.origin
        let sizes = pen.runtime.policy.geometry.controls
        let (margin, height) = (sizes.dateMargin, sizes.dateHeight)
        for part in parts.isEmpty ? [child] : parts {
          let place = CGRect(origin: corner + part.origin, size: part.size)
          let box = CGRect(
            x: place.minX - margin, y: min(frame.midY - height / 2, place.minY - 6),
            width: place.width + 2 * margin, height: max(height, place.height + 12))
          pen.fill(.rounded(DisplayRect(box), radius: 6), pen.palette["tertiarySystemFill"])
        }
      }
      pen.visit(child, in: frame.origin)
    }
  }
}
