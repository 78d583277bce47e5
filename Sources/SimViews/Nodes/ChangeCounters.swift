// The effect of a body. The values that it returned go down the tree at once; on the way every node that takes another value
// says so, and the counts before and after tell whether anything was new, and whether it was more than values passed on.

/// How much was new in what bodies gave so far.
package struct ChangeCounters: Equatable {
  /// Nodes that have to be looked at, elements that came or went, modifiers that lay out otherwise.
  var flagged: UInt32 = 0
  /// Those of them that only hand on: another view of the user's own, a screen, the pages of a tab bar.
  package var handed: UInt32 = 0
  /// Lists and lazy stacks that took another value: what is new in it shows when their rows are looked at.
  var lists: UInt32 = 0
  /// Collections of rows that came to have others, as far as that is seen at once.
  var rows: UInt32 = 0

  /// Something that the view shows itself is other than before, and no node has to be looked at for it.
  package mutating func recordVisibleChange() { flagged &+= 1 }

  /// Something that others show or keep is other than before: the items of a bar, a menu, a preference, a row.
  package mutating func recordForwardedChange() {
    flagged &+= 1
    handed &+= 1
  }

  /// Whether something was new that the view shows itself.
  func isDrawn(since before: ChangeCounters) -> Bool {
    flagged &- before.flagged != handed &- before.handed
  }
}
