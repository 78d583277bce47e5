// UIKit's texts and fonts: widths come from the table that SwiftUI texts are measured with.

public import Foundation
@_spi(Runtime) import SimViews

public typealias CTFont = UIFont

/// An object that scales sizes for the text size that the user chose: that of the device, which is Large.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// The size for the text size of the device: the size itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// The font for the text size of the device: the font itself.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font for the text size of the device, of a size at most.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
}

/// What a font is made of: its size, and what is kept for drawing.
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
  /// The descriptor with a design, which is kept for drawing.
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
  /// A font from a descriptor, of a size in points; 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(_like: descriptor.font, size: size == 0 ? descriptor.pointSize : size)
  }
  /// The families that are installed: the system's.
  public static var familyNames: [String] { ["San Francisco"] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  /// The system font with letters of one width, of a size in points.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  /// The size of controls' texts, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of labels' texts, in points.
  public class var labelFontSize: CGFloat { 17 }
}

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}

/// What a text is drawn in: nothing.
public final class NSStringDrawingContext: NSObject {}

extension StringProtocol {
  /// The size of the text in one line, in points; the font is the system's, of 12 points unless said.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measured(String(self), attributes, width: .infinity)
  }
  /// The rectangle that the text takes up in a width, in points.
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
  /// The size of the text in one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measured(description, attributes, width: .infinity)
  }
  /// The rectangle that the text takes up in a width, in points.
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

/// The size of a text of a control within a width, in points: whole pixels of the screen.
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
