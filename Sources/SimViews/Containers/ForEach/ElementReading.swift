// What the content closure of one element reads: an observation scope of its own, so that a change makes the
// content of that element again and leaves the others and the body around them alone.
//
// Most contents read no observable property; what is known of their type (`ObservationMemory`) decides whether
// an element has a reading at all.

import SimGraph

/// The observation scope of one element of a ForEach.
@MainActor
final class ElementReading: ObservingReader {
  unowned(unsafe) let readingNode: _ViewNode
  let readingAttribute: NodeID
  var token: ObservationToken?
  var observedEdge: CauseName?

  /// - Parameter subgraph: that of the element, with which the reading's attribute goes.
  init(_ node: any _ViewNode & NodeOwner, in subgraph: SubgraphID) {
    readingNode = node
    readingAttribute = node.runtime.graph.addEffect(owner: node, in: subgraph)
  }

  /// Whether a property that the content read has changed since.
  var isStale: Bool { readingNode.runtime.graph.needsEvaluation(readingAttribute) }

  /// Ends the registration, as the element goes.
  func end() { token?.cancel() }
}
