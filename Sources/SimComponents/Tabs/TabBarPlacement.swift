// The position of the tabs of a tab view: at the bottom of the screen, or as dots.

public import SimViews

/// A placement for tabs in a tab view.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// The bar at the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// The dots of pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// The sidebar; a phone has none.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// The bar at the top; a phone has none.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// The row of tabs at the top; a phone has none.
  public static let ellipsis = TabBarPlacement(name: "ellipsis")
}

private enum TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

extension EnvironmentValues {
  /// The current placement of the tab bar; nil outside of a tab view.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }
}
