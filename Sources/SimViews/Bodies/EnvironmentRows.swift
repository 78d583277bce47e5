// In rows a modifier that writes the environment stands in each row. A view between it and the rows, whose body belongs to
// the container's own tree, sees what it writes as well (mechanism.md#9.1, #11.1): for such views, and only where there are
// any, it has a scope of its own.

import SimGraph
import SimReflection

/// A modifier that does nothing but write the environment.
@MainActor @preconcurrency
protocol EnvironmentWriting: EnvironmentModifier {
  var writing: (inout EnvironmentValues) -> Void { get }
}

/// What other modules know of such a modifier.
package protocol EnvironmentModifier: PrimitiveModifier {}

/// A view under modifiers that do nothing but write the environment.
package protocol EnvironmentModified {
  /// The type of the view itself.
  @MainActor static var modifiedType: any View.Type { get }
}

extension ModifiedContent: EnvironmentModified
where Content: View, Modifier: EnvironmentModifier {
  @MainActor package static var modifiedType: any View.Type { Content.self }
}

extension EnvironmentWriting {
  /// One row, or each row of the content under the modifier, whose environment views between it and the rows see.
  @MainActor public static func _makeRows<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _RowInputs
  ) -> _RowSource<ModifiedContent<C, Self>> {
    if C._rowCount == 1 { return SingleRowSource(value, inputs) }
    return ModifiedRowSource(value, inputs, EnvironmentRowModifier(value.modifier, inputs))
  }
}

extension _RowInputs {
  /// The inputs of a view whose body belongs to the container's own tree.
  var forBody: _ViewInputs {
    guard let modifiers else { return base }
    var inputs = base
    inputs.environment = modifiers.environment(in: base.environment)
    return inputs
  }
}

/// A modifier around several rows that writes the environment.
final class EnvironmentRowModifier<M: EnvironmentWriting>: TypedRowModifier<M> {
  private unowned(unsafe) let runtime: ViewRuntime
  private let subgraphAround: SubgraphID
  private var made: (scope: EnvironmentScope, subgraph: SubgraphID)?

  init(_ modifier: M, _ inputs: _RowInputs) {
    runtime = inputs.base.runtime
    subgraphAround = inputs.base.subgraph
    super.init(modifier, outer: inputs.modifiers)
  }

  override func environment(in container: EnvironmentScope) -> EnvironmentScope {
    if let made { return made.scope }
    let graph = runtime.graph
    let subgraph = graph.addSubgraph(in: subgraphAround)
    let scope = EnvironmentScope(
      graph: graph, parent: super.environment(in: container), subgraph: subgraph,
      transform: modifier.writing)
    made = (scope, subgraph)
    return scope
  }

  override func take(_ new: M) -> Bool {
    guard super.take(new) else { return false }
    if let scope = made?.scope {
      scope.change(cause: runtime.environmentChanged(scope), new.writing)
      // At once: readers take their turn in this walk, in the tree's order.
      runtime.flagStaleNodes()
    }
    return true
  }

  override func end() {
    if let made { runtime.graph.remove(made.subgraph) }
    made = nil
  }
}
