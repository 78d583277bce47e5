// What a custom view or modifier is made into.

extension View {
  /// A custom view: a node that evaluates `body`.
  public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    CompositeNode<Self>(value, inputs)
  }

  /// One row that shows the value, or the rows of its body.
  public static func _makeRows(_ value: Self, _ inputs: _RowInputs) -> _RowSource<Self> {
    if _rowCount == 1 || Body.self == Never.self { return SingleRowSource<Self>(value, inputs) }
    return CompositeRowSource<Self>(value, inputs)
  }
}

extension ViewModifier {
  /// A custom modifier: a view around a placeholder for the content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    CustomModifierNode<C, Self>(value, inputs)
  }

  /// One row, or each row of the content under the modifier.
  @MainActor public static func _makeRows<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _RowInputs
  ) -> _RowSource<ModifiedContent<C, Self>> {
    if C._rowCount == 1 { return SingleRowSource(value, inputs) }
    return ModifiedRowSource(value, inputs)
  }
}

extension _ViewModifier_Content: PrimitiveView {
  /// The content of the modifier in whose body it stands.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PlaceholderNode<Modifier>(value, inputs)
  }

  /// As many as the content has.
  @MainActor public static var _rowCount: Int? { nil }

  /// The rows of the content.
  @MainActor public static func _makeRows(_ value: Self, _ inputs: _RowInputs) -> _RowSource<Self> {
    PlaceholderRowSource<Modifier>(value, inputs)
  }
}

extension _ViewModifier_Content: StructuralView {}
