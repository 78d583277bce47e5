// UIKit bars, drawn as empty boxes, and their appearances, which are stored and not applied.

public import Foundation
import SimViews

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
  /// Accepted and ignored: bars are not drawn.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

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

@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  public nonisolated override init() {}
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance(),
    doneButtonAppearance = UIBarButtonItemAppearance(),
    backButtonAppearance = UIBarButtonItemAppearance()
  /// Accepted and ignored: bars are not drawn.
  open func setBackIndicatorImage(
    _ image: UIImage?, transitionMaskImage: UIImage?
  ) {}
}

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
  open var disabled = State()
}

@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  public nonisolated override init() {}
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance(),
    compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

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

public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
