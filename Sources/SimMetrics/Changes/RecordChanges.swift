// Two sets of runs, before and after a change: the pairs of equal identity, and the runs that
// cannot be compared, with the reason.

/// Two runs of one strategy and workload that cannot be compared.
package struct IncomparableRuns: Equatable, Sendable {
  package let identity: RunIdentity
  /// The parts of the identity in which they differ.
  package let reasons: [BaselineDifference]
}

/// All runs of two sets, before and after.
package struct RecordChanges: Equatable, Sendable {
  /// The runs that are in both sets, in the order of the second.
  package let runs: [RunChange]
  /// The runs that are in both sets under different settings.
  package let incomparable: [IncomparableRuns]
  /// The runs that are only in the first set.
  package let onlyBefore: [RunIdentity]
  /// The runs that are only in the second set.
  package let onlyAfter: [RunIdentity]

  /// Compares two sets.
  ///
  /// - Parameter prepare: Prepares two runs for comparison, such as by pricing both with the same
  ///   draws.
  package init(
    before: [RunRecord], after: [RunRecord],
    prepare: (RunRecord, RunRecord) throws -> (RunRecord, RunRecord)
  ) rethrows {
    var rest = before
    var unmatched: [RunRecord] = []
    var runs: [RunChange] = []
    for record in after {
      let place = rest.firstIndex { $0.identity.differences(from: record.identity).isEmpty }
      guard let place else {
        unmatched.append(record)
        continue
      }
      let (old, new) = try prepare(rest.remove(at: place), record)
      runs.append(RunChange(before: old, after: new))
    }
    var incomparable: [IncomparableRuns] = []
    var added: [RunIdentity] = []
    for record in unmatched {
      let place = rest.firstIndex {
        $0.identity.strategy == record.identity.strategy
          && $0.identity.workload == record.identity.workload
      }
      guard let place else {
        added.append(record.identity)
        continue
      }
      incomparable.append(
        IncomparableRuns(
          identity: record.identity,
          reasons: rest.remove(at: place).identity.differences(from: record.identity)))
    }
    self.runs = runs
    self.incomparable = incomparable
    onlyBefore = rest.map(\.identity)
    onlyAfter = added
  }

  /// Compares two sets of runs that are ready to be compared.
  package init(before: [RunRecord], after: [RunRecord]) {
    self.init(before: before, after: after) { ($0, $1) }
  }

  /// Whether a run became worse, or is missing from the second set although others are there.
  package var hasRegression: Bool {
    runs.contains(where: \.isRegression) || !runs.isEmpty && !onlyBefore.isEmpty
  }

  /// Whether a run that should have been compared could not be.
  package var hasIncomparable: Bool {
    runs.isEmpty || !incomparable.isEmpty || !runs.allSatisfy(\.isCompared)
  }

  /// The result in one sentence.
  package var sentence: String {
    guard !runs.isEmpty else {
      return incomparable.isEmpty
        ? "The two have no run in common, so nothing was compared."
        : "Nothing could be compared: the runs were not made alike."
    }
    return ([answer] + rest).joined(separator: "; ") + "."
  }

  /// The result for the runs that both sets have.
  private var answer: String {
    let all = ValueFormatter.count(runs.count, "run")
    let worse = runs.filter(\.isRegression)
    let better = runs.count(where: \.isImprovement)
    guard let first = worse.first else {
      if better > 0 { return "Of \(all) none is worse and \(better) better" }
      return runs.allSatisfy(\.isSame)
        ? "\(runs.count == 1 ? "The run is" : "All \(all) are") the same, number for number"
        : "Of \(all) none is worse"
    }
    let name = Self.name(first.identity)
    return
      "Of \(all) \(worse.count == 1 ? "1 is" : "\(worse.count) are") worse: \(worse.count > 1 ? "first " : "")\(name)"
  }

  /// The runs that were not compared, one clause for each reason.
  private var rest: [String] {
    let failed = runs.filter { !$0.isCompared }.map(\.identity)
    let parts: [(Int, String)] = [
      (onlyBefore.count, "no longer made: \(Self.names(onlyBefore))"),
      (failed.count, "failed before and after: \(Self.names(failed))"),
      (incomparable.count, "\(incomparable.count) could not be compared"),
    ]
    return parts.filter { $0.0 > 0 }.map(\.1)
  }

  private static func names(_ identities: [RunIdentity]) -> String {
    let shown = identities.prefix(mostNames).map(name).joined(separator: ", ")
    let more = identities.count - mostNames
    return more > 0 ? "\(shown) and \(more) more" : shown
  }

  private static func name(_ identity: RunIdentity) -> String {
    "\(identity.strategy) × \(identity.workload)"
  }

  /// The greatest number of runs that a sentence names.
  private static let mostNames = 3
}
