// What a node reads outside any body: the binding that says whether a sheet is shown, the closure that
// makes its content. Each reading is an effect of its own, so that a change concerns only the node.

package import SimGraph

/// One thing that a node reads, with what it read last as its dependencies.
@MainActor
package final class NodeReading: ObservingReader {
  unowned(unsafe) let readingNode: _ViewNode
  package let readingAttribute: NodeID
  private let observation = ObservationMemory()
  var token: ObservationToken?
  /// What causes call the content.
  private let name: CauseName
  /// The observable property that changed, as an edge.
  var observedEdge: CauseName?
  /// Why the node was handed something new.
  private var handed: CauseID?

  /// - Parameter name: what causes call what the node shows.
  package init(_ node: any _ViewNode & NodeOwner, _ name: String) {
    readingNode = node
    self.name = node.runtime.causes.name(name)
    readingAttribute = node.runtime.graph.addEffect(owner: node, in: node.subgraph)
  }

  /// Whether something that was read has changed since.
  package var isStale: Bool { readingNode.runtime.graph.needsEvaluation(readingAttribute) }

  /// The node was handed something new, which it will look at when the walk arrives.
  package func wasHanded() { handed = readingNode.runtime.graph.currentCause }

  /// Runs what follows from a change, with the change as its cause.
  package func following(_ body: () -> Void) {
    let graph = readingNode.runtime.graph
    let outer = graph.currentCause
    if isStale {
      graph.currentCause = readingNode.runtime.causes.content(
        of: readingAttribute, edge: observedEdge, view: name, in: graph)
    } else if let handed {
      graph.currentCause = handed
    }
    observedEdge = nil
    handed = nil
    body()
    graph.currentCause = outer
  }

  /// Reads, and records what was read.
  package func read<R>(_ body: () -> R) -> R {
    let graph = readingNode.runtime.graph
    graph.begin(readingAttribute)
    defer { graph.end(readingAttribute) }
    return observing(observation, body)
  }

  /// Ends the observation.
  package func end() { token?.cancel() }
}
