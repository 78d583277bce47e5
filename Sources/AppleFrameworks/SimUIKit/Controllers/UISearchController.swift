/// A controller of a search bar in a navigation bar: kept, and not shown.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// The bar.
  open private(set) lazy var searchBar = UISearchBar(frame: .zero)
  /// Whether a search goes on.
  open var isActive = false
  /// Whether the content behind is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes.
  open var hidesNavigationBarDuringPresentation = true
  /// The object that brings results up to date; nobody asks it.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Creates a controller.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// An object that updates search results; it is never called.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// The search is another one now.
  func updateSearchResults(for searchController: UISearchController)
}
