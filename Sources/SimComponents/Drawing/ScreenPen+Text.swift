// Sets text: that of views in the lines that layout made, and lines that no view made.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension ScreenPen {
  /// Sets text in the lines that a frame has room for.
  mutating func set(
    _ runs: [TextRun], _ style: TextStyle, _ values: EnvironmentValues?, in frame: CGRect
  ) {
    for piece in runtime.place(runs, style, values, in: frame)
    where !piece.string.allSatisfy(\.isWhitespace) {
      if style.isRedacted {
        placeholder(piece.frame, piece.style, values)
        continue
      }
      var text = DisplayText(
        piece.string, frame: DisplayRect(piece.frame), baseline: Double(piece.baseline),
        font: font(piece.style.font, values), colour: filtered(colour(of: piece.style, values)))
      text.tracking = Double(piece.style.font.tracking)
      text.isUnderlined = piece.style.font.isUnderlined || values?.underlineStyle != nil
      text.isStruck = piece.style.font.isStruck || values?.strikethroughStyle != nil
      add(.text(text))
    }
  }

  /// The placeholder for redacted text: a bar as high as its capitals and a little more, in a pale shade of
  /// its colour [estimate].
  private mutating func placeholder(
    _ frame: CGRect, _ style: TextStyle, _ values: EnvironmentValues?
  ) {
    let bar = frame.insetBy(dx: 0, dy: frame.height * 0.1)
    let shade = colour(of: style, values).faded(by: 0.16)
    fill(.rounded(DisplayRect(bar), radius: 3), shade)
  }

  private func font(_ font: ResolvedFont, _ values: EnvironmentValues?) -> DisplayFont {
    var design = DisplayFont.Design(font.design)
    if values?.isMonospaced == true { design = .monospaced }
    if let wanted = values?.fontDesign { design = DisplayFont.Design(wanted) }
    return DisplayFont(
      Double(font.size), weight: weight(of: font),
      isItalic: font.isItalic || values?.isItalic == true,
      design: design)
  }

  /// Returns the weight of text or a symbol: that of its font, or a greater one of the control
  /// around it.
  func weight(of font: ResolvedFont) -> Int { max(font.weight.number, weight ?? 0) }

  /// Returns the colour of a text: its own, otherwise that of the control around it.
  func colour(of style: TextStyle, _ values: EnvironmentValues?) -> DisplayColour {
    if style.color == .primary, values?.foregroundColor == nil, let label { return label }
    return palette.colour(style.color)
  }

  // MARK: Texts that no view made

  /// Draws one line, in the platform's typesetting, from a point on the top of the line.
  mutating func write(
    _ string: String, _ font: DisplayFont, _ colour: DisplayColour, at point: CGPoint,
    within width: CGFloat = .infinity
  ) {
    guard !string.isEmpty else { return }
    let resolved = resolved(font)
    let fitted = LineSetter(runtime.measurer, width: width).fitted(string, resolved)
    add(
      .text(
        DisplayText(
          fitted,
          frame: DisplayRect(
            CGRect(
              x: point.x, y: point.y, width: self.width(of: fitted, font),
              height: resolved.height(scale: runtime.facts.scale))),
          baseline: Double(resolved.firstBaseline(scale: runtime.facts.scale)), font: font,
          colour: filtered(colour))))
  }

  /// Draws one line in the middle of a frame.
  mutating func centred(
    _ string: String, _ font: DisplayFont, _ colour: DisplayColour, in frame: CGRect
  ) {
    let width = min(frame.width, width(of: string, font))
    let height = resolved(font).height(scale: runtime.facts.scale)
    write(
      string, font, colour,
      at: CGPoint(x: frame.midX - width / 2, y: frame.midY - height / 2), within: frame.width)
  }

  /// Returns the width of one line, in points.
  func width(of string: String, _ font: DisplayFont) -> CGFloat {
    runtime.measurer.width(of: string, font: resolved(font))
  }

  private func resolved(_ font: DisplayFont) -> ResolvedFont {
    let weight = Font.Weight(rawValue: font.weight / 100 - 1) ?? .regular
    return ResolvedFont(Font.system(size: CGFloat(font.size), weight: weight))
  }
}

extension Font.Weight {
  /// The weight as numbers go: 400 is regular.
  var number: Int { (rawValue + 1) * 100 }
}

extension DisplayFont.Design {
  init(_ design: Font.Design) {
    switch design {
    case .default: self = .standard
    case .serif: self = .serif
    case .rounded: self = .rounded
    case .monospaced: self = .monospaced
    }
  }
}
