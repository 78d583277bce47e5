// The answer as a card: the choice, the difference, its cause, and a possible cure.

import SimMetrics

/// The contents of the card.
struct VerdictCard {
  /// The strategies to choose.
  let choice: String
  /// The difference, the properties that make none, and the mistakes to avoid.
  let rest: [String]
  /// The reason for which the costliest run is slow; `nil` if it is not known.
  let cause: String?
  /// A possible cure; `nil` if none is known.
  let cure: ReportText.Line?

  /// Creates the card of the most significant ranking; `nil` if no two runs differ.
  init?(_ comparison: Comparison, records: [RunRecord]) {
    guard let ranking = comparison.rankings.first(where: { $0.groups.count > 1 }),
      let slow = ranking.groups.last?.middle
    else { return nil }
    let lines = Answer(comparison).lines
    choice = lines[0]
    rest = Array(lines.dropFirst())
    let record = records.first { $0.identity == slow.identity }
    let most = record?.counts.causes.counts.first
    cause =
      record?.greatestBlame
      ?? most.map { "\(ValueFormatter.bodies($0.bodies)) ran for \($0.line)." }
    cure = record.flatMap { Advice($0).findings.first }
      .map { ReportText.Line(ValueFormatter.shorteningTypes($0.cure)) }
  }
}
