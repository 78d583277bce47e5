// `.id(_:)`: an identity that the app itself chooses. A changed id is another identity: the new content
// is made before the old one is destroyed, as with a branch.

import SimGraph

/// A view whose identity is bound to a value.
nonisolated public struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  /// A node that makes its child anew when the id changes.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    var shown = value.id
    return BranchNode<Self>(value, inputs) { value, current, inputs in
      let isSame = value.id == shown || PlantedFault.ignoresID.isPlanted
      shown = value.id
      return isSame
        ? showBranch(0, value.content, current, inputs)
        : Branch(tag: 0, node: Content._makeNode(value.content, inputs()), isNew: true)
    }
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }

  /// The rows of the content.
  @MainActor public static var _rowCount: Int? { Content._rowCount }
}

extension View {
  /// Binds a view's identity to the given proxy value.
  ///
  /// When the value changes, the identity of the view, and with it its state, is reset.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> IDView<Self, ID> {
    IDView(content: self, id: id)
  }
}
