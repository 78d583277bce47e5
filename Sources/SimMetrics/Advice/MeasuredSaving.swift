// Savings that were measured: the same tape played with another way of holding state, in which the finding is gone.

/// What the cure of a finding saved in a run of its own.
package struct MeasuredSaving: Equatable, Sendable {
  /// The strategy that does not show the finding.
  package var strategy: String
  /// How much less the main thread worked, in nanoseconds; negative if it worked more.
  package var time: Int64
  /// How many bodies fewer ran; negative if there were more.
  package var bodies: Int
  /// Whether a finding with a larger saving was cured in the same run, which therefore saved for both.
  package var isShared = false

  package init(strategy: String, time: Int64, bodies: Int, isShared: Bool = false) {
    self.strategy = strategy
    self.time = time
    self.bodies = bodies
    self.isShared = isShared
  }

  /// The saving in one sentence, with the strategy that was run.
  package var sentence: String {
    if isShared { return "The saving of `\(strategy)` above includes this one." }
    var parts: [String] = []
    if time > 0 { parts.append(ValueFormatter.duration(time)) }
    if bodies > 0 { parts.append(ValueFormatter.count(bodies, "body", plural: "bodies")) }
    let what = parts.isEmpty ? "no time and no bodies" : parts.joined(separator: " and ")
    return "Saves \(what) (measured: the same tape under `\(strategy)`)."
  }
}

extension Advice {
  /// Reads a record, and says what each finding's cure saved in other runs of the same tape.
  ///
  /// A finding is cured by the first of the others that completed and has none of its kind. One run has one saving: of
  /// several findings that it cures, the first reports it.
  package init(_ record: RunRecord, against others: [RunRecord]) {
    let cures = others.filter { $0.outcome == .completed }.map { other in
      (record: other, shows: Set(Advice(other).findings.map(\.kind)))
    }
    var reported: Set<String> = []
    self.init(
      findings: Advice(record).findings.map { finding in
        guard let cure = cures.first(where: { !$0.shows.contains(finding.kind) })?.record else {
          return finding
        }
        var finding = finding
        finding.measured = MeasuredSaving(
          strategy: cure.identity.strategy,
          time: Self.savedTime(record, cure),
          bodies: record.counts.bodies - cure.counts.bodies,
          isShared: !reported.insert(cure.identity.strategy).inserted)
        return finding
      })
  }

  /// How much less the main thread works in a cure: in the middle of the draws of both, which have the same prices.
  private static func savedTime(_ record: RunRecord, _ cure: RunRecord) -> Int64 {
    if let before = record.drawn(.mainThreadTime), let after = cure.drawn(.mainThreadTime),
      before.count == after.count, let saved = DrawnRange(zip(before, after).map { $0 - $1 })
    {
      return Int64(saved.median)
    }
    return NecessaryWork.mainTime(of: record) - NecessaryWork.mainTime(of: cure)
  }
}
