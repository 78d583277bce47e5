// The output of `compare` for programs: every metric of every run, including equal ones.

import Foundation
import SimMetrics

struct ChangesJSON {
  private let changes: RecordChanges

  init(_ changes: RecordChanges) { self.changes = changes }

  /// Returns one object with sorted keys, ending with a line break.
  func text() throws -> String {
    let document = Document(
      schema: 1, verdict: verdict, sentence: changes.sentence, runs: changes.runs.map(Run.init),
      notComparable: changes.incomparable.map(Incomparable.init),
      onlyBefore: changes.onlyBefore, onlyAfter: changes.onlyAfter)
    return String(decoding: try StableJSON.pretty(document), as: UTF8.self)
  }

  private var verdict: String {
    if changes.hasRegression { return "worse" }
    if changes.hasIncomparable { return "not comparable" }
    return changes.runs.allSatisfy(\.isSame) ? "the same" : "not worse"
  }

  private struct Document: Encodable {
    let schema: Int
    let verdict: String
    let sentence: String
    let runs: [Run]
    let notComparable: [Incomparable]
    let onlyBefore: [RunIdentity]
    let onlyAfter: [RunIdentity]
  }

  private struct Run: Encodable {
    let identity: RunIdentity
    let verdict: String
    let outcome: String?
    let metrics: [Value]
    let views: [ViewChange]
    let causes: [CountShift]
    let objects: [CountShift]
    let divergence: Divergence?

    init(_ run: RunChange) {
      identity = run.identity
      verdict = run.word
      outcome = run.outcomeText
      metrics = run.metrics.map(Value.init)
      views = run.views
      causes = run.causes
      objects = run.objects
      divergence = run.divergence
    }
  }

  private struct Value: Encodable {
    let metric: String
    let unit: String
    let before: Double?
    let after: Double?
    let verdict: ChangeKind
    let shareOfDrawsWithMore: Double?

    init(_ change: MetricChange) {
      metric = change.metric.id
      unit = change.metric.unit.rawValue
      before = change.before
      after = change.after
      verdict = change.kind
      shareOfDrawsWithMore = change.share
    }
  }

  private struct Incomparable: Encodable {
    let identity: RunIdentity
    let differences: [String: [String]]

    init(_ entry: IncomparableRuns) {
      identity = entry.identity
      differences = Dictionary(
        entry.reasons.map { ($0.name, [$0.expected, $0.actual]) }
      ) { first, _ in first }
    }
  }
}
