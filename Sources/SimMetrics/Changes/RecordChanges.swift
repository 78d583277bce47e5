// Two sets of runs: which of them are the same run before and after, and which cannot be compared, and why.

/// Two runs of one strategy and workload that cannot be compared.
package struct IncomparableRuns: Equatable, Sendable {
  package let identity: RunIdentity
  /// In what they differ.
  package let reasons: [BaselineDifference]
}

/// All runs of two sets, before and after.
package struct RecordChanges: Equatable, Sendable {
  /// The runs that are in both sets, in the order of the second.
  package let runs: [RunChange]
  /// The runs that are in both sets in another setting.
  package let incomparable: [IncomparableRuns]
  /// The runs that only the first set has.
  package let onlyBefore: [RunIdentity]
  /// The runs that only the second set has.
  package let onlyAfter: [RunIdentity]

  /// Compares two sets.
  ///
  /// - Parameter prepare: makes two runs ready to be compared, such as pricing both by the same draws.
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

  /// Whether some run became worse, or is no longer made although others are.
  package var hasRegression: Bool {
    runs.contains(where: \.isRegression) || !runs.isEmpty && !onlyBefore.isEmpty
  }

  /// Whether something should have been compared and could not be.
  package var hasIncomparable: Bool {
    runs.isEmpty || !incomparable.isEmpty || !runs.allSatisfy(\.isCompared)
  }

  /// The answer in one sentence.
  package var sentence: String {
    guard !runs.isEmpty else {
      return incomparable.isEmpty
        ? "The two have no run in common, so nothing was compared."
        : "Nothing could be compared: the runs were not made alike."
    }
    return ([answer] + rest).joined(separator: "; ") + "."
  }

  /// What became of the runs that both sets have.
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

  /// What was not compared, a part of a sentence each.
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

  /// How many runs a sentence names.
  private static let mostNames = 3
}
