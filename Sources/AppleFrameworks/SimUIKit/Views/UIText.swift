// UIKit fonts and text measurement. Widths come from the table that SwiftUI text is measured with.

public import Foundation
@_spi(Runtime) import SimViews

public typealias CTFont = UIFont

/// Font metrics for the device's text size, which is always Large.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// Returns the value unchanged.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// Returns the font unchanged.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// Returns the font unchanged.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
}

public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  public enum SystemDesign: Hashable, Sendable {
    case `default`, rounded, serif, monospaced
  }
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }
  let font: UIFont
  init(font: UIFont) { self.font = font }
  public var pointSize: CGFloat { font.pointSize }
  /// Returns the descriptor unchanged.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    traits.contains(.traitBold)
      ? UIFontDescriptor(font: .boldSystemFont(ofSize: font.pointSize)) : self
  }
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(font: .preferredFont(forTextStyle: style)) }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
  /// Creates a font with a size in points; 0 keeps the size of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(_like: descriptor.font, size: size == 0 ? descriptor.pointSize : size)
  }
  public static var familyNames: [String] { ["San Francisco"] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  /// The size of control text in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of label text in points.
  public class var labelFontSize: CGFloat { 17 }
}

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}

public final class NSStringDrawingContext: NSObject {}

extension StringProtocol {
  /// Returns the size of the text on one line, in points.
  ///
  /// The default font is the 12-point system font.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measured(String(self), attributes, width: .infinity)
  }
  /// Returns the bounds of the text within a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let isMultiline = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(
      origin: .zero,
      size: measured(String(self), attributes, width: isMultiline ? size.width : .infinity))
  }
}

extension NSString {
  /// Returns the size of the text on one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measured(description, attributes, width: .infinity)
  }
  /// Returns the bounds of the text within a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

private func measured(
  _ text: String, _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat
) -> CGSize {
  let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
  let resolved = ResolvedFont(Font(font))
  let extent = AdvanceWidthMeasurer().extent(of: text, font: resolved, width: width)
  return CGSize(width: extent.width, height: CGFloat(extent.lines) * resolved.lineHeight)
}

/// Returns the size of a control's text within a width in points, rounded up to whole pixels.
func measuredText(
  _ attributed: NSAttributedString?, _ text: String?, _ font: UIFont, _ width: CGFloat
) -> CGSize {
  let string = attributed?.string ?? text ?? ""
  let own = attributed.flatMap { text in
    text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
  }
  let limit: CGFloat = width == .greatestFiniteMagnitude ? .infinity : width
  let size = measured(string, [.font: own ?? font], width: limit)
  let scale = DeviceFacts.current.scale
  return CGSize(
    width: size.width.roundedUp(scale: scale), height: size.height.roundedUp(scale: scale))
}
