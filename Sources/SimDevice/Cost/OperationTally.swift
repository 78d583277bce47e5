// The amounts of operations of a span of work, from which it is priced and repriced.
//
// A price is linear in the two amounts, so a sum over a span loses nothing: the same tally with the same table gives the
// same time to the picosecond.

/// The number of operations and units of one row.
package struct OperationAmount: Hashable, Sendable {
  /// The row of the price table.
  package var operation: CostedOperation
  /// The number of operations with the base price.
  package var operations: Int
  /// The number of units.
  package var units: Int

  package init(_ operation: CostedOperation, operations: Int = 1, units: Int = 0) {
    self.operation = operation
    self.operations = operations
    self.units = units
  }
}

/// The sum of the amounts of all operations.
package struct OperationTally: Sendable {
  // Operations and units alternate, in the order of the table.
  private var numbers = InlineArray<128, Int>(repeating: 0)
  // One bit for each operation with an amount.
  private var touched: UInt64 = 0

  package init() {
    precondition(CostedOperation.allCases.count <= 64, "An operation has a bit of its own.")
  }

  /// Whether there are no amounts.
  package var isEmpty: Bool { touched == 0 }

  /// Adds an amount of one operation.
  package mutating func add(_ operation: CostedOperation, operations: Int = 1, units: Int = 0) {
    let index = operation.index
    numbers[2 * index] += operations
    numbers[2 * index + 1] += units
    touched |= 1 << UInt64(index)
  }

  /// The amounts in the order of the table.
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
