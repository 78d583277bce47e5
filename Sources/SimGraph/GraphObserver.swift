/// The events of a graph, for observers that count or explain changes.
package enum GraphEvent {
  /// A source was written; the number is that of the nodes that were marked.
  case written(NodeID, marked: Int)
  /// A rule was computed; the flag is whether its value changed.
  case recomputed(NodeID, changed: Bool)
  /// A marked node proved to be up to date: the change was stopped before it.
  case cutOff(NodeID)
  /// A node was read while it was being evaluated; the names are those of the nodes along the
  /// cycle, outermost first.
  case cycle(NodeID, [String])
}

/// An observer of a graph's events.
package protocol GraphObserver: AnyObject {
  /// Notifies the observer of an event. Events are reported in order.
  func graph(_ graph: Graph, did event: GraphEvent)
}
