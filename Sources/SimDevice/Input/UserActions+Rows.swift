// User actions on the rows of a list: swiping and moving.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

extension UserActions {
  /// The duration of a swipe on a row: 250 ms [estimate, ×/÷1.5].
  private static let swipeDuration = Nanoseconds.milliseconds(250)
  /// The time to lift a row and drop it elsewhere: 450 ms [estimate, ×/÷2].
  private static let moveDuration = Nanoseconds.milliseconds(450)

  /// Schedules a swipe that deletes the row with a label.
  func swipeToDelete(_ label: String) throws {
    let row = try row(labelled: label)
    guard let delete = row.swipeDeletion else { throw DeviceError.notDeletable(label) }
    let input = PendingInput(cause: "swipe \"\(label)\"", perform: { delete() })
    deliver(input, kind: "swipe", label: label, duration: Self.swipeDuration)
  }

  /// Schedules a swipe that reveals the actions of the row with a label, and a tap on one of them.
  func swipe(_ label: String, action name: String) throws {
    let row = try row(labelled: label)
    var known: [String] = []
    for provider in row.swipeActions {
      let actions = provider.makeActions()
      let items = runtime.items(of: actions)
      known += items.map(\.text)
      if let control = items.first(where: { Self.isNamed($0, name) })?.control {
        let input = PendingInput(
          cause: "swipe \"\(name)\"",
          perform: {
            if control.isEnabled { control.action?() }
            actions.remove()
          })
        let duration = Self.swipeDuration + Self.tapDuration
        return deliver(input, kind: "swipe", label: name, duration: duration)
      }
      actions.remove()
    }
    throw DeviceError.labelNotOnScreen(name, known: known)
  }

  /// Schedules a swipe that opens the row with a label.
  func openRow(_ label: String, at edge: HorizontalEdge) throws {
    let row = try row(labelled: label)
    guard row.offers(at: edge) else { throw DeviceError.noSwipeActions(label) }
    inputs.schedule(
      at: mainThread.time + Self.swipeDuration, .swipe, "swipe \"\(label)\""
    ) { [touches] in
      // The row may have been deleted meanwhile.
      if !row.isDeleted { touches.open(row, at: edge) }
    }
    inputs.note("swipe", label, Self.swipeDuration)
  }

  /// Schedules a full swipe of the row with a label, which runs the first action, or opens the row
  /// if no full swipe is allowed.
  func fullSwipe(_ label: String, at edge: HorizontalEdge) throws {
    let row = try row(labelled: label)
    guard row.offers(at: edge) else { throw DeviceError.noSwipeActions(label) }
    guard let provider = row.swipeActions.first(where: { $0.edge == edge }) else {
      return try swipeToDelete(label)
    }
    guard provider.allowsFullSwipe else { return try openRow(label, at: edge) }
    scroll.closeOpenRow(of: row.host)
    let actions = provider.makeActions()
    let first = runtime.items(of: actions).lazy.compactMap(\.control).first
    let input = PendingInput(
      cause: "full swipe \"\(label)\"",
      perform: {
        if let first, first.isEnabled { first.action?() }
        actions.remove()
      })
    deliver(input, kind: "swipe", label: label, duration: Self.swipeDuration)
  }

  private func row(labelled label: String) throws -> ListRow {
    let rows = screen.visibleItems().compactMap { item in item.row.map { (item, $0) } }
    guard let row = rows.first(where: { Self.isNamed($0.0, label) })?.1 else {
      throw DeviceError.labelNotOnScreen(label, known: rows.map(\.0.text))
    }
    return row
  }

  private static func isNamed(_ item: ScreenItem, _ label: String) -> Bool {
    item.text == label || item.names?.label == label || item.names?.identifier == label
  }

  /// Schedules a drag that moves a row of the list to another position.
  func moveRow(_ row: Int, to place: Int) throws {
    let area = try scroll.frontArea()
    guard let host = area.rows else { throw DeviceError.noList }
    for row in [row, place] where row < 0 || row >= host.count {
      throw DeviceError.rowOutOfRange(row, count: host.count)
    }
    let canMove = host.row(at: row)?.root.rowTraits?.canMove ?? true
    guard canMove, let source = host.edits(at: row), let move = source.move,
      let target = host.edits(at: place), target.belongsTogether(with: source)
    else { throw DeviceError.notMovable(row, to: place) }
    let offset = target.index > source.index ? target.index + 1 : target.index
    let input = PendingInput(cause: "move of row \(row)", perform: { move(offset) })
    deliver(input, kind: "move", label: "row \(row)", duration: Self.moveDuration)
  }
}
