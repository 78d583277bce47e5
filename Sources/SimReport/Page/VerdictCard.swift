// The answer as a card: what to choose, by how much, because of what, and what could be done.

import SimMetrics

/// What the card says.
struct VerdictCard {
  /// What to choose.
  let choice: String
  /// By how much, what makes no difference, and which mistakes to avoid.
  let rest: [String]
  /// Why the costliest run is slow; nil if nothing is known.
  let cause: String?
  /// What could be done about it; nil if nothing is known.
  let cure: ReportText.Line?

  /// Reads the most telling ranking; nil if no two runs differ.
  init?(_ comparison: Comparison, records: [RunRecord]) {
    guard let ranking = comparison.rankings.first(where: { $0.groups.count > 1 }),
      let slow = ranking.groups.last?.middle
    else { return nil }
    let lines = Answer(comparison).lines
    choice = lines[0]
    rest = Array(lines.dropFirst())
    let record = records.first { $0.identity == slow.identity }
    let most = record?.causes.counts.first
    cause =
      record?.greatestBlame
      ?? most.map { "\(ValueFormatter.bodies($0.bodies)) ran for \($0.line)." }
    cure = record.flatMap { Advice($0).findings.first.map { ReportText.Line($0.cure) } }
  }
}
