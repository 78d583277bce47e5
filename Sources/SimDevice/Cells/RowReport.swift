// The life cycle of rows, as reported to observers.

package import SimCore
@_spi(Runtime) import SimComponents
@_spi(Runtime) package import SimViews

/// One step in the life cycle of a row of a list or a lazy stack.
package struct RowReport: Sendable {
  package enum Step: Sendable {
    /// The row was created on screen, in a new cell or in none.
    case made
    /// The row was created on screen, in a reused cell.
    case reused
    /// The row was prepared before it became visible.
    case ahead
    /// A prepared row became visible.
    case shown
    /// The row left the screen.
    case left(RowExit)
  }

  /// The number of the list or lazy stack on this device.
  package var list: Int
  /// The view that owns the list.
  package var owner: ViewOwner
  /// The number of the row in its list.
  package var row: Int
  /// The position of the row in its list.
  package var position: Int
  /// The virtual time of the step, within the present span of work.
  package var time: Instant
  package var step: Step
}

extension Engine {
  /// Reports a step in the life cycle of a row to the observer.
  func reportStep(_ row: ListRow, _ step: RowReport.Step) {
    guard let observer else { return }
    observer.device(self, row: report(row, step))
  }

  /// The existing rows, including prepared ones, list by list.
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
