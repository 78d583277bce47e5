// Fonts by text style, by name, and by variations of a face. Size and weight decide how text is laid out; all fonts
// are measured with the one table of widths, so family, design and width are kept only for drawing.

public import Foundation

/// What a font is beside its size and weight; kept for drawing.
package struct FontAttributes: Hashable, Sendable {
  /// The name of a font of the app's own.
  package var family: String?
  /// The design of a system font.
  package var design = Font.Design.default
  /// How wide the face is: 0 is standard.
  package var width = 0.0
  /// How close lines are set.
  package var leading = Font.Leading.standard
  /// Whether all digits have one width.
  package var hasMonospacedDigits = false
  /// Whether lowercase letters, or capitals, are drawn as small capitals.
  package var hasSmallCapitals = (lowercase: false, uppercase: false)

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.family == rhs.family && lhs.design == rhs.design && lhs.width == rhs.width
      && lhs.leading == rhs.leading && lhs.hasMonospacedDigits == rhs.hasMonospacedDigits
      && lhs.hasSmallCapitals == rhs.hasSmallCapitals
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(design)
    hasher.combine(width)
  }
}

extension Font {
  /// A dynamic text style to use for fonts.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// The styles, largest first.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2

    var font: Font { self == .headline ? .headline : Font(self) }

    /// The size at a text size of the user, in points.
    package func size(in typeSize: DynamicTypeSize) -> CGFloat {
      Self.sizes[typeSize.rawValue][column]
    }

    /// The style's place in a row of `sizes`.
    private var column: Int {
      switch self {
      case .largeTitle: 0
      case .title: 1
      case .title2: 2
      case .title3: 3
      case .headline: 4
      case .subheadline: 5
      case .body: 6
      case .callout: 7
      case .footnote: 8
      case .caption: 9
      case .caption2: 10
      }
    }

    /// Human Interface Guidelines, Typography: a row a size that the user can choose, in points.
    ///
    /// Stored in place: an array would be allocated when some view of the app first asks, and count as that view's.
    private static let sizes: [12 of [11 of CGFloat]] = [
      [31, 25, 19, 17, 14, 12, 14, 13, 12, 11, 11],
      [32, 26, 20, 18, 15, 13, 15, 14, 12, 11, 11],
      [33, 27, 21, 19, 16, 14, 16, 15, 12, 11, 11],
      [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11],
      [36, 30, 24, 22, 19, 17, 19, 18, 15, 14, 13],
      [38, 32, 26, 24, 21, 19, 21, 20, 17, 16, 15],
      [40, 34, 28, 26, 23, 21, 23, 22, 19, 18, 17],
      [44, 38, 34, 31, 28, 25, 28, 26, 23, 22, 20],
      [48, 43, 39, 37, 33, 30, 33, 32, 27, 26, 24],
      [52, 48, 44, 43, 40, 36, 40, 38, 33, 32, 29],
      [56, 53, 50, 49, 47, 42, 47, 44, 38, 37, 34],
      [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 40],
    ]
  }

  /// The size at a text size of the user, in points.
  ///
  /// A font of another size than its style's grows in proportion, to a third of a point [estimate].
  func size(in typeSize: DynamicTypeSize) -> CGFloat {
    guard let style, typeSize != .large else { return size }
    let usual = style.size(in: .large)
    guard size != usual else { return style.size(in: typeSize) }
    return (size * style.size(in: typeSize) / usual * 3).rounded() / 3
  }

  /// A line spacing adjustment that you can apply to a font.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// A width to use for fonts that have multiple widths.
  public struct Width: Hashable, Sendable {
    /// How wide the face is: 0 is standard.
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.5)
    public static let condensed = Width(-0.25)
    public static let standard = Width(0)
    public static let expanded = Width(0.25)
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// A system font of a size, in points.
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(size, nil, weight).with { $0.attributes.design = design }
  }

  /// A system font of a size, in points; nil stands for the usual weight and design.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    system(size: size, weight: weight ?? .regular, design: design ?? .default)
  }

  /// A system font with a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    style.font.with {
      $0.attributes.design = design ?? .default
      if let weight { $0.weight = weight }
    }
  }

  /// A custom font of a size, in points, that grows and shrinks with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A custom font of a size, in points, that grows and shrinks with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(size, textStyle).with { $0.attributes.family = name }
  }

  /// A custom font of a size, in points, that stays as it is.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(fixedSize, nil).with { $0.attributes.family = name }
  }

  /// The font with digits of equal width, which they always have in the table of widths.
  public func monospacedDigit() -> Font { with { $0.attributes.hasMonospacedDigits = true } }

  /// The fixed-width font of the same family.
  public func monospaced() -> Font { with { $0.attributes.design = .monospaced } }

  /// The font with small capitals.
  public func smallCaps() -> Font { with { $0.attributes.hasSmallCapitals = (true, true) } }

  /// The font with small capitals in place of lowercase letters.
  public func lowercaseSmallCaps() -> Font {
    with { $0.attributes.hasSmallCapitals.lowercase = true }
  }

  /// The font with small capitals in place of capitals.
  public func uppercaseSmallCaps() -> Font {
    with { $0.attributes.hasSmallCapitals.uppercase = true }
  }

  /// The font with another line spacing.
  public func leading(_ leading: Leading) -> Font { with { $0.attributes.leading = leading } }

  /// The font with another width.
  public func width(_ width: Width) -> Font { with { $0.attributes.width = width.value } }

  /// The font with another width: 0 is standard.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
}
