// The strategies of one workload, best first.
//
// Speed is judged by the first of these that differs by more than 5 % between some two runs: hitch
// ratio (where every run has one), hitch time, the main thread's time. Times and sizes are modelled from
// prices that are known to a factor, and a model's last few per cent are no finding. Rows are sorted by that
// metric, then by the others, then by bodies, allocations, memory and name: so the order is total,
// and equal on every machine. Failed runs come last.

/// One workload's runs in order.
package struct Ranking: Equatable, Sendable {
  /// The identity that all runs share; its strategy is empty.
  package let subject: RunIdentity
  /// The runs, best first, failed ones last.
  package let rows: [RunSummary]
  /// The metric that tells the fast from the slow, or nil when none does.
  package var speedMetric: Metric? { Self.criterion(for: completed) }

  /// Differences of modelled times that are no finding, as a share.
  package static let noise = 0.05

  /// Ranks runs of one workload.
  package init(subject: RunIdentity, rows: [RunSummary]) {
    self.subject = subject
    let failed = rows.filter { $0.outcome.isFailure }
    let ended = rows.filter { !$0.outcome.isFailure }
    self.rows =
      ended.sorted(by: Self.order(for: ended))
      + failed.sorted { $0.identity.strategy < $1.identity.strategy }
  }

  /// The runs that did not fail, best first.
  package var completed: [RunSummary] { rows.filter { !$0.outcome.isFailure } }

  /// The runs that failed, by name.
  package var failed: [RunSummary] { rows.filter { $0.outcome.isFailure } }

  /// The fastest and the slowest run, or nil when fewer than two ended or all tie.
  package var speedSpread: Spread? {
    guard let speedMetric else { return nil }
    return Spread(of: speedMetric, in: completed)
  }

  /// What the best of a workload is: the smoothest where hitches decide, else the fastest.
  ///
  /// Runs without a hitch may differ in their work, so the smoothest are not called fast.
  package var superlative: String {
    speedMetric?.id == Metric.mainThreadTime.id ? "fastest" : "smoothest"
  }

  /// How sure it is that the fastest run is faster than the slowest; nil where nothing was drawn or all tie.
  package var verdict: Verdict? {
    guard let speedMetric, let spread = speedSpread, let fast = spread.lowest.first,
      let slow = spread.highest.first
    else { return nil }
    return Verdict(of: speedMetric, fast: fast, slow: slow)
  }

  /// The runs with the least and the most memory at their peak, or nil without a finding.
  package var memorySpread: Spread? {
    let spread = Spread(of: .peakMemory, in: completed)
    return spread.flatMap { $0.isNoise ? nil : $0 }
  }

  private static let criteria: [Metric] = [.hitchRatio, .hitchTime, .mainThreadTime]

  private static func criterion(for rows: [RunSummary]) -> Metric? {
    guard rows.count > 1 else { return nil }
    return criteria.first { metric in
      guard let spread = Spread(of: metric, in: rows) else { return false }
      return !spread.isNoise
    }
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
