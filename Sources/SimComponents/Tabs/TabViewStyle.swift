public import SimViews

/// A specification for the appearance and interaction of a tab view.
public protocol TabViewStyle {
  /// The condition under which dots show the current page, if the tabs are pages without a tab bar;
  /// nil if there is a bar.
  var _pages: PageTabViewStyle.IndexDisplayMode? { get }
}

extension TabViewStyle {
  public var _pages: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// The default tab view style.
public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

/// A tab view style that displays a paged scrolling tab view.
public struct PageTabViewStyle: TabViewStyle {
  /// The condition under which the dots of the pages appear; they are drawn over the pages and take
  /// no space.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// If there is more than one page.
    case automatic
    case always
    case never
  }

  private let mode: IndexDisplayMode

  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// Pages have no tab bar.
  public var _pages: IndexDisplayMode? { mode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default tab view style.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A tab view that displays a paged scrolling tab view.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns a tab view that displays a paged scrolling tab view.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private enum TabViewPagesKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}

extension EnvironmentValues {
  var tabViewPages: PageTabViewStyle.IndexDisplayMode? {
    get { self[TabViewPagesKey.self] }
    set { self[TabViewPagesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for the tab view within the current environment.
  nonisolated public func tabViewStyle<S: TabViewStyle>(
    _ style: S
  ) -> ModifiedContent<
    Self, _EnvironmentKeyWritingModifier<PageTabViewStyle.IndexDisplayMode?>
  > {
    environment(\.tabViewPages, style._pages)
  }
}
