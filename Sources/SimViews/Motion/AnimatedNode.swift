// The protocols of nodes that take part in animations: nodes with animated values, and nodes that
// change the transaction of their contents.

/// The time of an event: its update and the transaction before it.
struct UpdateMark {
  /// The number of the update.
  let update: UInt64
  /// How many transactions had been applied.
  let transaction: UInt64
}

/// A node with a value that changes from frame to frame.
@MainActor
package protocol AnimatedNode: _ViewNode {
  /// Updates the node for a new point in time.
  func animationTicked()
}

/// A node that changes the transaction of its contents.
@MainActor
protocol TransactionTransforming: _ViewNode {
  /// Changes the transaction of an update.
  func transform(_ transaction: inout Transaction)
}

/// A node that has to know whether one of its contents moved.
@MainActor
protocol MoveWatching: _ViewNode {
  /// The number of the last transaction whose movement the node has evaluated.
  var lastMove: UInt64 { get set }
  /// Whether one of the moved elements is inside the node, or around it within a scroll view.
  func holds(_ moved: Set<ObjectIdentifier>, _ elements: [RenderElement]) -> Bool
}
