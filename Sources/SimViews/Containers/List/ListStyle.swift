public import Foundation

/// A protocol that describes the behavior and appearance of a list.
public protocol ListStyle: Sendable {
  /// How the style spaces its rows.
  @MainActor var _metrics: _ListMetrics { get }
}

/// How a style spaces its rows; the runtime's own business.
public struct _ListMetrics: Sendable {
  let value: ListMetrics
}

/// The distances of a list, in points.
package struct ListMetrics: Equatable {
  /// The space between a cell and its content.
  package var rowInsets: EdgeInsets
  /// The least height of a row.
  var minimumRowHeight: CGFloat = ListHost.minimumRowHeight
  var headerInsets: EdgeInsets
  var minimumHeaderHeight: CGFloat
  /// The space beside the cells.
  package var margin: CGFloat = 0
  /// Whether sections lie as groups on a grey ground.
  package var isGrouped = false

  /// A plain list on a phone: 20 at the sides, 11 above and below, so that one line of body text gives
  /// the usual row of 44; headers of 28 (UITableView's plain style).
  package static let plain = ListMetrics(
    rowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20),
    headerInsets: EdgeInsets(top: 4, leading: 20, bottom: 4, trailing: 20),
    minimumHeaderHeight: 28)
  /// A grouped list: headers of 38 with the gap above them [estimate, ×/÷1.3].
  static let grouped = ListMetrics(
    rowInsets: plain.rowInsets,
    headerInsets: EdgeInsets(top: 16, leading: 20, bottom: 6, trailing: 20),
    minimumHeaderHeight: 38, isGrouped: true)
  /// A grouped list whose cells keep 20 from the sides [estimate, ×/÷1.3].
  package static let insetGrouped = ListMetrics(
    rowInsets: plain.rowInsets, headerInsets: grouped.headerInsets, minimumHeaderHeight: 38,
    margin: 20, isGrouped: true)

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
/// It is spaced as a plain list.
public struct DefaultListStyle: ListStyle {
  /// Creates a default list style.
  public init() {}
  /// How the style spaces its rows.
  public var _metrics: _ListMetrics { _ListMetrics(value: .plain) }
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
  public var _metrics: _ListMetrics { _ListMetrics(value: .plain) }
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
  public var _metrics: _ListMetrics { _ListMetrics(value: .insetGrouped) }
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
  static var defaultValue: ListMetrics { .plain }
}
private enum MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { ListHost.minimumRowHeight }
}
private enum MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  package var listMetrics: ListMetrics {
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

  /// A Boolean value that indicates whether any scroll views associated with this environment allow
  /// scrolling to occur.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

/// A modifier that sets how the lists below it are spaced.
nonisolated public struct _ListStyleModifier<Style: ListStyle>: ViewModifier {
  let style: Style
  /// Never called.
  public typealias Body = Never

  /// A node with a scope of the environment.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    EnvironmentNode<C, Self>(value, inputs) { modifier in
      let metrics = modifier.style._metrics.value
      return { $0.listMetrics = metrics }
    }
  }
}

extension View {
  /// Sets the style for lists within this view.
  nonisolated public func listStyle<S: ListStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ListStyleModifier<S>> {
    modifier(_ListStyleModifier(style: style))
  }

  /// Disables or enables scrolling in scrollable views.
  nonisolated public func scrollDisabled(
    _ disabled: Bool
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>> {
    environment(\.isScrollEnabled, !disabled)
  }
}
