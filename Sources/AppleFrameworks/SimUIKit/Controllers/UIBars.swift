// UIKit's controls and containers, as boxes: for their appearance, which apps set once, and for representables.

public import Foundation
import SimViews

/// A box that keeps what a `UINavigationBar` is told.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// Kept.
  open var barTintColor: UIColor? = nil
  /// Kept.
  open var isTranslucent: Bool = true
  /// Kept.
  open var prefersLargeTitles: Bool = false
  /// Kept.
  open var shadowImage: UIImage? = nil
  /// Kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? = nil
  /// Kept.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil
  /// Kept.
  open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
  /// Kept.
  open var scrollEdgeAppearance: UINavigationBarAppearance? = nil
  /// Kept.
  open var compactAppearance: UINavigationBarAppearance? = nil
  /// Kept.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? = nil
  /// Kept.
  open var backIndicatorImage: UIImage? = nil
  /// Kept.
  open var backIndicatorTransitionMaskImage: UIImage? = nil
  /// Kept.
  open var barStyle: UIBarStyle = .default
  /// Kept.
  open private(set) lazy var topItem: UINavigationItem? = UINavigationItem(title: "")
  /// Sets the picture behind the bar, which is not drawn.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// A box that keeps what a `UITabBar` is told.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// How items lie.
  public enum ItemPositioning: Int, Sendable {
    /// The ways.
    case automatic, fill, centered
  }
  /// Kept.
  open var itemPositioning: ItemPositioning = .automatic
  /// Kept.
  open var itemSpacing: CGFloat = 0
  /// Kept.
  open var selectionIndicatorImage: UIImage? = nil
  /// Kept.
  open var barStyle: UIBarStyle = .default
  /// Kept.
  open var barTintColor: UIColor? = nil
  /// Kept.
  open var unselectedItemTintColor: UIColor? = nil
  /// Kept.
  open var isTranslucent: Bool = true
  /// Kept.
  open var standardAppearance: UITabBarAppearance = UITabBarAppearance()
  /// Kept.
  open var scrollEdgeAppearance: UITabBarAppearance? = nil
  /// Kept.
  open var backgroundImage: UIImage? = nil
  /// Kept.
  open var shadowImage: UIImage? = nil
}

/// A box that keeps what a `UIToolbar` is told.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// Kept.
  open var barTintColor: UIColor? = nil
  /// Kept.
  open var isTranslucent: Bool = true
  /// Kept.
  open var barStyle: UIBarStyle = .default
  /// Kept.
  open var items: [UIBarButtonItem]?
  /// Takes items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// The looks of a bar: kept.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The color behind the bar.
  open var backgroundColor: UIColor?
  /// The color of the shadow.
  open var shadowColor: UIColor?
  /// The effect behind the bar.
  open var backgroundEffect: UIVisualEffect?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The picture of the shadow.
  open var shadowImage: UIImage?
  /// Creates the looks of the system.
  public nonisolated override init() {}
  /// No background.
  open func configureWithTransparentBackground() {}
  /// A background that covers.
  open func configureWithOpaqueBackground() {}
  /// The usual background.
  open func configureWithDefaultBackground() {}
}

/// The looks of a navigation bar: kept.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// Creates the looks of the system.
  public nonisolated override init() {}
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of the large title.
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
  /// How a button is drawn.
  public enum Style: Int, Sendable {
    /// The styles.
    case plain, done
  }
  /// The looks of one state.
  @MainActor @preconcurrency
  open class State: NSObject {
    /// The looks of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Creates the looks of the system.
    public nonisolated override init() {}
  }
  /// Creates the looks of the system.
  public nonisolated override init() {}
  /// Creates the looks of a style.
  public nonisolated convenience init(style: Style) { self.init() }
  /// The usual looks.
  open var normal = State()
  /// The looks while pressed.
  open var highlighted = State()
  /// The looks where it cannot be used.
  open var disabled = State()
}

/// The looks of a tab bar: kept.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// Creates the looks of the system.
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
  /// The looks of one state.
  @MainActor @preconcurrency
  open class State: NSObject {
    /// The color of the icon.
    open var iconColor: UIColor?
    /// The color of the badge.
    open var badgeBackgroundColor: UIColor?
    /// The looks of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Creates the looks of the system.
    public nonisolated override init() {}
  }
  /// Creates the looks of the system.
  public nonisolated override init() {}
  /// The usual looks.
  open var normal = State()
  /// The looks of the selected item.
  open var selected = State()
}

/// Which of the sizes of bars is meant.
public enum UIBarMetrics: Int, Sendable {
  /// The sizes.
  case `default`, compact
}

/// How a bar looks: kept.
public enum UIBarStyle: Int, Sendable {
  /// The styles.
  case `default`, black
}
