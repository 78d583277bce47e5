// Controls and containers of UIKit, as boxes: for their looks, which apps set once, and for representables.

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
  /// Sets the picture behind the bar, which is not drawn.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// A box that keeps what a `UITabBar` is told.
@MainActor @preconcurrency
open class UITabBar: UIView {
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
}

/// A box that keeps what a `UITableView` is told.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// Kept.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// Kept.
  open var separatorColor: UIColor? = nil
  /// Kept.
  open var allowsSelection: Bool = true
  /// Kept.
  open var sectionFooterHeight: CGFloat = 0
  /// Kept.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Kept.
  open var tableFooterView: UIView? = nil
}

/// A box that keeps what a `UICollectionView` is told.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
}

/// A box that keeps what a `UITableViewCell` is told.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// Kept.
  open var selectionStyle: SelectionStyle = .default
  /// How lines between rows look.
  public enum SeparatorStyle: Int, Sendable {
    /// The styles.
    case none, singleLine
  }
  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    /// The styles.
    case none, blue, gray, `default`
  }
}

/// A box that keeps what a `UITableViewHeaderFooterView` is told.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
}

/// A box that keeps what a `UIScrollView` is told.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// Kept.
  open var bounces: Bool = true
  /// Kept.
  open var isPagingEnabled: Bool = false
  /// Kept.
  open var contentSize: CGSize = .zero
  /// Kept.
  open var contentOffset: CGPoint = .zero
  /// Kept.
  open var isScrollEnabled: Bool = true
  /// Kept.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Kept.
  open var showsVerticalScrollIndicator: Bool = true
  /// Kept.
  open var showsHorizontalScrollIndicator: Bool = true
  /// How scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The modes.
    case none, onDrag, interactive
  }
}

/// A box that keeps what a `UISegmentedControl` is told.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// Kept.
  open var selectedSegmentTintColor: UIColor? = nil
  /// Kept.
  open var selectedSegmentIndex: Int = -1
  /// Sets the looks of titles, which are not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A box that keeps what a `UISearchBar` is told.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// Kept.
  open var text: String? = nil
  /// Kept.
  open var placeholder: String? = nil
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
}

/// The looks of a tab bar: kept.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// Creates the looks of the system.
  public nonisolated override init() {}
  /// The looks of items below each other.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
}

/// The looks of items of a tab bar: kept.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// The looks of one state.
  @MainActor @preconcurrency
  open class State: NSObject {
    /// The color of the icon.
    open var iconColor: UIColor?
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
