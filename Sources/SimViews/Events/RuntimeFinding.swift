// What the runtime finds that makes a screen slow or forgetful, reported where it arises. It costs nothing
// until it happens: each check is on a path that is slow already, or reads a flag that is set anyway.

package import SimGraph

/// Why something happened, as a device hands it on.
package typealias RuntimeCause = CauseID

extension RuntimeCause {
  /// The number of the cause, for the host.
  package var number: UInt32 { rawValue }
}

/// Something that a view does and should not, or that a system does to a view.
package struct RuntimeFinding {
  package enum Kind: String, Sendable {
    /// A row resolves to a number of views that its type does not determine, so the contents of all
    /// elements were made to count them; the amount is how many.
    case rowCountVaries
    /// Rows carry an explicit id, so the contents of all elements were made to learn them; the amount is
    /// how many.
    case explicitIDs
    /// An update has the same elements as before under other ids; the amount is how many.
    case idsChanged
    /// Rows that kept their ids show what their neighbours showed: the ids are positions; the amount is how many.
    case contentsShifted
    /// Rows are erased views, which hide how many rows they are, so the contents of all elements were made to
    /// count them; the amount is how many.
    case rowsErased
    /// An erased view in a row came to wrap another type, so what it showed was made again; the amount is 1.
    case erasedReplaced
    /// State that had been written was lost because its row left the screen; the amount is 1.
    case stateLost
    /// Something that is not on screen was evaluated; the amount is how many bodies or contents.
    case evaluatedOffScreen
    /// What the rows of a list did while the list took its new rows changed their number; the amount is
    /// by how many.
    case countChangedInUpdate
  }

  package let kind: Kind
  /// The view that does it.
  package let view: ViewOwner
  /// How much of it, by kind.
  package let amount: Int
  package let cause: RuntimeCause
}
