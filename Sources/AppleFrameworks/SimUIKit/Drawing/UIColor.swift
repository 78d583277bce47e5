public import Foundation
public import SimViews

/// A UIKit color, which wraps a `Color`.
open class UIColor: _AttributeObject, @unchecked Sendable {
  public let swiftUIColor: Color
  /// The components, or nil for a color that is known only by name.
  private let components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)?

  public init(_ color: Color) {
    swiftUIColor = color
    components = color.components.map {
      (CGFloat($0.red), CGFloat($0.green), CGFloat($0.blue), CGFloat($0.alpha))
    }
  }

  /// Creates a color from sRGB components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    swiftUIColor = Color(
      .sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    components = (red, green, blue, alpha)
  }

  /// Creates a color from Display P3 components from 0 to 1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from hue, saturation and brightness from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    swiftUIColor = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
    let rgb = Color.rgb(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness))
    components = (CGFloat(rgb.red), CGFloat(rgb.green), CGFloat(rgb.blue), alpha)
  }

  public convenience init(cgColor: CGColor) { self.init(cgColor.color.swiftUIColor) }
  public convenience init?(named name: String) { self.init(Color(name)) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(Color(name, bundle: bundle)) }

  /// Creates a color from the provider's color for light appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(UITraitCollection()).swiftUIColor)
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a clear color: patterns are not drawn.
  public convenience init(patternImage image: UIImage) { self.init(Color.clear) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard let known = components else { return UIColor(swiftUIColor.opacity(Double(alpha))) }
    return UIColor(red: known.red, green: known.green, blue: known.blue, alpha: alpha)
  }

  /// Writes the components and returns true, or returns false if they are unknown.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components else { return false }
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns the color itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  open var cgColor: CGColor { CGColor(color: self) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.swiftUIColor == swiftUIColor
  }
  open override var hash: Int { swiftUIColor.hashValue }
  open override var description: String { swiftUIColor.description }

  fileprivate convenience init(_ color: SystemColor) { self.init(color.color) }
}

extension UIColor: _ExpressibleByColorLiteral {}

public typealias _ColorLiteralType = UIColor

public struct CGColor: Hashable, Sendable {
  let color: UIColor
  init(color: UIColor) { self.color = color }
  /// Creates a color from components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Color {
  /// The Core Graphics color, or nil if the components are unknown.
  public var cgColor: CGColor? { components == nil ? nil : UIColor(self).cgColor }
  public init(uiColor: UIColor) { self = uiColor.swiftUIColor }
  /// Creates a color from a UIKit color.
  ///
  /// It is disfavored so that `Color(.name)` prefers a resource of that name.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.swiftUIColor }
  public init(cgColor: CGColor) { self = cgColor.color.swiftUIColor }
  @_disfavoredOverload
  public init(_ color: CGColor) { self = color.color.swiftUIColor }
}

private struct SystemColor {
  let color: Color
  init(_ name: String) { color = Color(_systemName: name) }
}

extension UIColor {
  public static let systemRed = UIColor(Color.red)
  public static let systemOrange = UIColor(Color.orange)
  public static let systemYellow = UIColor(Color.yellow)
  public static let systemGreen = UIColor(Color.green)
  public static let systemMint = UIColor(Color.mint)
  public static let systemTeal = UIColor(Color.teal)
  public static let systemCyan = UIColor(Color.cyan)
  public static let systemBlue = UIColor(Color.blue)
  public static let systemIndigo = UIColor(Color.indigo)
  public static let systemPurple = UIColor(Color.purple)
  public static let systemPink = UIColor(Color.pink)
  public static let systemBrown = UIColor(Color.brown)
  public static let systemGray = UIColor(Color.gray)
  public static let black = UIColor(Color.black)
  public static let white = UIColor(Color.white)
  public static let gray = UIColor(Color.gray)
  public static let red = UIColor(Color.red)
  public static let green = UIColor(Color.green)
  public static let blue = UIColor(Color.blue)
  public static let cyan = UIColor(Color.cyan)
  public static let yellow = UIColor(Color.yellow)
  public static let orange = UIColor(Color.orange)
  public static let purple = UIColor(Color.purple)
  public static let brown = UIColor(Color.brown)
  public static let clear = UIColor(Color.clear)
  public static let magenta = UIColor(SystemColor("magenta"))
  public static let darkGray = UIColor(SystemColor("darkGray"))
  public static let lightGray = UIColor(SystemColor("lightGray"))
  public static let label = UIColor(SystemColor("label"))
  public static let secondaryLabel = UIColor(SystemColor("secondaryLabel"))
  public static let tertiaryLabel = UIColor(SystemColor("tertiaryLabel"))
  public static let quaternaryLabel = UIColor(SystemColor("quaternaryLabel"))
  public static let placeholderText = UIColor(SystemColor("placeholderText"))
  public static let separator = UIColor(SystemColor("separator"))
  public static let opaqueSeparator = UIColor(SystemColor("opaqueSeparator"))
  public static let link = UIColor(SystemColor("link"))
  public static let systemFill = UIColor(SystemColor("systemFill"))
  public static let secondarySystemFill = UIColor(SystemColor("secondarySystemFill"))
  public static let tertiarySystemFill = UIColor(SystemColor("tertiarySystemFill"))
  public static let quaternarySystemFill = UIColor(SystemColor("quaternarySystemFill"))
  public static let systemBackground = UIColor(SystemColor("systemBackground"))
  public static let secondarySystemBackground = UIColor(SystemColor("secondarySystemBackground"))
  public static let tertiarySystemBackground = UIColor(SystemColor("tertiarySystemBackground"))
  public static let systemGroupedBackground = UIColor(SystemColor("systemGroupedBackground"))
  public static let secondarySystemGroupedBackground = UIColor(
    SystemColor("secondarySystemGroupedBackground"))
  public static let tertiarySystemGroupedBackground = UIColor(
    SystemColor("tertiarySystemGroupedBackground"))
  public static let systemGray2 = UIColor(SystemColor("systemGray2"))
  public static let systemGray3 = UIColor(SystemColor("systemGray3"))
  public static let systemGray4 = UIColor(SystemColor("systemGray4"))
  public static let systemGray5 = UIColor(SystemColor("systemGray5"))
  public static let systemGray6 = UIColor(SystemColor("systemGray6"))
  public static let darkText = UIColor(SystemColor("darkText"))
  public static let lightText = UIColor(SystemColor("lightText"))
  public static let tintColor = UIColor(SystemColor("tintColor"))
}
