// What becomes of rows, as observers hear it.

package import SimCore
@_spi(Runtime) import SimComponents
@_spi(Runtime) package import SimViews

/// One step in the life of a row of a list or a lazy stack.
package struct RowReport: Sendable {
  /// What became of the row.
  package enum Step: Sendable {
    /// It was made on screen, in a new cell or in none.
    case made
    /// It was made on screen, in a cell that was used before.
    case reused
    /// It was made ahead of being seen.
    case ahead
    /// What was made ahead is seen.
    case shown
    /// It left, and how.
    case left(RowExit)
  }

  /// The number of the list or lazy stack on this device.
  package var list: Int
  /// The view whose list it is.
  package var owner: ViewOwner
  /// The number of the row in its list.
  package var row: Int
  /// Its place among the rows of the list.
  package var position: Int
  /// When, within the stretch of work that is under way.
  package var time: Instant
  /// What became of it.
  package var step: Step
}

extension Engine {
  /// Tells what became of a row.
  func reportStep(_ row: ListRow, _ step: RowReport.Step) {
    guard let observer else { return }
    observer.device(self, row: report(row, step))
  }

  /// The rows that exist now, including those made ahead, list by list.
  package var rowsThatExist: [RowReport] {
    runtime.rowHostsOnScreen().flatMap { host in
      host.rowsOnScreen.map { report($0, .shown) } + host.preparedRows.map { report($0, .ahead) }
    }
  }

  private func report(_ row: ListRow, _ step: RowReport.Step) -> RowReport {
    RowReport(
      list: row.host.number, owner: row.host.owner, row: row.number, position: row.position,
      time: mainTime, step: step)
  }
}
