// Compares strategies, workload by workload, the most significant workload first.
//
// Runs are compared only if their identities agree except for the strategy, so a file that holds
// runs of two devices gives two rankings. Runs that differ in the seed alone are one row. The
// workload in which groups of strategies differ by the greatest factor comes first.

/// All rankings of a set of records, the one with the greatest separation first.
package struct Comparison: Equatable, Sendable {
  /// One ranking for each workload.
  package let rankings: [Ranking]

  package init(_ records: [RunRecord]) {
    self.init(summaries: RunSummary.rows(of: records))
  }

  package init(summaries: [RunSummary]) {
    var subjects: [RunIdentity] = []
    var rows: [RunIdentity: [RunSummary]] = [:]
    for summary in summaries {
      var subject = summary.identity
      subject.strategy = ""
      if rows[subject] == nil { subjects.append(subject) }
      rows[subject, default: []].append(summary)
    }
    rankings =
      subjects
      .map { Ranking(subject: $0, rows: rows[$0] ?? []) }
      .sorted(by: Self.isMoreTelling)
  }

  /// The seeds that were run, if rows combine several seeds; empty if each row is one run.
  package var seeds: [UInt64] { rows.map(\.seeds).max { $0.count < $1.count } ?? [] }

  /// All rows in the order in which a table shows them.
  package var rows: [RunSummary] { rankings.flatMap(\.rows) }

  /// The runs that were cut and so are not compared, in the order of the table.
  package var cut: [RunSummary] { rankings.flatMap(\.cut) }

  /// The runs that failed, in the order of the table.
  package var failed: [RunSummary] { rankings.flatMap(\.failed) }

  /// Returns a ranking's name: its workload, and the details that distinguish it from the other
  /// rankings.
  package func name(of ranking: Ranking) -> String {
    let subject = ranking.subject
    let others = rankings.map(\.subject).filter { $0 != subject }
    let namesakes = others.filter { $0.workload == subject.workload }
    guard !namesakes.isEmpty else { return subject.workload }
    let details = Self.details.map { $0.words(subject) }.enumerated().filter { index, text in
      namesakes.contains { Self.details[index].words($0) != text }
    }
    return ([subject.workload] + details.map(\.element)).joined(separator: ", ")
  }

  /// The fields that may distinguish rankings of one workload.
  private static let details = IdentityField.all.filter {
    $0.name != "strategy" && $0.name != "workload"
  }

  /// Returns whether a ranking precedes another: by the factor between the best and the last group,
  /// then by the spread of memory, then by name.
  private static func isMoreTelling(_ first: Ranking, _ second: Ranking) -> Bool {
    func values(_ ranking: Ranking) -> [Double] {
      [ranking.separation, Spread(of: .peakMemory, in: ranking.compared)?.distance ?? -1]
    }
    let (left, right) = (values(first), values(second))
    if left != right { return right.lexicographicallyPrecedes(left) }
    return key(first.subject).lexicographicallyPrecedes(key(second.subject))
  }

  private static func key(_ identity: RunIdentity) -> [String] {
    [identity.workload] + details.map { $0.words(identity) }
  }
}
