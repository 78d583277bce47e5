import SimReflection

extension EmptyView: PrimitiveView {
  /// A node that shows nothing.
  @MainActor public static func _makeNode(_ value: EmptyView, _ inputs: _ViewInputs) -> _TypedNode<
    EmptyView
  > {
    EmptyNode<EmptyView>(inputs)
  }

  @MainActor public static func _countRows(_ contents: _RowCounts) -> Int? { 0 }

  @MainActor public static func _makeRows(_ value: EmptyView, _ inputs: _RowInputs) -> _RowSource<
    EmptyView
  > {
    _RowSource<EmptyView>()
  }
}

/// A node that holds and shows nothing.
final class EmptyNode<V>: _TypedNode<V> {
  /// It counts as none of the views around it.
  override var isListed: Bool { true }
  override var label: String { typeName(V.self) }
}
