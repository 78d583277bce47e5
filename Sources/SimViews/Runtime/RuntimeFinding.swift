// What the runtime finds that makes a screen slow or forgetful, told where it arises. It costs nothing until it
// happens: each check stands on a path that is slow already, or reads a flag that is set anyway.

package import SimGraph

/// Why something happened, as a device hands it on.
package typealias RuntimeCause = CauseID

/// Something that a view does and should not, or that a system does to a view.
package struct RuntimeFinding {
  /// What was found.
  package enum Kind: String, Sendable {
    /// A row resolves to a number of views that its type does not tell, so the contents of all elements
    /// were made to count them; the amount is how many.
    case rowCountVaries
    /// Rows carry an explicit id, so the contents of all elements were made to learn them; the amount is
    /// how many.
    case explicitIDs
    /// The elements of an update are those of before under other ids; the amount is how many.
    case idsChanged
    /// Rows that kept their ids show what their neighbours showed: the ids are places; the amount is how many.
    case contentsShifted
    /// Rows are erased views, which hide how many rows they are, so the contents of all elements were made to
    /// count them; the amount is how many.
    case rowsErased
    /// An erased view in a row came to wrap another type, so what it showed was made anew; the amount is 1.
    case erasedReplaced
    /// State that had been written went because its row left the screen; the amount is 1.
    case stateLost
    /// Something that is not on screen was evaluated; the amount is how many bodies or contents.
    case evaluatedOffScreen
    /// What the rows of a list did while the list took its new rows changed their number; the amount is
    /// by how many.
    case countChangedInUpdate
  }

  /// What was found.
  package let kind: Kind
  /// The view that does it.
  package let view: ViewOwner
  /// How much of it, by kind.
  package let amount: Int
  /// Why it happened.
  package let cause: RuntimeCause
}

extension ViewRuntime {
  // The device asks for these three at each step. They are computed, since what is stored would be checked for
  // exclusive access there (see `Graph.currentCause`).

  /// Why what happens now happens.
  package var cause: RuntimeCause { graph.currentCause }

  /// The view to which what comes to be now belongs.
  package var owner: ViewOwner {
    get { storedOwner }
    set { storedOwner = newValue }
  }

  /// Whether the code that runs is on another thread of the device than the main one.
  package var isOnWorker: Bool {
    get { storedIsOnWorker }
    set { storedIsOnWorker = newValue }
  }

  /// Runs what a scroll that is under way leads to.
  package func scrolling(_ body: () -> Void) { causing(causes.event(.scroll), by: .none, body) }

  /// Tells what was found, with the present cause.
  func found(_ kind: RuntimeFinding.Kind, by view: ViewOwner, _ amount: Int = 1) {
    report(
      .found(RuntimeFinding(kind: kind, view: view, amount: amount, cause: graph.currentCause)))
  }

  /// Runs code in which rows lose what they own because they left the screen.
  func evicting(_ body: () -> Void) {
    let outer = isEvicting
    isEvicting = true
    body()
    isEvicting = outer
  }
}
