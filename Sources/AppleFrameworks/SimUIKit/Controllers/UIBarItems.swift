// Items of bars: kept, and not shown.

public import Foundation

/// An item of a bar; it is not shown.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// What an item does, for its looks.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      close
  }
  public enum Style: Int, Sendable {
    case plain, done
  }
  open var style = Style.plain
  /// How wide it is, in points; 0 for as wide as its content.
  open var width: CGFloat = 0
  open var customView: UIView?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  /// Creates an item with a title; nobody presses it.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
  }
  /// Creates an item with an image; nobody presses it.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style) = (image, style)
  }
  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Creates an item that opens a menu; nobody presses it.
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
  /// Creates an item of the system's; nobody presses it.
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }
  /// Creates an item with a title; nobody presses it.
  public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
  }
  /// Creates an item of the system's; nobody presses it.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }
  public static func appearance() -> UIBarButtonItem { shared }
  private static let shared = UIBarButtonItem()
  /// Sets how titles look; they are not drawn.
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

/// An item of a bar of tabs: kept.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  public static func appearance() -> UITabBarItem { shared }
  private static let shared = UITabBarItem()
  /// The color of the circle around a badge.
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  /// How far the image is moved, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// Sets how titles look; they are not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  open var badgeValue: String?
  /// The image of the tab that is chosen.
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

/// What a navigation bar shows for a controller: kept.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
  open var title: String?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// What the button that leads back says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The modes: the title before, a short word, an arrow alone.
    case `default`, generic, minimal
  }
  /// What the button of the next screen that leads back here says; noted.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the button that leads back is hidden.
  open var hidesBackButton = false
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var backBarButtonItem: UIBarButtonItem?
  open var searchController: UISearchController?
  /// Whether the search bar goes while one scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// What stands in the place of the title.
  open var titleView: UIView?
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The text of the button that leads back.
  open var backButtonTitle: String?
  public nonisolated init(title: String) { self.title = title }
}
