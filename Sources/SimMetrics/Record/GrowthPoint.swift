// What the same run takes with another number of items: enough to say whether cost grows with the list.

/// The main figures of a run with another number of items, as tables have them.
public struct GrowthPoint: Codable, Equatable, Sendable {
  /// The number of items.
  public var items: Int
  /// Time in which the main thread was busy, in nanoseconds.
  public var mainThread: Int64
  /// Evaluations of bodies.
  public var bodies: Int
  /// How many times slower the phone may be before the run hitches; nil if nothing moved.
  public var slowerPhone: Double?

  /// Makes a point.
  public init(items: Int, mainThread: Int64, bodies: Int, slowerPhone: Double? = nil) {
    self.items = items
    self.mainThread = mainThread
    self.bodies = bodies
    self.slowerPhone = slowerPhone
  }

  /// How many draws of the prices the times of all sizes are the middle of: the first ones, which the sizes have in common, so
  /// that the time of one over that of another needs no more.
  package static let draws = 100

  /// The point of a run that completed; nil for any other.
  package init?(_ record: RunRecord) {
    let drawn = record.draws.mainThread.prefix(Self.draws).map { Double($0) }
    guard record.outcome == .completed,
      let time = DrawnRange(drawn)?.median ?? record.middle(.mainThreadTime)
    else { return nil }
    self.init(
      items: record.identity.items, mainThread: Int64(time), bodies: record.counts.bodies,
      slowerPhone: record.headroom?.slowerPhone)
  }
}

/// How the cost of a run depends on the number of items, from runs of several sizes.
package struct ItemGrowth: Equatable, Sendable {
  /// The runs, the fewest items first; the run itself is one of them.
  package let points: [GrowthPoint]
  private let items: Int

  /// Collects the sizes of one run.
  ///
  /// - Returns: nil if there is no larger size to compare with.
  package init?(_ record: RunRecord) {
    guard let own = GrowthPoint(record) else { return nil }
    points = (record.growth + [own]).sorted { $0.items < $1.items }
    items = own.items
    guard factor != nil else { return nil }
  }

  /// By which factor the main thread's time grows, from the size of the run itself to the largest size.
  package var factor: Double? {
    guard let own = points.first(where: { $0.items == items }), let most = points.last,
      most.items > items, own.mainThread > 0
    else { return nil }
    return Double(most.mainThread) / Double(own.mainThread)
  }

  /// By which factor the number of items grows over that range.
  package var step: Int { (points.last?.items ?? items) / max(items, 1) }

  /// Whether the time stays the same within the noise of the model.
  package var isFlat: Bool { (factor ?? 1) <= 1 + Ranking.noise }

  /// From about how many items on the run hitches; nil if it cannot be told from these sizes.
  ///
  /// The longest frame takes a fixed part and a part per item. Its share of the time that a frame has is the reciprocal of
  /// the headroom, so two sizes give both parts. What lies beyond ten times the largest size is not extrapolated.
  package var firstHitch: Int? {
    let hitching = points.first { ($0.slowerPhone ?? .infinity) <= 1 }
    let smooth = points.filter { $0.items < hitching?.items ?? .max }
    let crossing = Self.crossing(smooth)
    if let hitching { return min(crossing ?? hitching.items, hitching.items) }
    return crossing.flatMap { $0 <= 10 * (points.last?.items ?? 0) ? $0 : nil }
  }

  /// Where the line through the two largest sizes reaches the whole frame.
  private static func crossing(_ points: [GrowthPoint]) -> Int? {
    let known = points.compactMap { point in
      point.slowerPhone.flatMap {
        $0 < RunHeadroom.most ? (items: Double(point.items), share: 1 / $0) : nil
      }
    }
    guard known.count > 1 else { return nil }
    let (small, large) = (known[known.count - 2], known[known.count - 1])
    let slope = (large.share - small.share) / (large.items - small.items)
    // Headroom is found to within a tenth.
    guard large.share > small.share * 1.1 else { return nil }
    return Int(large.items + (1 - large.share) / slope)
  }
}
