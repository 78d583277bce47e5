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

  /// Makes draws; none by default.
  public init(mainThread: [Int64] = [], hitchTime: [Int64] = [], lateFrames: [Int64] = []) {
    self.mainThread = mainThread
    self.hitchTime = hitchTime
    self.lateFrames = lateFrames
  }

  /// How many draws there are.
  public var count: Int { mainThread.count }
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
    case Metric.hitchRatio.id where trackedTime > 0:
      return draws.hitchTime.map { Double($0) * 1_000 / Double(trackedTime) }
    default: return nil
    }
  }
}

extension PriceDraws: Codable {
  private enum CodingKeys: String, CodingKey {
    case draws, ranges
  }

  /// Reads draws.
  ///
  /// - Throws: `DecodingError` when a column is missing or damaged.
  public init(from decoder: any Decoder) throws {
    let table = try decoder.container(keyedBy: CodingKeys.self)
      .decode(ColumnTable.self, forKey: .draws)
    self.init(
      mainThread: try table.sums("mainThread"),
      hitchTime: try table.amounts("hitchTime"), lateFrames: try table.amounts("lateFrames"))
  }

  /// Writes the draws as columns, and where nine of ten of them lie.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var table = ColumnTable(count: count)
    table.add("mainThread", mainThread)
    table.add("hitchTime", hitchTime)
    table.add("lateFrames", lateFrames)
    try container.encode(table, forKey: .draws)
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
