// The watchdogs of a device: findings of the runtime, and work that takes too long.

package import SimCore
package import SimViews

/// A reported cause of slow updates or lost state.
package enum Watchdog: String, CaseIterable, Sendable {
  /// A row resolves to a number of views that its type does not determine.
  case rowCountVaries
  /// Rows have explicit identifiers, on a system whose lists then create the contents of all
  /// elements.
  case explicitIDs
  /// An update has the same elements as before with other identifiers.
  case idsChanged
  /// A row that kept its identifier shows the previous content of its neighbor: the identifiers are
  /// positions.
  case contentsShifted
  /// Rows are type-erased views, so the contents of all elements are created to count them.
  case rowsErased
  /// A type-erased view in a row has changed its wrapped type.
  case erasedReplaced
  /// Modified state was lost because its row left the screen.
  case stateLost
  /// A view that is not on screen was evaluated.
  case evaluatedOffScreen
  /// The number of rows of a list changed while the list was updated.
  case countChangedInUpdate
  /// A body evaluation took longer than `bodyLimit`.
  case slowBody
  /// The work of the main thread for a scroll frame took longer than one refresh interval.
  ///
  /// Source: Apple, "Improving app responsiveness": work that handles a continuous interaction must
  /// take less than one refresh interval of the display, 8 or 17 ms. The 5 ms that the article
  /// describes as usually sufficient are not used as a limit: most frames in which a row becomes
  /// visible take longer and are displayed on time.
  case slowScrollFrame
  /// A frame was late because many views are drawn into buffers of their own first, which a modifier requests.
  case slowDrawing

  /// The duration of a body evaluation above which it is reported: 500 µs.
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

  /// Whether the finding concerns the structure of rows and occurs when their list is created.
  ///
  /// A recording that starts later includes it.
  package var isOfStructure: Bool {
    switch self {
    case .rowCountVaries, .explicitIDs, .rowsErased: true
    case .idsChanged, .contentsShifted, .erasedReplaced, .stateLost, .evaluatedOffScreen,
      .countChangedInUpdate, .slowBody, .slowScrollFrame, .slowDrawing:
      false
    }
  }

  /// Whether the amount of a finding is a number of occurrences and not a magnitude.
  var countsAmounts: Bool {
    switch self {
    case .stateLost, .evaluatedOffScreen, .contentsShifted, .erasedReplaced: true
    case .rowCountVaries, .explicitIDs, .idsChanged, .rowsErased, .countChangedInUpdate, .slowBody,
      .slowScrollFrame, .slowDrawing:
      false
    }
  }
}

/// A finding of a watchdog.
package struct WatchdogFinding: Sendable {
  package let watchdog: Watchdog
  /// The view of the finding.
  package let view: ViewOwner
  /// How much: nanoseconds of a body or a frame, otherwise elements, rows, bodies or buffers.
  package let amount: Int
  package let cause: RuntimeCause
  /// The modifier that leads to it, where it is one.
  package var modifier: String?
}

/// The findings of one device: one entry per watchdog and view, with the number of findings and the
/// worst one.
@MainActor
package final class WatchdogLog {
  /// The findings of one watchdog for one view.
  package struct Entry: Sendable {
    package let watchdog: Watchdog
    package let view: ViewOwner
    package var count = 0
    /// The largest amount of one finding.
    package var worst = 0
    /// The cause of the worst finding; the first one on a tie.
    package var cause: RuntimeCause
    /// The modifier that leads to the worst case.
    package var modifier: String?
  }

  private struct Key: Hashable {
    let watchdog: Watchdog
    let view: ViewOwner
  }
  private var entries: [Entry] = []
  private var places: [Key: Int] = [:]

  package init() {}

  /// The entries by watchdog, the most frequent first; entries with equal counts are in the order
  /// of their first finding.
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

  /// Adds a finding to its entry.
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
      entries[place].modifier = finding.modifier
    }
  }
}
