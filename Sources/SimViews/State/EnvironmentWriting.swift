// Modifiers that write the environment. Most of what looks like changing a view is one of these: the
// value is read where something is shown, not where the modifier is.

import SimReflection

/// A modifier that writes one value into the environment.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentWriting {
  /// Where the value goes.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
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
      ? DirectionNode<C, Self>(value, inputs) : EnvironmentNode<C, Self>(value, inputs)
  }

  var writing: (inout EnvironmentValues) -> Void {
    let keyPath = keyPath
    let value = value
    return { $0[keyPath: keyPath] = value }
  }
}

extension EnvironmentWriting {
  /// A node with a scope of the environment.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    EnvironmentNode<C, Self>(value, inputs)
  }
}

/// The node of a modifier that writes the environment.
class EnvironmentNode<C: View, M: EnvironmentWriting>: PassThroughNode<ModifiedContent<C, M>, C> {
  private var modifier: M
  final let scope: EnvironmentScope

  init(_ value: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    scope = EnvironmentScope(
      graph: inputs.runtime.graph, parent: inputs.environment, subgraph: inputs.subgraph,
      transform: value.modifier.writing)
    super.init(value, inputs, scope: scope) { $0.content }
  }

  final override var childHost: (any ChildHost)? { parent?.childHost }

  override func update(_ new: ModifiedContent<C, M>) {
    if !areEqualInputs(modifier, new.modifier) {
      modifier = new.modifier
      scope.change(cause: runtime.environmentChanged(scope), new.modifier.writing)
      // At once: readers below take their turn in this walk, in the tree's order.
      runtime.flagStaleNodes()
    }
    super.update(new)
  }
}
