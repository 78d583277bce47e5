// The answer that runs are made for: which way of holding state to choose, by how much it differs,
// and why.
//
// There are at most four lines. The first names the group to choose, and the growth of its cost
// with the list. The second contains the evidence: the workload in which the groups of strategies
// differ by the greatest factor. The third names the properties that make no difference, and the
// conditions under which frames would be late. The fourth names mistakes and failed runs. The
// answer states only what the runs show: without runs of other sizes it does not mention growth,
// and if all strategies tie, it states that.

/// The answer in a few lines.
package struct Answer: Equatable, Sendable {
  /// The sentences, at most four and never none, each with a full stop.
  package let lines: [String]
  /// The answer in a few words, as a title of a figure.
  package let title: String

  /// Creates the answer to a comparison.
  package init(_ comparison: Comparison) {
    if let evidence = Evidence(comparison) {
      lines = [evidence.choice, evidence.difference, evidence.context, Self.rest(comparison)]
        .filter { !$0.isEmpty }
      title = evidence.title
    } else {
      lines = [Self.noDifference(comparison), Self.rest(comparison)].filter { !$0.isEmpty }
      title = Self.shortTie(comparison)
    }
  }

  /// The lines as one paragraph.
  package var text: String { lines.joined(separator: " ") }

  /// Returns the answer for one workload, in a sentence.
  package static func sentence(for ranking: Ranking, in comparison: Comparison) -> String {
    guard let evidence = Evidence(Comparison(summaries: ranking.rows)) else {
      return noDifference(Comparison(summaries: ranking.rows))
    }
    return evidence.difference
  }

  // MARK: Without a difference

  private static func noDifference(_ comparison: Comparison) -> String {
    let ended = comparison.rows.filter { !$0.outcome.isFailure }
    guard let first = ended.first else {
      return comparison.rows.isEmpty
        ? "No run was made." : "Every run failed, so there is nothing to compare."
    }
    guard ended.count > 1 else { return single(first) }
    let ties = comparison.rankings.filter(\.isTie)
    guard !ties.isEmpty else {
      return comparison.rankings.contains { $0.compared.count + $0.mistakes.count > 1 }
        ? "Only \(StrategyGroup.names(StrategyGroup.unique(comparison.rankings.flatMap { $0.compared.map(\.identity.strategy) }))) "
          + "can be chosen here; the rest are mistakes."
        : "No two runs can be compared: they differ in more than the strategy."
    }
    let names = StrategyGroup.unique(ties.flatMap { $0.compared.map(\.identity.strategy) })
    let workloads = StrategyGroup.names(ties.map(comparison.name(of:)))
    let times = ties[0].groups[0].text(.mainThreadTime)
    let time = ties.count == 1 ? ": \(times) of main thread" : ""
    return "It makes no difference that the model can tell which of \(StrategyGroup.names(names)) "
      + "you choose in \(workloads)\(time)."
  }

  private static func single(_ row: RunSummary) -> String {
    let frames = row[.frames].map { Int($0) } ?? 0
    return "Only one run, so nothing to compare: \(row.identity.strategy) in "
      + "\(row.identity.workload) takes \(row.text(.mainThreadTime)) of main thread, "
      + "\(row.text(.hitches)) of \(ValueFormatter.count(frames, "frame")) late, "
      + "\(ValueFormatter.bodies(row[.bodies].map { Int($0) } ?? 0)), "
      + "\(row.text(.peakMemory)) at its peak."
  }

  private static func shortTie(_ comparison: Comparison) -> String {
    guard comparison.rankings.contains(where: \.isTie) else { return "Nothing to compare" }
    return "No difference that the model can tell"
  }

  // MARK: Mistakes and failures

  private static func rest(_ comparison: Comparison) -> String {
    let others = [
      mistakes(comparison), differing(comparison),
      count("Cut", comparison.cut, of: comparison),
      count("Failed", comparison.failed, of: comparison),
    ]
    return others.compactMap { $0 }.joined(separator: " ")
  }

  /// Returns a sentence about the most costly mistake, and the names of the others; `nil` if there
  /// are none.
  private static func mistakes(_ comparison: Comparison) -> String? {
    let all = comparison.rankings.flatMap { ranking in
      ranking.mistakes.map { (ranking: ranking, row: $0) }
    }
    func cost(_ pair: (ranking: Ranking, row: RunSummary)) -> [Double] {
      let ratio = pair.row[.hitchRatio] ?? 0
      return [ratio < Ranking.hitches ? 0 : ratio, factor(pair.row, in: pair.ranking) ?? 0]
    }
    guard let worst = all.max(by: { cost($0).lexicographicallyPrecedes(cost($1)) }),
      let mistake = worst.row.state?.mistake
    else { return nil }
    var facts: [String] = []
    if let factor = factor(worst.row, in: worst.ranking), factor > 1 + Ranking.noise {
      facts.append("\(ValueFormatter.factor(factor)) the main-thread time of the best")
    }
    if let ratio = worst.row[.hitchRatio], ratio >= Ranking.hitches {
      facts.append("\(worst.row.text(.hitchRatio)) of hitches")
    }
    let names = StrategyGroup.unique(all.map(\.row.identity.strategy)).filter {
      $0 != worst.row.identity.strategy
    }
    let others = names.isEmpty ? "" : "; others: \(StrategyGroup.names(names))"
    let cost =
      facts.isEmpty
      ? "no cost that the model can tell"
      : "\(facts.joined(separator: " and ")) in \(comparison.name(of: worst.ranking))"
    return "Mistake to avoid: \(worst.row.identity.strategy) (\(mistake)), \(cost)\(others)."
  }

  private static func factor(_ row: RunSummary, in ranking: Ranking) -> Double? {
    guard let best = ranking.groups.first?.rows.first?[.mainThreadTime],
      let own = row[.mainThreadTime], best > 0
    else { return nil }
    return own / best
  }

  private static func differing(_ comparison: Comparison) -> String? {
    let rows = comparison.rankings.flatMap(\.unranked).filter {
      $0.otherScreen != nil && $0.state?.mistake == nil
    }
    guard let first = rows.first, let difference = first.otherScreen else { return nil }
    let names = StrategyGroup.names(StrategyGroup.unique(rows.map(\.identity.strategy)))
    return "Not ranked: \(names), which ended on another screen "
      + "(\(first.identity.workload): \(difference))."
  }

  /// Returns a sentence that counts some runs and gives the first of them with its reason.
  ///
  /// `Failed: 3 of 9 runs, the first broken in scroll (no object).`
  private static func count(
    _ word: String, _ rows: [RunSummary], of comparison: Comparison
  ) -> String? {
    guard let first = rows.first else { return nil }
    let reason = first.outcome.reason.map { " (\($0.firstLine))" } ?? ""
    let name = "\(first.identity.strategy) in \(first.identity.workload)\(reason)"
    if rows.count == 1 { return "\(word): \(name)." }
    return "\(word): \(rows.count) of \(comparison.rows.count) runs, the first \(name)."
  }
}
