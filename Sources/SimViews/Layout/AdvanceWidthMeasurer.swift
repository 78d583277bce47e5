// Text by a committed table of advance widths, so that layout is the same on every machine.
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
      return CGFloat(plain) * font.size / 1000 * font.widthFactor
    }
    for scalar in string.unicodeScalars { units += Self.units(of: scalar) }
    return CGFloat(units) * font.size / 1000 * font.widthFactor
  }

  package func lines(of string: String, font: ResolvedFont, width: CGFloat) -> Int {
    if let lines = Self.plainLines(of: string, font: font, width: width) { return lines }
    var breaker = LineBreaker(
      width: width, scale: font.size / 1000 * font.widthFactor,
      characters: string.unicodeScalars.count)
    for word in string.split(separator: " ", omittingEmptySubsequences: false) {
      var length: CGFloat = 0
      for scalar in word.unicodeScalars {
        length += CGFloat(Self.units(of: scalar)) * breaker.scale
      }
      if !breaker.add(word: length) { break }
    }
    return breaker.lines
  }

  /// The lines of a string of characters of the table alone; nil when there are others.
  private static func plainLines(of string: String, font: ResolvedFont, width: CGFloat) -> Int? {
    let table = ascii
    let lines = string.utf8.withContiguousStorageIfAvailable { bytes in
      var breaker = LineBreaker(
        width: width, scale: font.size / 1000 * font.widthFactor, characters: bytes.count)
      guard bytes.allSatisfy({ $0 >= 32 && $0 < 127 }) else { return 0 }
      var length: CGFloat = 0
      for byte in bytes {
        if byte == 32 {
          if !breaker.add(word: length) { return breaker.lines }
          length = 0
        } else {
          length += CGFloat(table[Int(byte) - 32]) * breaker.scale
        }
      }
      _ = breaker.add(word: length)
      return breaker.lines
    }
    guard let lines, lines > 0 else { return nil }
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

  fileprivate static func units(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
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

/// Fills lines with words, one after another.
private struct LineBreaker {
  /// The width of a line, in points.
  let width: CGFloat
  /// Points a unit of the table.
  let scale: CGFloat
  /// The number of characters: there are never more lines.
  let characters: Int
  /// The lines so far.
  private(set) var lines = 1
  private var used: CGFloat = 0

  init(width: CGFloat, scale: CGFloat, characters: Int) {
    self.width = width
    self.scale = scale
    self.characters = characters
  }

  /// Adds a word of a length in points; false when every character has a line of its own.
  mutating func add(word length: CGFloat) -> Bool {
    let space = CGFloat(AdvanceWidthMeasurer.units(of: " ")) * scale
    if used > 0, used + space + length > width {
      lines += 1
      used = 0
    }
    if used > 0 { used += space }
    // A word longer than the line is broken between characters.
    used += length
    while used > width, width > 0 {
      lines += 1
      used -= width
      if lines > characters {
        lines = max(1, characters)
        return false
      }
    }
    return true
  }
}
