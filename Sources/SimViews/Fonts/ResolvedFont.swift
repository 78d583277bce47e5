// The one place that says how high a line of text is.
//
// A line of San Francisco reaches 1950 units of 2048 to the em above its baseline and 494 below it, whatever its weight
// (17 pt on a phone: ascender 16.1865234375, descender -4.1005859375, lineHeight 20.287109375, as several test suites
// and logs print). Lines of one text follow one another at just that height, and their sum is rounded up to a pixel once:
// SwiftUI rounds the bounding box of the string (mechanism.md#13.9), and UILabel has 20.5, 41, 61, 81.5 and 101.5 for one
// to five lines of 17 pt on a screen of two pixels a point. On three pixels a point display lists and accessibility
// dumps show 20.333 for body, 33.667 for title, 18 for subheadline, 15.667 for footnote, 14.333 for caption, 40.667 for
// large title. The leading of a text style (22 for body, Human Interface Guidelines) is not part of it: it is what a stack
// puts between two texts (EdgeSpacing).

package import Foundation

/// A font as layout needs it.
package struct ResolvedFont: Hashable, Sendable {
  /// The size of an em, in points.
  package var size: CGFloat
  /// The height of one line among others, in points; not rounded.
  package private(set) var lineHeight: CGFloat
  /// The distance from line to line that the text style asks for, in points; the line itself where there is none.
  package private(set) var leading: CGFloat
  /// How much wider than regular the weight runs; 6 % for bold (Helvetica-Bold's published metrics).
  package var widthFactor: CGFloat
  /// How much wider each character runs, in points.
  package var tracking: CGFloat = 0
  /// What layout does not look at: how thick letters are, whether they slant, the design of the face.
  package var weight: Font.Weight
  package var isItalic: Bool
  package var design: Font.Design
  /// The lines under and through the text.
  package var isUnderlined = false
  package var isStruck = false

  /// The font of a text at a text size of the user.
  ///
  /// Tight and loose leading take 2 points from each line, or add them (Apple, "The details of UI typography", 2020);
  /// that they do so half above and half below is an estimate.
  package init(_ font: Font, in typeSize: DynamicTypeSize = .large) {
    size = font.size(in: typeSize)
    let extra: CGFloat =
      switch font.attributes.leading {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    lineHeight = max(1, size * (1950 + 494) / 2048 + extra)
    leading = font.style == nil ? lineHeight : Self.leading(ofSize: size) + extra
    weight = font.weight
    isItalic = font.isItalic
    design = font.attributes.design
    widthFactor = font.weight.isBold ? 1.06 : 1
  }

  /// The font at a share of its size.
  package func scaled(by share: CGFloat) -> ResolvedFont {
    guard share != 1 else { return self }
    var font = self
    font.size *= share
    font.lineHeight *= share
    font.leading *= share
    font.tracking *= share
    return font
  }

  /// The leading of a text style of some size, in points (Human Interface Guidelines, Typography: it is the same for all
  /// styles of one size).
  private static func leading(ofSize size: CGFloat) -> CGFloat {
    let index = Int(size.rounded()) - 11
    guard leadings.indices.contains(index) else { return size * 1.2 }
    return leadings[index]
  }

  /// Of 11 to 60 points; sizes that no style has lie between their neighbours.
  private static let leadings: [CGFloat] = [
    13, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41,
    42,
    43, 44, 46, 47, 48, 49, 50, 51, 52, 53, 55, 56, 57, 58, 59, 60, 61, 62, 63, 65, 66, 67, 68, 69,
    70,
  ]

  /// How far letters reach above the baseline, in points.
  package var ascent: CGFloat { size * 1950 / 2048 + (lineHeight - size * (1950 + 494) / 2048) / 2 }

  /// The height of a text of some lines on a screen, in points: rounded up to a pixel.
  ///
  /// - Parameters:
  ///   - spacing: what is added between lines, in points.
  ///   - scale: the pixels in a point.
  package func height(ofLines lines: Int = 1, spacing: CGFloat = 0, scale: CGFloat) -> CGFloat {
    (lineHeight * CGFloat(lines) + spacing * CGFloat(lines - 1)).roundedUp(scale: scale)
  }

  /// The distance from the top of a text to its first baseline, in points: the nearest pixel.
  package func firstBaseline(scale: CGFloat) -> CGFloat {
    (ascent * scale).rounded() / scale
  }

  /// The distance from the top of a text to its last baseline, in points: as far below the first one as lines
  /// go, rounded up to a pixel.
  package func lastBaseline(ofLines lines: Int, spacing: CGFloat, scale: CGFloat) -> CGFloat {
    (firstBaseline(scale: scale) + (lineHeight + spacing) * CGFloat(lines - 1))
      .roundedUp(scale: scale)
  }

  /// The height of a field of one line, in points: whole points and one more, as UITextField is 22 high at 17 pt.
  package var fieldHeight: CGFloat { lineHeight.rounded(.up) + 1 }
}

extension CGFloat {
  /// The length rounded up to a pixel, ignoring what the last bits of a sum add to a whole one.
  package func roundedUp(scale: CGFloat) -> CGFloat {
    (self * scale - 0.001).rounded(.up) / scale
  }
}
