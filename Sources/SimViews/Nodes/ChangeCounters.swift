// The effect of a body. The values that a body returned are passed down the tree at once. Each node
// that receives a different value increments a counter on the way, so the counters before and after
// show whether anything changed, and whether anything changed beyond values that are only passed
// on.

/// Counts the changes caused by bodies.
package struct ChangeCounters: Equatable {
  /// Nodes to be updated, elements that were added or removed, and modifiers that change the
  /// layout.
  var flagged: UInt32 = 0
  /// The part of `flagged` that only passes a value on: to another custom view, a screen, the pages
  /// of a tab bar.
  package var handed: UInt32 = 0
  /// Lists and lazy stacks with a different value.
  ///
  /// Whether a row changed is known only when the rows are updated.
  var lists: UInt32 = 0
  /// Row collections whose rows changed, if this is known at once.
  var rows: UInt32 = 0

  /// Records that the view shows something different, and no node has to be updated for it.
  package mutating func recordVisibleChange() { flagged &+= 1 }

  /// Records a change that other views show or keep: the items of a bar, a menu, a preference, a
  /// row.
  package mutating func recordForwardedChange() {
    flagged &+= 1
    handed &+= 1
  }

  /// Whether something changed that the view itself shows.
  func isDrawn(since before: ChangeCounters) -> Bool {
    flagged &- before.flagged != handed &- before.handed
  }
}
