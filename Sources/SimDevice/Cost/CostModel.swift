// Turns operations into virtual time on one device.
//
// time = (base + per unit × units) ÷ speed^0.9 for the processor [E: a benchmark's single-core
// figure overstates work bound by memory], ÷ graphics speed for the graphics processor. The two
// factors are computed once as fractions of 2³²; each price is then integer arithmetic, rounded
// once to the nearest nanosecond, so that it is equal on every machine.

package import SimCore

/// The prices of one device.
package struct CostModel: Sendable {
  /// Exponent of the processor speed [E, 0.8–1.0].
  package static let speedExponent = 0.9

  private var rows: [Price]
  private let cpuFactor: UInt64
  private let gpuFactor: UInt64

  /// The prices of a device.
  /// - Parameter replacing: Calibrated rows that take the place of the table's.
  package init(
    profile: DeviceProfile, replacing calibrated: [CostedOperation: Price] = [:]
  ) {
    rows = CostedOperation.allCases.map { operation in
      guard let price = calibrated[operation] ?? Price.table[operation] else {
        preconditionFailure("The price table has no row for \(operation).")
      }
      return price
    }
    cpuFactor = Self.fraction(1 / DeterministicMath.pow(profile.cpuSpeed, Self.speedExponent))
    gpuFactor = Self.fraction(1 / profile.gpuSpeed)
  }

  /// The row that prices are computed from.
  package func row(of operation: CostedOperation) -> Price { rows[operation.index] }

  /// The time that an operation takes on this device.
  /// - Precondition: `units` is not negative, and the price fits in 64 bits of nanoseconds.
  /// - Parameter units: How many of the row's units; 0 for an operation without size.
  /// - Complexity: O(1).
  package func price(of operation: CostedOperation, units: Int = 0) -> Nanoseconds {
    scaled(rows[operation.index], operations: 1, units: units)
  }

  /// The time that several equal operations take, rounded once for all of them.
  /// - Parameter count: How many operations: each pays the base.
  /// - Parameter units: Units of all operations together.
  package func price(
    of operation: CostedOperation, count: Int, units: Int = 0
  ) -> Nanoseconds {
    scaled(rows[operation.index], operations: count, units: units)
  }

  /// The time on this device of processor work that takes so long on the reference device.
  package func scaled(_ span: Nanoseconds) -> Nanoseconds {
    precondition(span >= .zero, "Work does not take negative time.")
    return Self.divided(UInt128(span.value) * UInt128(cpuFactor), by: 1 << 32)
  }

  private func scaled(_ row: Price, operations: Int, units: Int) -> Nanoseconds {
    precondition(operations >= 0 && units >= 0, "Neither operations nor units can be negative.")
    let reference =
      UInt128(row.base) * UInt128(operations) + UInt128(row.perUnit) * UInt128(units)
    let factor = row.processor == .cpu ? cpuFactor : gpuFactor
    return Self.divided(reference * UInt128(factor), by: 1_000 << 32)
  }

  private static func divided(_ amount: UInt128, by divisor: UInt128) -> Nanoseconds {
    Nanoseconds(Int64((amount + divisor / 2) / divisor))
  }

  private static func fraction(_ factor: Double) -> UInt64 { UInt64(factor * 0x1p32 + 0.5) }
}
