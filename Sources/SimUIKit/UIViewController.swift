public import Foundation
public import SimViews

/// A controller of a view of UIKit: it has a view and hears of nothing.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The view.
  open lazy var view: UIView! = UIView(frame: .zero)
  /// The title.
  open var title: String?
  /// The controllers inside.
  open private(set) var children: [UIViewController] = []
  /// The controller that is presented; none is.
  open var presentedViewController: UIViewController? { nil }
  /// The controller of the stack around; there is none.
  open var navigationController: UINavigationController? { nil }
  /// How it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Creates a controller.
  public nonisolated override init() {}
  /// The view was made; nobody calls it.
  open func viewDidLoad() {}
  /// The view is about to appear; nobody calls it.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view appeared; nobody calls it.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear; nobody calls it.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view disappeared; nobody calls it.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to be laid out; nobody calls it.
  open func viewDidLayoutSubviews() {}
  /// Puts a controller inside.
  open func addChild(_ child: UIViewController) { children.append(child) }
  /// The controller came inside another one.
  open func didMove(toParent parent: UIViewController?) {}
  /// Presents a controller, which is not shown.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { completion?() }
  /// Takes away what is presented.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The styles.
  case automatic, fullScreen, pageSheet, formSheet, overFullScreen, overCurrentContext, popover
}

/// A controller of a stack.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The bar.
  open lazy var navigationBar = UINavigationBar(frame: .zero)
  /// The recogniser of swipes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}

/// A controller that shows SwiftUI's views; it is not shown itself.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The root view.
  public var rootView: Content
  /// Creates a controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}

/// A controller that offers activities for something; it is not shown.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// What is offered.
  public let activityItems: [Any]
  /// Activities that are left out.
  open var excludedActivityTypes: [ActivityType]?
  /// A type of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// An activity of the app's own.
  @MainActor open class UIActivity: NSObject {}
  /// Creates a controller.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init()
  }
}
