import SimGraph

/// A named value that a closure computes.
final class Derived: Rule, NodeOwner {
  let name: String
  let graph: Graph
  let formula: () -> Int
  private(set) var id = NodeID(index: .max, generation: 0)
  private(set) var runs = 0
  private var stored = 0

  init(_ name: String, graph: Graph, in subgraph: SubgraphID, _ formula: @escaping () -> Int) {
    self.name = name
    self.graph = graph
    self.formula = formula
    id = graph.addRule(self, owner: self, in: subgraph)
  }

  var value: Int {
    graph.read(id)
    return stored
  }

  func recompute() -> Bool {
    runs += 1
    let new = formula()
    defer { stored = new }
    return new != stored || runs == 1
  }

  func label(of node: NodeID) -> String { name }
}
