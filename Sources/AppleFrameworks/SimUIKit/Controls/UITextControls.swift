// UIKit's texts for typing or reading: boxes as large as their texts.

public import Foundation
public import SimComponents
import SimViews

/// An object that hears of a text field; nobody calls it.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {}
/// An object that hears of a text view; nobody calls it.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {}

/// Whether texts are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The choices.
  case `default`, no, yes
}

/// How text is aligned.
public enum NSTextAlignment: Int, Sendable {
  /// The alignments.
  case left, center, right, justified, natural
}

/// A box that keeps what a `UITextView` is told.
@MainActor @preconcurrency
open class UITextView: _UIScrollBox {
  /// Kept.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Kept.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Kept.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Kept.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Kept.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// Kept.
  open var text: String! = ""
  /// Kept.
  open var font: UIFont? = nil
  /// Kept.
  open var textColor: UIColor? = nil
  /// Kept.
  open var isEditable: Bool = true
  /// Kept.
  open var isSelectable: Bool = true
  /// Kept.
  open var textAlignment: NSTextAlignment = .natural
  /// Kept.
  open weak var delegate: (any UITextViewDelegate)?
  /// Kept.
  open var attributedText: NSAttributedString! = nil
  /// Kept.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Kept.
  public let textContainer = NSTextContainer()
  /// Kept.
  open var keyboardType: UIKeyboardType = .default
  /// Kept.
  open var returnKeyType: UIReturnKeyType = .default
  /// Kept.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Kept.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Kept.
  open var inputAccessoryView: UIView?
  /// Kept.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Kept.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Kept.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Kept.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept.
  open var adjustsFontForContentSizeCategory: Bool = false
  /// Scrolls to a part of the text; it does not.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// The size of the text within a width, with its insets, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let sides = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let width = size.width > sides ? size.width - sides : .greatestFiniteMagnitude
    let text = measuredText(attributedText, self.text, font ?? .systemFont(ofSize: 12), width)
    return CGSize(
      width: text.width + sides, height: text.height + insets.top + insets.bottom)
  }
  /// The size of the text if it does not scroll; none if it does.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(frame.size)
  }
}

/// A box that keeps what a `UITextField` is told.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// Kept.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Kept.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Kept.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Kept.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Kept.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The part that is chosen: kept.
  open var selectedTextRange: UITextRange?
  /// Kept.
  open var text: String? = ""
  /// Kept.
  open var placeholder: String? = nil
  /// Whether the font follows the size of text that the user has chosen: kept.
  open var adjustsFontForContentSizeCategory = false
  /// Kept.
  open var font: UIFont? = nil
  /// Kept.
  open var textColor: UIColor? = nil
  /// Kept.
  open var textAlignment: NSTextAlignment = .natural
  /// Kept.
  open var keyboardType: UIKeyboardType = .default
  /// Kept.
  open var isSecureTextEntry: Bool = false
  /// Kept.
  open var delegate: (any UITextFieldDelegate)? = nil
  /// Kept.
  open var clearButtonMode: ViewMode = .never
  /// Kept.
  open var borderStyle: BorderStyle = .none
  /// Kept.
  open var returnKeyType: UIReturnKeyType = .default
  /// Kept.
  open var inputAccessoryView: UIView?
  /// Kept.
  open var inputView: UIView?
  /// Kept.
  open var attributedPlaceholder: NSAttributedString?
  /// Kept.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Kept.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Kept.
  open var textContentType: UITextContentType?
  /// Kept.
  open var leftView: UIView?, rightView: UIView?
  /// Kept.
  open var leftViewMode: ViewMode = .never, rightViewMode: ViewMode = .never
  /// Kept.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// Kept.
  open var minimumFontSize: CGFloat = 0
  /// Kept.
  open var enablesReturnKeyAutomatically: Bool = false
  /// The size of the text or of its placeholder, in points; with a round border 34 high (UIKit).
  open override var intrinsicContentSize: CGSize {
    let shown = text?.isEmpty == false ? text : placeholder
    let size = measuredText(nil, shown, font ?? .systemFont(ofSize: 17), .greatestFiniteMagnitude)
    return borderStyle == .roundedRect
      ? CGSize(width: size.width + 14, height: 34) : size
  }
  /// When something is shown.
  public enum ViewMode: Int, Sendable {
    /// The modes.
    case never, whileEditing, unlessEditing, always
  }
  /// How the border looks.
  public enum BorderStyle: Int, Sendable {
    /// The styles.
    case none, line, bezel, roundedRect
  }
}

/// A box that keeps what a `UILabel` is told.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// Kept.
  open var text: String? = nil
  /// Kept.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  /// Kept.
  open var textColor: UIColor! = UIColor.label
  /// Kept.
  open var textAlignment: NSTextAlignment = .natural
  /// Kept.
  open var numberOfLines: Int = 1
  /// Kept.
  open var attributedText: NSAttributedString? = nil
  /// Kept.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// Kept.
  open var minimumScaleFactor: CGFloat = 0
  /// Kept.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The width at which lines break when the label is asked for its own size, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Kept.
  open var adjustsFontForContentSizeCategory: Bool = false
  /// The size of the text, in points.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .greatestFiniteMagnitude))
  }
  /// The size of the text within a width, in points; on one line unless it may have more.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let breaks = numberOfLines != 1 && size.width > 0
    return measuredText(
      attributedText, text, font, breaks ? size.width : .greatestFiniteMagnitude)
  }
}

/// A box that keeps what a `UISearchBar` is told.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// How it looks.
  public enum Style: UInt, Sendable {
    /// The styles.
    case `default`, prominent, minimal
  }
  /// Kept.
  open var text: String? = nil
  /// Kept.
  open var placeholder: String? = nil
  /// Kept.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Kept.
  open var searchBarStyle: Style = .default
  /// Kept.
  open var showsCancelButton: Bool = false
  /// Kept.
  open var autocapitalizationType: UITextAutocapitalizationType = .none
  /// Kept.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Kept.
  open var keyboardType: UIKeyboardType = .default
  /// Kept.
  open var returnKeyType: UIReturnKeyType = .search
  /// Kept.
  open var barTintColor: UIColor? = nil
  /// Kept.
  open var isTranslucent: Bool = true
  /// Kept.
  open var backgroundImage: UIImage? = nil
  /// The field inside.
  open private(set) lazy var searchTextField = UITextField(frame: .zero)
  /// Shows the button that cancels, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Its height, in points (UIKit).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
}

/// An object that hears of a search bar; nobody calls it.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {}

/// What holds the text of a text view: kept.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// The distance of lines from both sides, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there are at most; 0 for any number.
  open var maximumNumberOfLines = 0
  /// How lines break.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Creates a container.
  public nonisolated override init() {}
}

/// What in a text can be tapped: kept.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The kinds.
  public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2),
    address = Self(rawValue: 16), all = Self(rawValue: .max)
}
