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

  /// One row; or each row of the content under the modifier, or the rows of a custom modifier's body.
  @MainActor public static func _makeRows<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _RowInputs
  ) -> _RowSource<ModifiedContent<C, Self>> {
    if ModifiedContent<C, Self>._rowCount == 1 { return SingleRowSource(value, inputs) }
    if Body.self == Never.self { return ModifiedRowSource(value, inputs) }
    return CustomModifierRowSource(value, inputs)
  }
}

extension _ViewModifier_Content: PrimitiveView {
  /// The content of the modifier in whose body it stands.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PlaceholderNode<Modifier>(value, inputs)
  }

  /// As many as the content has, where that is known.
  @MainActor public static func _countRows(_ contents: _RowCounts) -> Int? {
    contents.content(of: Modifier.self)
  }

  /// The rows of the content.
  @MainActor public static func _makeRows(_ value: Self, _ inputs: _RowInputs) -> _RowSource<Self> {
    PlaceholderRowSource<Modifier>(value, inputs)
  }
}

extension _ViewModifier_Content: StructuralView {}
