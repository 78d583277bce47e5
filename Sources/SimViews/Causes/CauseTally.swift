// The effects of the bodies that ran for one reason, as far as they can be counted where they happen: whether they changed
// something that their view shows itself, what became of the rows that a list or a ForEach made again because of them, and what
// the device charged meanwhile. This tells whether what a view above a list reads concerns the rows, without knowing what it
// means, and what a run without these bodies would save.

/// How often a body was evaluated for one link, and what came of it.
package struct CauseTally: Sendable, Equatable {
  package var bodies: UInt32 = 0
  /// Those that gave something which the view shows itself, first ones left out.
  package var drawn: UInt32 = 0
  /// Those that only handed other values on.
  package var handedOn: UInt32 = 0
  /// Those that gave what the one before gave.
  package var withoutNews: UInt32 = 0
  /// Those that gave a list or a lazy stack another value with the same rows.
  package var lists: UInt32 = 0
  /// The rows on screen, or of a plain stack, whose contents were made again because of them.
  package var rows: UInt32 = 0
  /// The rows among them in which something was new, and the bodies that gave other rows than before.
  package var newRows: UInt32 = 0
  /// What was charged while it was the cause, except for rows that came into view, in picoseconds.
  package var picoseconds: UInt64 = 0

  package init() {}

  /// What was added since an earlier moment.
  func since(_ before: CauseTally) -> CauseTally {
    var difference = self
    difference.bodies &-= before.bodies
    difference.drawn &-= before.drawn
    difference.handedOn &-= before.handedOn
    difference.withoutNews &-= before.withoutNews
    difference.lists &-= before.lists
    difference.rows &-= before.rows
    difference.newRows &-= before.newRows
    difference.picoseconds &-= before.picoseconds
    return difference
  }
}
