public import Foundation

/// A controller of a UIKit view.
///
/// In a representable, the life cycle of the representable's view drives its callbacks.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loaded: UIView?
  /// The view, which is loaded on first access.
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
  /// The presented controller, which is not shown.
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  /// The preferred size in points.
  open var preferredContentSize = CGSize.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The additional safe area insets in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var edgesForExtendedLayout: UIRectEdge = .all
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var tabBarItem: UITabBarItem! = UITabBarItem()

  /// Creates a controller without reading a nib file.
  public nonisolated init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }
  /// Creates a controller without reading the archive.
  public required nonisolated init?(coder: NSCoder) { super.init() }
  public nonisolated convenience override init() { self.init(nibName: nil, bundle: nil) }

  open func loadView() { view = UIView(frame: .zero) }
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the first layout only.
  open func viewWillLayoutSubviews() {}
  /// Called after the first layout only.
  open func viewDidLayoutSubviews() {}
  /// Never called by the simulator.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called by the simulator.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isComing = isAppearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }
  open func endAppearanceTransition() {
    if isComing { viewDidAppear(false) } else { viewDidDisappear(false) }
  }
  private var isComing = false
  /// Accepted and ignored: there is no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Accepted and ignored: there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// Accepted and ignored: there is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Accepted and ignored: the device does not rotate.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Accepted and ignored: the device does not rotate.
  open var shouldAutorotate: Bool { true }
  /// Does nothing: there is no status bar.
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
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  /// Stores the presented controller without showing it.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = controller
    controller.presentingViewController = self
    completion?()
  }
  /// Removes the presented controller, or this one if it presents none.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.presentedViewController?.presentingViewController = nil
    presenter?.presentedViewController = nil
    completion?()
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
