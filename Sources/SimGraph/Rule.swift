/// The computation of a node's value.
///
/// The rule stores the value; the graph is only notified whether it changed. Nodes that the rule
/// reads through `Graph.read` while it runs become its inputs.
package protocol Rule: AnyObject {
  /// Recomputes the value.
  ///
  /// - Returns: Whether the value differs from the one before; if not, the node's dependents are
  ///   cut off.
  func recompute() -> Bool
}

/// The owner of a node: it provides the node's name in dumps, cycles and causes.
package protocol NodeOwner: AnyObject {
  /// Returns the name of one of the owner's nodes, such as `_count` or `body of Row`.
  func label(of node: NodeID) -> String
}
