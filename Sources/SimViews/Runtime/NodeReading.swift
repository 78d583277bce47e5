// What a node reads outside of any body: the binding that says whether a sheet is shown, the closure that
// makes its content. Each reading is an effect of its own, so that a change is the node's business alone.

import Observation
import SimGraph

/// One thing that a node reads, with what it read last as its dependencies.
@MainActor
final class NodeReading {
  private unowned(unsafe) let node: _ViewNode
  private let attribute: NodeID
  private let trap = ObservationTrap()

  init(_ node: any _ViewNode & NodeOwner) {
    self.node = node
    attribute = node.runtime.graph.addEffect(owner: node, in: node.subgraph)
  }

  /// Whether something that was read has changed since.
  var isStale: Bool { node.runtime.graph.needsEvaluation(attribute) }

  /// Reads, and records what was read.
  func read<R>(_ body: () -> R) -> R {
    let graph = node.runtime.graph
    graph.begin(attribute)
    defer { graph.end(attribute) }
    trap.spring()
    return withObservationTracking(
      {
        trap.arm()
        return body()
      }, onChange: makeObserver())
  }

  /// Ends what is left of the observation.
  func end() { trap.spring() }

  private func makeObserver() -> @Sendable () -> Void {
    { [weak self] in
      guard let self else { return }
      MainActor.withoutCheck { self.observedPropertyChanged() }
    }
  }

  private func observedPropertyChanged() {
    guard !node.flags.contains(.removed), !trap.isSpringing else { return }
    let runtime = node.runtime
    runtime.runningEngine {
      runtime.willWrite()
      runtime.graph.invalidate(attribute)
    }
  }
}
