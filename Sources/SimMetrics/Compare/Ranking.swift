// The strategies of one workload, in groups of indistinguishable cost, the best group first.
//
// Runs are ordered by whether they hitch (5 ms/s and more, where Apple's scale for scrolling no
// longer says "good"), then by the main thread's time. Only runs are ranked that completed, ended
// on the same screen as the others, and demonstrate no mistake. Mistakes follow without a rank,
// then runs that were cut, ended on another screen, or failed.

/// The runs of one workload in order.
package struct Ranking: Equatable, Sendable {
  /// The identity that all runs share; its strategy is empty.
  package let subject: RunIdentity
  /// The ranked runs in groups, the best group first.
  package let groups: [StrategyGroup]
  /// The runs that demonstrate a mistake, the best first.
  package let mistakes: [RunSummary]
  /// The runs that are not ranked: those that ended on another screen, then those that were cut, then those that failed.
  package let unranked: [RunSummary]

  /// The share below which a difference in modelled times is not a finding.
  package static let noise = 0.05
  /// The hitch ratio from which on a run hitches, in ms/s; Apple calls a lower ratio good (tech
  /// talk 10855).
  package static let hitches = 5.0

  /// Ranks runs of one workload.
  package init(subject: RunIdentity, rows: [RunSummary]) {
    self.subject = subject
    let comparable = Self.comparable(rows)
    let sorted = comparable.sorted(by: Self.isBetter)
    let candidates = sorted.filter { $0.state?.mistake == nil }
    // If all runs demonstrate mistakes, they are compared with each other.
    groups = StrategyGroup.groups(of: candidates.isEmpty ? sorted : candidates)
    mistakes = candidates.isEmpty ? [] : sorted.filter { $0.state?.mistake != nil }
    let rest = rows.filter { !comparable.contains($0) }
      .sorted { $0.identity.strategy < $1.identity.strategy }
    unranked =
      rest.filter { $0.outcome == .completed }
      + rest.filter { $0.outcome != .completed && !$0.outcome.isFailure }
      + rest.filter(\.outcome.isFailure)
  }

  /// Returns the runs that can be compared: those that completed on the same screen or, if none
  /// did, those that were all cut for one reason.
  package static func comparable(_ rows: [RunSummary]) -> [RunSummary] {
    let same = rows.filter { $0.otherScreen == nil }
    let whole = same.filter { $0.outcome == .completed }
    guard whole.isEmpty else { return whole }
    let cut = same.filter { !$0.outcome.isFailure }
    return cut.allSatisfy { $0.outcome == cut.first?.outcome } ? cut : []
  }

  /// All runs in the order of a table.
  package var rows: [RunSummary] { measured + unranked }
  /// The ranked runs, the best first.
  package var compared: [RunSummary] { groups.flatMap(\.rows) }
  /// The runs that can be shown side by side: the ranked ones, then the mistakes.
  package var measured: [RunSummary] { compared + mistakes }
  /// Returns whether a run is ranked.
  package func compares(_ row: RunSummary) -> Bool { groups.contains { $0.rows.contains(row) } }
  /// The runs that were cut and are not ranked, by name.
  package var cut: [RunSummary] {
    unranked.filter { $0.outcome != .completed && !$0.outcome.isFailure }
  }
  /// The runs that failed, by name.
  package var failed: [RunSummary] { unranked.filter(\.outcome.isFailure) }
  /// Whether the strategies differ by less than the model can distinguish.
  package var isTie: Bool { groups.count == 1 && groups[0].rows.count > 1 }

  /// The metric in which the best group differs from the last: hitches, otherwise the main thread's
  /// time; `nil` if there is only one group.
  package var speedMetric: Metric? {
    guard groups.count > 1, let last = groups.last else { return nil }
    return Self.difference(groups[0].rows[0], last.rows[0])
  }

  /// The fastest and the slowest run; `nil` if fewer than two completed, or all tie.
  package var speedSpread: Spread? {
    speedMetric.flatMap { Spread(of: $0, in: compared) }
  }

  /// The runs with the least and the most peak memory; `nil` if the difference is not a finding.
  package var memorySpread: Spread? {
    let spread = Spread(of: .peakMemory, in: compared)
    return spread.flatMap { $0.isNoise ? nil : $0 }
  }

  /// The factor between the last group and the first: of the main thread's time or, if that is
  /// greater, of hitches, where a ratio below 1 ms/s counts as 1.
  ///
  /// A tie has a factor of 1.
  package var separation: Double {
    guard groups.count > 1, let last = groups.last?.middle else { return 1 }
    let first = groups[0].middle
    var factor = 1.0
    if let less = first[.mainThreadTime], let more = last[.mainThreadTime], less > 0 {
      factor = more / less
    }
    if speedMetric?.id == Metric.hitchRatio.id, let less = first[.hitchRatio],
      let more = last[.hitchRatio]
    {
      factor = max(factor, max(more, 1) / max(less, 1))
    }
    return factor
  }

  /// Returns the metric in which two runs differ; `nil` if there is none.
  ///
  /// - Parameter better: The run that precedes the other in a ranking.
  package static func difference(_ better: RunSummary, _ worse: RunSummary) -> Metric? {
    if let less = better[.hitchRatio], let more = worse[.hitchRatio], more >= hitches,
      isReported(.hitchRatio, less, more, better, worse)
    {
      return .hitchRatio
    }
    guard let less = better[.mainThreadTime], let more = worse[.mainThreadTime],
      isReported(.mainThreadTime, less, more, better, worse)
    else { return nil }
    return .mainThreadTime
  }

  /// Returns whether one run certainly has less: by more than noise, and with a 90 % range of their
  /// ratio that lies above 1.
  private static func isReported(
    _ metric: Metric, _ less: Double, _ more: Double, _ better: RunSummary, _ worse: RunSummary
  ) -> Bool {
    guard more - less > more * noise else { return false }
    guard let verdict = Verdict(of: metric, fast: better, slow: worse) else { return true }
    return verdict.ratio.map { $0.low > 1 } ?? !verdict.isTooClose
  }

  /// Returns whether a run precedes another: by hitches, then the main thread's time, then exact
  /// counts and memory, then the name.
  ///
  /// The order is total.
  private static func isBetter(_ first: RunSummary, _ second: RunSummary) -> Bool {
    func key(_ row: RunSummary) -> [Double] {
      let ratio = row[.hitchRatio] ?? 0
      return [ratio < hitches ? 0 : ratio]
        + [Metric.mainThreadTime, .bodies, .allocations, .peakMemory].map { row[$0] ?? .infinity }
    }
    let (left, right) = (key(first), key(second))
    if left != right { return left.lexicographicallyPrecedes(right) }
    return first.identity.strategy < second.identity.strategy
  }
}
