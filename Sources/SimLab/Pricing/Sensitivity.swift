// On which prices a comparison of two runs rests.
//
// The main thread's time is linear in each price. So the price at which two runs would take equally long follows from the
// amounts of both, and no run has to be played again. Prices are ranked by how far that price is from the table's in terms of what
// is known of it: one that would have to be three times as high and is known to within a factor of 5 decides more than one
// that would have to be twice as high and is known to within 1.2.

import SimCore
import SimDevice
package import SimMetrics

/// What the order of two runs by the main thread's time depends on.
package struct Sensitivity: Sendable {
  /// A price and where the order turns.
  package struct Turn: Sendable {
    /// The row of the price table.
    package let row: String
    /// The row's price for the reference device, in picoseconds: for an operation, or for a unit where it has no base.
    package let price: Int64
    /// What the price is for; empty for an operation without size.
    package let unit: String
    /// How many times as high the price would have to be for both runs to take equally long.
    package let factor: Double
    /// The factor within which the price is known in nine cases of ten.
    package let band: Double

    /// Whether the price may well be one at which the order turns.
    package var isOpen: Bool { distance <= 1 }
    /// How far the turn is, as a share of what is not known of the price.
    fileprivate var distance: Double {
      abs(DeterministicMath.log(factor)) / DeterministicMath.log(band)
    }
  }

  /// The main thread's times of the two runs, in nanoseconds.
  package let times: (first: Int64, second: Int64)
  /// The prices at which the order turns, the nearest first; those that alone cannot turn it are left out.
  package let turns: [Turn]

  /// Compares two runs by the main thread's time.
  ///
  /// - Throws: `RepricingError` when a record does not say what was done, or in other words.
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
  /// The main thread's time by row of the price table, in picoseconds.
  fileprivate func timesByRow(_ model: CostModel) throws -> [CostedOperation: Int64] {
    guard !work.spans.isEmpty else { throw RepricingError.noWork }
    let operations = try work.operations()
    return work.spans.reduce(into: [:]) { times, span in
      guard span.kind != .render else { return }
      for amount in span.amounts {
        let operation = operations[amount.row]
        times[operation, default: 0] += model.picoseconds(
          of: operation, operations: amount.operations, units: amount.units)
      }
    }
  }
}
