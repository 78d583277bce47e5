// The appearance of bars, and the menus of their titles. Bars are laid out only by their items; the
// rest is recorded for drawing.

public import Foundation
public import SimViews

extension ToolbarItemPlacement {
  /// A bar above the keyboard, while the keyboard is shown for a field of the screen.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// The area for accessories of the bar at the top.
  public static let navigationBarLargeTitle = ToolbarItemPlacement(place: .leading)
  /// The subtitle of the navigation bar.
  public static let subtitle = ToolbarItemPlacement(place: .principal)
  /// The title of the navigation bar.
  public static let title = ToolbarItemPlacement(place: .principal)
  /// The large title of the navigation bar.
  public static let largeTitle = ToolbarItemPlacement(place: .leading)
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// The bottom ornament, if there is one.
  public static let bottomOrnament = ToolbarItemPlacement(place: .bottom)
}

/// The purpose of content that populates the toolbar.
public struct ToolbarRole: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  /// The role for content that is browsed.
  public static let browser = ToolbarRole(name: "browser")
  /// The role for content that is edited.
  public static let editor = ToolbarRole(name: "editor")
  /// The role for navigating through a stack.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// A type that defines the behavior of title of a toolbar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String
  public static var automatic: ToolbarTitleDisplayMode { .init(name: "automatic") }
  public static var large: ToolbarTitleDisplayMode { .init(name: "large") }
  /// The inline large mode.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(name: "inlineLarge") }
  public static var inline: ToolbarTitleDisplayMode { .init(name: "inline") }
}

/// A kind of toolbar item that is present by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The button that shows or hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}

/// The appearance and interaction of navigation split views.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// A split view style of the system.
nonisolated public struct _SystemSplitViewStyle: NavigationSplitViewStyle { let name: String }

extension NavigationSplitViewStyle where Self == _SystemSplitViewStyle {
  /// The default of the system.
  nonisolated public static var automatic: Self { .init(name: "automatic") }
  /// Columns share the width.
  nonisolated public static var balanced: Self { .init(name: "balanced") }
  /// The detail column keeps its width.
  nonisolated public static var prominentDetail: Self { .init(name: "prominentDetail") }
}

/// A specification for the appearance and interaction of a navigation view.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The default navigation view style.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
/// A navigation view style represented by a view stack that only shows a single top view at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
/// A navigation view style represented by a series of views in columns.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle { init() {} }
/// A navigation view style represented by a primary view stack that navigates to a detail view.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default navigation view style.
  nonisolated public static var automatic: Self { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A single top view at a time.
  nonisolated public static var stack: Self { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: Self { .init() }
}

/// A type that defines the transition to use when navigating to a view.
public protocol NavigationTransition: Sendable {}

/// The default navigation transition.
public struct AutomaticNavigationTransition: NavigationTransition {}
/// A navigation transition that zooms the appearing view from a given source view.
public struct ZoomNavigationTransition: NavigationTransition { let source: String }

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default navigation transition.
  public static var automatic: Self { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that zooms from a source view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    .init(source: "\(sourceID)")
  }
}

/// Defines the implementation of all `IndexView` instances within a view hierarchy.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// An index view style that places a page index view over its content.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// The condition under which the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let name: String
    /// The default of the system.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While the user interacts.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }
  let mode: BackgroundDisplayMode
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A page index view over its content.
  nonisolated public static var page: PageIndexViewStyle { .init() }
  /// Returns a page index view over its content.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

/// The behavior of a tab bar when content scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// The default of the system.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Specifies the visibility of a bar managed by SwiftUI.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _BarSettingsModifier> {
    let concernsBar = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return toolbar(visibility, for: concernsBar ? .navigationBar : .tabBar)
  }
}

/// A space between items of a toolbar; without it, items are adjacent.
nonisolated public struct ToolbarSpacer: ToolbarContent, Primitive {
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  @MainActor public func _addItems(to items: inout _ToolbarItems) {}
}

/// The size of a spacer.
public enum SpacerSizing: Hashable, Sendable {
  /// The remaining space, or a fixed space.
  case flexible, fixed
}

/// The menu of a toolbar's title; it is never opened.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, Primitive {
  public init(@ViewBuilder content: () -> Content) {}
  @MainActor public func _addItems(to items: inout _ToolbarItems) {}
}

extension View {
  /// Configures the semantic role for the content populating the toolbar; recorded without effect.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> ModifiedContent<
    Self, _NotedModifier<ToolbarRole>
  > {
    noted("toolbarRole", role)
  }

  /// Specifies the preferred color scheme of a bar; recorded for drawing.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _NotedModifier<ColorScheme?>> {
    noted("toolbarColorScheme", colorScheme)
  }

  /// Specifies the preferred foreground style of a bar; recorded for drawing.
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _NotedModifier<S>> {
    noted("toolbarForegroundStyle", style)
  }

  /// Specifies the preferred visibility of backgrounds on a bar; recorded for drawing.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _NotedModifier<Visibility>> {
    noted("toolbarBackgroundVisibility", visibility)
  }

  /// Configures the toolbar title display mode for this view; recorded without effect on the bar.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode)
    -> ModifiedContent<Self, _NotedModifier<ToolbarTitleDisplayMode>>
  {
    noted("toolbarTitleDisplayMode", mode)
  }

  /// Configures the title menu of a toolbar, which is never opened.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C)
    -> ModifiedContent<Self, _NotedModifier<C>>
  {
    noted("toolbarTitleMenu", content())
  }

  /// Removes a toolbar item present by default; recorded without effect.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?)
    -> ModifiedContent<Self, _NotedModifier<ToolbarDefaultItemKind?>>
  {
    noted("toolbar", defaultItemKind)
  }

  /// Sets the style for navigation split views within this view; on a phone there is one column.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> ModifiedContent<Self, _NotedModifier<S>>
  {
    noted("navigationSplitViewStyle", style)
  }

  /// Sets a fixed, preferred width for the column containing this view, in points; on a phone there is one
  /// column.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> ModifiedContent<
    Self, _NotedModifier<CGFloat>
  > {
    noted("navigationSplitViewColumnWidth", width)
  }

  /// Sets a flexible, preferred width for the column containing this view, in points; on a phone there is one
  /// column.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> ModifiedContent<Self, _NotedModifier<CGFloat>> {
    noted("navigationSplitViewColumnWidth", ideal)
  }

  /// Sets the style for navigation views within this view; on a phone it is a stack.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S)
    -> ModifiedContent<Self, _NotedModifier<S>>
  {
    noted("navigationViewStyle", style)
  }

  /// Configures the view's subtitle; it is not shown.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> ModifiedContent<
    Self, _NotedModifier<Text>
  > {
    noted("navigationSubtitle", subtitle)
  }

  /// Configures the view's subtitle; it is not shown.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> ModifiedContent<
    Self, _NotedModifier<String>
  > {
    noted("navigationSubtitle", subtitleKey.string)
  }

  /// Configures the view's subtitle; it is not shown.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> ModifiedContent<
    Self, _NotedModifier<S>
  > {
    noted("navigationSubtitle", subtitle)
  }

  /// Sets the navigation transition style for this view; screens are pushed as usual.
  nonisolated public func navigationTransition<S: NavigationTransition>(_ style: S)
    -> ModifiedContent<Self, _NotedModifier<S>>
  {
    noted("navigationTransition", style)
  }

  /// Identifies this view as the source of a navigation transition; recorded without effect.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> ModifiedContent<Self, _NotedModifier<ID>> {
    noted("matchedTransitionSource", id)
  }

  /// Sets the visibility of the indicator of navigation links; it is not drawn.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility)
    -> ModifiedContent<Self, _NotedModifier<Visibility>>
  {
    noted("navigationLinkIndicatorVisibility", visibility)
  }

  /// Sets the style for the page index view within this view; recorded for drawing.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> ModifiedContent<
    Self, _NotedModifier<S>
  > {
    noted("indexViewStyle", style)
  }

  /// Sets the behavior for tab bar minimization; recorded without effect on the bar.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior)
    -> ModifiedContent<Self, _NotedModifier<TabBarMinimizeBehavior>>
  {
    noted("tabBarMinimizeBehavior", behavior)
  }

  /// Sets the style of accessory views of a tab bar; recorded without effect.
  nonisolated public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C)
    -> ModifiedContent<Self, _NotedModifier<C>>
  {
    noted("tabViewBottomAccessory", content())
  }

  /// Extends a view under the safe area around it with copies of itself; recorded for drawing.
  nonisolated public func backgroundExtensionEffect() -> ModifiedContent<Self, _NotedModifier<Void>>
  {
    noted("backgroundExtensionEffect", ())
  }
}
