// UIKit's controls and containers, as boxes: for their appearance, which apps set once, and for representables.

public import Foundation
import SimViews

/// A box that keeps what a `UINavigationBar` is told.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  open var barTintColor: UIColor? = nil
  open var isTranslucent: Bool = true
  open var prefersLargeTitles: Bool = false
  open var shadowImage: UIImage? = nil
  open var titleTextAttributes: [NSAttributedString.Key: Any]? = nil
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil
  open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance? = nil
  open var compactAppearance: UINavigationBarAppearance? = nil
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? = nil
  open var backIndicatorImage: UIImage? = nil
  open var backIndicatorTransitionMaskImage: UIImage? = nil
  open var barStyle: UIBarStyle = .default
  open private(set) lazy var topItem: UINavigationItem? = UINavigationItem(title: "")
  /// Sets the picture behind the bar, which is not drawn.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// A box that keeps what a `UITabBar` is told.
@MainActor @preconcurrency
open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }
  open var itemPositioning: ItemPositioning = .automatic
  open var itemSpacing: CGFloat = 0
  open var selectionIndicatorImage: UIImage? = nil
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor? = nil
  open var unselectedItemTintColor: UIColor? = nil
  open var isTranslucent: Bool = true
  open var standardAppearance: UITabBarAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance? = nil
  open var backgroundImage: UIImage? = nil
  open var shadowImage: UIImage? = nil
}

/// A box that keeps what a `UIToolbar` is told.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  open var barTintColor: UIColor? = nil
  open var isTranslucent: Bool = true
  open var barStyle: UIBarStyle = .default
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  public nonisolated override init() {}
  open func configureWithTransparentBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithDefaultBackground() {}
}

/// The looks of a navigation bar: kept.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  public nonisolated override init() {}
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of plain, done and back buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(),
    doneButtonAppearance = UIBarButtonItemAppearance(),
    backButtonAppearance = UIBarButtonItemAppearance()
  /// Sets the image of the back button, which is not drawn.
  open func setBackIndicatorImage(
    _ image: UIImage?, transitionMaskImage: UIImage?
  ) {}
}

/// The looks of buttons of a bar: kept.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case plain, done
  }
  @MainActor @preconcurrency
  open class State: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public nonisolated override init() {}
  }
  public nonisolated override init() {}
  public nonisolated convenience init(style: Style) { self.init() }
  open var normal = State()
  open var highlighted = State()
  /// The looks where it cannot be used.
  open var disabled = State()
}

/// The looks of a tab bar: kept.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  public nonisolated override init() {}
  /// The looks of items below each other.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with titles beside the icons, in wide and in compact bars.
  open var inlineLayoutAppearance = UITabBarItemAppearance(),
    compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color behind the tab that is chosen.
  open var selectionIndicatorTintColor: UIColor?
}

/// The looks of items of a tab bar: kept.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  @MainActor @preconcurrency
  open class State: NSObject {
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public nonisolated override init() {}
  }
  public nonisolated override init() {}
  open var normal = State()
  open var selected = State()
}

/// Which of the sizes of bars is meant.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
