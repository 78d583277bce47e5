// The handles by which the benchmarks change what the rows show, as user code would from a callback.

import SimSwiftUI

/// What the rows begin with, and the places of their states.
@MainActor
final class RowStore {
  /// The number that each row begins with.
  let initial: [Int]
  /// The number that the root begins with.
  let initialTick: Int
  /// The observable models, one per row.
  let models: [RowModel]
  private var counts: [Binding<Int>?]
  private var tick: Binding<Int>?

  init(_ initial: [Int], tick: Int = 100) {
    self.initial = initial
    initialTick = tick
    models = initial.map(RowModel.init)
    counts = Array(repeating: nil, count: initial.count)
  }

  /// Rows that all begin with the same number.
  convenience init(rows: Int) { self.init(Array(repeating: 100, count: rows)) }

  /// Keeps the binding of a row when it first shows.
  func keep(_ count: Binding<Int>, of row: Int) {
    if counts[row] == nil { counts[row] = count }
  }

  /// Keeps the binding of the root when it first shows.
  func keep(_ tick: Binding<Int>) {
    if self.tick == nil { self.tick = tick }
  }

  /// Writes the state of a row.
  func set(_ row: Int, to count: Int) { counts[row]?.wrappedValue = count }

  /// Writes the state of the root.
  func setTick(to count: Int) { tick?.wrappedValue = count }
}

/// What one row shows, with a dependency of its own for each property.
@Observable
@MainActor
final class RowModel {
  /// The number that the row shows.
  var count: Int

  init(count: Int) { self.count = count }
}
