// The distance of a run from its first hitch in one direction: a slower device, heavier rows, or more updates. The run is
// repriced for one factor after another or, if that is not meaningful, run again.
//
// A run hitches if its hitch ratio reaches 5 ms/s, above which Apple no longer describes scrolling as good (tech talk
// 10855). More work never improves a run, so the limit is found by bisection. It is that of the median cost variation,
// because without the variation between frames no run hitches below a load of one half. The range is that of nine in ten
// draws.

import SimDevice
package import SimMetrics

/// The factor by which a load can grow without hitches.
package struct Headroom: Equatable, Sendable {
  /// The hitch ratio at and above which a run counts as hitching, in ms/s.
  package static let limit = 5.0

  /// The factor on the load; below 1 if the run already hitches.
  package var factor: Double
  /// The factors at the unfavorable and the favorable end of nine in ten draws.
  package var range: ClosedRange<Double>

  /// The maximum factor on a workload's rate of updates.
  package static let mostUpdates = tried.upperBound

  /// The range of the factors that are tried.
  static let tried = 1.0 / 32...32.0
  /// The precision of the limit as a factor.
  private static let precision = 1.04
  /// The number of draws for the range: with this number the 5th and the 95th percentiles are
  /// within a few percent.
  package static let draws = 100

  /// Finds the limit of a run in a direction.
  ///
  /// A run that hitches is not repriced for less work, because its events occurred while the main
  /// thread was late. It is run again instead.
  ///
  /// - Parameter run: runs the same request with other prices; nil if the run failed.
  /// - Throws: `RepricingError` if the record has no amounts of work.
  package init(
    of record: RunRecord, on pricing: Pricing, _ direction: Direction,
    run: (Pricing) throws -> RunRecord?
  ) throws {
    try self.init { factor in
      let changed = direction.applied(to: pricing, factor)
      guard let played = factor >= 1 ? record : try run(changed) else { return [.infinity] }
      return try played.hitchRatios(on: changed)
    }
  }

  /// Finds the limit of any load.
  ///
  /// - Parameter ratios: returns the hitch ratios at a factor, one per draw, in ascending order;
  ///   not empty.
  package init(_ ratios: (Double) throws -> [Double]) rethrows {
    var known: [(factor: Double, ratios: [Double])] = []
    func isSmooth(_ percent: Int, _ factor: Double) throws -> Bool {
      let found: [Double]
      if let before = known.first(where: { $0.factor == factor }) {
        found = before.ratios
      } else {
        found = try ratios(factor)
        known.append((factor, found))
      }
      return Self.isSmooth(found, in: percent)
    }
    factor = try Self.border { try isSmooth(50, $0) }
    let unlucky = try Self.border { try isSmooth(95, $0) }
    let lucky = try Self.border { try isSmooth(5, $0) }
    range = min(unlucky, factor, lucky)...max(unlucky, factor, lucky)
  }

  /// Returns whether a percentage of draws does not hitch.
  ///
  /// - Parameter ratios: one per draw, in ascending order; not empty.
  static func isSmooth(_ ratios: [Double], in percent: Int) -> Bool {
    ratios[min(ratios.count * percent / 100, ratios.count - 1)] < limit
  }

  /// Returns the maximum factor without hitches, found by bisection on a logarithmic scale.
  static func border(
    precision: Double = Self.precision, _ isSmooth: (Double) throws -> Bool
  ) rethrows -> Double {
    // The run itself is tried first: most runs do not hitch, and heavier work needs no new run.
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

  /// A factor at which most draws hitch; nil if there is none in the range.
  package var beyond: Double? { factor < Self.tried.upperBound ? factor * 1.15 : nil }

  /// The factor as text.
  ///
  /// It is `1.8×`, or `only 0.30×` for a run that hitches; `more than 32×` if no factor in the
  /// range makes it hitch, `not even 0.03×` if all do.
  package var text: String {
    if factor >= Self.tried.upperBound { return "more than 32×" }
    if factor <= Self.tried.lowerBound { return "not even 0.03×" }
    return factor < 1 ? "only \(Self.text(factor))" : Self.text(factor)
  }

  /// Returns a factor with two significant digits.
  private static func text(_ factor: Double) -> String {
    factor < 1 ? ValueFormatter.decimal(factor, digits: 2) + "×" : ValueFormatter.factor(factor)
  }

  /// The range as text, such as `1.2×–2.6×`.
  package var rangeText: String {
    let (low, high) = (Self.text(range.lowerBound), Self.text(range.upperBound))
    return low == high ? "" : "\(low)–\(high)"
  }
}

extension Headroom {
  /// The load that grows.
  package enum Direction: CaseIterable, Sendable {
    /// Both processors are slower by the factor.
    case slowerPhone
    /// The work for rows is more expensive by the factor: bodies, layout, texts and cells.
    case heavierRows

    /// Returns the prices at a factor.
    package func applied(to pricing: Pricing, _ factor: Double) -> Pricing {
      var changed = pricing
      switch self {
      case .slowerPhone:
        changed.profile.cpuSpeed /= factor
        changed.profile.gpuSpeed /= factor
      case .heavierRows:
        for row in Self.workOfRows { changed.table[row] = changed.table[row].scaled(by: factor) }
      }
      return changed
    }

    private static let workOfRows: [CostedOperation] = [
      .evaluateBody, .makeView, .applyModifier, .bindProperty, .formatText, .nameImage,
      .compareValue, .updateLeaf, .layoutNode, .measureText, .drawText, .drawOperation,
      .decodeImage,
      .realiseRow, .retargetCell, .createCell, .dequeueCell,
    ]
  }
}

extension RunRecord {
  /// Returns the hitch ratios of the run with draws of prices, in ms/s and in ascending order.
  ///
  /// - Throws: `RepricingError` if the record has no amounts of work.
  package func hitchRatios(on pricing: Pricing) throws -> [Double] {
    // A list that fits on the screen does not scroll, and no price makes a run without work late.
    guard !self.pricing.tape.spans.isEmpty || !play.spans.isEmpty else { return [hitchRatio ?? 0] }
    var drawn = self
    drawn.pricing.draws = try PriceDrawing(pricing, count: Headroom.draws).draws(
      of: self, isCentred: false)
    return drawn.drawn(.hitchRatio)?.sorted() ?? [0]
  }
}

extension Pricing {
  /// The device and the prices in the form of a request.
  package var requested: RequestedPricing {
    RequestedPricing(
      profile: DeviceProfile.named(profile.name) == profile ? nil : profile, conditions: conditions,
      prices: table.changed.map {
        RequestedPrice(row: "\($0)", base: table[$0].base, perUnit: table[$0].perUnit)
      })
  }
}
