// What people do to the rows of a list: they swipe one away, they drag one elsewhere.

import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// How long a swipe over a row takes: 250 ms [estimate, ×/÷1.5].
  private static let swipeDuration = Nanoseconds.milliseconds(250)
  /// How long it takes to lift a row and put it down elsewhere: 450 ms [estimate, ×/÷2].
  private static let moveDuration = Nanoseconds.milliseconds(450)

  /// Puts a swipe on its way that deletes the row with a label.
  package func swipeToDelete(_ label: String) throws {
    let row = try row(labelled: label)
    let canDelete = row.root.rowTraits?.canDelete ?? true
    guard canDelete, let delete = row.host.edits(at: row.position)?.delete else {
      throw DeviceError.notDeletable(label)
    }
    let input = PendingInput(cause: "swipe \"\(label)\"", perform: { delete() })
    deliver(input, kind: "swipe", label: label, duration: Self.swipeDuration)
  }

  /// Puts a swipe on its way that reveals the actions of the row with a label, and a tap on one of them.
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
            control.action?()
            actions.remove()
          })
        let duration = Self.swipeDuration + Self.tapDuration
        return deliver(input, kind: "swipe", label: name, duration: duration)
      }
      actions.remove()
    }
    throw DeviceError.labelNotOnScreen(name, known: known)
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

  /// Puts a drag on its way that moves a row of the list to another place.
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
