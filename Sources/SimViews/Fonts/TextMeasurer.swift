package import Foundation

/// Measures text; the runtime never asks the machine's fonts.
package protocol TextMeasurer: Sendable {
  /// The width of all characters of a string after one another, in points.
  func width(of string: String, font: ResolvedFont) -> CGFloat
  /// What a string comes to that is broken at each newline, and where a word would reach beyond a width, in
  /// points; the width may be infinite.
  func extent(of string: String, font: ResolvedFont, width: CGFloat) -> TextExtent
}

/// What a string comes to in lines.
package struct TextExtent: Equatable, Sendable {
  /// The width of the widest line, in points.
  package var width: CGFloat
  /// The number of lines, at least one.
  package var lines: Int

  package init(width: CGFloat, lines: Int) {
    self.width = width
    self.lines = lines
  }
}
