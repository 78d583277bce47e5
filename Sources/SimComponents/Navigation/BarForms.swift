// Backgrounds and items of bars, inspectors and documents.

public import Foundation
public import SimViews

extension View {
  /// Configures the document that a title represents; recorded without effect.
  nonisolated public func navigationDocument(
    _ url: URL
  ) -> ModifiedContent<Self, _NotedModifier<URL>> { noted("navigationDocument", url) }

  /// Sets the specified style to the background of a bar; recorded without effect.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _NotedModifier<S>> { noted("toolbarBackground", style) }

  /// Populates the toolbar with the specified items, allowing for user customization; the identifier is not used.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Sets the container background of the enclosing container using a style; recorded without
  /// effect.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> ModifiedContent<Self, _NotedModifier<S>> { noted("containerBackground", style) }

  /// Sets the container background of the enclosing container using a view; recorded without
  /// effect, the view is not shown.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _NotedModifier<V>> { noted("containerBackground", content()) }

  /// Inserts an inspector at the applied position in the view hierarchy: a sheet, as on a phone.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, V>> {
    let content = content()
    return sheet(isPresented: isPresented) { content }
  }

  /// Sets a fixed, preferred width for the inspector containing this view when presented as a
  /// trailing column; recorded without effect.
  nonisolated public func inspectorColumnWidth(
    _ width: CGFloat
  ) -> ModifiedContent<Self, _NotedModifier<CGFloat>> { noted("inspectorColumnWidth", width) }

  /// Sets a flexible, preferred width for the inspector in a trailing-column presentation; recorded
  /// without effect.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> ModifiedContent<Self, _NotedModifier<CGFloat>> { noted("inspectorColumnWidth", ideal) }

  /// Shows the specified content beside the modified view, as a bar; it takes up space as an inset does.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

extension ToolbarDefaultItemKind {
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension ToolbarContent {
  /// Controls the visibility of the glass background of items; not drawn.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}

/// An item that the system provides, at the position that the system determines.
nonisolated public struct DefaultToolbarItem: ToolbarContent, Primitive {
  /// Creates an item of a kind.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  @MainActor public func _addItems(to items: inout _ToolbarItems) {}
}

/// The placement of a container background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  package init(name: String) { self.name = name }
  /// The background placement of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The background placement of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The background placement of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The background placement of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The background placement of a window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}
