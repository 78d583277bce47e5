// Environment scopes: one for each place that changes the environment. A scope is a node of the graph;
// a reader is notified of every change of its scope, checks its own key, and is cut off
// if that is equal.

import Observation
public import SimGraph
import SimReflection

/// The environment from one modifier down.
@_spi(Runtime) public final class EnvironmentScope: EnvironmentSource, Rule, NodeOwner {
  private let graph: Graph
  private var parent: EnvironmentScope?
  private var transform: (inout EnvironmentValues) -> Void
  /// The writes on top of the transform, if a view below may read them.
  var addition: ((inout EnvironmentValues) -> Void)? {
    didSet { graph.invalidate(node) }
  }
  private var values = EnvironmentValues()
  /// What is around the scope, where that is handed over and not read.
  private var handed: EnvironmentValues?
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

  /// What is around the scope; reading it makes a dependency on that alone.
  func readOutside() -> EnvironmentValues { parent?.read() ?? EnvironmentValues() }

  /// From now on what is around the scope is what was handed over last, and that is what is there now.
  func takeOutside() {
    handed = graph.withoutRecording { readOutside() }
    graph.invalidate(node)
  }

  /// Keeps the values as they are from now on: what the scope stands in is about to be removed.
  package func detach() {
    let kept = graph.withoutRecording { read() }
    parent = nil
    change { $0 = kept }
  }

  /// The key that the modifier of this scope wrote last.
  var writtenKey: Any.Type? { values.lastKey }

  /// What a transform of the user's reads of observable objects is an input of the scope (mechanism.md#11.5).
  package func recompute() -> Bool {
    values = handed ?? readOutside()
    withObservationTracking(
      { transform(&values) }, onChange: changeHandler())
    addition?(&values)
    derived = nil
    return true
  }

  /// Made only if the transform reads something observable.
  private func changeHandler() -> @Sendable () -> Void {
    let runtime = NodeRuntime.ofThread
    let (reference, gate) = (Reference(scope: self, runtime: runtime), runtime?.gate)
    return {
      guard gate?.isOpen ?? true else {
        gate?.enqueueOnMainLoop { reference.notify() }
        return
      }
      MainActor.withoutCheck { reference.notify() }
    }
  }

  /// The scope and its runtime, for a closure that Observation keeps.
  private struct Reference: @unchecked Sendable {
    weak var scope: EnvironmentScope?
    weak var runtime: NodeRuntime?

    @MainActor func notify() {
      guard let scope, let runtime else { return }
      scope.observedChanged(in: runtime)
    }
  }

  /// Called before a change of an observable that the transform has read.
  @MainActor private func observedChanged(in runtime: NodeRuntime) {
    guard graph.isLive(node) else { return }
    runtime.runningEngine {
      runtime.willWrite()
      runtime.scopeWillChange(self, because: runtime.environmentChanged(self))
    }
  }

  /// Who reads the scope looks in the update that goes on or comes next.
  @MainActor func observedChanged(because cause: CauseID) {
    if graph.isLive(node) { graph.invalidate(node, cause: cause) }
  }

  package func label(of node: NodeID) -> String { "environment" }
}
