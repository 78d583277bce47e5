// A linear scale: it maps numbers to positions, and provides round numbers for ticks.
//
// Ticks are multiples of 1, 2 or 5 times a power of ten. They are computed in whole numbers: a
// scale of nanoseconds or bytes has exact ticks, and no tick reads 0.30000000000000004.

/// A linear scale whose values are whole numbers.
package struct LinearScale: Equatable, Sendable {
  package let lower: Int64
  /// The greatest value, which is above the least.
  package let upper: Int64
  /// The position of the least value, in points.
  package let start: Double
  /// The position of the greatest value, in points.
  package let end: Double

  /// Creates a scale; an empty domain is widened to one.
  package init(_ domain: ClosedRange<Int64>, from start: Double, to end: Double) {
    lower = domain.lowerBound
    upper = max(domain.upperBound, domain.lowerBound + 1)
    self.start = start
    self.end = end
  }

  /// Returns the position of a value; values outside the domain lie outside the range.
  package func position(_ value: Int64) -> Double {
    start + Double(value - lower) / Double(upper - lower) * (end - start)
  }

  /// Returns the value at a position, rounded down.
  package func value(at position: Double) -> Int64 {
    lower + Int64(((position - start) / (end - start) * Double(upper - lower)).rounded(.down))
  }

  /// The number of values per point.
  package var valuesPerPoint: Double { Double(upper - lower) / abs(end - start) }

  /// Returns round values within the domain: about the given number of them, and at most half as
  /// many again.
  package func ticks(about count: Int) -> [Int64] {
    let step = Self.step(for: upper - lower, count: count)
    var ticks: [Int64] = []
    var tick = (lower + step - 1) / step * step
    while tick <= upper {
      ticks.append(tick)
      tick += step
    }
    return ticks
  }

  /// Returns the distance between ticks: the least of 1, 2 and 5 times a power of ten that yields
  /// no more than the given number.
  package static func step(for span: Int64, count: Int) -> Int64 {
    let least = max(span / Int64(max(count, 1)), 1)
    var power: Int64 = 1
    while power <= least / 10 { power *= 10 }
    let steps = [power, 2 * power, 5 * power, 10 * power]
    return steps.first { $0 >= least } ?? 10 * power
  }
}
