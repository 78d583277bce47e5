// Bar items. They are stored and not shown.

public import Foundation

@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      close
  }
  public enum Style: Int, Sendable {
    case plain, done
  }
  open var style = Style.plain
  /// The width in points; 0 means the width of the content.
  open var width: CGFloat = 0
  open var customView: UIView?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style) = (image, style)
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(title: String? = nil, image: UIImage? = nil, menu: UIMenu?) {
    self.init()
    (self.title, self.image, self.menu) = (title, image, menu)
  }
  public static func flexibleSpace() -> Self { Self() }
  public static func fixedSpace(_ width: CGFloat) -> Self {
    let space = Self()
    space.width = width
    return space
  }
  open var tintColor: UIColor?
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }
  public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }
  public static func appearance() -> UIBarButtonItem { shared }
  private static let shared = UIBarButtonItem()
  /// Accepted and ignored: titles are not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

@MainActor @preconcurrency
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var isEnabled = true
  public required override nonisolated init() {}
}

@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  public static func appearance() -> UITabBarItem { shared }
  private static let shared = UITabBarItem()
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  /// The insets of the image in points.
  open var imageInsets = UIEdgeInsets.zero
  /// Accepted and ignored: titles are not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  open var badgeValue: String?
  open var selectedImage: UIImage?
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
  open var title: String?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var hidesBackButton = false
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var backBarButtonItem: UIBarButtonItem?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var titleView: UIView?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backButtonTitle: String?
  public nonisolated init(title: String) { self.title = title }
}
