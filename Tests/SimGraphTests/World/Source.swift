import SimGraph

/// A named value that is written from outside.
final class Source: NodeOwner {
  let name: String
  let graph: Graph
  private(set) var id = NodeID(index: .max, generation: 0)
  private var stored: Int

  init(_ name: String, _ value: Int, graph: Graph, in subgraph: SubgraphID) {
    self.name = name
    self.graph = graph
    stored = value
    id = graph.addSource(owner: self, in: subgraph)
  }

  /// Reading records; writing an equal value is not reported.
  var value: Int {
    get {
      graph.read(id)
      return stored
    }
    set {
      guard newValue != stored else { return }
      stored = newValue
      graph.write(id)
    }
  }

  func label(of node: NodeID) -> String { name }
}
