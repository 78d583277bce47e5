// What a run takes under other prices that are as likely as those of the table.
//
// Every price is known to within a factor. A draw multiplies each by a random factor within its uncertainty, the
// same factors for all runs, and reprices the run. So two runs can be compared draw by draw: an error that makes
// both slower says nothing about which is faster.

/// The figures of a run in each draw of the price table.
public struct PriceDraws: Equatable, Sendable {
  /// Time in which the main thread was busy, in nanoseconds.
  public var mainThread: [Int64]
  /// Lateness of tracked frames, in nanoseconds.
  public var hitchTime: [Int64]
  /// Frames that were late.
  public var lateFrames: [Int64]
  /// How long something moved, in nanoseconds; empty in older records, in which that is the same in all draws.
  public var trackedTime: [Int64]
  /// The draw, from 1 on, whose frames and spans the record has; nil if it has those of the table's own prices.
  public var play: Int?

  /// Makes draws; none by default.
  public init(
    mainThread: [Int64] = [], hitchTime: [Int64] = [], lateFrames: [Int64] = [],
    trackedTime: [Int64] = [], play: Int? = nil
  ) {
    self.mainThread = mainThread
    self.hitchTime = hitchTime
    self.lateFrames = lateFrames
    self.trackedTime = trackedTime
    self.play = play
  }

  /// How many draws there are.
  public var count: Int { mainThread.count }

  /// The hitch ratio in each draw, in ms/s; nil if nothing moved.
  ///
  /// - Parameter usual: how long something moved, where the draws do not say.
  func hitchRatios(_ usual: Int64) -> [Double]? {
    let times = trackedTime.isEmpty ? hitchTime.map { max($0, usual) } : trackedTime
    guard times.contains(where: { $0 > 0 }) else { return nil }
    return zip(hitchTime, times).map { $1 > 0 ? Double($0) * 1_000 / Double($1) : 0 }
  }

  /// The draw that stands for the run where one of them is shown, from 1 on; nil without draws.
  ///
  /// Of the draws of which all figures lie in their ranges it is the one whose hitch time is nearest the median; of equally
  /// near ones that whose main-thread time is, then the first. Nine in ten draws lie in the range of a figure, so six in ten lie
  /// in those of all four.
  ///
  /// - Parameter played: the figures that each draw has when it is shown.
  package func middle(of played: PriceDraws) -> Int? {
    let (values, all) = (played.figures, figures)
    let ranges = all.compactMap { DrawnRange($0) }
    guard ranges.count == all.count, values.count == all.count, played.count == count else {
      return nil
    }
    func distance(_ draw: Int, _ figure: Int) -> Double {
      abs(values[figure][draw] - ranges[figure].median)
    }
    let usual = (0..<count).filter { draw in
      zip(values, ranges).allSatisfy { values, range in
        (range.low...range.high).contains(values[draw])
      }
    }
    return (usual.isEmpty ? Array(0..<count) : usual).min { first, second in
      (distance(first, 0), distance(first, 1), first)
        < (distance(second, 0), distance(second, 1), second)
    }.map { $0 + 1 }
  }

  /// Hitch time, main-thread time, late frames, and the hitch ratio if something moved.
  private var figures: [[Double]] {
    [hitchTime, mainThread, lateFrames].map { $0.map { Double($0) } }
      + [hitchRatios(0)].compactMap { $0 }
  }
}

/// Where nine of ten draws lie.
package struct DrawnRange: Equatable, Sendable, Encodable {
  /// The 5th percentile of the simulated costs.
  package let low: Double
  package let median: Double
  /// The 95th percentile of the simulated costs.
  package let high: Double

  /// The range of some values; nil when there are none.
  ///
  /// - Complexity: O(n log n).
  package init?(_ values: [Double]) {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    // By nearest rank, as `Percentiles` has it.
    func value(_ percent: Int) -> Double { sorted[max((percent * sorted.count + 99) / 100, 1) - 1] }
    low = value(5)
    median = value(50)
    high = value(95)
  }
}

extension RunRecord {
  /// The values of a metric in each draw; nil for a metric that was not drawn, and for a run without draws.
  package func drawn(_ metric: Metric) -> [Double]? {
    guard draws.count > 0, !outcome.isFailure else { return nil }
    switch metric.id {
    case Metric.mainThreadTime.id: return draws.mainThread.map { Double($0) }
    case Metric.hitchTime.id: return draws.hitchTime.map { Double($0) }
    case Metric.hitches.id: return draws.lateFrames.map { Double($0) }
    case Metric.hitchRatio.id: return draws.hitchRatios(trackedTime)
    default: return nil
    }
  }
}

extension RunRecord {
  /// The value of a metric as tables have it: the median of the draws, if it was drawn.
  package func middle(_ metric: Metric) -> Double? {
    drawn(metric).flatMap { DrawnRange($0)?.median } ?? metric.value(of: self)
  }
}

extension PriceDraws: Codable {
  private enum CodingKeys: String, CodingKey {
    case draws, ranges, play
  }

  /// Reads draws.
  ///
  /// - Throws: `DecodingError` when a column is missing or damaged.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let table = try container.decode(ColumnTable.self, forKey: .draws)
    self.init(
      mainThread: try table.sums("mainThread"),
      hitchTime: try table.amounts("hitchTime"), lateFrames: try table.amounts("lateFrames"),
      trackedTime: table.has("trackedTime") ? try table.amounts("trackedTime") : [],
      play: try container.decodeIfPresent(Int.self, forKey: .play))
  }

  /// Writes the draws as columns, and where nine of ten of them lie.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var table = ColumnTable(count: count)
    table.add("mainThread", mainThread)
    table.add("hitchTime", hitchTime)
    table.add("lateFrames", lateFrames)
    if !trackedTime.isEmpty { table.add("trackedTime", trackedTime) }
    try container.encode(table, forKey: .draws)
    try container.encodeIfPresent(play, forKey: .play)
    // For readers of the file: nothing is read back from it.
    var ranges: [String: [Int64]] = [:]
    for (name, values) in [
      ("mainThread", mainThread), ("hitchTime", hitchTime), ("lateFrames", lateFrames),
    ] {
      let percentiles = Percentiles(values)
      ranges[name] = [5, 50, 95].compactMap { percentiles.value(at: $0) }
    }
    try container.encode(ranges, forKey: .ranges)
  }
}
