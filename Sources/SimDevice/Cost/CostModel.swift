// Turns operations into virtual time on one device.
//
// time = (base + per unit × units) ÷ speed^0.9 for the processor [E: a benchmark's single-core
// figure overstates work bound by memory], ÷ graphics speed for the graphics processor. Each row is
// scaled once per device and rounded to the picosecond; everything else is whole numbers, rounded
// to the nanosecond once per span of work: equal on every machine, and linear in the amounts.

package import SimCore

/// The prices of one device.
package struct CostModel: Hashable, Sendable {
  /// Exponent of the processor speed [E, 0.8–1.0].
  package static let speedExponent = 0.9

  /// What prices are computed from.
  package let table: PriceTable
  // Picoseconds on this device in the order of the table: base and per unit side by side.
  private let rates: [Int64]
  // Which rows vary from frame to frame, in that order: those whose price is not exact.
  private let varying: [Bool]

  /// The prices of a device.
  /// - Parameter slowdown: A factor on all work of processor cores, such as for caches that are
  ///   still cold.
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

  /// How many times longer processor work takes than on the reference device.
  package static func cpuFactor(_ profile: DeviceProfile) -> Double {
    1 / DeterministicMath.pow(profile.cpuSpeed, speedExponent)
  }

  /// The time that this amount of an operation takes on this device, in picoseconds.
  /// - Complexity: O(1).
  package func picoseconds(of operation: CostedOperation, operations: Int, units: Int) -> Int64 {
    precondition(operations >= 0 && units >= 0, "Neither operations nor units can be negative.")
    let index = 2 * operation.index
    return rates[index] * Int64(operations) + rates[index + 1] * Int64(units)
  }

  /// The time that several amounts take together, in picoseconds.
  package func picoseconds(of amounts: [OperationAmount]) -> Int64 {
    amounts.reduce(0) {
      $0 + picoseconds(of: $1.operation, operations: $1.operations, units: $1.units)
    }
  }

  /// The time that several amounts take as one span of work.
  package func time(of amounts: [OperationAmount]) -> Nanoseconds {
    Self.rounded(picoseconds(of: amounts))
  }

  /// Whether the time of an operation differs from frame to frame; what is declared or asked for does not.
  package func varies(_ operation: CostedOperation) -> Bool { varying[operation.index] }

  /// The time that several amounts take in a frame of some dispersion.
  package func time(of amounts: [OperationAmount], spread: Double) -> Nanoseconds {
    let parts = parts(of: amounts)
    return Self.rounded(
      Self.picoseconds(varying: parts.varying, exact: parts.exact, spread: spread))
  }

  /// What several amounts take, in picoseconds: that which differs from frame to frame, and the rest.
  package func parts(of amounts: [OperationAmount]) -> (varying: Int64, exact: Int64) {
    amounts.reduce((0, 0)) { sum, amount in
      let time = picoseconds(
        of: amount.operation, operations: amount.operations, units: amount.units)
      return varies(amount.operation) ? (sum.0 + time, sum.1) : (sum.0, sum.1 + time)
    }
  }

  /// What a span takes whose parts are known, in picoseconds.
  package static func picoseconds(varying: Int64, exact: Int64, spread: Double) -> Int64 {
    exact + Int64(Double(varying) * spread + 0.5)
  }

  /// The time that an operation takes on this device.
  /// - Precondition: `count` and `units` are not negative.
  /// - Parameter count: How many operations: each pays the base.
  /// - Parameter units: Units of all operations together; 0 for an operation without size.
  package func price(
    of operation: CostedOperation, count: Int = 1, units: Int = 0
  ) -> Nanoseconds {
    Self.rounded(picoseconds(of: operation, operations: count, units: units))
  }

  /// Picoseconds as nanoseconds, halves up.
  package static func rounded(_ picoseconds: Int64) -> Nanoseconds {
    Nanoseconds((picoseconds + 500) / 1_000)
  }
}
