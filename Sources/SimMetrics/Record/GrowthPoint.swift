// The main figures of the same run with another number of items: enough to determine whether cost
// grows with the list.

/// The main figures of a run with another number of items, as tables have them.
public struct GrowthPoint: Codable, Equatable, Sendable {
  /// The number of items.
  public var items: Int
  /// Time in which the main thread was busy, in nanoseconds.
  public var mainThread: Int64
  /// Evaluations of bodies.
  public var bodies: Int
  /// The factor by which the phone may be slower before the run hitches; `nil` if nothing moved.
  public var slowerPhone: Double?

  /// Makes a point.
  public init(items: Int, mainThread: Int64, bodies: Int, slowerPhone: Double? = nil) {
    self.items = items
    self.mainThread = mainThread
    self.bodies = bodies
    self.slowerPhone = slowerPhone
  }

  /// The number of draws of the prices whose median is used for the times of all sizes.
  ///
  /// All sizes share the first draws, which suffice for the ratio of two times.
  package static let draws = 100

  /// Creates the point of a run that completed; `nil` for any other.
  package init?(_ record: RunRecord) {
    let drawn = record.pricing.draws.mainThread.prefix(Self.draws).map { Double($0) }
    guard record.outcome == .completed,
      let time = DrawnRange(drawn)?.median ?? record.middle(.mainThreadTime)
    else { return nil }
    self.init(
      items: record.identity.items, mainThread: Int64(time), bodies: record.counts.total.bodies,
      slowerPhone: record.pricing.headroom?.slowerPhone)
  }
}

/// The dependence of a run's cost on the number of items, from runs of several sizes.
package struct ItemGrowth: Equatable, Sendable {
  /// The runs, the fewest items first; the run itself is one of them.
  package let points: [GrowthPoint]
  private let items: Int

  /// Collects the sizes of one run; `nil` if there is no larger size to compare with.
  package init?(_ record: RunRecord) {
    guard let own = GrowthPoint(record) else { return nil }
    points = (record.comparison.growth + [own]).sorted { $0.items < $1.items }
    items = own.items
    guard factor != nil else { return nil }
  }

  /// The factor by which the main thread's time grows from the run's own size to the largest size.
  package var factor: Double? {
    guard let own = points.first(where: { $0.items == items }), let most = points.last,
      most.items > items, own.mainThread > 0
    else { return nil }
    return Double(most.mainThread) / Double(own.mainThread)
  }

  /// The factor by which the number of items grows over that range.
  package var step: Int { (points.last?.items ?? items) / max(items, 1) }

  /// Whether the time stays the same within the noise of the model.
  package var isFlat: Bool { (factor ?? 1) <= 1 + Ranking.noise }

  /// The approximate number of items from which on the run hitches; `nil` if these sizes do not
  /// determine it.
  ///
  /// The longest frame takes a fixed part and a part per item. The frame's share of its available
  /// time is the reciprocal of the headroom, so two sizes give both parts. Sizes beyond ten times
  /// the largest one are not extrapolated.
  package var firstHitch: Int? {
    let hitching = points.first { ($0.slowerPhone ?? .infinity) <= 1 }
    let smooth = points.filter { $0.items < hitching?.items ?? .max }
    let crossing = Self.crossing(smooth)
    if let hitching { return min(crossing ?? hitching.items, hitching.items) }
    return crossing.flatMap { $0 <= 10 * (points.last?.items ?? 0) ? $0 : nil }
  }

  /// Returns the size at which the line through the two largest sizes reaches the whole frame.
  private static func crossing(_ points: [GrowthPoint]) -> Int? {
    let known = points.compactMap { point in
      point.slowerPhone.flatMap {
        $0 < RunHeadroom.most ? (items: Double(point.items), share: 1 / $0) : nil
      }
    }
    guard known.count > 1 else { return nil }
    let (small, large) = (known[known.count - 2], known[known.count - 1])
    let slope = (large.share - small.share) / (large.items - small.items)
    // The headroom is accurate to a tenth.
    guard large.share > small.share * 1.1 else { return nil }
    return Int(large.items + (1 - large.share) / slope)
  }
}
