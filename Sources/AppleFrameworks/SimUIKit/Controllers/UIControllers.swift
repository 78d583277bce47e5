// Controllers that hold others: they keep their children, and show nothing.

public import Foundation
public import SimComponents
import SimViews

/// A controller of a stack.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The bar.
  open lazy var navigationBar = UINavigationBar(frame: .zero)
  /// The recogniser of swipes back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  /// Whether the bar is hidden: kept.
  open var isNavigationBarHidden = false
  /// The controllers, the first at the bottom.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue { controller.parent = nil }
      for controller in viewControllers { controller.parent = self }
    }
  }
  /// Creates a stack with a controller at the bottom.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  /// The controller at the top.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that would be seen.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }
  /// Hides the bar or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Takes other controllers.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
  }
  /// Puts a controller on top.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  /// Takes the controller at the top away, unless it is the last.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Takes all controllers away but the one at the bottom.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }
}

/// A controller of tabs.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The bar.
  open lazy var tabBar = UITabBar(frame: .zero)
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet { for controller in viewControllers ?? [] { controller.parent = self } }
  }
  /// The place of the controller that is chosen.
  open var selectedIndex = 0
  /// The controller that is chosen.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
}

extension UIViewController {
  /// The controller of the stack around.
  public var navigationController: UINavigationController? { around() }
  /// The controller of the tabs around.
  public var tabBarController: UITabBarController? { around() }
  private func around<Controller>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }
}

/// A controller of pages: it keeps them, and nobody turns them.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// The styles.
    case pageCurl, scroll
  }
  /// Where pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// The directions.
    case horizontal, vertical
  }
  /// Where a page comes from.
  public enum NavigationDirection: Int, Sendable {
    /// The directions.
    case forward, reverse
  }
  /// A key of the options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The distance between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
  /// The object that is asked for pages; nobody asks it.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that hears of pages; nobody tells it.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?
  /// Creates a controller.
  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { self.init(nibName: nil, bundle: nil) }
  /// Shows pages.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    viewControllers = controllers
    completion?(true)
  }
}

/// An object that has pages; nobody asks it.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// An object that hears of pages; nobody tells it.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {}

/// A controller with which files are chosen; it is not shown.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  /// The object that hears of files; nobody tells it.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files may be chosen.
  open var allowsMultipleSelection = false
  /// Creates a controller for files of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller that gives files away.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// An object that hears of chosen files; nobody tells it.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {}
