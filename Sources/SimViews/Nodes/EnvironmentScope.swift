// Environment scopes: one for each place that changes the environment. A scope is a node of the graph;
// whoever reads a value is notified of every change of its scope, looks at its own key, and is cut off
// when that came out equal.

import Observation
public import SimGraph
import SimReflection

/// The environment from one modifier down.
@_spi(Runtime) public final class EnvironmentScope: EnvironmentSource, Rule, NodeOwner {
  private let graph: Graph
  private var parent: EnvironmentScope?
  private var transform: (inout EnvironmentValues) -> Void
  /// What is written on top of the transform, where somebody below may ask for it.
  var addition: ((inout EnvironmentValues) -> Void)? {
    didSet { graph.invalidate(node) }
  }
  private var values = EnvironmentValues()
  private var node = NodeID(index: .max, generation: 0)
  private var derived: AnyObject?

  package init(
    graph: Graph, parent: EnvironmentScope?, subgraph: SubgraphID,
    transform: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.graph = graph
    self.parent = parent
    self.transform = transform
    super.init()
    node = graph.addRule(self, owner: self, in: subgraph)
  }

  /// The values; reading them during an evaluation makes a dependency on the scope.
  package override func read() -> EnvironmentValues {
    graph.read(node)
    return values
  }

  /// The direction of layout here; asking makes no dependency.
  var layoutDirection: LayoutDirection { graph.withoutRecording { read() }.layoutDirection }

  /// What is made of the values, kept until the scope changes: there is one such thing, the look of text.
  package func readDerived(_ make: (EnvironmentValues) -> AnyObject) -> AnyObject {
    graph.read(node)
    if let derived { return derived }
    let made = make(values)
    derived = made
    return made
  }

  /// Replaces what this scope does to the environment around it.
  ///
  /// - Parameter cause: why; nil for the current cause.
  package func change(
    cause: CauseID? = nil, _ transform: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.transform = transform
    graph.invalidate(node, cause: cause)
  }

  /// Keeps the values as they are from now on: what the scope stands in is about to be removed.
  package func detach() {
    let kept = graph.withoutRecording { read() }
    parent = nil
    change { $0 = kept }
  }

  /// The key that the modifier of this scope wrote last.
  var writtenKey: Any.Type? { values.lastKey }

  /// What a transform of the user's reads of observable objects is an input of the scope (mechanism 11.5).
  package func recompute() -> Bool {
    values = parent?.read() ?? EnvironmentValues()
    withObservationTracking(
      { transform(&values) }, onChange: changeHandler())
    addition?(&values)
    derived = nil
    return true
  }

  /// Made only if the transform reads something observable.
  private func changeHandler() -> @Sendable () -> Void {
    let (reference, gate) = (Reference(scope: self), NodeRuntime.ofThread?.gate)
    return {
      guard gate?.isOpen ?? true else {
        gate?.handOver { reference.scope?.observedChanged() }
        return
      }
      MainActor.withoutCheck { reference.scope?.observedChanged() }
    }
  }

  /// The scope, for a closure that Observation keeps.
  private struct Reference: @unchecked Sendable {
    weak var scope: EnvironmentScope?
  }

  /// Something that the transform read is about to change; who reads the scope looks in the next update.
  @MainActor private func observedChanged() {
    guard graph.isLive(node), let runtime = NodeRuntime.ofThread else { return }
    runtime.runningEngine {
      runtime.willWrite()
      graph.invalidate(node, cause: runtime.environmentChanged(self))
    }
  }

  package func label(of node: NodeID) -> String { "environment" }
}
