/// A modifier that changes one value of the environment in place.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: PrimitiveModifier {
  /// Where the value stands.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// What happens to the value.
  public var transform: (inout Value) -> Void

  /// A node with a scope of the environment.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    let transform: @MainActor (Self) -> (inout EnvironmentValues) -> Void = { modifier in
      { modifier.transform(&$0[keyPath: modifier.keyPath]) }
    }
    return writesDirection(Value.self)
      ? DirectionNode<C, Self>(value, inputs, transform: transform)
      : EnvironmentNode<C, Self>(value, inputs, transform: transform)
  }
}

extension View {
  /// Transforms the environment value of the specified key path with the given function.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>> {
    ModifiedContent(
      content: self,
      modifier: _EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
