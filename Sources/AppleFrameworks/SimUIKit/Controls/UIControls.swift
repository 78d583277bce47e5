// UIKit controls, drawn as empty boxes. Apps use them in representables and for appearances.

public import Foundation
import SimComponents
import SimViews

/// A control; touches do not reach it, so its actions run only through `sendActions`.
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
    public static let touchDown = Event(rawValue: 1), touchUpInside = Event(rawValue: 64),
      touchUpOutside = Event(rawValue: 128), touchCancel = Event(rawValue: 256),
      primaryActionTriggered = Event(rawValue: 8192), allEvents = Event(rawValue: .max)
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
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  private struct Target {
    let events: Event, action: Selector
    weak var target: AnyObject?
  }
  private var targets: [Target] = []
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(
      Target(events: controlEvents, action: action, target: target.map { $0 as AnyObject }))
  }
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.action == action)
        && !$0.events.isDisjoint(with: controlEvents)
    }
  }
  /// Runs the actions for events in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.sender = self
      entry.action.handler(entry.action)
    }
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      if let target = entry.target { entry.action.call?(target, [self, UIEvent()]) }
    }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
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

@MainActor @preconcurrency
open class UIImageView: UIView {
  open var image: UIImage? = nil
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  /// The size of the image in points.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  public convenience init(image: UIImage?, highlightedImage: UIImage?) { self.init(image: image) }
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open func startAnimating() {}
  open func stopAnimating() {}
}

@MainActor @preconcurrency
open class UISwitch: UIControl {
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open var onTintColor: UIColor? = nil
  open var isOn: Bool = false
  open var thumbTintColor: UIColor? = nil
}

@MainActor @preconcurrency
open class UISlider: UIControl {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Accepted and ignored: the image is not drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Accepted and ignored: the image is not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Accepted and ignored: the image is not drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open var minimumValueImage: UIImage?, maximumValueImage: UIImage?
  /// Returns the frame of the track in points: 4 points high and centered [E].
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
  }
  /// Returns the frame of the thumb for a value in points: 28 points wide, within the track [E].
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

@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The size in points: 26 points high; the width is an estimate.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(numberOfPages) * 17 + 24, height: 26)
  }
  open var hidesForSinglePage = false
  open var backgroundStyle = BackgroundStyle.automatic
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
  open var currentPageIndicatorTintColor: UIColor? = nil
  open var pageIndicatorTintColor: UIColor? = nil
  open var numberOfPages: Int = 0
  open var currentPage: Int = 0
}

@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  open var color: UIColor! = UIColor.gray
  open var hidesWhenStopped: Bool = true
  open var isAnimating: Bool = false
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
  /// Creates an indicator with a side of 20 or 37 points, as in UIKit.
  public nonisolated convenience init(style: Style) {
    let length: CGFloat = style == .large ? 37 : 20
    self.init(frame: CGRect(x: 0, y: 0, width: length, height: length))
  }
  open override var intrinsicContentSize: CGSize { frame.size }
  open var style: Style = .medium
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? = nil
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
  open lazy var contentView = UIView(frame: .zero)
}

@MainActor @preconcurrency
open class UIStackView: UIView {
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var spacing: CGFloat = 0
  open private(set) var arrangedSubviews: [UIView] = []
  open var distribution: Distribution = .fill
  open var alignment: Alignment = .fill
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

@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }
  open var minuteInterval: Int = 1
  /// The selected date; the default is 2001-01-01, where UIKit has the current date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?, maximumDate: Date?
  /// The selected duration in seconds.
  open var countDownDuration: TimeInterval = 0
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var locale: Locale?
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The size in points: that of the wheels in UIKit, or an estimate for the compact style.
  open override var intrinsicContentSize: CGSize {
    preferredDatePickerStyle == .wheels
      ? CGSize(width: 320, height: 216) : CGSize(width: 200, height: 34)
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

@MainActor @preconcurrency
open class UIPickerView: UIView {
  /// The data source, which is never called.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The delegate, which is never called.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int: Int] = [:]
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }
  /// Returns the selected row of a component; the default is 0.
  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
}

@MainActor @preconcurrency
open class UIProgressView: UIView {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  open var progressTintColor: UIColor? = nil, trackTintColor: UIColor? = nil
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open var progress: Float = 0
}
