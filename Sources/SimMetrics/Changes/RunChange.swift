// One run before and after a change of the code under test: every number that differs, with a
// verdict, and the place where the two begin to differ.

/// A run before and after a change.
package struct RunChange: Equatable, Sendable {
  /// The identity of the run.
  package let identity: RunIdentity
  /// The outcomes of both runs.
  package let outcomes: (before: RunOutcome, after: RunOutcome)
  /// Every metric that at least one of them has, in the order of the catalogue.
  package let metrics: [MetricChange]
  /// The counts by view type that differ.
  package let views: [ViewChange]
  /// The reasons for which more or fewer bodies ran.
  package let causes: [CountShift]
  /// The objects of which more or fewer were made, by class and view.
  package let objects: [CountShift]
  /// Whether the hashes over the events, the frames and the final screen differ.
  package let hasOtherFingerprint: Bool
  /// The place where the runs begin to differ; `nil` if they do not.
  package let divergence: Divergence?

  /// Compares two runs of one identity.
  ///
  /// A difference in times has a verdict only if both records have draws of the prices.
  package init(before: RunRecord, after: RunRecord) {
    identity = after.identity
    outcomes = (before.outcome, after.outcome)
    metrics = Metric.all.compactMap { MetricChange($0, before, after) }
    let ended = !before.outcome.isFailure && !after.outcome.isFailure
    views = ended ? ViewChange.changes(before.counts.views, after.counts.views) : []
    causes = ended ? CountShift.shifts(before.bodyReasons, after.bodyReasons) : []
    objects = ended ? CountShift.shifts(before.objectsMade, after.objectsMade) : []
    divergence = ended ? Divergence(before, after) : nil
    hasOtherFingerprint = before.fingerprint != after.fingerprint
  }

  package static func == (one: RunChange, other: RunChange) -> Bool {
    one.identity == other.identity && one.outcomes == other.outcomes && one.metrics == other.metrics
      && one.views == other.views && one.causes == other.causes && one.objects == other.objects
      && one.divergence == other.divergence && one.hasOtherFingerprint == other.hasOtherFingerprint
  }

  /// Whether anything was compared; two failed runs have no figures.
  package var isCompared: Bool { !(outcomes.before.isFailure && outcomes.after.isFailure) }

  /// The change of the outcome as text; `nil` if both runs ended alike.
  package var outcomeText: String? {
    guard outcomes.before != outcomes.after else { return nil }
    return "\(outcomes.before.line) → \(outcomes.after.line)"
  }

  /// Whether the run completed before and was cut or failed after.
  private var lostItsEnd: Bool {
    outcomes.before == .completed && outcomes.after != .completed
  }

  /// Whether something became worse.
  package var isRegression: Bool {
    lostItsEnd || metrics.contains { $0.kind == .worse } || views.contains { $0.kind == .worse }
  }

  /// Whether something became better, and nothing worse.
  package var isImprovement: Bool {
    !isRegression
      && (metrics.contains { $0.kind == .better } || views.contains { $0.kind == .better })
  }

  /// Whether nothing differs, neither numbers nor fingerprints.
  package var isSame: Bool { isSameByNumbers && !hasOtherFingerprint }

  /// Whether no number differs.
  package var isSameByNumbers: Bool {
    isCompared && outcomes.before == outcomes.after && views.isEmpty
      && metrics.allSatisfy { $0.kind == .same } && causes.isEmpty && objects.isEmpty
  }

  /// The run's state in a word.
  package var word: String {
    guard isCompared else { return "failed before and after" }
    if isRegression { return "worse" }
    if isImprovement { return "better" }
    return isSame ? "the same" : "changed"
  }

  /// Returns the reasons for more bodies or objects, the largest first.
  ///
  /// - Parameter most: The greatest number of lines.
  package func reasons(most: Int = 5) -> [String] {
    let bodies = causes.filter { $0.after > $0.before }.map { $0.text("bodies") }
    let made = objects.filter { $0.after > $0.before }.map { $0.text("objects") }
    return Array(bodies.prefix(most)) + Array(made.prefix(most))
  }
}
