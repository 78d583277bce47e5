package import Foundation

/// An environment-dependent font.
public struct Font: Hashable, Sendable {
  /// The size at which the system comes, in points.
  var size: CGFloat
  /// The style with which the font grows; nil for one of a fixed size.
  var style: TextStyle?
  var weight: Weight
  var isItalic = false
  /// What drawing needs beside size and weight.
  var attributes = FontAttributes()

  init(_ size: CGFloat, _ style: TextStyle?, _ weight: Weight = .regular) {
    self.size = size
    self.style = style
    self.weight = weight
  }

  init(_ style: TextStyle, _ weight: Weight = .regular) {
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
  }

  /// A design to use for fonts.
  public enum Design: Hashable, CaseIterable, Sendable {
    /// The designs.
    case `default`, serif, rounded, monospaced
  }
}

/// How text looks in one environment.
///
/// All texts of an environment share one look, which is never changed: a screen has thousands of texts and few looks.
@_spi(Runtime) public struct TextStyle: Hashable, Sendable, CustomStringConvertible {
  private struct Look: Hashable, Sendable {
    var font: ResolvedFont
    var color: Color
    var lineLimit: Int?
    var reservedLines: Int
    var lineSpacing: CGFloat
    var typeSize: DynamicTypeSize
    var textCase: Text.Case?
  }

  private final class Shared: Sendable {
    let look: Look
    init(_ look: Look) { self.look = look }
  }

  private var shared: Shared

  private var look: Look {
    get { shared.look }
    set { shared = Shared(newValue) }
  }

  package var font: ResolvedFont {
    get { shared.look.font }
    set { look.font = newValue }
  }
  package var color: Color {
    get { shared.look.color }
    set { look.color = newValue }
  }
  package var lineLimit: Int? {
    get { shared.look.lineLimit }
    set { look.lineLimit = newValue }
  }
  /// The lines for which there is room, whether or not the text needs them.
  package var reservedLines: Int { shared.look.reservedLines }
  /// The distance between lines, in points.
  package var lineSpacing: CGFloat { shared.look.lineSpacing }
  /// How large the user wants text.
  package var typeSize: DynamicTypeSize { shared.look.typeSize }

  /// How text looks where the environment says nothing.
  package static let initial = TextStyle(EnvironmentValues())

  package init(_ values: EnvironmentValues) {
    var font = values.font ?? .body
    if let weight = values.fontWeight { font.weight = weight }
    let typeSize = values.dynamicTypeSize
    shared = Shared(
      Look(
        font: ResolvedFont(font, in: typeSize), color: values.foregroundColor ?? .primary,
        lineLimit: values.lineLimit, reservedLines: values.reservedLines,
        lineSpacing: values.lineSpacing, typeSize: typeSize, textCase: values.textCase))
  }

  /// A text in the letters that the style shows.
  package func letters(of string: String) -> String {
    switch shared.look.textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }

  /// Whether two styles draw the same.
  @_spi(Runtime) public static func == (lhs: TextStyle, rhs: TextStyle) -> Bool {
    lhs.shared === rhs.shared || lhs.look == rhs.look
  }

  /// Equal styles have equal hashes.
  @_spi(Runtime) public func hash(into hasher: inout Hasher) { hasher.combine(look) }

  /// The style as a dump shows it.
  @_spi(Runtime) public var description: String {
    let size = font.size == font.size.rounded() ? "\(Int(font.size))" : "\(font.size)"
    return "\(size) pt \(color)"
  }
}
