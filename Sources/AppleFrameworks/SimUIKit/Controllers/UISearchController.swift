/// A controller of a search bar in a navigation bar: kept, and not shown.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  open private(set) lazy var searchBar = UISearchBar(frame: .zero)
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  /// The object that brings results up to date; nobody asks it.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// An object that updates search results; it is never called.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}
