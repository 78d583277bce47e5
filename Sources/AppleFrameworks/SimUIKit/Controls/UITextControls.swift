// UIKit text controls, drawn as empty boxes with the size of their texts.

public import Foundation
public import SimComponents
import SimViews

/// The methods of a text field's delegate, none of which is called.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {}
/// The methods of a text view's delegate, none of which is called.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

@MainActor @preconcurrency
open class UITextView: _UIScrollBox {
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var text: String! = ""
  open var font: UIFont? = nil
  open var textColor: UIColor? = nil
  open var isEditable: Bool = true
  open var isSelectable: Bool = true
  open var textAlignment: NSTextAlignment = .natural
  open weak var delegate: (any UITextViewDelegate)?
  open var attributedText: NSAttributedString! = nil
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = NSTextContainer()
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var inputAccessoryView: UIView?
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var selectedRange = NSRange(location: 0, length: 0)
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var adjustsFontForContentSizeCategory: Bool = false
  /// Does nothing: text views do not scroll.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Returns the size of the text within a width in points, with the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let sides = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let width = size.width > sides ? size.width - sides : .greatestFiniteMagnitude
    let text = measuredText(attributedText, self.text, font ?? .systemFont(ofSize: 12), width)
    return CGSize(
      width: text.width + sides, height: text.height + insets.top + insets.bottom)
  }
  /// The size of the text in points, or no size if the view scrolls.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(frame.size)
  }
}

@MainActor @preconcurrency
open class UITextField: UIControl {
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var selectedTextRange: UITextRange?
  open var text: String? = ""
  open var placeholder: String? = nil
  open var adjustsFontForContentSizeCategory = false
  open var font: UIFont? = nil
  open var textColor: UIColor? = nil
  open var textAlignment: NSTextAlignment = .natural
  open var keyboardType: UIKeyboardType = .default
  open var isSecureTextEntry: Bool = false
  open var delegate: (any UITextFieldDelegate)? = nil
  open var clearButtonMode: ViewMode = .never
  open var borderStyle: BorderStyle = .none
  open var returnKeyType: UIReturnKeyType = .default
  open var inputAccessoryView: UIView?
  open var inputView: UIView?
  open var attributedPlaceholder: NSAttributedString?
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var textContentType: UITextContentType?
  open var leftView: UIView?, rightView: UIView?
  open var leftViewMode: ViewMode = .never, rightViewMode: ViewMode = .never
  open var adjustsFontSizeToFitWidth: Bool = false
  open var minimumFontSize: CGFloat = 0
  open var enablesReturnKeyAutomatically: Bool = false
  /// The size of the text or the placeholder in points.
  ///
  /// With a rounded border it is 34 points high, as in UIKit.
  open override var intrinsicContentSize: CGSize {
    let shown = text?.isEmpty == false ? text : placeholder
    let size = measuredText(nil, shown, font ?? .systemFont(ofSize: 17), .greatestFiniteMagnitude)
    return borderStyle == .roundedRect
      ? CGSize(width: size.width + 14, height: 34) : size
  }
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }
}

@MainActor @preconcurrency
open class UILabel: UIView {
  open var text: String? = nil
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  open var textColor: UIColor! = UIColor.label
  open var textAlignment: NSTextAlignment = .natural
  open var numberOfLines: Int = 1
  open var attributedText: NSAttributedString? = nil
  open var adjustsFontSizeToFitWidth: Bool = false
  open var minimumScaleFactor: CGFloat = 0
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The maximum width of the intrinsic size in points; 0 means no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var adjustsFontForContentSizeCategory: Bool = false
  /// The size of the text in points.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .greatestFiniteMagnitude))
  }
  /// Returns the size of the text within a width in points.
  ///
  /// It has one line unless `numberOfLines` allows more.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let breaks = numberOfLines != 1 && size.width > 0
    return measuredText(
      attributedText, text, font, breaks ? size.width : .greatestFiniteMagnitude)
  }
}

@MainActor @preconcurrency
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
  open var text: String? = nil
  open var placeholder: String? = nil
  open weak var delegate: (any UISearchBarDelegate)?
  open var searchBarStyle: Style = .default
  open var showsCancelButton: Bool = false
  open var autocapitalizationType: UITextAutocapitalizationType = .none
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .search
  open var barTintColor: UIColor? = nil
  open var isTranslucent: Bool = true
  open var backgroundImage: UIImage? = nil
  open private(set) lazy var searchTextField = UITextField(frame: .zero)
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
}

/// The methods of a search bar's delegate, none of which is called.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {}

@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// The horizontal padding of lines in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 means no limit.
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  public nonisolated override init() {}
}

public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2),
    address = Self(rawValue: 16), all = Self(rawValue: .max)
}
