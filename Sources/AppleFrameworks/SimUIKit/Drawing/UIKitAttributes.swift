// UIKit's attributes of Foundation's attributed strings, by `uiKit`: colors and fonts of UIKit's kinds. They are kept in
// addition to SwiftUI's, as on Apple's platforms; `Text` only shows SwiftUI's.

public import Foundation
import SimViews

extension AttributeScopes {
  /// UIKit's attributes, and Foundation's with them.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance between characters.
    public let kern: KernAttribute
    /// How far text is lifted.
    public let baselineOffset: BaselineOffsetAttribute
    /// The paragraph's looks.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name.
      public static let name = "NSFont"
    }
    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The name.
      public static let name = "NSColor"
    }
    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The name.
      public static let name = "NSBackgroundColor"
    }
    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = NSUnderlineStyle
      /// The name.
      public static let name = "NSUnderline"
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = NSUnderlineStyle
      /// The name.
      public static let name = "NSStrikethrough"
    }
    /// The distance between characters.
    public enum KernAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "NSKern"
    }
    /// How far text is lifted.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "NSBaselineOffset"
    }
    /// The paragraph's looks.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The looks.
      public typealias Value = NSParagraphStyle
      /// The name.
      public static let name = "NSParagraphStyle"
    }
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}
