// Percentiles by nearest rank.
//
// Of n values in order, the p-th percentile is the one at rank ⌈p·n/100⌉, counted from one; the 0th
// is the least. It is always a value that occurred, never a mean of two, and it is computed in
// whole numbers: the 99th percentile of 100 frames is the second slowest frame, which can be looked
// up. (Hyndman and Fan, "Sample Quantiles in Statistical Packages", 1996, definition 1.)

/// Sorted values from which percentiles are taken.
package struct Percentiles: Equatable, Sendable {
  /// The values in ascending order.
  package let sorted: [Int64]

  /// Sorts values.
  ///
  /// - Complexity: O(n log n).
  package init(_ values: [Int64]) {
    sorted = values.sorted()
  }

  /// Returns the value at a percentile.
  ///
  /// - Precondition: `percent` is in 0…100.
  /// - Returns: The value, or `nil` when there are none.
  package func value(at percent: Int) -> Int64? {
    precondition((0...100).contains(percent), "A percentile is between 0 and 100.")
    guard !sorted.isEmpty else { return nil }
    let rank = (percent * sorted.count + 99) / 100
    return sorted[max(rank, 1) - 1]
  }

  /// The 50th percentile: the lower middle value when there is an even number.
  package var median: Int64? { value(at: 50) }
}
