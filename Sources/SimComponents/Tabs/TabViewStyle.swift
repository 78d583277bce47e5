public import SimViews

/// A specification for the appearance and interaction of a tab view.
public protocol TabViewStyle {
  /// Whether the tabs are pages, without a tab bar.
  static var _isPaged: Bool { get }
}

extension TabViewStyle {
  /// A tab bar.
  public static var _isPaged: Bool { false }
}

/// The default tab view style.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A tab view style that displays a paged scrolling tab view.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots below the pages are shown; they are not drawn.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// When there is more than one page.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Creates the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}

  /// Pages have no tab bar.
  public static var _isPaged: Bool { true }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default tab view style.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A tab view that displays a paged scrolling tab view.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }

  /// A tab view that displays a paged scrolling tab view.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private enum TabViewPagedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var isTabViewPaged: Bool {
    get { self[TabViewPagedKey.self] }
    set { self[TabViewPagedKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for the tab view within the current environment.
  nonisolated public func tabViewStyle<S: TabViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>> {
    environment(\.isTabViewPaged, S._isPaged)
  }
}
