// Older forms of drop destinations, and the behavior during a drag over a view.

public import Foundation
public import SimViews

extension View {
  /// Sets the spring loading behavior of this view; nothing is dragged over it for long.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.writtenSpringLoadingBehavior, behavior)
  }

  /// Provides a closure that vends the drag representation of the view; recorded without effect.
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

/// The behavior of a view during a drag over it.
nonisolated public enum SpringLoadingBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}
