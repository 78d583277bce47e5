import Observation
package import SimGraph
import SimReflection

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

  /// - Parameter isSame: when a value counts as unchanged; nil for the rule of all values, `==` wherever the type has one
  ///   (mechanism.md#11.1).
  @MainActor
  package init(
    _ inputs: _PropertyInputs, isSame: ((Value, Value) -> Bool)? = nil,
    extract: @escaping (EnvironmentValues) -> Value
  ) {
    graph = inputs.nodeRuntime.graph
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
    guard !areSame(old, new) else { return }
    value = new
    turnedAt = graph.revision
  }

  /// The value, read again inside the observation scope of the reader: what the getter reads of observable
  /// objects is a dependency of the reader, and the value may differ though the scope did not (mechanism.md#11.4).
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
    // Who is notified of no change keeps what it had (mechanism.md#11.2).
    if let old = value, areSame(old, new) { return false }
    value = new
    return true
  }

  /// Asked for only if the getter read something observable.
  private func observing() -> @Sendable () -> Void {
    observes = true
    return {}
  }

  private func areSame(_ old: Value, _ new: Value) -> Bool {
    isSame?(old, new) ?? areEqualStates(old, new)
  }

  package func label(of node: NodeID) -> String { name }
}
