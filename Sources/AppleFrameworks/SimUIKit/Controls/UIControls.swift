// UIKit's controls and containers, as boxes: for their appearance, which apps set once, and for representables.

public import Foundation
import SimComponents
import SimViews

/// A control: a box that is never pressed.
@MainActor @preconcurrency
open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down, or went up inside.
    public static let touchDown = Event(rawValue: 1), touchUpInside = Event(rawValue: 64),
      touchUpOutside = Event(rawValue: 128), touchCancel = Event(rawValue: 256),
      primaryActionTriggered = Event(rawValue: 8192), allEvents = Event(rawValue: .max)
    /// A second tap, and where a finger goes that is down.
    public static let touchDownRepeat = Event(rawValue: 2), touchDragInside = Event(rawValue: 4),
      touchDragOutside = Event(rawValue: 8), touchDragEnter = Event(rawValue: 16),
      touchDragExit = Event(rawValue: 32), allTouchEvents = Event(rawValue: 4095)
    public static let valueChanged = Event(rawValue: 4096),
      editingDidBegin = Event(rawValue: 65_536), editingChanged = Event(rawValue: 131_072),
      editingDidEnd = Event(rawValue: 262_144), editingDidEndOnExit = Event(rawValue: 524_288),
      allEditingEvents = Event(rawValue: 983_040)
  }
  open var isEnabled = true
  open var isSelected = false
  private var actions: [(events: Event, action: UIAction)] = []
  /// Creates a control with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }
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
    case center, left, right, fill, leading, trailing
  }
}

open class UIVisualEffect: NSObject, @unchecked Sendable {}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial,
      systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight,
      systemThinMaterialLight, systemMaterialLight, systemUltraThinMaterialDark,
      systemThinMaterialDark, systemMaterialDark
  }
  public let style: Style
  public init(style: Style) { self.style = style }
}

/// A box that keeps what a `UIImageView` is told.
@MainActor @preconcurrency
open class UIImageView: UIView {
  open var image: UIImage? = nil
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  /// The size of the image, in points.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  public convenience init(image: UIImage?, highlightedImage: UIImage?) { self.init(image: image) }
  /// Images that would be shown one after another.
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open func startAnimating() {}
  open func stopAnimating() {}
}

/// A box that keeps what a `UISwitch` is told.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open var onTintColor: UIColor? = nil
  open var isOn: Bool = false
  open var thumbTintColor: UIColor? = nil
}

/// A box that keeps what a `UISlider` is told.
@MainActor @preconcurrency
open class UISlider: UIControl {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
  /// Whether actions run while it is dragged.
  open var isContinuous = true
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
  open var minimumTrackTintColor: UIColor? = nil
  open var maximumTrackTintColor: UIColor? = nil
  open var thumbTintColor: UIColor? = nil
  open var value: Float = 0
  open var minimumValue: Float = 0
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
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
  open var currentPageIndicatorTintColor: UIColor? = nil
  open var pageIndicatorTintColor: UIColor? = nil
  open var numberOfPages: Int = 0
  open var currentPage: Int = 0
}

/// A box that keeps what a `UIActivityIndicatorView` is told.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  open var color: UIColor! = UIColor.gray
  open var hidesWhenStopped: Bool = true
  open var isAnimating: Bool = false
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
  /// Creates an indicator: 20 points wide, or 37 (UIKit).
  public nonisolated convenience init(style: Style) {
    let length: CGFloat = style == .large ? 37 : 20
    self.init(frame: CGRect(x: 0, y: 0, width: length, height: length))
  }
  open override var intrinsicContentSize: CGSize { frame.size }
  open var style: Style = .medium
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

/// A box that keeps what a `UIVisualEffectView` is told.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? = nil
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
  open lazy var contentView = UIView(frame: .zero)
}

/// A box that keeps what a `UIStackView` is told.
@MainActor @preconcurrency
open class UIStackView: UIView {
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var spacing: CGFloat = 0
  open private(set) var arrangedSubviews: [UIView] = []
  /// How the views share the length: kept.
  open var distribution: Distribution = .fill
  open var alignment: Alignment = .fill
  /// How views share the length of a stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews = views
  }
  open func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view) }
}

/// A box that keeps what a `UIRefreshControl` is told.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
}

/// A box that keeps what a `UIDatePicker` is told.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }
  open var minuteInterval: Int = 1
  /// The chosen date; initially the beginning of 2001, where UIKit has the current date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?, maximumDate: Date?
  /// The time that is chosen, in seconds.
  open var countDownDuration: TimeInterval = 0
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var locale: Locale?
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// Its size, in points: that of wheels (UIKit), or that of a compact one, which is an estimate.
  open override var intrinsicContentSize: CGSize {
    preferredDatePickerStyle == .wheels
      ? CGSize(width: 320, height: 216) : CGSize(width: 200, height: 34)
  }
}

public enum UIDatePickerStyle: Int, Sendable {
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
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }
  /// The row of a wheel that is chosen; 0 where none was.
  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
}

/// A box that keeps what a `UIProgressView` is told.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  open var progressTintColor: UIColor? = nil, trackTintColor: UIColor? = nil
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open var progress: Float = 0
}
