// The evidence for an answer: the group to choose, and the workload in which the other groups cost
// most by comparison.

/// The groups of the most significant workload, described in sentences.
struct Evidence {
  private let comparison: Comparison
  private let ranking: Ranking
  /// The group to choose.
  private let chosen: StrategyGroup
  /// The group that costs most by comparison.
  private let contrast: StrategyGroup
  /// The average over all workloads; `nil` if there is only one.
  private let score: WeightedFactors?

  /// Creates the evidence; `nil` if strategies tie in every workload.
  init?(_ comparison: Comparison) {
    guard let ranking = comparison.rankings.first(where: { $0.groups.count > 1 }),
      let last = ranking.groups.last
    else { return nil }
    self.comparison = comparison
    self.ranking = ranking
    score = WeightedFactors(comparison)
    let best = score?.scores.first?.strategy
    let favoured = ranking.groups.first { group in
      group.rows.contains { $0.identity.strategy == best }
    }
    chosen = favoured ?? ranking.groups[0]
    contrast = chosen == last ? ranking.groups[0] : last
  }

  // MARK: What to choose

  /// The first sentence: the group to choose, the reason, and the growth of its cost.
  ///
  /// `Hold an object per item (observable-rows or distributed): only its row reads it; the cost
  /// stays the same however long the list is.`
  var choice: String {
    let names = StrategyGroup.names(chosen.rows.map(\.identity.strategy), "or")
    let start = shared(chosen).map { "Hold \($0) (\(names))" } ?? "Choose \(names)"
    let reads = reader(of: chosen).map { "only \($0) reads it" }
    let clauses = [reads, growth, overall].compactMap { $0 }
    return clauses.isEmpty ? start + "." : "\(start): \(clauses.joined(separator: "; "))."
  }

  private var growth: String? {
    guard let growth = chosen.middle.growth, let factor = growth.factor else { return nil }
    return growth.isFlat
      ? "the cost stays the same however long the list is"
      : "the cost grows \(Self.growth(factor, growth.step))"
  }

  /// Returns the growth as text: `9.1× with ten times the items`.
  private static func growth(_ factor: Double, _ step: Int) -> String {
    "\(ValueFormatter.factor(factor)) with \(times(step)) the items"
  }

  /// Returns a factor of sizes as text: `ten times`, `12 times`.
  static func times(_ step: Int) -> String {
    step == 10 ? "ten times" : "\(ValueFormatter.count(step)) times"
  }

  /// Returns the reader of the state of all strategies of a group; `nil` if it is not described, or
  /// differs.
  private func reader(of group: StrategyGroup) -> String? {
    let readers = readers(of: group)
    return readers.count == 1 ? readers[0] : nil
  }

  private func readers(of group: StrategyGroup) -> [String] {
    StrategyGroup.unique(group.rows.compactMap(\.state?.reader).filter { !$0.isEmpty })
  }

  /// The average over several workloads; `nil` if there are too few for the average to be useful.
  private var overall: String? {
    guard let score, score.weights.count > Self.fewWorkloads, let best = score.scores.first,
      let worst = score.scores.last, worst.mean > best.mean * (1 + Ranking.noise)
    else { return nil }
    return "over \(score.weights.count) workloads \(best.strategy) takes on average "
      + "\(ValueFormatter.factor(best.mean)) the best time of each, \(worst.strategy) "
      + ValueFormatter.factor(worst.mean)
  }

  private static let fewWorkloads = 6

  // MARK: By how much

  /// The saving of the chosen group in the most significant workload, and in others.
  ///
  /// `In tabs, 1,000 items: 1.6 ms of main thread instead of 85.4 ms (54×, 90 % range 26–130×) for
  /// one value of all items, which the list or every row reads and whose cost grows 9.1× with ten
  /// times the items; the factor is 2.8× in rapid-updates.`
  var difference: String {
    let place =
      "In \(comparison.name(of: ranking)), "
      + "\(ValueFormatter.count(ranking.subject.items, "item")): "
    let isTime = ranking.speedMetric?.id == Metric.mainThreadTime.id
    let hitches =
      isTime
      ? []
      : [
        "\(chosen.middle.text(.hitchRatio)) of hitches instead of "
          + contrast.middle.text(.hitchRatio)
      ]
    let time =
      isTime || ratio > 1 + Ranking.noise
      ? [
        "\(chosen.text(.mainThreadTime)) of main thread instead of "
          + "\(contrast.text(.mainThreadTime))\(factor)"
      ] : []
    let text = place + (hitches + time).joined(separator: ", ") + " for \(name(contrast))"
    return text + reasons + between + elsewhere + "."
  }

  /// The reasons for which the contrasting group costs more: the reader of its state, and its
  /// growth.
  private var reasons: String {
    let readers = readers(of: contrast)
    // The group's name may already contain the reader.
    let isNamed = shared(contrast)?.hasSuffix(" reads") ?? false
    let reads =
      readers.isEmpty || isNamed ? nil : "which \(readers.joined(separator: " or ")) reads"
    var grows: String?
    if let growth = contrast.middle.growth, let factor = growth.factor, !growth.isFlat {
      grows = "whose cost grows \(Self.growth(factor, growth.step))"
    }
    let clauses = [reads, grows].compactMap { $0 }
    return clauses.isEmpty ? "" : ", " + clauses.joined(separator: " and ")
  }

  /// The factor between the same strategies in other workloads that separate them: `; the factor is
  /// 2.8× in rapid-updates`.
  private var elsewhere: String {
    let factors = comparison.rankings.filter { $0 != ranking && $0.groups.count > 1 }
      .compactMap { other -> String? in
        func time(_ group: StrategyGroup) -> Double? {
          let names = group.rows.map(\.identity.strategy)
          let times = other.compared.filter { names.contains($0.identity.strategy) }
            .compactMap { $0[.mainThreadTime] }.sorted()
          return times.isEmpty ? nil : times[(times.count - 1) / 2]
        }
        guard let less = time(chosen), let more = time(contrast), less > 0,
          more > less * (1 + Ranking.noise)
        else { return nil }
        return "\(ValueFormatter.factor(more / less)) in \(comparison.name(of: other))"
      }
    return factors.isEmpty ? "" : "; the factor is \(factors.prefix(3).joined(separator: ", "))"
  }

  /// The ratio of main-thread times, contrast to choice; 1 if one of the two takes none.
  private var ratio: Double {
    guard let less = chosen.middle[.mainThreadTime], let more = contrast.middle[.mainThreadTime],
      less > 0
    else { return 1 }
    return more / less
  }

  /// The ratio of the middle runs and its 90 % range, in brackets.
  private var factor: String {
    let own = ValueFormatter.factor(ratio)
    let verdict = Verdict(of: .mainThreadTime, fast: chosen.middle, slow: contrast.middle)
    return verdict?.ratioText.map { " (\(own), 90 % range \($0))" } ?? " (\(own))"
  }

  /// The groups between the two, each with its factor.
  private var between: String {
    let others = ranking.groups.filter { $0 != chosen && $0 != contrast }
    guard let less = chosen.middle[.mainThreadTime], less > 0, !others.isEmpty else { return "" }
    let texts = others.prefix(2).compactMap { group in
      group.middle[.mainThreadTime].map { "\(group.names) \(ValueFormatter.factor($0 / less))" }
    }
    let more = others.count > 2 ? " and \(others.count - 2) more groups" : ""
    return "; between them \(texts.joined(separator: ", "))\(more)"
  }

  // MARK: What makes no difference, and when frames are late

  /// A sentence about parts that make little difference, workloads in which strategies tie, and
  /// late frames.
  var context: String { [indifference, ties, lateness].compactMap { $0 }.joined(separator: " ") }

  /// The largest group whose strategies differ in the holder of their state.
  private var indifference: String? {
    let groups = ranking.groups.filter { holders(of: $0).count > 1 }
    guard let group = groups.max(by: { $0.rows.count < $1.rows.count }) else { return nil }
    let names = holders(of: group)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    let share = Int((group.spread * 100).rounded())
    return "Whether \(list) holds \(shared(group) ?? "the state") changes little "
      + "(\(share) % of main thread)."
  }

  private func holders(of group: StrategyGroup) -> [String] {
    StrategyGroup.unique(group.rows.compactMap(\.state?.holder).filter { !$0.isEmpty })
  }

  private var ties: String? {
    let ties = comparison.rankings.filter(\.isTie)
    guard !ties.isEmpty else { return nil }
    return "No difference in \(StrategyGroup.names(ties.map(comparison.name(of:))))."
  }

  /// Whether frames are late; if not, the number of items or the speed of phone at which they would
  /// be.
  private var lateness: String? {
    let rows = comparison.rankings.flatMap(\.compared)
    let moving = rows.filter { $0[.hitchRatio] != nil }
    guard let worst = moving.max(by: { ($0[.hitchRatio] ?? 0) < ($1[.hitchRatio] ?? 0) }) else {
      return nil
    }
    let late = moving.filter { ($0[.hitchRatio] ?? 0) >= Ranking.hitches }
    guard late.isEmpty else {
      let names = StrategyGroup.names(StrategyGroup.unique(late.map(\.identity.strategy)))
      return "Late frames with \(names), up to \(worst.text(.hitchRatio)) in "
        + "\(worst.identity.workload)."
    }
    let first = rows.compactMap { row in row.growth?.firstHitch.map { (row: row, items: $0) } }
      .filter { $0.items > $0.row.identity.items }.min { $0.items < $1.items }
    guard (worst[.hitches] ?? 0) > 0 else {
      return "No late frames here" + (first.map { "; some with \(Self.limit($0))" } ?? "") + "."
    }
    return "Few late frames: \(worst.text(.hitchRatio)) with \(worst.identity.strategy) in "
      + worst.identity.workload + (first.map { "; too many with \(Self.limit($0))" } ?? "") + "."
  }

  /// Returns the limit of a row as text: `observable from about 10,000 items on (visible-updates)`.
  private static func limit(_ first: (row: RunSummary, items: Int)) -> String {
    "\(first.row.identity.strategy) from about \(ValueFormatter.count(rounded(first.items), "item")) on "
      + "(\(first.row.identity.workload))"
  }

  /// Returns a number rounded to two digits: an extrapolation is not more accurate.
  private static func rounded(_ items: Int) -> Int {
    var unit = 1
    while items / unit >= 100 { unit *= 10 }
    return (items + unit / 2) / unit * unit
  }

  // MARK: Names

  /// The answer in a few words: `an object per item: 2.8× less main thread in rapid-updates`.
  var title: String {
    let name = shared(chosen) ?? chosen.names
    guard ratio > 1 + Ranking.noise else {
      return "\(name): fewest late frames in \(comparison.name(of: ranking))"
    }
    return "\(name): \(ValueFormatter.factor(ratio)) less main thread in "
      + comparison.name(of: ranking)
  }

  private func shared(_ group: StrategyGroup) -> String? {
    group.shared(among: ranking.groups.filter { $0 != group })
  }

  /// Returns the property that a group shares, with its strategies if they are few; otherwise its
  /// strategies.
  private func name(_ group: StrategyGroup) -> String {
    shared(group).map { "\($0) (\(group.names))" } ?? group.names
  }
}
