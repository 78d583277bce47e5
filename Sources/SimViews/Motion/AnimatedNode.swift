// What nodes keep for animations: values that change from frame to frame, views that change the transaction of
// their contents, and when that was.

/// When something happened: in which update, and after which transaction.
struct UpdateMark {
  /// The number of the update.
  let update: UInt64
  /// How many transactions had been taken over.
  let transaction: UInt64
}

/// A node with a value that changes from frame to frame.
@MainActor
package protocol AnimatedNode: _ViewNode {
  /// Another instant has come: the node is to be brought up to date.
  func animationTicked()
}

/// A node that changes the transaction for what it holds.
@MainActor
protocol TransactionTransforming: _ViewNode {
  /// Changes the transaction of an update.
  func transform(_ transaction: inout Transaction)
}

/// A node that wants to know whether something moved of what it holds.
@MainActor
protocol MoveWatching: _ViewNode {
  /// The number of the last transaction that a move made the node ask about.
  var lastMove: UInt64 { get set }
  /// Whether some of the elements that moved lie in the node's, or around them within what scrolls.
  func holds(_ moved: Set<ObjectIdentifier>, _ elements: [RenderElement]) -> Bool
}
