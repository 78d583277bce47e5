// Additional forms of tabs, and their sections. A section passes its tabs to the enclosing tab
// view, as on a phone.

public import SimViews

extension Tab where Label == DefaultTabLabel, Value: Hashable {
  /// Creates a tab with an image of the app.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: selectionTag(value), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)),
      content: content())
  }

  /// Creates a tab with a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey, systemImage: systemImage, value: value, content: content) }

  /// Creates a tab with a role.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(title, systemImage: systemImage, value: value, content: content) }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title that is a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil,
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)),
      content: content())
  }

  /// Creates a tab with an image of the app.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, label: DefaultTabLabel(title: Text(titleKey), image: Image(image)),
      content: content())
  }

  /// Creates a tab with a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey, systemImage: systemImage, content: content) }

  /// Creates a tab whose item depends on its role.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    let isSearch = role == .search
    self.init(
      tag: nil,
      label: DefaultTabLabel(
        title: isSearch ? Text(verbatim: "Search") : nil,
        image: isSearch ? Image(systemName: "magnifyingglass") : nil), content: content())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label of its own.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(tag: nil, label: label(), content: content()) }
}

extension Tab where Value: Hashable {
  /// Creates a tab with a role and a label of its own.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, content: content, label: label) }
}

/// A tab bar style that adapts to each platform: a tab bar, as on a phone.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

/// A tab view style that displays a tab bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

/// A tab view style that groups its tabs: a tab bar, as on a phone.
public struct GroupedTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab bar style that adapts to each platform.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab view style that displays a tab bar.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A tab view style that groups its tabs.
  public nonisolated static var grouped: GroupedTabViewStyle { .init() }
}

extension View {
  /// Adds a view above the tabs of a sidebar; a phone has none, the view is not made.
  nonisolated public func tabViewSidebarHeader<V: View>(@ViewBuilder content: () -> V) -> Self {
    self
  }
  /// Adds a view below the tabs of a sidebar; a phone has none, the view is not made.
  nonisolated public func tabViewSidebarFooter<V: View>(@ViewBuilder content: () -> V) -> Self {
    self
  }
  /// Adds a bar below a sidebar; a phone has none, the view is not made.
  nonisolated public func tabViewSidebarBottomBar<V: View>(@ViewBuilder content: () -> V) -> Self {
    self
  }
  /// Sets the initial position of tabs with a sidebar; recorded without effect, because a phone has
  /// none.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> Self { self }
  /// Sets the action of the search tab when it is selected; recorded without effect.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self {
    self
  }
}

/// A place that a tab can appear.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = TabPlacement(name: "automatic")
  /// The bar, from which users cannot remove the tab.
  public static let pinned = TabPlacement(name: "pinned")
  /// Only the sidebar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// A placement for tabs in a tab view that adapts.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The customization behavior of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Users may move the tab, not hide it.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The action of the search tab when it is selected.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The field gains the focus at once.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
