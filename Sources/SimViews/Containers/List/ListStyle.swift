public import Foundation

/// A protocol that describes the behavior and appearance of a list.
public protocol ListStyle: Sendable {
  /// How the style spaces its rows.
  @MainActor var _metrics: _ListMetrics { get }
}

/// How a style spaces its rows; the runtime's own business.
public struct _ListMetrics: Sendable {
  /// Nil for what the system gives a list without a style.
  let value: ListMetrics?
}

extension ListMetrics {
  /// Margins of content that the app sets stand in the place of the style's own [E].
  mutating func take(_ margins: ContentMargins) {
    margin = margins.leading ?? margin
    trailingMargin = margins.trailing ?? trailingMargin
    topMargin = margins.top
    bottomMargin = margins.bottom
  }

  /// The space between a row and the one before it, which is of another section.
  func gap(between previous: ListRow.Kind, and next: ListRow.Kind) -> CGFloat {
    (previous == .footer ? 0 : groupMargin) + (next == .header ? 0 : groupMargin)
  }

  /// A footer lies as close to its section as a header does.
  func insets(of kind: ListRow.Kind) -> EdgeInsets {
    switch kind {
    case .content: return rowInsets
    case .header: return headerInsets
    case .footer:
      var insets = headerInsets
      swap(&insets.top, &insets.bottom)
      return insets
    }
  }

  func minimumHeight(of kind: ListRow.Kind) -> CGFloat {
    kind == .content ? minimumRowHeight : minimumHeaderHeight
  }
}

/// The list style that describes a platform's default behavior and appearance for a list.
///
/// From iOS 15 on it is an inset grouped list, before that a plain one.
public struct DefaultListStyle: ListStyle {
  /// Creates a default list style.
  public init() {}
  /// How the style spaces its rows.
  public var _metrics: _ListMetrics { _ListMetrics(value: nil) }
}

/// The list style that describes the behavior and appearance of a plain list.
public struct PlainListStyle: ListStyle {
  /// Creates a plain list style.
  public init() {}
  /// How the style spaces its rows.
  public var _metrics: _ListMetrics { _ListMetrics(value: .plain) }
}

/// The list style that describes the behavior and appearance of an inset list.
public struct InsetListStyle: ListStyle {
  /// Creates an inset list style.
  public init() {}
  /// How the style spaces its rows.
  public var _metrics: _ListMetrics { _ListMetrics(value: .inset) }
}

/// The list style that describes the behavior and appearance of a grouped list.
public struct GroupedListStyle: ListStyle {
  /// Creates a grouped list style.
  public init() {}
  /// How the style spaces its rows.
  public var _metrics: _ListMetrics { _ListMetrics(value: .grouped) }
}

/// The list style that describes the behavior and appearance of an inset grouped list.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates an inset grouped list style.
  public init() {}
  /// How the style spaces its rows.
  public var _metrics: _ListMetrics { _ListMetrics(value: .insetGrouped) }
}

/// The list style that describes the behavior and appearance of a sidebar list.
public struct SidebarListStyle: ListStyle {
  /// Creates a sidebar list style.
  public init() {}
  /// How the style spaces its rows.
  public var _metrics: _ListMetrics { _ListMetrics(value: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The list style that describes a platform's default behavior and appearance for a list.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// The list style that describes the behavior and appearance of a plain list.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// The list style that describes the behavior and appearance of an inset list.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// The list style that describes the behavior and appearance of a grouped list.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// The list style that describes the behavior and appearance of an inset grouped list.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// The list style that describes the behavior and appearance of a sidebar list.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListMetricsKey: EnvironmentKey {
  static var defaultValue: ListMetrics? { nil }
}
private enum MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { ListHost.minimumRowHeight }
}
private enum MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// How the style spaces lists; nil if none is set.
  package var listMetrics: ListMetrics? {
    get { self[ListMetricsKey.self] }
    set { self[ListMetricsKey.self] = newValue }
  }

  /// The default minimum height of row in a list.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The default minimum height of a header in a list.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}

/// A modifier that sets how the lists below it are spaced.
nonisolated public struct _ListStyleModifier<Style: ListStyle>: EnvironmentWriting {
  let style: Style

  @MainActor var writing: (inout EnvironmentValues) -> Void {
    let metrics = style._metrics.value
    return { $0.listMetrics = metrics }
  }
}

extension View {
  /// Sets the style for lists within this view.
  nonisolated public func listStyle<S: ListStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ListStyleModifier<S>> {
    modifier(_ListStyleModifier(style: style))
  }
}
