// A child that is replaced by another one is destroyed after the new one was made, with everything
// that the new one's first bodies make: at the end of the walk through its parent. Until then nothing in it runs.

import SimGraph

/// The children of a node that wait to be removed, in the order in which they went.
@MainActor
struct LeavingChildren {
  private var children: [(node: _ViewNode, subgraph: SubgraphID)] = []

  /// Makes a child wait.
  mutating func add(_ node: _ViewNode, in subgraph: SubgraphID, of parent: _ViewNode) {
    children.append((node, subgraph))
    node.flags.insert(.leaving)
    parent.flags.insert(.retiring)
    parent.flagStale()
  }

  /// Removes those that wait.
  mutating func removeAll(_ runtime: NodeRuntime) {
    let leaving = children
    children = []
    for (node, subgraph) in leaving {
      node.remove()
      runtime.graph.remove(subgraph)
    }
  }
}
