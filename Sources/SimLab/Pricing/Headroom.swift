// How much slower a phone may be before a run hitches: the run is priced again under one phone after the other.
//
// A run hitches where its hitch ratio reaches 5 ms/s, above which Apple calls scrolling no longer good (tech talk 10855).
// Slower phones never make it better, so the border is found by halving. The range is where it lies under prices drawn
// within what is known of them: the prices that make most and least of the run's work, nine of ten.

import SimDevice
package import SimMetrics

/// The slowest phone on which a run does not hitch.
package struct Headroom: Equatable, Sendable {
  /// The hitch ratio from which on a run counts as hitching, in ms/s.
  package static let limit = 5.0

  /// How many times slower than its own the phone may be, under the table's prices; below 1 where the run hitches already.
  package var slowdown: Double
  /// The same where prices are as unfavourable as nine in ten draws have them at most, and as favourable.
  package var range: ClosedRange<Double>

  /// The slowest and the fastest phone that are tried, as factors of the run's own speed.
  static let tried = 1.0 / 32...32.0
  /// How near the border is found, as a factor.
  private static let precision = 1.02
  /// Draws for the range: of so many the 5th and the 95th percentile are within a few per cent.
  private static let draws = 100

  /// Finds the border for a run.
  ///
  /// - Throws: `RepricingError` when the record does not say what was done.
  package init(of record: RunRecord, on pricing: Pricing) throws {
    func ratios(_ slowdown: Double) throws -> [Double] {
      let phone = pricing.slower(by: slowdown)
      var priced = try record.priced(by: phone)
      priced.draws = try PriceDrawing(phone, count: Self.draws).draws(of: priced)
      return (priced.drawn(.hitchRatio) ?? []).sorted()
    }
    slowdown = try Self.border {
      try (record.priced(by: pricing.slower(by: $0)).hitchRatio ?? 0) < Self.limit
    }
    let unlucky = try Self.border { slowdown in
      let sorted = try ratios(slowdown)
      return sorted.isEmpty || sorted[sorted.count * 95 / 100] < Self.limit
    }
    let lucky = try Self.border { slowdown in
      let sorted = try ratios(slowdown)
      return sorted.isEmpty || sorted[sorted.count * 5 / 100] < Self.limit
    }
    range = min(unlucky, slowdown, lucky)...max(unlucky, slowdown, lucky)
  }

  /// The greatest slowdown that is still smooth, found by halving on a scale of factors.
  static func border(_ isSmooth: (Double) throws -> Bool) rethrows -> Double {
    guard try isSmooth(tried.lowerBound) else { return tried.lowerBound }
    guard try !isSmooth(tried.upperBound) else { return tried.upperBound }
    var (smooth, late) = (tried.lowerBound, tried.upperBound)
    while late / smooth > precision {
      let middle = (smooth * late).squareRoot()
      if try isSmooth(middle) { smooth = middle } else { late = middle }
    }
    return smooth
  }

  /// `1.8× (1.2–2.6×)`; `more than 32×` where no phone that was tried makes it hitch.
  package var text: String {
    guard slowdown < Self.tried.upperBound else { return "more than 32×" }
    func factor(_ value: Double) -> String { ValueFormatter.factor(value) }
    return "\(factor(slowdown)) (\(factor(range.lowerBound))–\(factor(range.upperBound)))"
  }
}

extension Pricing {
  /// The same phone with both processors so many times slower.
  func slower(by factor: Double) -> Pricing {
    var slow = self
    slow.profile.cpuSpeed /= factor
    slow.profile.gpuSpeed /= factor
    return slow
  }
}
