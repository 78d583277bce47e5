public import Foundation

/// A controller of a UIKit view; one inside SwiftUI's views is told of its life cycle like the box that represents it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loaded: UIView?
  /// The view: asking for it makes it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set { loaded = newValue }
  }
  open var isViewLoaded: Bool { loaded != nil }
  open var title: String?
  open private(set) var children: [UIViewController] = []
  open internal(set) weak var parent: UIViewController?
  /// The controller that was presented; it is not shown.
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes when it is presented: kept.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot take it away: kept.
  open var isModalInPresentation = false
  /// The size that it would like as a popover, in points: kept.
  open var preferredContentSize = CGSize.zero
  /// The style that overrides the device's: kept.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Further insets of the safe area, in points: kept.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Under which bars the view reaches: kept.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// What the bar of the stack around shows: kept.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What the bar of tabs around shows: kept.
  open var tabBarItem: UITabBarItem! = UITabBarItem()

  /// Creates a controller; there are no nib files.
  public nonisolated init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }
  /// Controllers are not read from archives: a controller as it is made.
  public required nonisolated init?(coder: NSCoder) { super.init() }
  public nonisolated convenience override init() { self.init(nibName: nil, bundle: nil) }

  open func loadView() { view = UIView(frame: .zero) }
  /// Makes the view unless it is made.
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is appearing: it is in its place, and will be laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to be laid out, for the first time; of other layouts nobody is told.
  open func viewWillLayoutSubviews() {}
  /// The view was laid out, for the first time; of other layouts nobody is told.
  open func viewDidLayoutSubviews() {}
  /// The safe area is another one now; nobody calls it.
  open func viewSafeAreaInsetsDidChange() {}
  /// The traits are others now; nobody calls it.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// Says that the view is about to appear, or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isComing = isAppearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }
  /// Says that the view appeared, or disappeared.
  open func endAppearanceTransition() {
    if isComing { viewDidAppear(false) } else { viewDidDisappear(false) }
  }
  private var isComing = false
  /// How the status bar should look; there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar should be hidden; there is none.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the line at the bottom should be hidden; there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// How the device may be held; it is not turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the screen turns; it does not.
  open var shouldAutorotate: Bool { true }
  /// Says that the status bar should look another way.
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.parent = self
    children.append(child)
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// The controller is about to come inside another one.
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  /// Presents a controller, which is kept and not shown.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = controller
    controller.presentingViewController = self
    completion?()
  }
  /// Takes away what is presented, or else the controller itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.presentedViewController?.presentingViewController = nil
    presenter?.presentedViewController = nil
    completion?()
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  /// None, which asks for no other style.
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext, popover
}

/// How a controller comes when it is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
