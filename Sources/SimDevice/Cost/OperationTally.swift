// How much of each operation was done: what a span of work is priced and repriced by.
//
// A price is linear in these two numbers, so the sum over a span loses nothing: the same tally under
// the same table gives the same time to the last picosecond.

/// How often one operation was done, and how many of its units.
package struct OperationAmount: Hashable, Sendable {
  /// The row of the price table.
  package var operation: CostedOperation
  /// How often the base was paid.
  package var operations: Int
  /// How many units were paid.
  package var units: Int

  package init(_ operation: CostedOperation, operations: Int = 1, units: Int = 0) {
    self.operation = operation
    self.operations = operations
    self.units = units
  }
}

/// Amounts of all operations, added up.
package struct OperationTally: Sendable {
  // Operations and units, side by side, in the order of the table.
  private var numbers = InlineArray<128, Int>(repeating: 0)
  // A bit for each operation that was added.
  private var touched: UInt64 = 0

  package init() {
    precondition(CostedOperation.allCases.count <= 64, "An operation has a bit of its own.")
  }

  /// Whether nothing was done.
  package var isEmpty: Bool { touched == 0 }

  /// Adds to one operation.
  package mutating func add(_ operation: CostedOperation, operations: Int = 1, units: Int = 0) {
    let index = operation.index
    numbers[2 * index] += operations
    numbers[2 * index + 1] += units
    touched |= 1 << UInt64(index)
  }

  /// What was done, in the order of the table.
  package var amounts: [OperationAmount] {
    var amounts: [OperationAmount] = []
    var rest = touched
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest - 1
      guard let operation = CostedOperation(rawValue: index) else { continue }
      amounts.append(
        OperationAmount(
          operation, operations: numbers[2 * index], units: numbers[2 * index + 1]))
    }
    return amounts
  }

  package mutating func clear() {
    while touched != 0 {
      let index = touched.trailingZeroBitCount
      touched &= touched - 1
      numbers[2 * index] = 0
      numbers[2 * index + 1] = 0
    }
  }
}
