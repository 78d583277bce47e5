// The certainty that one run is faster than another, given the uncertainty of the prices.

/// Two runs compared draw by draw.
package struct Verdict: Equatable, Sendable {
  /// The number of draws that were compared.
  package let draws: Int
  /// The 90 % range of the ratio of the slow run to the fast one; `nil` if the fast run has nothing
  /// in some draw.
  package let ratio: DrawnRange?
  /// The share of draws in which the fast run is faster.
  package let share: Double

  /// The share of draws from which on an order is certain.
  package static let certain = 0.95

  /// Compares two runs by a metric of which less is better; `nil` if one of them was not drawn, or
  /// not as often as the other.
  package init?(of metric: Metric, fast: RunSummary, slow: RunSummary) {
    guard let less = fast.drawn(metric), let more = slow.drawn(metric), !less.isEmpty,
      less.count == more.count
    else { return nil }
    draws = less.count
    share = Self.share(less, more)
    ratio = less.contains(0) ? nil : DrawnRange(zip(less, more).map { $1 / $0 })
  }

  /// Returns whether one run has less than another in nearly all draws; `nil` if the metric was not
  /// drawn.
  package static func isCertain(_ metric: Metric, less: RunSummary, more: RunSummary) -> Bool? {
    guard let less = less.drawn(metric), let more = more.drawn(metric), !less.isEmpty,
      less.count == more.count
    else { return nil }
    return share(less, more) >= certain
  }

  /// Returns the share of draws in which the first value is less.
  private static func share(_ less: [Double], _ more: [Double]) -> Double {
    Double(less.indices.count { less[$0] < more[$0] }) / Double(less.count)
  }

  /// Whether the prices are too uncertain to determine which run is faster.
  package var isTooClose: Bool { share < Self.certain }

  /// The ratio as text, such as `1.8–2.1×`; `nil` if there is none.
  package var ratioText: String? {
    ratio.map { "\(Self.factor($0.low))–\(Self.factor($0.high))×" }
  }

  /// Returns a factor with its range, `2.0× (1.8–2.1×)`; only the range if no draw is near the
  /// factor.
  package func text(_ factor: Double) -> String {
    let own = ValueFormatter.factor(factor)
    guard let ratio, let range = ratioText else { return own }
    let isNear = factor * 1.01 >= ratio.low && factor * 0.99 <= ratio.high
    return isNear ? "\(own) (\(range))" : range
  }

  /// `in 97 % of 1,000 simulated cost variations`.
  package var shareText: String {
    "in \(Self.percent(share)) of \(ValueFormatter.count(draws)) simulated cost variations"
  }

  /// Returns a factor without its sign, with one decimal place below ten.
  package static func factor(_ value: Double) -> String {
    ValueFormatter.decimal(value, digits: value < 9.95 ? 1 : 0)
  }

  /// Returns a share in whole per cent, never rounded to 0 % or 100 %.
  package static func percent(_ share: Double) -> String {
    let whole = Int((share * 100).rounded())
    if whole == 100, share < 1 { return "over 99 %" }
    if whole == 0, share > 0 { return "under 1 %" }
    return "\(whole) %"
  }
}
