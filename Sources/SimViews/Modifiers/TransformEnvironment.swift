/// A modifier that changes one value of the environment in place.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentWriting {
  /// Where the value stands.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// What happens to the value.
  public var transform: (inout Value) -> Void

  /// A node with a scope of the environment.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    writesDirection(Value.self)
      ? DirectionNode<C, Self>(value, inputs) : EnvironmentNode<C, Self>(value, inputs)
  }

  var writing: (inout EnvironmentValues) -> Void {
    { transform(&$0[keyPath: keyPath]) }
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
