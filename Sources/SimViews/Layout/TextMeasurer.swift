package import Foundation

/// Measures text; the runtime never asks the machine's fonts.
package protocol TextMeasurer: Sendable {
  /// The width of a string on one line, in points.
  func width(of string: String, font: ResolvedFont) -> CGFloat
  /// The number of lines that a string needs in a width, in points; at least one.
  func lines(of string: String, font: ResolvedFont, width: CGFloat) -> Int
}
