public import Foundation

/// A protocol that describes the behavior and appearance of a list.
public protocol ListStyle: Sendable {
  /// How the style spaces its rows.
  @MainActor var _form: _ListForm { get }
}

/// How a style spaces its rows; the runtime's own business.
public struct _ListForm: Sendable {
  /// Nil for what the system gives a list without a style.
  let value: ListForm?
}

/// The spaces between rows and between sections that an app asks for, in points.
package struct ListSpacings: Equatable, Sendable {
  /// Nil for those of the style.
  package var rows: CGFloat?
  package var sections: Sections?

  /// A space between sections.
  package enum Sections: Hashable, Sendable {
    case compact
    case points(CGFloat)
  }

  package init() {}
}

extension ListMetrics {
  /// Margins of content that the app sets stand in the place of the style's own [E].
  mutating func take(_ margins: ContentMargins) {
    margin = margins.leading ?? margin
    trailingMargin = margins.trailing ?? trailingMargin
    topMargin = margins.top
    bottomMargin = margins.bottom
  }

  /// Takes the spaces that the app asks for: one between sections is divided between the two that it lies between.
  mutating func take(_ spacings: ListSpacings, compact: CGFloat) {
    rowSpacing = spacings.rows ?? 0
    guard isGrouped else { return }
    switch spacings.sections {
    case .points(let space): groupMargin = space / 2
    case .compact: groupMargin = compact / 2
    case nil: break
    }
  }

  /// The space between a row and the one before it.
  func gap(between previous: ListRow.Kind, and next: ListRow.Kind, inSection: Bool) -> CGFloat {
    if inSection { return previous == .content && next == .content ? rowSpacing : 0 }
    return (previous == .footer ? 0 : groupMargin) + (next == .header ? headerGap : groupMargin)
  }

  func insets(of kind: ListRow.Kind) -> EdgeInsets {
    switch kind {
    case .content: rowInsets
    case .header: headerInsets
    case .footer: footerInsets
    }
  }

  func minimumHeight(of kind: ListRow.Kind) -> CGFloat {
    switch kind {
    case .content: minimumRowHeight
    case .header: minimumHeaderHeight
    case .footer: minimumFooterHeight
    }
  }

  /// The font of headers and footers; nil for that of any text.
  func font(of kind: ListRow.Kind) -> Font? {
    switch headerText {
    case .inherited: nil
    case .headline: .headline
    case .footnote: .footnote
    case .mediumBody: kind == .header ? .body.weight(.medium) : .footnote
    }
  }
}

/// The list style that describes a platform's default behavior and appearance for a list.
///
/// From iOS 15 on it is an inset grouped list, before that a plain one.
public struct DefaultListStyle: ListStyle {
  /// Creates a default list style.
  public init() {}
  /// How the style spaces its rows.
  public var _form: _ListForm { _ListForm(value: nil) }
}

/// The list style that describes the behavior and appearance of a plain list.
public struct PlainListStyle: ListStyle {
  /// Creates a plain list style.
  public init() {}
  /// How the style spaces its rows.
  public var _form: _ListForm { _ListForm(value: .plain) }
}

/// The list style that describes the behavior and appearance of an inset list.
public struct InsetListStyle: ListStyle {
  /// Creates an inset list style.
  public init() {}
  /// How the style spaces its rows.
  public var _form: _ListForm { _ListForm(value: .inset) }
}

/// The list style that describes the behavior and appearance of a grouped list.
public struct GroupedListStyle: ListStyle {
  /// Creates a grouped list style.
  public init() {}
  /// How the style spaces its rows.
  public var _form: _ListForm { _ListForm(value: .grouped) }
}

/// The list style that describes the behavior and appearance of an inset grouped list.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates an inset grouped list style.
  public init() {}
  /// How the style spaces its rows.
  public var _form: _ListForm { _ListForm(value: .insetGrouped) }
}

/// The list style that describes the behavior and appearance of a sidebar list.
public struct SidebarListStyle: ListStyle {
  /// Creates a sidebar list style.
  public init() {}
  /// How the style spaces its rows.
  public var _form: _ListForm { _ListForm(value: .sidebar) }
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

private enum ListFormKey: EnvironmentKey {
  static var defaultValue: ListForm? { nil }
}
private enum ListSpacingsKey: EnvironmentKey {
  static var defaultValue: ListSpacings { ListSpacings() }
}
private enum MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private enum MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The style of lists; nil if none is set.
  package var listForm: ListForm? {
    get { self[ListFormKey.self] }
    set { self[ListFormKey.self] = newValue }
  }

  /// The spaces between the rows and the sections of lists that the app asks for.
  package var listSpacings: ListSpacings {
    get { self[ListSpacingsKey.self] }
    set { self[ListSpacingsKey.self] = newValue }
  }

  /// The least height of a row in a list, in points; nil for the system's.
  var minimumListRowHeight: CGFloat? { self[MinimumRowHeightKey.self] }

  /// The default minimum height of row in a list.
  public var defaultMinListRowHeight: CGFloat {
    get {
      self[MinimumRowHeightKey.self]
        ?? ViewRuntime.ambient { $0.policy.geometry.lists.minimumRowHeight }
        ?? ListGeometry().minimumRowHeight
    }
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
    let form = style._form.value
    return { $0.listForm = form }
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
