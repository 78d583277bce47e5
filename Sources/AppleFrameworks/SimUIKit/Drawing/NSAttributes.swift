// Attributes of texts, under the names that UIKit adds to Foundation's: kept, and read when texts are measured.

public import Foundation
import SimViews

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The distance between characters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line under text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The paragraph's looks.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The line through text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colors of lines and outlines.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor"),
    strikethroughColor = NSAttributedString.Key("NSStrikethroughColor"),
    strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Where a link leads.
  public static let link = NSAttributedString.Key("NSLink")
  /// The shadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// How far text is lifted.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// How lines under and through text look.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The lines.
  public static let single = Self(rawValue: 1), thick = Self(rawValue: 2),
    double = Self(rawValue: 9)
}

/// How lines break.
public enum NSLineBreakMode: Int, Sendable {
  /// The ways.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}

/// How paragraphs look: kept.
open class NSParagraphStyle: _AttributeObject, @unchecked Sendable {
  /// How lines are aligned.
  open fileprivate(set) var alignment = NSTextAlignment.natural
}

/// How paragraphs look, to be set: kept.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// How lines are aligned.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// How lines break.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Distances, in points.
  open var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, headIndent: CGFloat = 0,
    firstLineHeadIndent: CGFloat = 0, minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
  /// A factor for the height of lines.
  open var lineHeightMultiple: CGFloat = 0
}

/// A shadow of text: kept.
open class NSShadow: _AttributeObject {
  /// The color.
  open var shadowColor: Any?
  /// The offset, in points.
  open var shadowOffset = CGSize.zero
  /// The radius, in points.
  open var shadowBlurRadius: CGFloat = 0
}

extension IndexPath {
  /// The path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The section.
  public var section: Int { self[0] }
  /// The row.
  public var row: Int { self[1] }
  /// The item.
  public var item: Int { self[1] }
}

extension NSValue {
  /// A value that holds a rectangle, as in keyboard notifications.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
}
