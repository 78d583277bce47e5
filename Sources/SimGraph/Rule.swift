/// How a node computes its value.
///
/// The rule keeps the value itself; the graph only learns whether it changed. What the rule reads
/// through `Graph.read` while it runs becomes its inputs.
package protocol Rule: AnyObject {
  /// Recomputes the value.
  ///
  /// - Returns: whether the value differs from the one before; if not, what depends on it is cut
  ///   off.
  func recompute() -> Bool
}

/// The owner of a node: it provides the node's name in dumps, cycles and causes.
package protocol NodeOwner: AnyObject {
  /// The name of one of the owner's nodes, such as `_count` or `body of Row`.
  func label(of node: NodeID) -> String
}
