// The answer as a card: which, by how much, how sure, because of what, and what could be done.

import SimMetrics

/// What the card says.
struct VerdictCard {
  /// Who is fastest or smoothest, in which workload.
  let who: String
  /// By how much, with its range; nil if the best has zero.
  let factor: String?
  /// The two numbers behind it.
  let numbers: String
  /// In how many draws of the prices; nil if nothing was drawn.
  let draws: String?
  /// Whether the prices are not known well enough.
  let isTooClose: Bool
  /// Why the slow one is slow; nil if nothing is known.
  let cause: String?
  /// What could be done; nil if nothing is known.
  let cure: ReportText.Line?

  /// Reads the ranking that tells most; nil if no two runs differ.
  init?(_ comparison: Comparison, records: [RunRecord]) {
    guard let ranking = comparison.rankings.first(where: { $0.speedSpread != nil }),
      let metric = ranking.speedMetric, let spread = ranking.speedSpread,
      let slow = spread.highest.first
    else { return nil }
    let verdict = ranking.verdict
    let fast = spread.lowest.map(\.identity.strategy)
    let shown =
      fast.count > 3 ? "\(fast.count) of \(ranking.compared.count) strategies" : Self.list(fast)
    isTooClose = verdict?.isTooClose ?? false
    let verb = fast.count == 1 ? "is" : "are"
    who =
      isTooClose
      ? "Too close to call in \(comparison.name(of: ranking))"
      : "\(shown) \(verb) \(ranking.superlative) in \(comparison.name(of: ranking))"
    factor = spread.reportableFactor(metric).map { verdict?.text($0) ?? ValueFormatter.factor($0) }
    let what = metric.id == Metric.mainThreadTime.id ? "of main thread work" : "of hitches"
    numbers =
      "\(spread.leastText(metric)) \(what) against \(spread.greatestText(metric)) "
      + "for \(Self.list(spread.highest.map(\.identity.strategy)))"
    let better = ranking.superlative == "fastest" ? "Faster" : "Smoother"
    draws = verdict.map { "\(better) \($0.shareText)." }
    let record = records.first { $0.identity == slow.identity }
    let most = record?.causes.counts.first
    cause =
      record?.greatestBlame
      ?? most.map { "\(ValueFormatter.bodies($0.bodies)) ran for \($0.line)." }
    cure = record.flatMap { Advice($0).findings.first.map { ReportText.Line($0.cure) } }
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
