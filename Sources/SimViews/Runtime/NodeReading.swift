// What a node reads outside of any body: the binding that says whether a sheet is shown, the closure that
// makes its content. Each reading is an effect of its own, so that a change is the node's business alone.

import SimGraph

/// One thing that a node reads, with what it read last as its dependencies.
@MainActor
final class NodeReading {
  private unowned(unsafe) let node: _ViewNode
  private let attribute: NodeID
  private let observation = ObservationMemory()
  private var trap: ObservationTrap?
  /// What causes call the content.
  private let name: CauseName
  /// The observable property that changed, as an edge.
  private var observedEdge: CauseName?
  /// Why the node was handed something new.
  private var handed: CauseID?

  /// - Parameter name: what causes call what the node shows.
  init(_ node: any _ViewNode & NodeOwner, _ name: String) {
    self.node = node
    self.name = node.runtime.causes.name(name)
    attribute = node.runtime.graph.addEffect(owner: node, in: node.subgraph)
  }

  /// Whether something that was read has changed since.
  var isStale: Bool { node.runtime.graph.needsEvaluation(attribute) }

  /// The node was handed something new, which it will look at when the walk arrives.
  func wasHanded() { handed = node.runtime.graph.currentCause }

  /// Runs what follows from a change, with the change as its cause.
  func following(_ body: () -> Void) {
    let graph = node.runtime.graph
    let outer = graph.currentCause
    if isStale {
      graph.currentCause = node.runtime.causes.content(
        of: attribute, edge: observedEdge, view: name, in: graph)
    } else if let handed {
      graph.currentCause = handed
    }
    observedEdge = nil
    handed = nil
    body()
    graph.currentCause = outer
  }

  /// Reads, and records what was read.
  func read<R>(_ body: () -> R) -> R {
    let graph = node.runtime.graph
    graph.begin(attribute)
    defer { graph.end(attribute) }
    trap?.spring()
    if observation.needsTrap, trap == nil { trap = ObservationTrap() }
    return observation.track(
      trap, body, onChange: { [weak self] in self?.observedPropertyChanged($0) })
  }

  /// Ends what is left of the observation.
  func end() { trap?.spring() }

  private func observedPropertyChanged(_ keyPath: AnyKeyPath?) {
    guard !node.flags.contains(.removed), trap?.isSpringing != true else { return }
    let runtime = node.runtime
    runtime.runningEngine {
      runtime.willWrite()
      let names = runtime.causes.observedName(of: keyPath)
      observedEdge = names.edge
      runtime.graph.invalidate(
        attribute, cause: runtime.causes.write(names.state, in: runtime.graph))
    }
  }
}
