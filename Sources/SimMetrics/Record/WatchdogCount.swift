// The reports of the watchdogs of a run: one entry for each watchdog and view, with the number of
// times and the worst case.

/// The number of times that a view did something that makes a screen slow or loses its state.
public struct WatchdogCount: Codable, Equatable, Sendable {
  /// The condition that is reported.
  public enum Watchdog: String, Codable, CaseIterable, Sendable {
    /// A row resolves to a number of views that its type does not determine: the contents of all
    /// elements are made to count them. The worst case is a number of contents.
    case rowCountVaries
    /// Rows carry explicit ids, on a system whose lists then make the contents of all elements. The
    /// worst case is a number of contents.
    case explicitIDs
    /// An update has the same elements as before under other ids. The worst case is a number of
    /// elements.
    case idsChanged
    /// A row that kept its id shows what its neighbour had shown: the ids are positions. The worst
    /// case is a number of rows in one update.
    case contentsShifted
    /// Rows are erased views, so the contents of all elements are made to count them. The worst
    /// case is a number of contents.
    case rowsErased
    /// An erased view in a row began to wrap another type, so its contents were made again.
    case erasedReplaced
    /// State that had been written was lost because its row left the screen.
    case stateLost
    /// A view that is not on screen was evaluated.
    case evaluatedOffScreen
    /// The number of rows of a list changed while the list applied an update. The worst case is the
    /// difference.
    case countChangedInUpdate
    /// A body took longer than 500 µs. The worst case is in nanoseconds.
    case slowBody
    /// The main thread took longer for one frame of a scroll than a refresh interval of the
    /// display. The worst case is in nanoseconds.
    case slowScrollFrame
    /// The main thread took longer for a frame of another motion, such as a transition, than a refresh interval of the
    /// display. The worst case is in nanoseconds.
    case slowFrame
    /// A frame was late because many views are drawn into buffers of their own. The worst is the number of buffers; the
    /// cause is the modifier that needs most of them.
    case slowDrawing
  }

  /// The condition that was reported.
  public var watchdog: Watchdog
  /// The view that caused it.
  public var view: String
  /// How many times the watchdog reported it.
  public var count: Int
  /// The worst case, in the unit of the watchdog.
  public var worst: Int64
  /// The cause of the worst case: a chain such as `tap → Store.items → _store → ListView`; empty if
  /// it is not known.
  public var cause: String

  /// Creates a count with the given values.
  public init(watchdog: Watchdog, view: String, count: Int, worst: Int64, cause: String = "") {
    self.watchdog = watchdog
    self.view = view
    self.count = count
    self.worst = worst
    self.cause = cause
  }

  /// The report in one line: `Row: a body took over 500 µs, 12 times, 1.2 ms at worst (scroll →
  /// …)`.
  package var line: String {
    let chain = cause.isEmpty ? "" : " (\(cause))"
    return "\(view): \(what), \(extent)\(chain)"
  }

  /// The number of times, and the worst case.
  package var extent: String { ValueFormatter.count(count, "time") + atWorst }

  /// What happened at the beginning of the cause: `tap`, `key "a"`; empty if it is not known.
  package var trigger: String { cause.split(separator: " → ").first.map(String.init) ?? "" }

  /// Returns whether another report is worse: by its worst case, then by the number of times.
  package func isLess(than other: WatchdogCount) -> Bool {
    (worst, count) < (other.worst, other.count)
  }

  package var what: String {
    switch watchdog {
    case .rowCountVaries:
      "its rows resolve to a varying number of views, so the contents of all elements are made"
    case .explicitIDs: "its rows carry explicit ids, so the contents of all elements are made"
    case .idsChanged: "the ids of all elements changed between updates"
    case .contentsShifted: "a row kept its id and took over what its neighbour had shown"
    case .rowsErased:
      "its rows are erased to AnyView, so the contents of all elements are made to count them"
    case .erasedReplaced:
      "an AnyView in a row came to wrap another type, and its content was made anew"
    case .stateLost: "its state was lost when its row left the screen"
    case .evaluatedOffScreen: "evaluated off screen"
    case .countChangedInUpdate: "the number of rows changed during a batch update"
    case .slowBody: "a body took over 500 µs"
    case .slowScrollFrame:
      "more work in a frame of a scroll than fits one refresh of the display, most of it here"
    case .slowFrame:
      "more work in a frame\(trigger.isEmpty ? "" : " after \(trigger)") than fits one refresh of the display, most of "
        + "it here"
    case .slowDrawing:
      "a frame was drawn late, for views that are drawn into buffers of their own first, most of them here"
    }
  }

  private var atWorst: String {
    switch watchdog {
    case .rowCountVaries, .explicitIDs, .idsChanged, .rowsErased:
      ", \(ValueFormatter.count(Int(worst), "element")) at worst"
    case .contentsShifted: ", \(ValueFormatter.count(Int(worst), "row")) in one update at worst"
    case .countChangedInUpdate: ", by \(ValueFormatter.count(Int(worst), "row")) at worst"
    case .slowBody, .slowScrollFrame, .slowFrame: ", \(ValueFormatter.duration(worst)) at worst"
    case .slowDrawing: ", \(ValueFormatter.count(Int(worst), "buffer")) at worst"
    case .stateLost, .evaluatedOffScreen, .erasedReplaced: ""
    }
  }
}
