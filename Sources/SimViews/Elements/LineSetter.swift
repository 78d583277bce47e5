// How a text that does not fit is broken and truncated.

package import Foundation

/// Breaks text into lines by the rules of the runtime's measurer: at newlines, and before the word that would
/// exceed the width; a word that is wider than a line is broken anywhere.
@MainActor
package struct LineSetter {
  /// Text of one style.
  package struct Fragment {
    package var string: String
    package var style: TextStyle
    /// The width, in points; only that of what was set.
    package var width: CGFloat = 0
    /// Which of the fragments to be set it is a part of.
    package var number = 0

    package init(string: String, style: TextStyle) {
      self.string = string
      self.style = style
    }
  }

  private let measurer: any TextMeasurer
  private let width: CGFloat
  private let truncation: Text.TruncationMode

  /// Sets text in a width, in points.
  package init(
    _ measurer: any TextMeasurer, width: CGFloat, truncation: Text.TruncationMode = .tail
  ) {
    self.measurer = measurer
    self.width = width
    self.truncation = truncation
  }

  /// The lines of a text of several styles; the last one ends in an ellipsis if there is more.
  package mutating func lines(of fragments: [Fragment], most: Int) -> [[Fragment]] {
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
  package func fitted(_ string: String, _ font: ResolvedFont) -> String {
    guard width(string, font) > width + 0.5 else { return string }
    var cut = string
    while !cut.isEmpty {
      cut.removeLast()
      let shortened = cut.trimmingCharacters(in: .whitespaces) + "…"
      if width(shortened, font) <= width + 0.5 { return shortened }
    }
    return "…"
  }

  /// The characters still to be set, each with the number of its style.
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
    defer { rest.start = rest.characters.count }
    let ellipsis = advance("…", rest.styles[rest.characters[rest.start].style].font)
    switch truncation {
    case .tail: return beginning(of: rest, in: width - ellipsis, endingWith: "…")
    case .head: return ending(of: rest, in: width - ellipsis, beginningWith: "…")
    case .middle:
      let room = (width - ellipsis) / 2
      return beginning(of: rest, in: room, endingWith: "…")
        + ending(of: rest, in: room, beginningWith: "")
    }
  }

  /// How much of the rest, from its beginning, fits a width, up to the next newline.
  private func beginning(
    of rest: Remainder, in width: CGFloat, endingWith mark: String
  ) -> [Fragment] {
    var end = rest.start
    var length: CGFloat = 0
    while end < rest.characters.count, !rest.characters[end].character.isNewline {
      let (character, style) = rest.characters[end]
      length += advance(character, rest.styles[style].font)
      if length > width + 0.05 { break }
      end += 1
    }
    while end > rest.start, rest.characters[end - 1].character == " " { end -= 1 }
    var cut = pieces(rest, rest.start..<end)
    if let last = cut.popLast() {
      cut.append(measured(last.string + mark, last.style, last.number))
    }
    return cut
  }

  /// What of the rest fits a width up to its end.
  private func ending(
    of rest: Remainder, in width: CGFloat, beginningWith mark: String
  ) -> [Fragment] {
    let count = rest.characters.count
    var start = count
    var length: CGFloat = 0
    while start > rest.start, !rest.characters[start - 1].character.isNewline {
      let (character, style) = rest.characters[start - 1]
      length += advance(character, rest.styles[style].font)
      if length > width + 0.05 { break }
      start -= 1
    }
    while start < count, rest.characters[start].character == " " { start += 1 }
    var cut = pieces(rest, start..<count)
    if let first = cut.first { cut[0] = measured(mark + first.string, first.style, first.number) }
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
      result.append(measured(string, rest.styles[style], style))
    }
    return result
  }

  private func measured(_ string: String, _ style: TextStyle, _ number: Int = 0) -> Fragment {
    var fragment = Fragment(string: string, style: style)
    fragment.width = width(string, style.font)
    fragment.number = number
    return fragment
  }

  private func width(_ string: String, _ font: ResolvedFont) -> CGFloat {
    measurer.width(of: string, font: font) + font.tracking * CGFloat(string.count)
  }

  private func advance(_ character: Character, _ font: ResolvedFont) -> CGFloat {
    measurer.width(of: String(character), font: font) + font.tracking
  }
}
