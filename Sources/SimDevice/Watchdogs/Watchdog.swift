// What a device watches for: what the runtime finds, and work that takes too long.

package import SimCore
package import SimViews

/// Something that makes a screen slow or forgetful, and is reported.
package enum Watchdog: String, CaseIterable, Sendable {
  /// A row resolves to a number of views that its type does not determine.
  case rowCountVaries
  /// Rows have explicit ids, on a system whose lists then make the contents of all elements.
  case explicitIDs
  /// An update has the same elements as before under other ids.
  case idsChanged
  /// A row that kept its id shows what its neighbour showed: the ids are positions.
  case contentsShifted
  /// Rows are erased views, so the contents of all elements are made to count them.
  case rowsErased
  /// An erased view in a row came to wrap another type.
  case erasedReplaced
  /// State that had been written was lost because its row left the screen.
  case stateLost
  /// Something that is not on screen was evaluated.
  case evaluatedOffScreen
  /// A list was given another number of rows while it took its new ones.
  case countChangedInUpdate
  /// A body took longer than `bodyLimit`.
  case slowBody
  /// The main thread worked longer for one frame of a scroll than the display takes from one refresh to the next.
  ///
  /// Source: Apple, "Improving app responsiveness": work that handles a continuous interaction must take less than
  /// one refresh interval of the display, 8 or 17 ms. The 5 ms that the article gives as usually in time are no
  /// limit: most frames in which a row comes in take more, and are shown when they are due.
  case slowScrollFrame

  /// The time of one body from which it is reported: 500 µs.
  ///
  /// Source: Instruments' SwiftUI template marks longer bodies orange (host-model.md#A7).
  package static let bodyLimit = Nanoseconds(500_000)

  init(_ kind: RuntimeFinding.Kind) {
    switch kind {
    case .rowCountVaries: self = .rowCountVaries
    case .explicitIDs: self = .explicitIDs
    case .idsChanged: self = .idsChanged
    case .contentsShifted: self = .contentsShifted
    case .rowsErased: self = .rowsErased
    case .erasedReplaced: self = .erasedReplaced
    case .stateLost: self = .stateLost
    case .evaluatedOffScreen: self = .evaluatedOffScreen
    case .countChangedInUpdate: self = .countChangedInUpdate
    }
  }

  /// Whether it lies in how rows are written and is found when their list is made: a recording that begins later keeps it.
  package var isOfStructure: Bool {
    switch self {
    case .rowCountVaries, .explicitIDs, .rowsErased: true
    case .idsChanged, .contentsShifted, .erasedReplaced, .stateLost, .evaluatedOffScreen,
      .countChangedInUpdate, .slowBody, .slowScrollFrame:
      false
    }
  }

  /// Whether the amount of a finding says how often it happened, and not how bad it was.
  var countsAmounts: Bool {
    switch self {
    case .stateLost, .evaluatedOffScreen, .contentsShifted, .erasedReplaced: true
    case .rowCountVaries, .explicitIDs, .idsChanged, .rowsErased, .countChangedInUpdate, .slowBody,
      .slowScrollFrame:
      false
    }
  }
}

/// One thing that a watchdog saw.
package struct WatchdogFinding: Sendable {
  package let watchdog: Watchdog
  /// The view that does it.
  package let view: ViewOwner
  /// How much: nanoseconds of a body or a frame, otherwise elements, rows or bodies.
  package let amount: Int
  package let cause: RuntimeCause
}

/// What the watchdogs of one device saw: one entry per watchdog and view, with the number of times and the worst case.
@MainActor
package final class WatchdogLog {
  /// What one watchdog saw of one view.
  package struct Entry: Sendable {
    package let watchdog: Watchdog
    package let view: ViewOwner
    package var count = 0
    /// The greatest amount at one time.
    package var worst = 0
    /// Why it happened in the worst case; the first one on a tie.
    package var cause: RuntimeCause
  }

  private struct Key: Hashable {
    let watchdog: Watchdog
    let view: ViewOwner
  }
  private var entries: [Entry] = []
  private var places: [Key: Int] = [:]

  package init() {}

  /// What was seen, by watchdog, the most frequent first; equal numbers in the order of first sight.
  package var sorted: [Entry] {
    let order = Watchdog.allCases
    return entries.indices.sorted { lhs, rhs in
      let (left, right) = (entries[lhs], entries[rhs])
      let ranks = (
        order.firstIndex(of: left.watchdog) ?? 0, order.firstIndex(of: right.watchdog) ?? 0
      )
      return (ranks.0, -left.count, lhs) < (ranks.1, -right.count, rhs)
    }.map { entries[$0] }
  }

  /// Adds what was seen.
  package func note(_ finding: WatchdogFinding) {
    let key = Key(watchdog: finding.watchdog, view: finding.view)
    let place: Int
    if let known = places[key] {
      place = known
    } else {
      place = entries.count
      places[key] = place
      entries.append(
        Entry(watchdog: finding.watchdog, view: finding.view, cause: finding.cause))
    }
    entries[place].count += finding.watchdog.countsAmounts ? finding.amount : 1
    if finding.amount > entries[place].worst {
      entries[place].worst = finding.amount
      entries[place].cause = finding.cause
    }
  }
}
