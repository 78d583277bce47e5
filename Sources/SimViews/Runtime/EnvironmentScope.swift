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
    let (reference, gate) = (Reference(scope: self), ViewRuntime.current?.gate)
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
    guard graph.isLive(node), let runtime = ViewRuntime.current else { return }
    runtime.runningEngine {
      runtime.willWrite()
      graph.invalidate(node, cause: runtime.environmentChanged(self))
    }
  }

  package func label(of node: NodeID) -> String { "environment" }
}

/// One value read from a scope, with a cut-off of its own.
package final class EnvironmentReading<Value>: Rule, NodeOwner {
  private let graph: Graph
  private let scope: EnvironmentScope
  private let name: String
  private var extract: (EnvironmentValues) -> Value
  private let isSame: ((Value, Value) -> Bool)?
  private var value: Value?
  private var node = NodeID(index: .max, generation: 0)
  /// The revision in which the reader found another value than the scope's last change left.
  private var turnedAt: UInt64 = 0
  /// Whether the getter of the value was seen to read something observable.
  private(set) var observes = false

  /// - Parameter isSame: when a value counts as unchanged; nil for the rule of all values.
  @MainActor
  package init(
    _ inputs: _PropertyInputs, isSame: ((Value, Value) -> Bool)? = nil,
    extract: @escaping (EnvironmentValues) -> Value
  ) {
    graph = inputs.runtime.graph
    scope = inputs.node.environment
    name = inputs.name
    self.isSame = isSame
    self.extract = extract
    node = graph.addRule(self, owner: self, in: inputs.subgraph)
    graph.setTag(inputs.state.rawValue, of: node)
  }

  /// The value; reading it during an evaluation makes a dependency on it.
  package func get() -> Value {
    graph.read(node)
    guard let value else {
      preconditionFailure("An environment value was read before it was made.")
    }
    return value
  }

  /// Reads another place from now on; the caller is about to read the value, for its own sake.
  func turn(to extract: @escaping (EnvironmentValues) -> Value) {
    self.extract = extract
    guard let old = value else { return }
    let new = graph.withoutRecording { extract(scope.read()) }
    value = new
    if !areSame(old, new) { turnedAt = graph.revision }
  }

  /// The value, asked for anew inside the observation scope of the reader: what the getter reads of observable
  /// objects is a dependency of the reader, and the value may differ though the scope did not (mechanism 11.4).
  func look() -> Value {
    graph.read(node)
    turn(to: extract)
    return get()
  }

  /// The revision in which the value changed last.
  package var changedAt: UInt64 { max(graph.changedAt(node), turnedAt) }
  /// Why the value changed last.
  var cause: CauseID { graph.cause(of: node) }

  package func recompute() -> Bool {
    let values = scope.read()
    let new =
      observes
      ? extract(values) : withObservationTracking({ extract(values) }, onChange: observing())
    defer { value = new }
    guard let old = value else { return true }
    return !areSame(old, new)
  }

  /// Asked for only if the getter read something observable.
  private func observing() -> @Sendable () -> Void {
    observes = true
    return {}
  }

  private func areSame(_ old: Value, _ new: Value) -> Bool {
    isSame?(old, new) ?? areEqualInputs(old, new)
  }

  package func label(of node: NodeID) -> String { name }
}
