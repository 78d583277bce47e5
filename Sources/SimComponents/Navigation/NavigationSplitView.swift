// A split view in its form on a phone: the columns are a stack. The sidebar is its root; a choice
// in a list of the sidebar, or the preferred column, pushes the next column.

public import SimViews

/// A view that presents views in two or three columns, where selections in leading columns control presentations in
/// subsequent columns.
@MainActor @preconcurrency
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let preferred: Binding<NavigationSplitViewColumn>?
  @State private var column = NavigationSplitViewColumn.sidebar

  private init(
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail,
    _ preferred: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.preferred = preferred
  }

  /// Creates a three-column navigation split view.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), nil) }

  /// Creates a three-column navigation split view that enables programmatic control of leading columns' visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), nil) }

  /// Creates a three-column navigation split view with a preferred column for its form as a stack.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), preferredCompactColumn) }

  /// Creates a three-column navigation split view with control of the visible columns, and of the
  /// column that is shown in its form as a stack.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), preferredCompactColumn) }

  /// Creates a two-column navigation split view.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView { self.init(sidebar(), nil, detail(), nil) }

  /// Creates a two-column navigation split view that enables programmatic control of the sidebar's visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar(), nil, detail(), nil) }

  /// Creates a two-column navigation split view with a preferred column for its form as a stack.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar(), nil, detail(), preferredCompactColumn) }

  /// Creates a two-column navigation split view with control of the sidebar's visibility, and of
  /// the column that is shown in its form as a stack.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar(), nil, detail(), preferredCompactColumn) }

  /// A stack of the columns.
  public var body: some View {
    NavigationStack(showsColumns: true) {
      if let content {
        sidebar
          .environment(\.showNextColumn, ColumnAction { shown.wrappedValue = .content })
          .navigationDestination(isPresented: isShown([.content, .detail], over: .sidebar)) {
            content
              .environment(\.showNextColumn, ColumnAction { shown.wrappedValue = .detail })
              .navigationDestination(isPresented: isShown([.detail], over: .content)) { detail }
          }
      } else {
        sidebar
          .environment(\.showNextColumn, ColumnAction { shown.wrappedValue = .detail })
          .navigationDestination(isPresented: isShown([.detail], over: .sidebar)) { detail }
      }
    }
  }

  /// The column on top: the app's preference, which follows the user, or a state of the view.
  private var shown: Binding<NavigationSplitViewColumn> { preferred ?? $column }

  /// Returns a binding to whether a column is in the stack; when it is removed, the one below it is
  /// on top.
  private func isShown(
    _ columns: [NavigationSplitViewColumn], over below: NavigationSplitViewColumn
  ) -> Binding<Bool> {
    let shown = shown
    return Binding {
      columns.contains(shown.wrappedValue)
    } set: { isShown in
      if !isShown { shown.wrappedValue = below }
    }
  }
}

/// The visibility of the leading columns in a navigation split view.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  /// The default of the system.
  public static var automatic: Self { .init(name: "automatic") }
  public static var all: Self { .init(name: "all") }
  /// The content and the detail.
  public static var doubleColumn: Self { .init(name: "doubleColumn") }
  public static var detailOnly: Self { .init(name: "detailOnly") }
}

/// A view that represents a column in a navigation split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static var sidebar: Self { .init(name: "sidebar") }
  public static var content: Self { .init(name: "content") }
  public static var detail: Self { .init(name: "detail") }
}
