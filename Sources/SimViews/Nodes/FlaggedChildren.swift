/// The flagged children of a node, in the order of flagging: almost always one, which takes no array.
package enum FlaggedChildren {
  case none
  case one(_ViewNode)
  case many(ContiguousArray<_ViewNode>)

  @inline(__always)
  mutating func append(_ node: _ViewNode) {
    switch self {
    case .none: self = .one(node)
    case .one(let first):
      var nodes: ContiguousArray<_ViewNode> = []
      // Where several are flagged it is mostly a few.
      nodes.reserveCapacity(4)
      nodes.append(first)
      nodes.append(node)
      self = .many(nodes)
    case .many(var nodes):
      // The array is let go first, or it would be copied.
      self = .none
      nodes.append(node)
      self = .many(nodes)
    }
  }

  /// Takes a child out.
  ///
  /// - Complexity: O(flagged children)
  mutating func remove(_ node: _ViewNode) {
    switch self {
    case .none: break
    case .one(let first): if first === node { self = .none }
    case .many(let nodes): self = .many(nodes.filter { $0 !== node })
    }
  }

  /// Whether a node is among them.
  ///
  /// - Complexity: O(flagged children)
  func contains(_ node: _ViewNode) -> Bool {
    switch self {
    case .none: false
    case .one(let first): first === node
    case .many(let nodes): nodes.contains { $0 === node }
    }
  }
}
