public import Foundation
@_spi(Runtime) public import SimViews

/// An object that provides access to the font's characteristics.
open class UIFont: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let pointSize: CGFloat
  /// The name.
  public let fontName: String
  /// The weight.
  let weight: Weight

  /// The weights.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    /// The weights, lightest first.
    public static let ultraLight = Weight(weight: .ultraLight), thin = Weight(weight: .thin),
      light = Weight(weight: .light), regular = Weight(weight: .regular),
      medium = Weight(weight: .medium), semibold = Weight(weight: .semibold),
      bold = Weight(weight: .bold), heavy = Weight(weight: .heavy), black = Weight(weight: .black)
  }

  /// The text styles.
  public struct TextStyle: Hashable, Sendable {
    let size: CGFloat
    /// The styles, with the sizes of the Large content size (Human Interface Guidelines, Typography).
    public static let largeTitle = TextStyle(size: 34), title1 = TextStyle(size: 28),
      title2 = TextStyle(size: 22), title3 = TextStyle(size: 20), headline = TextStyle(size: 17),
      subheadline = TextStyle(size: 15), body = TextStyle(size: 17), callout = TextStyle(size: 16),
      footnote = TextStyle(size: 13), caption1 = TextStyle(size: 12), caption2 = TextStyle(size: 11)
  }

  private init(name: String, pointSize: CGFloat, weight: Weight) {
    fontName = name
    self.pointSize = pointSize
    self.weight = weight
  }

  package convenience init(_like font: UIFont, size: CGFloat) {
    self.init(name: font.fontName, pointSize: size, weight: font.weight)
  }
  /// A font by its name, of a size in points.
  public convenience init?(name: String, size: CGFloat) {
    self.init(name: name, pointSize: size, weight: .regular)
  }
  /// The system font, of a size in points.
  public class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(name: ".SFUI", pointSize: size, weight: weight)
  }
  /// The system font in bold, of a size in points.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  /// The system font in italics, of a size in points.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
  /// The system font with digits of one width, of a size in points.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  /// The font of a text style.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size)
  }
  /// The height of a line, in points: 1.193 of the size, as San Francisco has.
  open var lineHeight: CGFloat { pointSize * (1950 + 494) / 2048 }
  /// The font in another size, in points.
  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(name: fontName, pointSize: size, weight: weight)
  }
}

extension Font {
  /// Creates a font from UIKit's.
  public init(_ font: UIFont) {
    self = Font.system(size: font.pointSize, weight: font.weight.weight)
  }
}
