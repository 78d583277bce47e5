// A split view as on a phone: the columns are a stack. The sidebar is its root; a choice in a list of the sidebar, or the
// column that is preferred, pushes the next column.

public import SimViews

/// A view that presents views in two or three columns, where selections in leading columns control presentations in
/// subsequent columns.
@MainActor @preconcurrency
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  @State private var showsContent = false
  @State private var showsDetail = false

  /// Creates a three-column navigation split view.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates a three-column navigation split view that enables programmatic control of leading columns' visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }

  /// Creates a two-column navigation split view.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }

  /// Creates a two-column navigation split view that enables programmatic control of the sidebar's visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail) }

  /// Creates a two-column navigation split view with a preferred column where it is a stack; the sidebar is shown first.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail) }

  /// Creates a three-column navigation split view with a preferred column where it is a stack; the sidebar is shown first.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }

  /// A stack of the columns.
  public var body: some View {
    NavigationStack {
      if let content {
        sidebar
          .environment(\.showNextColumn, ColumnAction { showsContent = true })
          .navigationDestination(isPresented: $showsContent) {
            content
              .environment(\.showNextColumn, ColumnAction { showsDetail = true })
              .navigationDestination(isPresented: $showsDetail) { detail }
          }
      } else {
        sidebar
          .environment(\.showNextColumn, ColumnAction { showsDetail = true })
          .navigationDestination(isPresented: $showsDetail) { detail }
      }
    }
  }
}

/// The visibility of the leading columns in a navigation split view.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  /// As the system does.
  public static var automatic: Self { .init(name: "automatic") }
  /// All columns.
  public static var all: Self { .init(name: "all") }
  /// The content and the detail.
  public static var doubleColumn: Self { .init(name: "doubleColumn") }
  /// The detail alone.
  public static var detailOnly: Self { .init(name: "detailOnly") }
}

/// A view that represents a column in a navigation split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The sidebar.
  public static var sidebar: Self { .init(name: "sidebar") }
  /// The content.
  public static var content: Self { .init(name: "content") }
  /// The detail.
  public static var detail: Self { .init(name: "detail") }
}
