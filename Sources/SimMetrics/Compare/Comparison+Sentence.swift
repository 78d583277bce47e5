// The answer in one sentence.
//
// It names, for the workload that differs most, who is fastest or smoothest and who slowest, by how much, and
// the exact count that goes with it; then who needs most memory, where and by how much; then what
// failed. It claims no winner where strategies tie, and nothing at all from a single run.

extension Comparison {
  /// The answer: who is fast, who uses the most memory, by how much, with the count behind it.
  package var sentence: String {
    let clauses = [speedClause, memoryClause].compactMap { $0 }
    let findings = clauses.isEmpty ? [nothingToCompare] : clauses
    let others = [clause(on: cut, "was cut", "were cut"), clause(on: failed, "failed", "failed")]
    return (findings + others.compactMap { $0 }).joined(separator: "; ") + "."
  }

  /// The answer for one workload.
  package func sentence(for ranking: Ranking) -> String {
    let speed = Self.speedClause(ranking)
    let memory = ranking.memorySpread.map { Self.memoryClause($0) }
    let clauses = [speed, memory].compactMap { $0 }
    return clauses.isEmpty
      ? Comparison(summaries: ranking.rows).sentence : clauses.joined(separator: "; ") + "."
  }

  private var speedClause: String? {
    for ranking in rankings {
      if let clause = Self.speedClause(ranking) { return "In \(name(of: ranking)), \(clause)" }
    }
    return nil
  }

  private var memoryClause: String? {
    let spreads = rankings.compactMap { ranking in
      ranking.memorySpread.map { (ranking: ranking, spread: $0) }
    }
    guard let widest = spreads.max(by: { $0.spread.distance < $1.spread.distance }) else {
      return nil
    }
    let clause = Self.memoryClause(widest.spread)
    return rankings.count > 1 ? "in \(name(of: widest.ranking)), \(clause)" : clause
  }

  /// Names the first of the runs that are not compared and why; nil if there is none.
  private func clause(on others: [RunSummary], _ one: String, _ several: String) -> String? {
    guard let first = others.first else { return nil }
    let name = "\(first.identity.strategy) in \(first.identity.workload)"
    let reason = first.outcome.reason.map { " (\($0.firstLine))" } ?? ""
    if others.count == 1 { return "\(name) \(one)\(reason)" }
    return "\(others.count) of \(rows.count) runs \(several), first \(name)\(reason)"
  }

  private var nothingToCompare: String {
    let ended = rows.filter { !$0.outcome.isFailure }
    guard let first = ended.first else {
      return rows.isEmpty ? "No run was made" : "No run ended well, so there is nothing to compare"
    }
    guard ended.count > 1 else { return Self.single(first) }
    if rankings.allSatisfy({ $0.compared.count < 2 }) {
      return "No two runs can be compared: none differ in the strategy alone"
    }
    let bodies = rankings.compactMap { Spread(of: .bodies, in: $0.compared) }
    let counts = bodies.allSatisfy(\.isNoise) ? ", and in their counts of bodies as well" : ""
    return "The strategies tie within 5 % in time and memory\(counts)"
  }

  private static func single(_ row: RunSummary) -> String {
    let frames = row[.frames].map { Int($0) } ?? 0
    return "Only one run to look at: \(row.identity.strategy) in \(row.identity.workload) has "
      + "\(row.text(.hitches)) of \(ValueFormatter.count(frames, "frame")) late, "
      + "\(ValueFormatter.bodies(row[.bodies].map { Int($0) } ?? 0)) and \(row.text(.peakMemory)) at its peak"
  }

  private static func speedClause(_ ranking: Ranking) -> String? {
    guard let metric = ranking.speedMetric, let spread = ranking.speedSpread,
      let slow = spread.highest.first, let fast = spread.lowest.first
    else { return nil }
    let isTime = metric.id == Metric.mainThreadTime.id
    let what = isTime ? "of main thread work" : "of hitches"
    let verdict = spread.verdict
    let isOne = spread.lowest.count == 1
    let verb = "\(isOne ? "is" : "are") \(ranking.superlative)"
    let isClose = verdict?.isTooClose ?? false
    let start =
      isClose
      ? "it is too close to call: \(names(spread.lowest)) \(isOne ? "has" : "have")"
      : "\(names(spread.lowest)) \(verb) with"
    var clause =
      "\(start) \(phrase(spread.leastText(metric), what)) against "
      + "\(spread.greatestText(metric)) for \(names(spread.highest))"
    switch (spread.reportableFactor(metric), verdict) {
    case (let factor?, let verdict?):
      clause += ", \(verdict.text(factor)) \(verdict.shareText)"
    case (nil, let verdict?): clause += ", \(verdict.shareText)"
    case (let factor?, nil): clause += " (\(ValueFormatter.factor(factor)))"
    case (nil, nil): break
    }
    if !isClose, let count = countBehind(slow: slow, fast: fast) { clause += ", \(count)" }
    return clause
  }

  /// `1.5 ms/s of hitches (0.0–12.1)`: the unit comes before the range.
  private static func phrase(_ text: String, _ what: String) -> String {
    guard let bracket = text.lastIndex(of: "(") else { return "\(text) \(what)" }
    return "\(text[..<bracket])\(what) \(text[bracket...])"
  }

  private static func memoryClause(_ spread: Spread) -> String {
    let verb = spread.highest.count == 1 ? "uses the most memory" : "use the most memory"
    let factor = spread.factor.map { " (\(ValueFormatter.factor($0)))" } ?? ""
    return "\(names(spread.highest)) \(verb) with \(ValueFormatter.bytes(Int64(spread.greatest))) "
      + "at the peak against \(ValueFormatter.bytes(Int64(spread.least))) "
      + "for \(names(spread.lowest))\(factor)"
  }

  /// The exact count that differs most between a slow and a fast run, in its favour.
  private static func countBehind(slow: RunSummary, fast: RunSummary) -> String? {
    let candidates: [(metric: Metric, noun: String)] = [
      (.bodies, "bodies"), (.initialisations, "initialisations"), (.allocations, "allocations"),
    ]
    var best: (share: Double, text: String)?
    for (metric, noun) in candidates {
      guard let more = slow[metric], let less = fast[metric], more > less else { continue }
      let share = (more + 1) / (less + 1)
      guard share > (best?.share ?? 1 + Ranking.noise) else { continue }
      best = (share, "for \(metric.unit.format(less)) \(noun) against \(metric.unit.format(more))")
    }
    return best?.text
  }

  /// Up to three by name; otherwise the first, and how many others.
  private static func names(_ rows: [RunSummary]) -> String {
    let names = rows.map(\.identity.strategy)
    if names.count > 3 { return "\(names[0]) and \(names.count - 1) more" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Comparison {
  /// The answer in a few words, as a title: `row-values is fastest in scroll, 6.0×`.
  package var shortFinding: String {
    for ranking in rankings {
      guard let spread = ranking.speedSpread else { continue }
      let verb = spread.lowest.count == 1 ? "is" : "are"
      let lowest = Self.names(spread.lowest)
      let names = spread.lowest.count > 2 ? "\(spread.lowest.count) strategies" : lowest
      guard let metric = ranking.speedMetric else { continue }
      let verdict = ranking.verdict
      let factor = spread.reportableFactor(metric)
      let both = "\(spread.leastText(metric)) against \(spread.greatestText(metric))"
      if verdict?.isTooClose == true {
        let own = factor.map { ValueFormatter.factor($0) } ?? both
        return "too close to call in \(name(of: ranking)), \(own)"
      }
      let reported = factor.map { verdict?.text($0) ?? ValueFormatter.factor($0) }
      let end = reported ?? (spread.isWithoutHitch ? "without a hitch" : both)
      return "\(names) \(verb) \(ranking.superlative) in \(name(of: ranking)), \(end)"
    }
    guard rankings.contains(where: { $0.compared.count > 1 }) || failed.isEmpty else {
      return "nothing to compare"
    }
    let late = rows.reduce(0.0) { $0 + ($1[.hitches] ?? 0) }
    guard late > 0 else { return "no difference in time" }
    return "\(ValueFormatter.count(Int(late), "frame")) late, whatever the strategy"
  }
}
