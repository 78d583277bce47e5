// The figures of a run under other prices that are as likely as those of the table.
//
// Every price is known only to within a factor. A draw multiplies each by a random factor within
// its uncertainty, the same factors for all runs, and reprices the run. Two runs can therefore be
// compared draw by draw: an error that makes both slower does not affect which of them is faster.

/// The figures of a run in each draw of the price table.
public struct PriceDraws: Equatable, Sendable {
  /// The time in which the main thread was busy, in nanoseconds.
  public var mainThread: [Int64]
  /// The lateness of tracked frames, in nanoseconds.
  public var hitchTime: [Int64]
  /// The number of late frames.
  public var lateFrames: [Int64]
  /// The time in which something moved, in nanoseconds; empty in older records, in which it is the
  /// same in all draws.
  public var trackedTime: [Int64]
  /// The draw, counted from 1, to which the record's frames and spans belong; `nil` if they belong
  /// to the table's own prices.
  public var play: Int?

  /// Creates draws, empty by default.
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

  /// The number of draws.
  public var count: Int { mainThread.count }

  /// Returns the hitch ratio in each draw, in ms/s; `nil` if nothing moved.
  ///
  /// - Parameter usual: The time in which something moved, for draws that do not have it.
  func hitchRatios(_ usual: Int64) -> [Double]? {
    let times = trackedTime.isEmpty ? hitchTime.map { max($0, usual) } : trackedTime
    guard times.contains(where: { $0 > 0 }) else { return nil }
    return zip(hitchTime, times).map { $1 > 0 ? Double($0) * 1_000 / Double($1) : 0 }
  }

  /// Returns the number of the draw that represents the run where only one can be shown, counted
  /// from 1; `nil` without draws.
  ///
  /// Of the draws all of whose figures lie in their 90 % ranges, it is the first whose hitch time and
  /// main-thread time are close to their medians, or else the nearest. Draws are the same for all
  /// runs, so similar runs are shown under the same prices. Nine in ten draws lie in the range of
  /// one figure, so about six in ten lie in those of all four.
  ///
  /// - Parameter played: The figures of each draw when it is shown.
  package func middle(of played: PriceDraws) -> Int? {
    let (values, all) = (played.figures, figures)
    let ranges = all.compactMap { DrawnRange($0) }
    guard ranges.count == all.count, values.count == all.count, played.count == count else {
      return nil
    }
    /// The factor between a draw and the medians: the greater one of the two times.
    func distance(_ draw: Int) -> Double {
      (0...1).map { figure in
        // Less than a frame of lateness is none.
        let least = figure == 0 ? Self.frame : 1
        let (time, median) = (values[figure][draw] + least, ranges[figure].median + least)
        return max(time / median, median / time)
      }.max() ?? 1
    }
    let usual = (0..<count).filter { draw in
      zip(values, ranges).allSatisfy { values, range in
        (range.low...range.high).contains(values[draw])
      }
    }
    let close = usual.first { distance($0) <= Self.closeDistance }
    return (close ?? (usual.isEmpty ? Array(0..<count) : usual).min { distance($0) < distance($1) })
      .map { $0 + 1 }
  }

  /// The factor between a draw and the medians within which the draw is close to them.
  private static let closeDistance = 1.05
  /// The duration of a frame at 60 Hz, in nanoseconds.
  private static let frame = 1e9 / 60

  /// Hitch time, main-thread time, late frames, and the hitch ratio if something moved.
  private var figures: [[Double]] {
    [hitchTime, mainThread, lateFrames].map { $0.map { Double($0) } }
      + [hitchRatios(0)].compactMap { $0 }
  }
}

/// The 90 % range of the draws.
package struct DrawnRange: Equatable, Sendable, Encodable {
  /// The 5th percentile of the simulated costs.
  package let low: Double
  package let median: Double
  /// The 95th percentile of the simulated costs.
  package let high: Double

  /// Creates the range of some values; `nil` if there are none.
  ///
  /// - Complexity: O(n log n).
  package init?(_ values: [Double]) {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    // The nearest rank, as in `Percentiles`.
    func value(_ percent: Int) -> Double { sorted[max((percent * sorted.count + 99) / 100, 1) - 1] }
    low = value(5)
    median = value(50)
    high = value(95)
  }
}

extension RunRecord {
  /// Returns the values of a metric in each draw; `nil` for a metric that was not drawn, and for a
  /// run without draws.
  package func drawn(_ metric: Metric) -> [Double]? {
    guard pricing.draws.count > 0, !outcome.isFailure else { return nil }
    switch metric.id {
    case Metric.mainThreadTime.id: return pricing.draws.mainThread.map { Double($0) }
    case Metric.hitchTime.id: return pricing.draws.hitchTime.map { Double($0) }
    case Metric.hitches.id: return pricing.draws.lateFrames.map { Double($0) }
    case Metric.hitchRatio.id: return pricing.draws.hitchRatios(play.trackedTime)
    default: return nil
    }
  }
}

extension RunRecord {
  /// Returns the value of a metric as shown in tables: the median of the draws, if it was drawn.
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
      mainThread: try table.times("mainThread"),
      hitchTime: try table.amounts("hitchTime"), lateFrames: try table.amounts("lateFrames"),
      trackedTime: table.has("trackedTime") ? try table.amounts("trackedTime") : [],
      play: try container.decodeIfPresent(Int.self, forKey: .play))
  }

  /// Writes the draws as columns, and their 90 % ranges.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var table = ColumnTable(count: count)
    table.add("mainThread", mainThread)
    table.add("hitchTime", hitchTime)
    table.add("lateFrames", lateFrames)
    if !trackedTime.isEmpty { table.add("trackedTime", trackedTime) }
    try container.encode(table, forKey: .draws)
    try container.encodeIfPresent(play, forKey: .play)
    // The ranges are for readers of the file and are not decoded.
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
