// Controls and containers of UIKit, as boxes: for their looks, which apps set once, and for representables.

public import Foundation
public import SimComponents
import SimViews

/// A control: a box that is never pressed.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The usual state.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not enabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down, or went up inside.
    public static let touchDown = Event(rawValue: 1), touchUpInside = Event(rawValue: 64)
    /// The value changed, or the text.
    public static let valueChanged = Event(rawValue: 4096),
      editingChanged = Event(rawValue: 131_072)
  }
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false
  /// Adds a target, which nobody calls.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}

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

/// An effect behind content: kept.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur behind content: kept.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The styles of a blur.
  public enum Style: Int, Sendable {
    /// The styles.
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial,
      systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight,
      systemThinMaterialLight, systemMaterialLight, systemUltraThinMaterialDark,
      systemThinMaterialDark, systemMaterialDark
  }
  /// The style.
  public let style: Style
  /// Creates a blur.
  public init(style: Style) { self.style = style }
}

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
}

/// A box that keeps what a `UITextView` is told.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
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
  open var delegate: (any UITextViewDelegate)? = nil
  /// Kept.
  open var attributedText: NSAttributedString! = nil
  /// Kept.
  open var textContainerInset: UIEdgeInsets = .zero
}

/// A box that keeps what a `UITextField` is told.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// Kept.
  open var text: String? = ""
  /// Kept.
  open var placeholder: String? = nil
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
}

/// A box that keeps what a `UIImageView` is told.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// Kept.
  open var image: UIImage? = nil
  /// Creates a view of an image.
  public nonisolated convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }
}

/// A box that keeps what a `UIButton` is told.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// Sets the title, which is not drawn.
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  /// Sets the color of the title, which is not drawn.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Sets the image, which is not drawn.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A box that keeps what a `UISwitch` is told.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Kept.
  open var onTintColor: UIColor? = nil
  /// Kept.
  open var isOn: Bool = false
  /// Kept.
  open var thumbTintColor: UIColor? = nil
}

/// A box that keeps what a `UISlider` is told.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// Kept.
  open var minimumTrackTintColor: UIColor? = nil
  /// Kept.
  open var maximumTrackTintColor: UIColor? = nil
  /// Kept.
  open var thumbTintColor: UIColor? = nil
  /// Kept.
  open var value: Float = 0
  /// Kept.
  open var minimumValue: Float = 0
  /// Kept.
  open var maximumValue: Float = 1
}

/// A box that keeps what a `UIPageControl` is told.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// Kept.
  open var currentPageIndicatorTintColor: UIColor? = nil
  /// Kept.
  open var pageIndicatorTintColor: UIColor? = nil
  /// Kept.
  open var numberOfPages: Int = 0
  /// Kept.
  open var currentPage: Int = 0
}

/// A box that keeps what a `UIActivityIndicatorView` is told.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// Kept.
  open var color: UIColor! = UIColor.gray
  /// Kept.
  open var hidesWhenStopped: Bool = true
  /// Kept.
  open var isAnimating: Bool = false
  /// How large it is.
  public enum Style: Int, Sendable {
    /// The styles.
    case medium = 100
    /// Larger.
    case large = 101
  }
  /// Creates an indicator: 20 points wide, or 37 (UIKit).
  public nonisolated convenience init(style: Style) {
    let length: CGFloat = style == .large ? 37 : 20
    self.init(frame: CGRect(x: 0, y: 0, width: length, height: length))
  }
  /// Its size.
  open override var intrinsicContentSize: CGSize { frame.size }
  /// Begins to turn.
  open func startAnimating() { isAnimating = true }
  /// Stops.
  open func stopAnimating() { isAnimating = false }
}

/// A box that keeps what a `UIVisualEffectView` is told.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// Kept.
  open var effect: UIVisualEffect? = nil
  /// Creates a view with an effect.
  public nonisolated convenience init(effect: UIVisualEffect?) { self.init(frame: .zero) }
}

/// A box that keeps what a `UIStackView` is told.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// Kept.
  open var axis: NSLayoutConstraint.Axis = .horizontal
  /// Kept.
  open var spacing: CGFloat = 0
  /// The views, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews = views
  }
  /// Adds a view.
  open func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view) }
}

/// A box that keeps what a `UIRefreshControl` is told.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
}

/// A box that keeps what a `UIDatePicker` is told.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// Kept.
  open var minuteInterval: Int = 1
}

/// A box that keeps what a `UIPickerView` is told.
@MainActor @preconcurrency
open class UIPickerView: UIView {
}

/// A box that keeps what a `UIProgressView` is told.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// Kept.
  open var progress: Float = 0
}
