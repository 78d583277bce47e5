// Savings that were measured by playing the same tape with a strategy that does not show the
// finding.

/// The saving of a finding's cure, measured in a run of its own.
package struct MeasuredSaving: Equatable, Sendable {
  /// The strategy that does not show the finding.
  package var strategy: String
  /// The main thread's time that is saved, in nanoseconds; negative if the cure takes longer.
  package var time: Int64
  /// The number of bodies that are saved; negative if the cure runs more bodies.
  package var bodies: Int
  /// Whether the same run also cures a finding with a larger saving, which then includes this one.
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
  /// Creates the advice for a record, with the saving that each cure had in other runs of the same
  /// tape.
  ///
  /// The first of the other runs that completed without a finding of the same kind is the cure. One
  /// run has one saving: of several findings that it cures, the first reports it.
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
          bodies: record.counts.total.bodies - cure.counts.total.bodies,
          isShared: !reported.insert(cure.identity.strategy).inserted)
        return finding
      })
  }

  /// Returns how much less time the main thread takes in a cure: the median over the draws of both
  /// runs, which have the same prices.
  private static func savedTime(_ record: RunRecord, _ cure: RunRecord) -> Int64 {
    if let before = record.drawn(.mainThreadTime), let after = cure.drawn(.mainThreadTime),
      before.count == after.count, let saved = DrawnRange(zip(before, after).map { $0 - $1 })
    {
      return Int64(saved.median)
    }
    return NecessaryWork.mainTime(of: record) - NecessaryWork.mainTime(of: cure)
  }
}
