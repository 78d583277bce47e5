// Text measured with a committed table of advance widths, so that layout is the same on every machine.
//
// The table is that of Helvetica's published metrics (Adobe Font Metrics, units of 1/1000 em), which the
// system font of the phone follows within a few per cent. Characters outside the table take an estimate:
// 1 em for scripts that are set in squares and for emoji, 0.556 em (Helvetica's digits) for the rest.

package import Foundation

/// Measures text by the advance width of each character.
package struct AdvanceWidthMeasurer: TextMeasurer {
  package init() {}

  package func width(of string: String, font: ResolvedFont) -> CGFloat {
    var units = 0
    if let plain = Self.plainUnits(of: string) {
      return CGFloat(plain) * Self.points(font)
    }
    for scalar in string.unicodeScalars { units += Self.units(of: Int(scalar.value)) }
    return CGFloat(units) * Self.points(font)
  }

  package func extent(of string: String, font: ResolvedFont, width: CGFloat) -> TextExtent {
    let points = Self.points(font)
    // A line that is full to the last unit must not break for want of the last bit of a sum.
    let limit = Double(width / points) + 0.001
    let plain = string.utf8.withContiguousStorageIfAvailable { bytes -> LineBreaker? in
      guard bytes.allSatisfy({ ($0 >= 32 && $0 < 127) || $0 == 10 }) else { return nil }
      return Self.fill(bytes, limit: limit)
    }
    let lines =
      (plain ?? nil)
      ?? Self.fill(string.unicodeScalars.lazy.map(\.value), limit: limit)
    return TextExtent(width: CGFloat(lines.widest) * points, lines: lines.count)
  }

  /// The points that a unit of the table stands for.
  private static func points(_ font: ResolvedFont) -> CGFloat {
    font.size / 1000 * font.widthFactor
  }

  /// Fills lines with the words of characters that are given by their numbers.
  private static func fill<C: Collection>(_ characters: C, limit: Double) -> LineBreaker
  where C.Element: BinaryInteger {
    var lines = LineBreaker(limit: limit)
    var start = characters.startIndex
    var index = start
    var length = 0
    while index != characters.endIndex {
      let character = Int(characters[index])
      if character == LineBreaker.space || character == LineBreaker.newline {
        lines.add(word: characters[start..<index], length: length)
        if character == LineBreaker.newline { lines.addNewline() } else { lines.addSpace() }
        length = 0
        start = characters.index(after: index)
      } else {
        length += units(of: character)
      }
      characters.formIndex(after: &index)
    }
    lines.add(word: characters[start...], length: length)
    lines.finish()
    return lines
  }

  /// The units of a string of characters of the table alone; nil when there are others.
  private static func plainUnits(of string: String) -> Int? {
    let table = ascii
    let units = string.utf8.withContiguousStorageIfAvailable { bytes in
      var units = 0
      for byte in bytes {
        guard byte >= 32, byte < 127 else { return -1 }
        units += table[Int(byte) - 32]
      }
      return units
    }
    guard let units, units >= 0 else { return nil }
    return units
  }

  /// The advance width of a character that is given by its number.
  fileprivate static func units(of value: Int) -> Int {
    if value >= 32, value < 127 { return ascii[value - 32] }
    if value < 32 { return 0 }
    return value >= 0x1100 && isSquare(value) ? 1000 : 556
  }

  private static func isSquare(_ value: Int) -> Bool {
    (0x1100...0x11FF).contains(value) || (0x2E80...0xD7A3).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0xFE30...0xFE4F).contains(value)
      || (0xFF00...0xFF60).contains(value) || value >= 0x1F300
  }

  /// Helvetica, characters 32 to 126.
  private static let ascii: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}

/// Fills lines with words, one after another, in units of the table.
private struct LineBreaker {
  static let space = 32
  static let newline = 10

  /// The width of a line.
  let limit: Double
  /// The lines so far.
  private(set) var count = 1
  /// The width of the widest line, without the spaces at which lines break.
  private(set) var widest = 0
  private var used = 0
  /// The width of the spaces since the last word.
  private var spaces = 0

  init(limit: Double) { self.limit = limit }

  mutating func addSpace() { spaces += AdvanceWidthMeasurer.units(of: Self.space) }

  mutating func addNewline() {
    finish()
    breakLine()
  }

  /// Counts the spaces that nothing follows, as far as there is room for them.
  mutating func finish() { widest = max(widest, Int(min(Double(used + spaces), limit))) }

  private mutating func breakLine() {
    count += 1
    used = 0
    spaces = 0
  }

  /// Adds a word; one that is longer than a line is broken between characters.
  mutating func add<Word: Collection>(word: Word, length: Int) where Word.Element: BinaryInteger {
    guard length > 0 else { return }
    if used > 0, Double(used + spaces + length) > limit { breakLine() }
    used += spaces
    spaces = 0
    if Double(used + length) <= limit {
      used += length
    } else {
      for character in word {
        let units = AdvanceWidthMeasurer.units(of: Int(character))
        if used > 0, Double(used + units) > limit { breakLine() }
        used += units
        widest = max(widest, used)
      }
    }
    widest = max(widest, used)
  }
}
