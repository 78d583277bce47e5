// User actions on the rows of a list: swiping and moving.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) package import SimViews

extension Engine {
  /// The duration of a swipe on a row: 250 ms [estimate, ×/÷1.5].
  private static let swipeDuration = Nanoseconds.milliseconds(250)
  /// The time to lift a row and drop it elsewhere: 450 ms [estimate, ×/÷2].
  private static let moveDuration = Nanoseconds.milliseconds(450)

  /// Schedules a swipe that deletes the row with a label.
  package func swipeToDelete(_ label: String) throws {
    let row = try row(labelled: label)
    guard let delete = row.swipeDeletion else { throw DeviceError.notDeletable(label) }
    let input = PendingInput(cause: "swipe \"\(label)\"", perform: { delete() })
    deliver(input, kind: "swipe", label: label, duration: Self.swipeDuration)
  }

  /// Schedules a swipe that reveals the actions of the row with a label, and a tap on one of them.
  package func swipe(_ label: String, action name: String) throws {
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
  package func openRow(_ label: String, at edge: HorizontalEdge) throws {
    let row = try row(labelled: label)
    guard row.offers(at: edge) else { throw DeviceError.noSwipeActions(label) }
    noteSwipe(label) { device in
      // The row may have been deleted meanwhile.
      if !row.isDeleted { device.open(row, at: edge) }
    }
  }

  /// Opens a row with an animation.
  func open(_ row: ListRow, at edge: HorizontalEdge) {
    row.host.open(row, at: edge)
    scrolling.openList = row.host
    runtime.motion.keepMoving(for: Self.rowSettling)
  }

  /// Schedules a full swipe of the row with a label, which runs the first action, or opens the row
  /// if no full swipe is allowed.
  package func fullSwipe(_ label: String, at edge: HorizontalEdge) throws {
    let row = try row(labelled: label)
    guard row.offers(at: edge) else { throw DeviceError.noSwipeActions(label) }
    guard let provider = row.swipeActions.first(where: { $0.edge == edge }) else {
      return try swipeToDelete(label)
    }
    guard provider.allowsFullSwipe else { return try openRow(label, at: edge) }
    closeOpenRow(of: row.host)
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

  private func noteSwipe(_ label: String, _ body: @escaping @MainActor (Engine) -> Void) {
    schedule(at: mainTime + Self.swipeDuration, .swipe, "swipe \"\(label)\"") { device in
      body(device)
    }
    note("swipe", label, Self.swipeDuration)
  }

  /// The duration of the animation that opens or closes a row: 0.3 s [estimate, ×/÷1.5].
  private static let rowSettling = 0.3

  /// Handles the start of a touch while a row is open.
  ///
  /// A touch on one of its actions is ordinary; any other touch closes the row and has no further
  /// effect.
  ///
  /// - Returns: whether the touch has no further effect.
  func closesRow(at point: CGPoint) -> Bool {
    guard let host = scrolling.openList, let swiped = host.swiped else { return false }
    scrolling.touchesAction = runtime.responders(at: point, in: screenInWindow).contains {
      swiped.holds($0.element)
    }
    guard !scrolling.touchesAction else { return false }
    close(host)
    return true
  }

  /// Closes the open row when a touch on one of its actions ends.
  func closeTouchedRow() {
    guard scrolling.touchesAction else { return }
    scrolling.touchesAction = false
    if let host = scrolling.openList { close(host) }
  }

  /// Closes the open row of a list outside an event, before a scroll or a swipe on another row.
  func closeOpenRow(of host: RowHost?) {
    guard let host, host.swiped != nil else { return }
    inside { runtime.inScope { host.closeRow() } }
  }

  /// Animates a row to its open position after the touch has ended.
  func settleOpen(_ host: RowHost) {
    host.moveSwiped(to: nil)
    runtime.motion.keepMoving(for: Self.rowSettling)
  }

  /// Closes a row with an animation.
  func close(_ host: RowHost) {
    host.closeRow()
    runtime.motion.keepMoving(for: Self.rowSettling)
  }

  private func row(labelled label: String) throws -> ListRow {
    let rows = visibleItems().compactMap { item in item.row.map { (item, $0) } }
    guard let row = rows.first(where: { Self.isNamed($0.0, label) })?.1 else {
      throw DeviceError.labelNotOnScreen(label, known: rows.map(\.0.text))
    }
    return row
  }

  private static func isNamed(_ item: ScreenItem, _ label: String) -> Bool {
    item.text == label || item.names?.label == label || item.names?.identifier == label
  }

  /// Schedules a drag that moves a row of the list to another position.
  package func moveRow(_ row: Int, to place: Int) throws {
    let area = try frontArea()
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
