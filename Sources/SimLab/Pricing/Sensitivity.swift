// The prices on which a comparison of two runs depends.
//
// The time of the main thread is linear in each price, so the price at which two runs would take equally long follows from
// their amounts, and no run has to be played again. Prices are ranked by the distance of that price from the table's
// relative to the uncertainty: a price that would have to be three times as high with an uncertainty of a factor of 5
// decides more than one that would have to be twice as high with an uncertainty of 1.2.

import SimCore
import SimDevice
package import SimMetrics

/// The prices that determine the order of two runs by the time of the main thread.
package struct Sensitivity: Sendable {
  /// A price at which the order of the runs is reversed.
  package struct Turn: Sendable {
    /// The row of the price table.
    package let row: String
    /// The price on the reference device in picoseconds: of an operation, or of a unit if there is
    /// no base price.
    package let price: Int64
    /// The unit of the price; empty for an operation.
    package let unit: String
    /// The factor on the price at which both runs take equally long.
    package let factor: Double
    /// The factor within which the price is known in nine of ten cases.
    package let band: Double

    /// Whether the reversal is within the uncertainty of the price.
    package var isOpen: Bool { distance <= 1 }
    /// The distance of the reversal relative to the uncertainty of the price.
    fileprivate var distance: Double {
      abs(DeterministicMath.log(factor)) / DeterministicMath.log(band)
    }
  }

  /// The times of the main thread in the two runs, in nanoseconds.
  package let times: (first: Int64, second: Int64)
  /// The prices at which the order is reversed, the nearest first, without those that cannot
  /// reverse it alone.
  package let turns: [Turn]

  /// Compares two runs by the time of the main thread.
  ///
  /// - Throws: `RepricingError` if a record has no amounts of work, or an unknown row.
  package init(_ first: RunRecord, _ second: RunRecord, on pricing: Pricing) throws {
    let model = pricing.models.warm
    let (ours, theirs) = (try first.timesByRow(model), try second.timesByRow(model))
    let total = { (times: [CostedOperation: Int64]) in times.values.reduce(0, +) }
    let difference = total(ours) - total(theirs)
    times = (total(ours) / 1_000, total(theirs) / 1_000)
    turns = CostedOperation.allCases.compactMap { row -> Turn? in
      let price = pricing.table[row]
      let part = (ours[row] ?? 0) - (theirs[row] ?? 0)
      guard price.uncertainty > 1, part != 0 else { return nil }
      let factor = 1 - Double(difference) / Double(part)
      guard factor > 0 else { return nil }
      return Turn(
        row: "\(row)", price: price.base > 0 ? price.base : price.perUnit,
        unit: price.base > 0 ? "" : price.unit, factor: factor, band: price.uncertainty)
    }
    .sorted { ($0.distance, $0.row) < ($1.distance, $1.row) }
  }
}

extension RunRecord {
  /// Returns the time of the main thread by row of the price table, in picoseconds.
  fileprivate func timesByRow(_ model: CostModel) throws -> [CostedOperation: Int64] {
    guard !pricing.tape.spans.isEmpty else { throw RepricingError.noWork }
    let operations = try pricing.tape.operations()
    return pricing.tape.spans.reduce(into: [:]) { times, span in
      guard span.kind != .render else { return }
      for amount in span.amounts {
        let operation = operations[amount.row]
        times[operation, default: 0] += model.picoseconds(
          of: operation, operations: amount.operations, units: amount.units)
      }
    }
  }
}
