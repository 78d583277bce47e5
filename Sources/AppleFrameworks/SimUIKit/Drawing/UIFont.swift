public import Foundation
@_spi(Runtime) public import SimViews

open class UIFont: _AttributeObject, @unchecked Sendable {
  public let pointSize: CGFloat
  public let fontName: String
  let weight: Weight

  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    public static let ultraLight = Weight(weight: .ultraLight), thin = Weight(weight: .thin),
      light = Weight(weight: .light), regular = Weight(weight: .regular),
      medium = Weight(weight: .medium), semibold = Weight(weight: .semibold),
      bold = Weight(weight: .bold), heavy = Weight(weight: .heavy), black = Weight(weight: .black)
  }

  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    public static let largeTitle = TextStyle(style: .largeTitle), title1 = TextStyle(style: .title),
      title2 = TextStyle(style: .title2), title3 = TextStyle(style: .title3),
      headline = TextStyle(style: .headline), subheadline = TextStyle(style: .subheadline),
      body = TextStyle(style: .body), callout = TextStyle(style: .callout),
      footnote = TextStyle(style: .footnote), caption1 = TextStyle(style: .caption),
      caption2 = TextStyle(style: .caption2)
  }

  private init(name: String, pointSize: CGFloat, weight: Weight) {
    fontName = name
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Creates a font with a size in points.
  convenience init(_name name: String, size: CGFloat, weight: Weight) {
    self.init(name: name, pointSize: size, weight: weight)
  }

  package convenience init(_like font: UIFont, size: CGFloat) {
    self.init(name: font.fontName, pointSize: size, weight: font.weight)
  }
  /// Creates a font with a size in points.
  public convenience init?(name: String, size: CGFloat) {
    self.init(name: name, pointSize: size, weight: .regular)
  }
  public class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(name: ".SFUI", pointSize: size, weight: weight)
  }
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(
      ofSize: style.style.size(in: .large), weight: style == .headline ? .semibold : .regular)
  }
  private var resolved: ResolvedFont { ResolvedFont(Font(self)) }
  /// The line height in points.
  open var lineHeight: CGFloat { resolved.lineHeight }
  /// The ascent in points.
  open var ascender: CGFloat { resolved.ascent }
  /// The descent in points, as a negative number.
  open var descender: CGFloat { resolved.ascent - resolved.lineHeight }
  /// The cap height in points: 1443 of 2048 units per em in San Francisco.
  open var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The x-height in points: 1078 of 2048 units per em in San Francisco.
  open var xHeight: CGFloat { pointSize * 1078 / 2048 }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (other.fontName, other.pointSize, other.weight) == (fontName, pointSize, weight)
  }
  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(name: fontName, pointSize: size, weight: weight)
  }
}

extension Font {
  public init(_ font: UIFont) {
    self = Font.system(size: font.pointSize, weight: font.weight.weight)
  }
}
