// How far a run is from its first hitch in one direction: a slower phone, heavier rows, more updates. The run is repriced
// for one factor after another or, where that says nothing, run again.
//
// A run hitches where its hitch ratio reaches 5 ms/s, above which Apple no longer calls scrolling good (tech talk 10855).
// More work never makes it better, so the border is found by bisection. It is that of the median cost variation, because
// without the differences from frame to frame that draws have, nothing hitches below a load of one half; the range is that
// of nine in ten draws.

import SimDevice
package import SimMetrics

/// How many times as much of something a run can take without hitching.
package struct Headroom: Equatable, Sendable {
  /// The hitch ratio at and above which a run counts as hitching, in ms/s.
  package static let limit = 5.0

  /// How many times as much there may be; below 1 if the run hitches already.
  package var factor: Double
  /// The same with prices at the unfavourable and at the favourable end of nine in ten draws.
  package var range: ClosedRange<Double>

  /// The most updates that are tried, as a factor on a workload's own.
  package static let mostUpdates = tried.upperBound

  /// The least and the greatest factor that is tried.
  static let tried = 1.0 / 32...32.0
  /// How near the border is found, as a factor.
  private static let precision = 1.04
  /// Draws for the range: with this many the 5th and the 95th percentiles are within a few per cent.
  package static let draws = 100

  /// Finds the border for a run in a direction.
  ///
  /// A run that hitches is not priced again for less work: its events came while the main thread was late. It is made
  /// again instead.
  /// - Parameter run: makes the same run under other prices; nil when it failed.
  /// - Throws: `RepricingError` when the record does not say what was done.
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

  /// Finds the border of whatever makes a run costlier.
  ///
  /// - Parameter ratios: the hitch ratios at a factor, one a draw, in rising order; not empty.
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

  /// Whether this percentage of draws does not hitch.
  ///
  /// - Parameter ratios: one a draw, in rising order; not empty.
  static func isSmooth(_ ratios: [Double], in percent: Int) -> Bool {
    ratios[min(ratios.count * percent / 100, ratios.count - 1)] < limit
  }

  /// The greatest factor that is still smooth, found by halving on a scale of factors.
  static func border(
    precision: Double = Self.precision, _ isSmooth: (Double) throws -> Bool
  ) rethrows -> Double {
    // The run itself first: most runs are smooth, and trying heavier work needs no new run.
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

  /// A factor that hitches for certain in most draws; nil if none that was tried does.
  package var beyond: Double? { factor < Self.tried.upperBound ? factor * 1.15 : nil }

  /// `1.8×`, or `only 0.30×` of a run that hitches; `more than 32×` where nothing that was tried makes it hitch, `not even
  /// 0.03×` where everything does.
  package var text: String {
    if factor >= Self.tried.upperBound { return "more than 32×" }
    if factor <= Self.tried.lowerBound { return "not even 0.03×" }
    return factor < 1 ? "only \(Self.text(factor))" : Self.text(factor)
  }

  /// A factor with two digits that count.
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
  /// What there may be more of.
  package enum Direction: CaseIterable, Sendable {
    /// Both processors so many times slower.
    case slowerPhone
    /// Everything that is done for a row, costlier by the factor: bodies, layout, texts, cells.
    case heavierRows

    /// The prices of so much more of it.
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
  /// The hitch ratios of the run under draws of prices, in ms/s and in rising order.
  ///
  /// - Throws: `RepricingError` when the record does not say what was done.
  package func hitchRatios(on pricing: Pricing) throws -> [Double] {
    // A list that is all on screen does not scroll: a run in which nothing was done is one that nothing makes late.
    guard !work.spans.isEmpty || !spans.isEmpty else { return [hitchRatio ?? 0] }
    var drawn = self
    drawn.draws = try PriceDrawing(pricing, count: Headroom.draws).draws(of: self, isCentred: false)
    return drawn.drawn(.hitchRatio)?.sorted() ?? [0]
  }
}

extension Pricing {
  /// The phone and the prices as a request asks for them.
  package var requested: RequestedPricing {
    RequestedPricing(
      profile: DeviceProfile.named(profile.name) == profile ? nil : profile, conditions: conditions,
      prices: table.changed.map {
        RequestedPrice(row: "\($0)", base: table[$0].base, perUnit: table[$0].perUnit)
      })
  }
}
