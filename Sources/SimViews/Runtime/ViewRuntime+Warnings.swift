// What the runtime says of writes at the wrong time and of cycles of the graph.

package import SimGraph

extension ViewRuntime {
  /// Says that a value is about to be written.
  func willWrite() {
    guard evaluation != nil else { return }
    runtimeWarning("Modifying state during view update, this will cause undefined behavior.")
  }

  /// Says that an object announces a change.
  func willPublish() {
    guard evaluation != nil else { return }
    runtimeWarning(
      """
      Publishing changes from within view updates is not allowed, this will cause undefined behavior.
      """)
  }
}

extension ViewRuntime: GraphObserver {
  package nonisolated func graph(_ graph: Graph, did event: GraphEvent) {
    MainActor.withoutCheck {
      switch event {
      case .written(_, let marked): report(.attributesMarked(marked))
      case .recomputed(let id, let changed):
        report(.attributeVisited)
        if !changed { causes.countRuleStop(self.graph.tag(of: id)) }
      case .cutOff: report(.attributeVisited)
      case .cycle(let id, let names): reportCycle(id, names)
      }
    }
  }

  /// The first line is the framework's own; the second says what it leaves to guess.
  private func reportCycle(_ id: NodeID, _ names: [String]) {
    runtimeWarning("=== AttributeGraph: cycle detected through attribute \(id.index) ===")
    runtimeWarning("The cycle is \(names.joined(separator: " → ")); the value from before is used.")
  }
}
