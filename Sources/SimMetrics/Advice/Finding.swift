// A problem that a run shows, the evidence for it, and what to do about it.

/// One thing that a run could do without.
package struct Finding: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A view declares an object or a value and produces the same whatever happens to it.
    case unreadDependency = "declared, not needed"
    /// A view depends on the whole of something of which it shows only a part.
    case fanOut = "fan-out"
    /// A closure that differs although nothing that is shown does.
    case closure = "closure that defeats comparison"
    /// A value is passed with parts that are not shown.
    case wholeValue = "more than is shown"
    /// A view above a list reads something that concerns no row.
    case readAboveList = "read above the list"
    /// A view above a list receives events that it does not show.
    case eventSource = "events received above the list"
    /// Models of screens that were never shown.
    case eagerDestination = "eager destination models"
    /// The ids of elements change though the elements do not.
    case unstableIDs = "unstable ids"
    /// The ids of elements are their places.
    case indexIDs = "index ids"
    /// Rows whose type is erased.
    case erasedRows = "AnyView in rows"
    /// Rows of a number that their type does not tell.
    case varyingRows = "varying row count"
    /// Explicit ids on rows.
    case explicitIDs = "explicit ids on rows"
    /// State that went with its row.
    case lostState = "lost state"
    /// Work for rows that are not visible.
    case offScreen = "work off screen"
    /// Work in an init.
    case heavyInit = "work in an init"
    /// Work in a body.
    case slowBody = "work in a body"
    /// Frames of a scroll that take longer than a refresh of the display.
    case slowScrolling = "slow frames of a scroll"
  }

  package var kind: Kind
  /// The view that is to be changed.
  package var view: String
  /// What was counted, with the chain of causes.
  package var evidence: String
  /// What to do, in one sentence with the names of the types.
  package var cure: String
  /// Bodies that the cure saves; zero if it saves something else.
  package var bodies: Int
  /// What the cure saves of the main thread's time, in nanoseconds [estimate]; nil if there is no estimate.
  package var saving: Int64?
  /// What the cure saved when it was run; nil if no run shows it.
  package var measured: MeasuredSaving?

  /// The finding in three lines: what and where, the evidence, the cure with what it saves.
  package var lines: [String] {
    // A row that moves costs more than its body.
    let degree = kind == .indexIDs ? "at least" : "about"
    let estimate = saving.map { "Saves \(degree) \(ValueFormatter.duration($0)) (estimated)." }
    let saves = (measured?.sentence ?? estimate).map { " \($0)" } ?? ""
    return ["\(kind.rawValue): \(view)", "  \(evidence)", "  \(cure)\(saves)"]
  }
}
