// Text attributes under the names that UIKit adds to Foundation's. Text measurement uses the fonts.

public import Foundation
import SimViews

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor"),
    strikethroughColor = NSAttributedString.Key("NSStrikethroughColor"),
    strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let link = NSAttributedString.Key("NSLink")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = Self(rawValue: 1), thick = Self(rawValue: 2),
    double = Self(rawValue: 9)
  public static let patternDot = Self(rawValue: 0x100), patternDash = Self(rawValue: 0x200),
    patternDashDot = Self(rawValue: 0x300), patternDashDotDot = Self(rawValue: 0x400)
  public static let byWord = Self(rawValue: 0x8000)
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}

open class NSParagraphStyle: _AttributeObject, @unchecked Sendable {
  open fileprivate(set) var alignment = NSTextAlignment.natural
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, headIndent: CGFloat = 0,
    firstLineHeadIndent: CGFloat = 0, minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
}

open class NSShadow: _AttributeObject {
  open var shadowColor: Any?
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
}
