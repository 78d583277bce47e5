import Foundation

/// One row of the table: the repetitions of one figure.
struct Measurement {
  var name: String
  /// The unit of the samples, such as `µs per update`.
  var unit: String
  /// One figure a repetition.
  var samples: [Double]
  /// Whether more is better.
  var moreIsBetter = false
  /// What was checked or counted beside it.
  var remark = ""

  /// The best of the repetitions.
  var best: Double { (moreIsBetter ? samples.max() : samples.min()) ?? 0 }

  /// The median of the repetitions, or the mean of the two middle ones.
  var median: Double {
    guard !samples.isEmpty else { return 0 }
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The line of the table.
  var line: String {
    Self.row(name, Self.figure(best), Self.figure(median), "\(samples.count)", unit, remark)
  }

  /// The head of the table.
  static var header: String {
    row("what", "best", "median", "runs", "unit", "checked")
  }

  private static func row(_ cells: String...) -> String {
    let widths = [44, 12, 12, 5, 24]
    return zip(cells, widths + [0]).enumerated().map { place, cell in
      let (text, width) = cell
      let gap = String(repeating: " ", count: max(0, width - text.count))
      return (1...3).contains(place) ? gap + text : text + gap
    }.joined(separator: "  ")
  }

  private static func figure(_ value: Double) -> String {
    if value >= 1_000 { return grouped(Int(value.rounded())) }
    return String(format: value >= 100 ? "%.1f" : "%.3f", value)
  }

  private static func grouped(_ value: Int) -> String {
    var digits = String(value)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }
}

/// The time that a closure takes by the wall clock, in microseconds.
@MainActor
func microseconds(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  try body()
  return (clock.now - start) / .microseconds(1)
}
