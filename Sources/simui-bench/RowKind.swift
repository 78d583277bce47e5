import SimDevice
import SimSwiftUI

/// How the rows of a screen get what they show.
enum RowKind: String {
  /// Each row has a `@State`.
  case state = "@State"
  /// Each row has an `@Observable` model.
  case observable = "@Observable"
  /// The root's state is passed down.
  case passed = "passed down"

  /// The name of the row's type.
  var viewName: String {
    switch self {
    case .state: "StateRow"
    case .observable: "ObservableRow"
    case .passed: "TickRow"
    }
  }

  /// Shows rows of this kind.
  @MainActor
  func launch(_ store: RowStore, on device: SimulatedDevice) {
    switch self {
    case .state:
      device.launch { RowScreen(store) { index, _ in StateRow(index: index, store: store) } }
    case .observable:
      device.launch {
        RowScreen(store) { index, _ in ObservableRow(index: index, model: store.models[index]) }
      }
    case .passed:
      device.launch { RowScreen(store) { index, tick in TickRow(index: index, tick: tick) } }
    }
  }
}

extension RowKind {
  /// Changes what one row shows.
  @MainActor
  func set(_ row: Int, to count: Int, in store: RowStore) {
    switch self {
    case .state: store.set(row, to: count)
    case .observable: store.models[row].count = count
    case .passed: preconditionFailure("A row that is passed its number has no state.")
    }
  }
}
