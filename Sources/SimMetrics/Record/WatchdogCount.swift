// What the watchdogs of a run saw: one entry per watchdog and view, with the number of times and the worst case.

/// How often a view did something that makes a screen slow or forgetful.
public struct WatchdogCount: Codable, Equatable, Sendable {
  /// What is watched for.
  public enum Watchdog: String, Codable, CaseIterable, Sendable {
    /// A row resolves to a number of views that its type does not determine: the contents of all
    /// elements are made to count them. The worst is the number of contents.
    case rowCountVaries
    /// Rows carry explicit ids, on a system whose lists then make the contents of all elements. The worst
    /// is the number of contents.
    case explicitIDs
    /// An update has the same elements as before under other ids. The worst is the number of elements.
    case idsChanged
    /// A row that kept its id came to show what its neighbour had shown: the ids are positions. The worst is the number of
    /// rows in one update.
    case contentsShifted
    /// Rows are erased views, so the contents of all elements are made to count them. The worst is the number of contents.
    case rowsErased
    /// An erased view in a row came to wrap another type, so what it showed was made again.
    case erasedReplaced
    /// State that had been written was lost because its row left the screen.
    case stateLost
    /// Something that is not on screen was evaluated.
    case evaluatedOffScreen
    /// A list was given another number of rows while it took its new ones. The worst is the difference.
    case countChangedInUpdate
    /// A body took longer than 500 µs. The worst is in nanoseconds.
    case slowBody
    /// The main thread worked longer for one frame of a scroll than the display takes from one refresh to the next. The worst
    /// is in nanoseconds.
    case slowScrollFrame
  }

  /// What was watched for.
  public var watchdog: Watchdog
  /// The view that does it.
  public var view: String
  /// How many times the watchdog reported it.
  public var count: Int
  /// The worst case, in the unit of the watchdog.
  public var worst: Int64
  /// Why the worst case happened: a chain such as `tap → Store.items → _store → ListView`; empty
  /// where that is not known.
  public var cause: String

  /// Creates a count with the given values.
  public init(watchdog: Watchdog, view: String, count: Int, worst: Int64, cause: String = "") {
    self.watchdog = watchdog
    self.view = view
    self.count = count
    self.worst = worst
    self.cause = cause
  }

  /// What was seen, in one line: `Row: a body took over 500 µs, 12 times, 1.2 ms at worst (scroll → …)`.
  package var line: String {
    let chain = cause.isEmpty ? "" : " (\(cause))"
    return "\(view): \(what), \(extent)\(chain)"
  }

  /// How often, and the worst case.
  package var extent: String { ValueFormatter.count(count, "time") + atWorst }

  /// Whether another is worse: by its worst case, and then by how often.
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
    }
  }

  private var atWorst: String {
    switch watchdog {
    case .rowCountVaries, .explicitIDs, .idsChanged, .rowsErased:
      ", \(ValueFormatter.count(Int(worst), "element")) at worst"
    case .contentsShifted: ", \(ValueFormatter.count(Int(worst), "row")) in one update at worst"
    case .countChangedInUpdate: ", by \(ValueFormatter.count(Int(worst), "row")) at worst"
    case .slowBody, .slowScrollFrame: ", \(ValueFormatter.duration(worst)) at worst"
    case .stateLost, .evaluatedOffScreen, .erasedReplaced: ""
    }
  }
}
