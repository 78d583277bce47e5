// Converts operations into virtual time on one device.
//
// time = (base + per unit × units) ÷ speed^0.9 for the processor [E: a single-core benchmark score
// overstates memory-bound work], ÷ graphics speed for the graphics processor. Each row is scaled
// once per device and rounded to the picosecond. All further arithmetic is integer, rounded to the
// nanosecond once per span of work, so results are equal on every machine and linear in the
// amounts.

package import SimCore

/// The cost model of one device.
package struct CostModel: Hashable, Sendable {
  /// The exponent of the processor speed [E, 0.8–1.0].
  package static let speedExponent = 0.9

  /// The price table of the model.
  package let table: PriceTable
  // Picoseconds on this device, in the order of the table: base and per unit alternate.
  private let rates: [Int64]
  // Whether the time of each row varies from frame to frame, that is, whether its price is inexact.
  private let varying: [Bool]

  /// Creates the cost model of a device.
  ///
  /// - Parameter slowdown: a factor on the work of processor cores, such as for cold caches.
  package init(profile: DeviceProfile, table: PriceTable = .standard, slowdown: Double = 1) {
    precondition(slowdown > 0, "Work takes time.")
    self.table = table
    let cpu = Self.cpuFactor(profile) * slowdown
    let gpu = 1 / profile.gpuSpeed
    rates = CostedOperation.allCases.flatMap { operation in
      let row = table[operation]
      let factor =
        switch row.processor {
        case .cpu, .otherThreads, .decoder: cpu
        case .gpu: gpu
        case .clock: 1.0
        }
      let scaled = row.scaled(by: factor)
      return [scaled.base, scaled.perUnit]
    }
    varying = CostedOperation.allCases.map { table[$0].uncertainty > 1 }
  }

  /// Returns the factor on processor work compared with the reference device.
  package static func cpuFactor(_ profile: DeviceProfile) -> Double {
    1 / DeterministicMath.pow(profile.cpuSpeed, speedExponent)
  }

  /// Returns the time of an amount of an operation on this device, in picoseconds.
  ///
  /// - Complexity: O(1).
  package func picoseconds(of operation: CostedOperation, operations: Int, units: Int) -> Int64 {
    precondition(operations >= 0 && units >= 0, "Neither operations nor units can be negative.")
    let index = 2 * operation.index
    return rates[index] * Int64(operations) + rates[index + 1] * Int64(units)
  }

  /// Returns the total time of several amounts, in picoseconds.
  package func picoseconds(of amounts: [OperationAmount]) -> Int64 {
    amounts.reduce(0) {
      $0 + picoseconds(of: $1.operation, operations: $1.operations, units: $1.units)
    }
  }

  /// Returns the time of several amounts as one span of work.
  package func time(of amounts: [OperationAmount]) -> Nanoseconds {
    Self.rounded(picoseconds(of: amounts))
  }

  /// Returns whether the time of an operation varies from frame to frame; declared work does not.
  package func varies(_ operation: CostedOperation) -> Bool { varying[operation.index] }

  /// Returns the time of several amounts in a frame with a dispersion factor.
  package func time(of amounts: [OperationAmount], spread: Double) -> Nanoseconds {
    let parts = parts(of: amounts)
    return Self.rounded(
      Self.picoseconds(varying: parts.varying, exact: parts.exact, spread: spread))
  }

  /// Returns the varying and the exact parts of several amounts, in picoseconds.
  package func parts(of amounts: [OperationAmount]) -> (varying: Int64, exact: Int64) {
    amounts.reduce((0, 0)) { sum, amount in
      let time = picoseconds(
        of: amount.operation, operations: amount.operations, units: amount.units)
      return varies(amount.operation) ? (sum.0 + time, sum.1) : (sum.0, sum.1 + time)
    }
  }

  /// Returns the time of a span from its parts, in picoseconds.
  package static func picoseconds(varying: Int64, exact: Int64, spread: Double) -> Int64 {
    exact + Int64(Double(varying) * spread + 0.5)
  }

  /// Returns the time of an operation on this device.
  ///
  /// - Precondition: `count` and `units` are not negative.
  /// - Parameter count: the number of operations, each of which has the base price.
  /// - Parameter units: the number of units of all operations; 0 for an operation without a size.
  package func price(
    of operation: CostedOperation, count: Int = 1, units: Int = 0
  ) -> Nanoseconds {
    Self.rounded(picoseconds(of: operation, operations: count, units: units))
  }

  /// Rounds picoseconds to nanoseconds, with halves rounded up.
  package static func rounded(_ picoseconds: Int64) -> Nanoseconds {
    Nanoseconds((picoseconds + 500) / 1_000)
  }
}
