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

extension RowReport {
  /// Creates the report of a step at a time.
  @MainActor
  init(_ row: ListRow, _ step: Step, at time: Instant) {
    list = row.host.number
    owner = row.host.owner
    self.row = row.number
    position = row.position
    self.time = time
    self.step = step
  }
}
