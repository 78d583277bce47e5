package import Foundation

/// An environment-dependent font.
public struct Font: Hashable, Sendable {
  var size: CGFloat
  var lineHeight: CGFloat
  var weight: Weight
  var isItalic = false
  /// What drawing needs beside size and weight.
  var attributes = FontAttributes()

  init(_ size: CGFloat, _ lineHeight: CGFloat, _ weight: Weight = .regular) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
  }

  // Sizes and leadings of the Large content size, in points: Human Interface Guidelines, Typography.

  /// A font with the large title text style.
  public static let largeTitle = Font(34, 41)
  /// A font with the title text style.
  public static let title = Font(28, 34)
  /// A font for second-level hierarchical headings.
  public static let title2 = Font(22, 28)
  /// A font for third-level hierarchical headings.
  public static let title3 = Font(20, 25)
  /// A font with the headline text style.
  public static let headline = Font(17, 22, .semibold)
  /// A font with the body text style.
  public static let body = Font(17, 22)
  /// A font with the callout text style.
  public static let callout = Font(16, 21)
  /// A font with the subheadline text style.
  public static let subheadline = Font(15, 20)
  /// A font with the footnote text style.
  public static let footnote = Font(13, 18)
  /// A font with the caption text style.
  public static let caption = Font(12, 16)
  /// A font with the alternate caption text style.
  public static let caption2 = Font(11, 13)

  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  /// A weight to use for fonts.
  public enum Weight: Int, Hashable, CaseIterable, Sendable {
    /// The weights, lightest first.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A design to use for fonts.
  public enum Design: Hashable, CaseIterable, Sendable {
    /// The designs.
    case `default`, serif, rounded, monospaced
  }
}

/// A font as layout needs it.
package struct ResolvedFont: Hashable, Sendable {
  /// The size of an em, in points.
  package var size: CGFloat
  /// The height of one line, in points.
  package var lineHeight: CGFloat
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

  /// The distance from the top of a line to its baseline, in points: San Francisco rises 0.952 of its
  /// size above the baseline and falls 0.241 below it; what the line has to spare is put half above.
  package var baseline: CGFloat {
    ((lineHeight + size * (0.952 - 0.241)) / 2 * 3).rounded() / 3
  }

  package init(_ font: Font) {
    size = font.size
    lineHeight = font.lineHeight
    weight = font.weight
    isItalic = font.isItalic
    design = font.attributes.design
    widthFactor = font.weight.rawValue >= Font.Weight.semibold.rawValue ? 1.06 : 1
  }
}

/// How text looks in one environment.
@_spi(Runtime) public struct TextStyle: Hashable, Sendable, CustomStringConvertible {
  package var font: ResolvedFont
  package var color: Color
  package var lineLimit: Int?
  /// The lines for which there is room, whether or not the text needs them.
  package var reservedLines: Int
  /// The distance between lines, in points.
  package var lineSpacing: CGFloat

  /// How text looks where the environment says nothing.
  package static let initial = TextStyle(EnvironmentValues())

  package init(_ values: EnvironmentValues) {
    var font = values.font ?? .body
    if let weight = values.fontWeight { font.weight = weight }
    self.font = ResolvedFont(font)
    lineSpacing = values.lineSpacing
    color = values.foregroundColor ?? .primary
    lineLimit = values.lineLimit
    reservedLines = values.reservedLines
  }

  /// The style as a dump shows it.
  @_spi(Runtime) public var description: String {
    let size = font.size == font.size.rounded() ? "\(Int(font.size))" : "\(font.size)"
    return "\(size) pt \(color)"
  }
}
