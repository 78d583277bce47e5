// Traverses the graph without marking anything.

extension Graph {
  /// Calls the closure with each effect that depends on a node, whether or not it is already marked.
  ///
  /// - Complexity: O(nodes that depend on it and their edges)
  package func forEachEffect(downstreamOf id: NodeID, _ body: (NodeID) -> Void) {
    var seen: Set<UInt32> = []
    var stack = [id.index]
    while let index = stack.popLast() {
      var edge = nodes[Int(index)].firstOutput
      while edge >= 0 {
        let reader = edges[Int(edge)].reader
        edge = edges[Int(edge)].nextOutput
        guard seen.insert(reader).inserted else { continue }
        if nodes[Int(reader)].kind == .effect {
          body(identity(of: reader))
        } else {
          stack.append(reader)
        }
      }
    }
  }

  /// Calls the closure with each effect and the identity of its owner, which may no longer exist.
  package func forEachEffect(_ body: (NodeID, ObjectIdentifier) -> Void) {
    for index in nodes.indices where nodes[index].kind == .effect {
      if let owner = owners[index].identity { body(identity(of: UInt32(index)), owner) }
    }
  }
}
