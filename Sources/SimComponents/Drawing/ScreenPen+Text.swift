// Texts, symbols and images in the frames that layout gave them.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension ScreenPen {
  /// A text, broken into the lines that its frame has room for.
  mutating func draw(_ element: TextElement, _ frame: CGRect) {
    guard frame.width > 0, frame.height > 0, frame.intersects(screen) else { return }
    let runs =
      element.runs.isEmpty
      ? [TextRun(string: element.string, style: element.style)] : element.runs
    set(runs, element.style, element.environment?.read(), in: frame)
  }

  /// Sets text in the lines that a frame has room for.
  mutating func set(
    _ runs: [TextRun], _ style: TextStyle, _ values: EnvironmentValues?, in frame: CGRect
  ) {
    var setter = LineSetter(runtime.measurer, width: frame.width)
    var fragments: [LineSetter.Fragment] = []
    for run in runs {
      fragments.append(
        LineSetter.Fragment(string: run.style.letters(of: run.string), style: run.style))
    }
    let lineHeight = fragments.reduce(0) { max($0, $1.style.font.lineHeight) }
    let shown = max(
      1, Int(((frame.height + style.lineSpacing + 0.5) / (lineHeight + style.lineSpacing))))
    let lines = setter.lines(of: fragments, most: style.lineLimit.map { min($0, shown) } ?? shown)
    var y = frame.minY
    for line in lines {
      let width = line.reduce(0) { $0 + $1.width }
      var x = frame.minX
      switch values?.multilineTextAlignment ?? .leading {
      case .leading: break
      case .center: x += (frame.width - width) / 2
      case .trailing: x += frame.width - width
      }
      let baseline = line.reduce(0) {
        max($0, $1.style.font.firstBaseline(scale: runtime.facts.scale))
      }
      for piece in line where !piece.string.allSatisfy(\.isWhitespace) {
        var text = DisplayText(
          piece.string,
          frame: DisplayRect(CGRect(x: x, y: y, width: piece.width, height: lineHeight)),
          baseline: Double(baseline), font: font(piece.style.font, values),
          colour: colour(of: piece.style, values))
        text.tracking = Double(piece.style.font.tracking)
        text.isUnderlined = piece.style.font.isUnderlined || values?.underlineStyle != nil
        text.isStruck = piece.style.font.isStruck || values?.strikethroughStyle != nil
        commands.append(.text(text))
        x += piece.width
      }
      y += lineHeight + style.lineSpacing
    }
  }

  private func font(_ font: ResolvedFont, _ values: EnvironmentValues?) -> DisplayFont {
    var design = DisplayFont.Design(font.design)
    if values?.isMonospaced == true { design = .monospaced }
    if let wanted = values?.fontDesign { design = DisplayFont.Design(wanted) }
    var weight = font.weight.number
    if let least = self.weight { weight = max(weight, least) }
    return DisplayFont(
      Double(font.size), weight: weight, isItalic: font.isItalic || values?.isItalic == true,
      design: design)
  }

  /// A text has its own colour, else that of the control around it.
  private func colour(of style: TextStyle, _ values: EnvironmentValues?) -> DisplayColour {
    if style.color == .primary, values?.foregroundColor == nil, let label { return filtered(label) }
    return filtered(palette.colour(style.color))
  }

  mutating func draw(_ element: ImageElement, _ frame: CGRect) {
    guard frame.intersects(screen) else { return }
    switch element.image.source {
    case .named(let name): commands.append(.image(name, DisplayRect(frame)))
    case .system(let name):
      var weight = element.style.font.weight.number
      if let least = self.weight { weight = max(weight, least) }
      let size =
        element.image.isResizable
        ? Double(min(frame.width, frame.height)) / 1.2 : Double(element.style.font.size)
      commands.append(
        .symbol(
          DisplaySymbol(
            name, frame: DisplayRect(frame), size: size, weight: weight,
            colour: colour(of: element.style, element.environment?.read()))))
    }
  }

  // MARK: Texts that no view made

  /// One line, as the platform sets it, from a point on the top of the line.
  mutating func write(
    _ string: String, _ font: DisplayFont, _ colour: DisplayColour, at point: CGPoint,
    within width: CGFloat = .infinity
  ) {
    guard !string.isEmpty else { return }
    let resolved = resolved(font)
    let fitted = LineSetter(runtime.measurer, width: width).fitted(string, resolved)
    commands.append(
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

  /// One line in the middle of a frame.
  mutating func centred(
    _ string: String, _ font: DisplayFont, _ colour: DisplayColour, in frame: CGRect
  ) {
    let width = min(frame.width, width(of: string, font))
    let height = resolved(font).height(scale: runtime.facts.scale)
    write(
      string, font, colour,
      at: CGPoint(x: frame.midX - width / 2, y: frame.midY - height / 2), within: frame.width)
  }

  /// The width of one line, in points.
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

/// Breaks text into lines by the rules of the runtime's measurer: at newlines, and before the word that would reach
/// beyond the width; a word that is wider than a line alone is broken anywhere.
@MainActor
struct LineSetter {
  struct Fragment {
    var string: String
    var style: TextStyle
    var width: CGFloat = 0
  }

  private let measurer: any TextMeasurer
  private let width: CGFloat

  init(_ measurer: any TextMeasurer, width: CGFloat) {
    self.measurer = measurer
    self.width = width
  }

  /// The lines of a text of several styles; what is beyond the last one ends in an ellipsis there.
  mutating func lines(of fragments: [Fragment], most: Int) -> [[Fragment]] {
    if fragments.count == 1 {
      let (text, style) = (fragments[0].string, fragments[0].style)
      if !text.contains("\n"), width(text, style.font) <= width + 0.5 {
        return [[measured(text, style)]]
      }
    }
    var lines: [[Fragment]] = []
    var rest = Remainder(fragments)
    while !rest.isEmpty, lines.count < most {
      let isLast = lines.count + 1 == most
      lines.append(isLast ? lastLine(&rest) : nextLine(&rest))
    }
    return lines
  }

  /// A string that fits the width, cut at its end if it must be.
  func fitted(_ string: String, _ font: ResolvedFont) -> String {
    guard width(string, font) > width + 0.5 else { return string }
    var cut = string
    while !cut.isEmpty {
      cut.removeLast()
      let shortened = cut.trimmingCharacters(in: .whitespaces) + "…"
      if width(shortened, font) <= width + 0.5 { return shortened }
    }
    return "…"
  }

  /// What is left to be set: characters, each with the number of its style.
  private struct Remainder {
    var characters: [(character: Character, style: Int)] = []
    var start = 0
    let styles: [TextStyle]

    init(_ fragments: [Fragment]) {
      styles = fragments.map(\.style)
      for (index, fragment) in fragments.enumerated() {
        for character in fragment.string { characters.append((character, index)) }
      }
    }

    var isEmpty: Bool { start >= characters.count }
  }

  private func nextLine(_ rest: inout Remainder) -> [Fragment] {
    var end = rest.start
    var lastBreak: Int?
    var length: CGFloat = 0
    while end < rest.characters.count {
      let (character, style) = rest.characters[end]
      if character.isNewline { break }
      let advance = advance(character, rest.styles[style].font)
      if character == " " {
        lastBreak = end
      } else if length + advance > width + 0.05, end > rest.start {
        let cut = lastBreak ?? end
        let line = pieces(rest, rest.start..<cut)
        rest.start = lastBreak.map { $0 + 1 } ?? end
        return line
      }
      length += advance
      end += 1
    }
    let line = pieces(rest, rest.start..<end)
    rest.start = end + 1
    return line
  }

  private func lastLine(_ rest: inout Remainder) -> [Fragment] {
    var trial = rest
    let line = nextLine(&trial)
    guard !trial.isEmpty else {
      rest = trial
      return line
    }
    // Everything that is left, up to where it fits with an ellipsis.
    var end = rest.start
    var length: CGFloat = 0
    while end < rest.characters.count, !rest.characters[end].character.isNewline {
      let (character, style) = rest.characters[end]
      let font = rest.styles[style].font
      length += advance(character, font)
      if length + advance("…", font) > width + 0.05 { break }
      end += 1
    }
    while end > rest.start, rest.characters[end - 1].character == " " { end -= 1 }
    var cut = pieces(rest, rest.start..<end)
    if let last = cut.popLast() {
      cut.append(measured(last.string + "…", last.style))
    }
    rest.start = rest.characters.count
    return cut
  }

  /// The characters of a range in pieces of one style each.
  private func pieces(_ rest: Remainder, _ range: Range<Int>) -> [Fragment] {
    var result: [Fragment] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let style = rest.characters[index].style
      var string = ""
      while index < range.upperBound, rest.characters[index].style == style {
        string.append(rest.characters[index].character)
        index += 1
      }
      result.append(measured(string, rest.styles[style]))
    }
    return result
  }

  private func measured(_ string: String, _ style: TextStyle) -> Fragment {
    Fragment(string: string, style: style, width: width(string, style.font))
  }

  private func width(_ string: String, _ font: ResolvedFont) -> CGFloat {
    measurer.width(of: string, font: font) + font.tracking * CGFloat(string.count)
  }

  private func advance(_ character: Character, _ font: ResolvedFont) -> CGFloat {
    measurer.width(of: String(character), font: font) + font.tracking
  }
}
