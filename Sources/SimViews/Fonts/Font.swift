import Foundation

public struct Font: Hashable, Sendable {
  /// The size at which the system comes, in points.
  var size: CGFloat
  /// The style with which the font grows; nil for one of a fixed size.
  var style: Font.TextStyle?
  var weight: Weight
  var isItalic = false
  /// What drawing needs beside size and weight.
  var attributes = FontAttributes()

  init(_ size: CGFloat, _ style: Font.TextStyle?, _ weight: Weight = .regular) {
    self.size = size
    self.style = style
    self.weight = weight
  }

  init(_ style: Font.TextStyle, _ weight: Weight = .regular) {
    self.init(style.size(in: .large), style, weight)
  }

  /// A font with the large title text style.
  public static let largeTitle = Font(.largeTitle)
  /// A font with the title text style.
  public static let title = Font(.title)
  /// A font for second-level hierarchical headings.
  public static let title2 = Font(.title2)
  /// A font for third-level hierarchical headings.
  public static let title3 = Font(.title3)
  /// A font with the headline text style.
  public static let headline = Font(.headline, .semibold)
  /// A font with the body text style.
  public static let body = Font(.body)
  /// A font with the callout text style.
  public static let callout = Font(.callout)
  /// A font with the subheadline text style.
  public static let subheadline = Font(.subheadline)
  /// A font with the footnote text style.
  public static let footnote = Font(.footnote)
  /// A font with the caption text style.
  public static let caption = Font(.caption)
  /// A font with the alternate caption text style.
  public static let caption2 = Font(.caption2)

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

    /// Whether letters are thick; semibold ones count.
    var isBold: Bool { rawValue >= Weight.semibold.rawValue }
  }

  /// A design to use for fonts.
  public enum Design: Hashable, CaseIterable, Sendable {
    case `default`, serif, rounded, monospaced
  }
}
