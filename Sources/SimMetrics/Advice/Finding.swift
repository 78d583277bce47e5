// A problem that a run shows, its evidence, and its cure.

import SimCore

/// One thing that a run could do without.
package struct Finding: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A view declares an object or a value and produces the same result whatever its value.
    case unreadDependency = "declared, not needed"
    /// A view depends on the whole of a value of which it shows only a part.
    case fanOut = "fan-out"
    /// A closure that differs although nothing on screen does.
    case closure = "closure that defeats comparison"
    /// A value is passed with parts that are not shown.
    case wholeValue = "more than is shown"
    /// A view above a list reads something that concerns no row.
    case readAboveList = "read above the list"
    /// A view above a list receives events that it does not show.
    case eventSource = "events received above the list"
    /// Models were made for screens that were never shown.
    case eagerDestination = "eager destination models"
    /// The ids of elements change although the elements do not.
    case unstableIDs = "unstable ids"
    /// The ids of elements are their positions.
    case indexIDs = "index ids"
    /// The type of the rows is erased.
    case erasedRows = "AnyView in rows"
    /// The number of rows of an element cannot be derived from its type.
    case varyingRows = "varying row count"
    /// Rows have explicit ids.
    case explicitIDs = "explicit ids on rows"
    /// State was lost when its row was removed.
    case lostState = "lost state"
    /// Work was done for rows that are not visible.
    case offScreen = "work off screen"
    /// An initializer takes long.
    case heavyInit = "work in an init"
    /// A body takes long.
    case slowBody = "work in a body"
    /// Frames of a scroll take longer than a refresh of the display.
    case slowScrolling = "slow frames of a scroll"
    /// Frames of another motion, such as a transition, take longer than a refresh of the display.
    case slowFrames = "slow frames"
    /// Frames that the graphics processor cannot draw in time, because of a modifier.
    case slowDrawing = "late frames because of drawing"
  }

  package var kind: Kind
  /// What led to it, where that belongs to the name of the problem.
  package var occasion = ""
  /// The view to change.
  package var view: String
  /// The counts that show the problem, with the chain of causes.
  package var evidence: String
  /// The change to make, in one sentence with the names of the types.
  package var cure: String
  /// The number of bodies that the cure saves; zero if it saves something else.
  package var bodies: Int
  /// The main thread's time that the cure saves, in nanoseconds [estimate]; `nil` if there is no
  /// estimate.
  package var saving: Int64?
  /// The saving measured in a run with the cure; `nil` if there is no such run.
  package var measured: MeasuredSaving?

  /// The finding in three lines: the problem and its view, the evidence, and the cure with its
  /// saving.
  package var lines: [String] {
    // A row that moves costs more than its body.
    let degree = kind == .indexIDs ? "at least" : "about"
    let estimate = saving.map { "Saves \(degree) \(ValueFormatter.duration($0)) (estimated)." }
    let saves = (measured?.sentence ?? estimate).map { " \($0)" } ?? ""
    let name = occasion.isEmpty ? kind.rawValue : "\(kind.rawValue) after \(occasion)"
    return ["\(name): \(view)", "  \(evidence)", "  \(cure)\(saves)"].map(
      \.shorteningTypes)
  }
}
