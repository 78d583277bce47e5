// Modifiers that write the environment. Most of what looks like changing a view is one of these: the
// value is read where something is shown, not where the modifier is.

import SimReflection

/// A modifier that writes one value into the environment.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: PrimitiveModifier {
  /// Where the value goes.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The value.
  public var value: Value

  nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  /// A node with a scope of the environment.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    writesDirection(Value.self)
      ? DirectionNode<C, Self>(value, inputs) { $0.transform }
      : EnvironmentNode<C, Self>(value, inputs) { $0.transform }
  }

  private var transform: (inout EnvironmentValues) -> Void {
    let keyPath = keyPath
    let value = value
    return { $0[keyPath: keyPath] = value }
  }
}

/// The node of a modifier that writes the environment.
class EnvironmentNode<C: View, M: ViewModifier>: PassThroughNode<ModifiedContent<C, M>, C> {
  private var modifier: M
  final let scope: EnvironmentScope
  private let transform: @MainActor (M) -> (inout EnvironmentValues) -> Void

  init(
    _ value: ModifiedContent<C, M>, _ inputs: _ViewInputs,
    transform: @escaping @MainActor (M) -> (inout EnvironmentValues) -> Void
  ) {
    modifier = value.modifier
    self.transform = transform
    scope = EnvironmentScope(
      graph: inputs.runtime.graph, parent: inputs.environment, subgraph: inputs.subgraph,
      transform: transform(value.modifier))
    super.init(value, inputs, scope: scope) { $0.content }
  }

  override func update(_ new: ModifiedContent<C, M>) {
    if !areEqualInputs(modifier, new.modifier) {
      modifier = new.modifier
      scope.change(cause: runtime.environmentChanged(scope), transform(new.modifier))
      // At once: readers below take their turn in this walk, in the tree's order.
      runtime.flagStaleNodes()
    }
    super.update(new)
  }
}
