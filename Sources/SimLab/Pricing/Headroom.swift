// How much slower a phone may be before a run hitches: the run is priced again for one phone after the other, or, where it
// hitches already, run on faster ones.
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
  private static let precision = 1.04
  /// Draws for the range: of so many the 5th and the 95th percentile are within a few per cent.
  private static let draws = 100

  /// Finds the border for a run.
  ///
  /// A run that hitches is not priced again for faster phones: its events came while the main thread was late. It is run
  /// on them instead.
  /// - Parameter run: runs the same on another phone; nil when the run failed.
  /// - Throws: `RepricingError` when the record does not say what was done.
  package init(
    of record: RunRecord, on pricing: Pricing, run: (Pricing) throws -> RunRecord?
  ) throws {
    var known: [(slowdown: Double, ratios: (table: Double, drawn: [Double]))] = []
    func ratios(_ slowdown: Double) throws -> (table: Double, drawn: [Double]) {
      if let before = known.first(where: { $0.slowdown == slowdown }) { return before.ratios }
      let phone = pricing.slower(by: slowdown)
      let played = slowdown >= 1 ? try record.priced(by: phone) : try run(phone)
      guard var played else { return (.infinity, []) }
      played.draws = try PriceDrawing(phone, count: Self.draws).draws(of: played)
      let result = (played.hitchRatio ?? 0, (played.drawn(.hitchRatio) ?? []).sorted())
      known.append((slowdown, result))
      return result
    }
    func percentile(_ percent: Int, _ slowdown: Double) throws -> Double {
      let (table, drawn) = try ratios(slowdown)
      return drawn.isEmpty ? table : drawn[drawn.count * percent / 100]
    }
    slowdown = try Self.border { try ratios($0).table < Self.limit }
    let unlucky = try Self.border { try percentile(95, $0) < Self.limit }
    let lucky = try Self.border { try percentile(5, $0) < Self.limit }
    range = min(unlucky, slowdown, lucky)...max(unlucky, slowdown, lucky)
  }

  /// The greatest slowdown that is still smooth, found by halving on a scale of factors.
  static func border(_ isSmooth: (Double) throws -> Bool) rethrows -> Double {
    // The run's own phone first: most runs are smooth on it, and what is slower costs no run.
    var (smooth, late) = (tried.lowerBound, tried.upperBound)
    if try isSmooth(1) {
      guard try !isSmooth(tried.upperBound) else { return tried.upperBound }
      smooth = 1
    } else {
      guard try isSmooth(tried.lowerBound) else { return tried.lowerBound }
      late = 1
    }
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
