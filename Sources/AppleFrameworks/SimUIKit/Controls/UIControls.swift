// UIKit's controls and containers, as boxes: for their appearance, which apps set once, and for representables.

public import Foundation
import SimComponents
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
    public static let touchDown = Event(rawValue: 1), touchUpInside = Event(rawValue: 64),
      touchUpOutside = Event(rawValue: 128), touchCancel = Event(rawValue: 256),
      primaryActionTriggered = Event(rawValue: 8192), allEvents = Event(rawValue: .max)
    /// A second tap, and where a finger goes that is down.
    public static let touchDownRepeat = Event(rawValue: 2), touchDragInside = Event(rawValue: 4),
      touchDragOutside = Event(rawValue: 8), touchDragEnter = Event(rawValue: 16),
      touchDragExit = Event(rawValue: 32), allTouchEvents = Event(rawValue: 4095)
    /// The value changed, or the text.
    public static let valueChanged = Event(rawValue: 4096),
      editingDidBegin = Event(rawValue: 65_536), editingChanged = Event(rawValue: 131_072),
      editingDidEnd = Event(rawValue: 262_144), editingDidEndOnExit = Event(rawValue: 524_288),
      allEditingEvents = Event(rawValue: 983_040)
  }
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false
  private var actions: [(events: Event, action: UIAction)] = []
  /// Creates a control with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Adds a target, which nobody calls.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Adds an action, which `sendActions(for:)` runs.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }
  /// Takes an action away.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }
  /// Takes targets away, which nobody would have called.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Runs the actions for events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.sender = self
      entry.action.handler(entry.action)
    }
  }
  /// How the content lies from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// How content lies from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The alignments.
    case center, left, right, fill, leading, trailing
  }
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

/// A box that keeps what a `UIImageView` is told.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// Kept.
  open var image: UIImage? = nil
  /// Creates a view of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  /// The size of the image, in points.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  /// Creates a view of an image.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) { self.init(image: image) }
  /// Images that would be shown one after another.
  open var animationImages: [UIImage]?
  /// How long that takes, in seconds.
  open var animationDuration: TimeInterval = 0
  /// Shows them; nothing is drawn.
  open func startAnimating() {}
  /// Stops.
  open func stopAnimating() {}
}

/// A box that keeps what a `UISwitch` is told.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Its size, in points (UIKit).
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
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
  /// Its height, in points; an estimate.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
  /// Whether actions run while it is dragged.
  open var isContinuous = true
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the picture of the thumb, which is not drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the image of the track before the thumb, which is not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the image of the track after the thumb, which is not drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// The pictures at the ends of the track: kept.
  open var minimumValueImage: UIImage?, maximumValueImage: UIImage?
  /// Where the track is, in points: 4 high, in the middle; an estimate.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
  }
  /// Where the thumb is for a value, in points: 28 wide, from one end of the track to the other; an estimate.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + share * max(rect.width - 28, 0), y: bounds.midY - 14, width: 28, height: 28)
  }
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
  /// Its size, in points: 26 high; the width is an estimate.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(numberOfPages) * 17 + 24, height: 26)
  }
  /// Whether it is hidden where there is one page.
  open var hidesForSinglePage = false
  /// Whether a tap goes on at once.
  open var backgroundStyle = BackgroundStyle.automatic
  /// When its background is shown.
  public enum BackgroundStyle: Int, Sendable {
    /// The styles.
    case automatic, prominent, minimal
  }
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
  /// How large it is: kept.
  open var style: Style = .medium
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
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
  /// What lies above the effect.
  open lazy var contentView = UIView(frame: .zero)
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
  /// How the views share the length: kept.
  open var distribution: Distribution = .fill
  /// How the views lie across: kept.
  open var alignment: Alignment = .fill
  /// How views share the length of a stack.
  public enum Distribution: Int, Sendable {
    /// The ways.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// How views lie across a stack.
  public enum Alignment: Int, Sendable {
    /// The ways.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }
  /// Takes a view out.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
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
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// The modes.
    case time, date, dateAndTime, countDownTimer
  }
  /// Kept.
  open var minuteInterval: Int = 1
  /// The chosen date; initially the beginning of 2001, where UIKit has the current date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The first date, and the last.
  open var minimumDate: Date?, maximumDate: Date?
  /// The time that is chosen, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// How it looks.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The locale.
  open var locale: Locale?
  /// Chooses a date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// Its size, in points: that of wheels (UIKit), or that of a compact one, which is an estimate.
  open override var intrinsicContentSize: CGSize {
    preferredDatePickerStyle == .wheels
      ? CGSize(width: 320, height: 216) : CGSize(width: 200, height: 34)
  }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// The styles.
  case automatic, wheels, compact, inline
}

/// A box that keeps what a `UIPickerView` is told.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  /// Who would give it rows; nobody is asked.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Who would hear of it; nobody is told.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int: Int] = [:]
  /// Chooses a row of a wheel.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }
  /// The row of a wheel that is chosen; 0 where none was.
  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
  /// Accepted.
  open func reloadAllComponents() {}
  /// Accepted.
  open func reloadComponent(_ component: Int) {}
}

/// A box that keeps what a `UIProgressView` is told.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// Its height, in points (UIKit).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  /// Kept.
  open var progressTintColor: UIColor? = nil, trackTintColor: UIColor? = nil
  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// Kept.
  open var progress: Float = 0
}
