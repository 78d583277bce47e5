/// The events of a graph, for observers that count or explain.
package enum GraphEvent {
  /// A source was written; the number of nodes that were marked for it.
  case written(NodeID, marked: Int)
  /// A rule was computed; whether its value changed.
  case recomputed(NodeID, changed: Bool)
  /// A marked node turned out to be up to date: the change was stopped before it.
  case cutOff(NodeID)
  /// A node was read while it was being evaluated: the node, and the names along the cycle, outermost
  /// first.
  case cycle(NodeID, [String])
}

/// An observer of a graph's events.
package protocol GraphObserver: AnyObject {
  /// Called at every event, in order.
  func graph(_ graph: Graph, did event: GraphEvent)
}
