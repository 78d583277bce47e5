// What the graph reports to the runtime: what was marked, what was visited, and cycles.

package import SimGraph

extension ViewRuntime: GraphObserver {
  package nonisolated func graph(_ graph: Graph, did event: GraphEvent) {
    MainActor.withoutCheck {
      switch event {
      case .written(let id, let marked):
        report(.attributesMarked(marked))
        if motion.ambient != nil { carryTransaction(from: id) }
      case .recomputed(let id, let changed):
        report(.attributeVisited)
        if !changed { causes.countRuleStop(self.graph.tag(of: id)) }
      case .cutOff: report(.attributeVisited)
      case .cycle(let id, let names): reportCycle(id, names)
      }
    }
  }

  /// Hands the transaction of a write to whatever depends on what was written.
  private func carryTransaction(from id: NodeID) {
    graph.forEachEffect(downstreamOf: id) { effect in
      guard let owner = graph.owner(of: effect) else { return }
      motion.written(unsafeDowncast(owner, to: _ViewNode.self))
    }
  }

  /// The first line is the framework's own; the second says what it leaves to guess.
  private func reportCycle(_ id: NodeID, _ names: [String]) {
    runtimeWarning("=== AttributeGraph: cycle detected through attribute \(id.index) ===")
    runtimeWarning("The cycle is \(names.joined(separator: " → ")); the value from before is used.")
  }
}
