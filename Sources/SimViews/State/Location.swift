// Locations: where a value lives that wrappers and bindings refer to.

package import SimGraph

/// A place that holds a value and can be read and written.
package class Location<Value> {
  /// The value; reading it during a body makes a dependency.
  package func get() -> Value { preconditionFailure("A location must say how it is read.") }
  /// Writes the value, and marks what depends on it.
  package func set(_ value: Value) { preconditionFailure("A location must say how it is written.") }
  /// The value without making a dependency, where the place itself holds it.
  package var unrecorded: Value? { nil }
  /// Whether two locations are the same place.
  package func isSame(as other: Location<Value>) -> Bool { self === other }
  /// The revision in which the value changed last, where the place knows.
  package var changedAt: UInt64? { nil }
  /// Why the value changed last, where the place knows.
  package var cause: CauseID { .none }
}

/// The storage of one `@State` of one identity.
final class StateLocation<Value>: Location<Value>, NodeOwner {
  private unowned let runtime: ViewRuntime
  private let graph: Graph
  private let name: String
  private let state: CauseName
  @exclusivity(unchecked) private var value: Value
  @exclusivity(unchecked) private var node: NodeID?
  /// Whether the identity's value was ever changed.
  @exclusivity(unchecked) private(set) var wasWritten = false

  @MainActor
  init(_ value: Value, _ inputs: _PropertyInputs) {
    self.value = value
    runtime = inputs.runtime
    graph = inputs.runtime.graph
    name = inputs.name
    state = inputs.state
    super.init()
    let node = graph.addSource(owner: self, in: inputs.subgraph)
    graph.setTag(state.rawValue, of: node)
    self.node = node
  }

  override func get() -> Value {
    if let node, graph.isEvaluating { graph.read(node) }
    return value
  }

  override var unrecorded: Value? { value }

  override func set(_ new: Value) {
    guard let node else {
      value = new
      return
    }
    guard !areEqualInputs(value, new) else { return }
    value = new
    wasWritten = true
    let runtime = runtime
    let state = state
    MainActor.withoutCheck {
      runtime.runningEngine {
        runtime.willWrite()
        runtime.graph.write(node, cause: runtime.causes.write(state, in: runtime.graph))
      }
    }
  }

  override var changedAt: UInt64? { node.map { graph.changedAt($0) } }
  override var cause: CauseID { node.map { graph.cause(of: $0) } ?? .none }

  func label(of node: NodeID) -> String { name }

  /// The identity ended; the place can still be read and written, but nothing depends on it.
  func detach() { node = nil }
}

/// Whether two values are the same input, by the rule of the comparison gate.
package func areEqualInputs<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  ComparisonCache.plan(for: Value.self).isEqual(lhs, rhs)
}

extension ComparisonPlan {
  func isEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafePointer(to: lhs) { left in
      withUnsafePointer(to: rhs) { right in
        isEqual(UnsafeRawPointer(left), UnsafeRawPointer(right))
      }
    }
  }
}
