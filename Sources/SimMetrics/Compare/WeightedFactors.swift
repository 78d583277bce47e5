// One number for a strategy over several workloads, as js-framework-benchmark has it: the factor to
// the best strategy of each workload, and the weighted geometric mean of the factors, exp(Σ weight
// · ln factor / Σ weight).
//
// The mean is geometric because factors multiply: twice as slow in one workload and twice as fast
// in another balance each other. The time is that of the main thread, which corresponds to the
// benchmark's script and paint durations.

import Foundation

/// Strategies scored over weighted workloads.
package struct WeightedFactors: Equatable, Sendable {
  /// A workload with its weight.
  package struct Weight: Equatable, Sendable {
    package var workload: String
    /// The weight of the workload; above zero.
    package var weight: Double

    /// Creates a workload with its weight.
    ///
    /// - Precondition: `weight` is a number above zero.
    package init(workload: String, weight: Double) {
      precondition(weight > 0 && weight.isFinite, "A workload counts for something or is left out.")
      self.workload = workload
      self.weight = weight
    }
  }

  package struct Score: Equatable, Sendable {
    package var strategy: String
    /// The factor of the main thread's time to that of the best run, for each workload; 1 is the
    /// best.
    package var factors: [Double]
    /// The weighted geometric mean of the factors.
    package var mean: Double
  }

  /// The workloads, in the order of the factors.
  package let weights: [Weight]
  /// The scores, the least first; equal ones by name.
  package let scores: [Score]

  /// Scores runs that differ only in strategy and workload; `nil` unless two strategies completed
  /// every weighted workload.
  ///
  /// Strategies that demonstrate a mistake are omitted. A run of several seeds counts with its
  /// median. A strategy that lacks a workload, or whose run was cut or failed, has no score, but
  /// its other runs count when the best run is determined.
  package init?(_ records: [RunRecord], weights: [Weight]) {
    self.init(summaries: RunSummary.rows(of: records), weights: weights)
  }

  /// Scores the strategies of a comparison over all of its workloads, with equal weights; `nil` for
  /// fewer than two workloads.
  init?(_ comparison: Comparison) {
    let workloads = comparison.rankings.map(\.subject.workload)
    guard workloads.count > 1, Set(workloads).count == workloads.count else { return nil }
    self.init(
      summaries: comparison.rows, weights: workloads.map { Weight(workload: $0, weight: 1) })
  }

  private init?(summaries all: [RunSummary], weights: [Weight]) {
    let rows = weights.flatMap { weight in
      Ranking.comparable(all.filter { $0.identity.workload == weight.workload })
    }.filter { $0.state?.mistake == nil }
    var times: [String: [String: Double]] = [:]
    var order: [String] = []
    var subjects: Set<RunIdentity> = []
    for row in rows {
      guard let time = row[.mainThreadTime], time > 0 else { continue }
      var subject = row.identity
      subject.strategy = ""
      subject.workload = ""
      subjects.insert(subject)
      if times[row.identity.strategy] == nil { order.append(row.identity.strategy) }
      times[row.identity.strategy, default: [:]][row.identity.workload] = time
    }
    guard !weights.isEmpty, subjects.count == 1 else { return nil }
    let best = weights.map { weight in
      order.compactMap { times[$0]?[weight.workload] }.min() ?? .infinity
    }
    let sum = weights.reduce(0) { $0 + $1.weight }
    let scores = order.compactMap { strategy -> Score? in
      let own = weights.compactMap { times[strategy]?[$0.workload] }
      guard own.count == weights.count else { return nil }
      let factors = zip(own, best).map { $0 / $1 }
      let logarithm = zip(weights, factors).reduce(0) { $0 + $1.0.weight * log($1.1) }
      return Score(strategy: strategy, factors: factors, mean: exp(logarithm / sum))
    }
    guard scores.count > 1 else { return nil }
    self.weights = weights
    self.scores = scores.sorted { ($0.mean, $0.strategy) < ($1.mean, $1.strategy) }
  }

  /// The scores as lines: a heading, then a line for each strategy with its mean and its factors.
  package var lines: [String] {
    let heads = ["Score", "mean"] + weights.map(\.workload)
    let rows = scores.map { score in
      ["  " + score.strategy] + ([score.mean] + score.factors).map { String(format: "%.2f", $0) }
    }
    var table = Table(header: heads, rows: rows, numbers: Set(heads.indices.dropFirst()))
    table.separator = " "
    return table.lines
  }
}
