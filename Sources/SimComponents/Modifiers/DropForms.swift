// Older forms of dropping; what is dragged over a view.

public import Foundation
public import SimViews

extension View {
  /// Sets the spring loading behavior of this view; nothing is dragged over it for long.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.writtenSpringLoadingBehavior, behavior)
  }

  /// Provides a closure that vends the drag representation of the view; noted.
  nonisolated public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("itemProvider", ()) }

  /// Defines the destination of a drag and drop operation, by identifiers of types; nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> ModifiedContent<Self, _NotedModifier<[String]>> { noted("onDrop", supportedContentTypes) }

  /// Defines the destination of a drag and drop operation, by identifiers of types; nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> ModifiedContent<Self, _NotedModifier<[String]>> { noted("onDrop", supportedContentTypes) }

  /// Defines the destination of a drag and drop operation, by identifiers of types; nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [String], delegate: any DropDelegate
  ) -> ModifiedContent<Self, _NotedModifier<[String]>> { noted("onDrop", supportedContentTypes) }
}

/// How a view behaves while something is dragged over it.
nonisolated public enum SpringLoadingBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}
