// Items of bars: kept, and not shown.

public import Foundation

/// An item of a bar; it is not shown.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// What an item does, for its looks.
  public enum SystemItem: Int, Sendable {
    /// The items.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      close
  }
  /// How an item is drawn.
  public enum Style: Int, Sendable {
    /// The styles.
    case plain, done
  }
  /// Kept.
  open var style = Style.plain
  /// How wide it is, in points; 0 for as wide as its content.
  open var width: CGFloat = 0
  /// What is shown in its place.
  open var customView: UIView?
  /// What it does; nobody presses it.
  open var primaryAction: UIAction?
  /// What it opens; nobody presses it.
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
  /// Space that grows.
  public static func flexibleSpace() -> Self { Self() }
  /// Space of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> Self {
    let space = Self()
    space.width = width
    return space
  }
  /// Kept.
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
  /// Kept for new items.
  public static func appearance() -> UIBarButtonItem { shared }
  private static let shared = UIBarButtonItem()
  /// Sets how titles look; they are not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// An item of a bar: kept.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// A number of the app's own.
  open var tag = 0
  /// Whether it can be used.
  open var isEnabled = true
  /// Creates an item.
  public required override nonisolated init() {}
}

/// An item of a bar of tabs: kept.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// Kept for new items.
  public static func appearance() -> UITabBarItem { shared }
  private static let shared = UITabBarItem()
  /// The color of the circle around a badge.
  open var badgeColor: UIColor?
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How far the image is moved, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// Sets how titles look; they are not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// The text in a red circle.
  open var badgeValue: String?
  /// The image of the tab that is chosen.
  open var selectedImage: UIImage?
  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  /// Creates an item.
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
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The modes.
    case automatic, always, never
  }
  /// The title.
  open var title: String?
  /// When it is large.
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
  /// The item at the left.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The item at the right.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The item that leads back.
  open var backBarButtonItem: UIBarButtonItem?
  /// The controller of the search bar.
  open var searchController: UISearchController?
  /// Whether the search bar goes while one scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// What stands in the place of the title.
  open var titleView: UIView?
  /// The items at the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The text of the button that leads back.
  open var backButtonTitle: String?
  /// Creates an item with a title.
  public nonisolated init(title: String) { self.title = title }
}
