// The life of rows, as reported to observers.

package import SimCore
@_spi(Runtime) import SimComponents
@_spi(Runtime) package import SimViews

/// One step in the life of a row of a list or a lazy stack.
package struct RowReport: Sendable {
  /// The step in the row's life.
  package enum Step: Sendable {
    /// It was made on screen, in a new cell or in none.
    case made
    /// It was made on screen, in a cell that was used before.
    case reused
    /// It was made ahead of being seen.
    case ahead
    /// A row made in advance became visible.
    case shown
    /// The row left the screen.
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
  /// The time within the present span of work.
  package var time: Instant
  /// The step of the row.
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
