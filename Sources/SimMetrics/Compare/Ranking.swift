// The strategies of one workload, best first.
//
// Speed is judged by the first of these that differs by more than 5 % between any two runs, and in nearly all price draws if
// there are draws: hitch ratio (if every run has one), hitch time, the main thread's time. Times and sizes are modelled from
// prices that are known to within a factor, and a model's last few per cent are not a finding. If none differs in nearly all
// draws, the first that differs at all is reported as too close to call. Rows are sorted by that metric, then by the others,
// then by bodies, allocations, memory and name: so the order is total, and equal on every machine. A run that was cut did
// less than it was asked to, so it is not compared with runs that completed; it comes after them, and failed runs come last.

/// One workload's runs in order.
package struct Ranking: Equatable, Sendable {
  /// The identity that all runs share; its strategy is empty.
  package let subject: RunIdentity
  /// The runs: those that are compared, best first, then those that were cut, then those that failed.
  package let rows: [RunSummary]
  private let comparedCount: Int
  /// The metric that tells the fast from the slow, or nil when none does.
  package var speedMetric: Metric? { Self.criterion(for: compared) }

  /// Differences in modelled times that are not a finding, as a share.
  package static let noise = 0.05

  /// Ranks runs of one workload.
  package init(subject: RunIdentity, rows: [RunSummary]) {
    self.subject = subject
    let compared = Self.comparable(rows)
    let others = rows.filter { !compared.contains($0) }
      .sorted { $0.identity.strategy < $1.identity.strategy }
    comparedCount = compared.count
    self.rows =
      compared.sorted(by: Self.order(for: compared))
      + others.filter { !$0.outcome.isFailure } + others.filter(\.outcome.isFailure)
  }

  /// The runs that are comparable: those that completed or, if none did, those that were all cut for one reason.
  package static func comparable(_ rows: [RunSummary]) -> [RunSummary] {
    let whole = rows.filter { $0.outcome == .completed }
    guard whole.isEmpty else { return whole }
    let cut = rows.filter { !$0.outcome.isFailure }
    return cut.allSatisfy { $0.outcome == cut.first?.outcome } ? cut : []
  }

  /// The runs that are compared, best first.
  package var compared: [RunSummary] { Array(rows.prefix(comparedCount)) }

  /// Whether a run is among those that are compared.
  package func compares(_ row: RunSummary) -> Bool { compared.contains(row) }

  /// The runs that were cut and are not compared, by name.
  package var cut: [RunSummary] { rows.dropFirst(comparedCount).filter { !$0.outcome.isFailure } }

  /// The runs that failed, by name.
  package var failed: [RunSummary] { rows.filter { $0.outcome.isFailure } }

  /// The fastest and the slowest run, or nil when fewer than two ended or all tie.
  package var speedSpread: Spread? {
    guard let speedMetric else { return nil }
    return Spread(of: speedMetric, in: compared)
  }

  /// What the best of a workload is called: the smoothest if hitches decide, otherwise the fastest.
  ///
  /// Runs without a hitch may differ in their work, so the smoothest are not called fast.
  package var superlative: String {
    speedMetric?.id == Metric.mainThreadTime.id ? "fastest" : "smoothest"
  }

  /// How sure it is that the fastest run is faster than the slowest; nil if nothing was drawn or all tie.
  package var verdict: Verdict? {
    speedSpread?.verdict
  }

  /// The runs with the least and the most memory at their peak, or nil without a finding.
  package var memorySpread: Spread? {
    let spread = Spread(of: .peakMemory, in: compared)
    return spread.flatMap { $0.isNoise ? nil : $0 }
  }

  private static let criteria: [Metric] = [.hitchRatio, .hitchTime, .mainThreadTime]

  private static func criterion(for rows: [RunSummary]) -> Metric? {
    guard rows.count > 1 else { return nil }
    let differing = criteria.compactMap { metric in
      Spread(of: metric, in: rows).flatMap { $0.isNoise ? nil : (metric: metric, spread: $0) }
    }
    return (differing.first { $0.spread.hasFinding($0.metric) } ?? differing.first)?.metric
  }

  private static func order(for rows: [RunSummary]) -> (RunSummary, RunSummary) -> Bool {
    let first = [criterion(for: rows)].compactMap { $0 }
    let hasRatios = rows.allSatisfy { $0[.hitchRatio] != nil }
    let rest = hasRatios ? criteria : Array(criteria.dropFirst())
    let metrics = first + rest + [.bodies, .allocations, .peakMemory]
    return { first, second in
      for metric in metrics {
        let left = first[metric] ?? .infinity
        let right = second[metric] ?? .infinity
        if left != right { return left < right }
      }
      return first.identity.strategy < second.identity.strategy
    }
  }
}
