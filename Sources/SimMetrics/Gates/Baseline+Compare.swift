// Compares a run with its baseline: the differences, their direction, and their causes.

/// One number on which a run and its baseline disagree.
package struct GateDifference: Equatable, Sendable, CustomStringConvertible {
  /// The name of the number: `bodies`, or `RowView.bodies` for one view type.
  package let name: String
  /// The baseline's value, formatted.
  package let expected: String
  /// The run's value, formatted.
  package let actual: String
  /// The verdict on the difference.
  package let kind: ChangeKind
  /// The allowed value, for a figure with a limit.
  package let limit: String?

  /// The difference in one line: `bodies: 61 expected, 64 found (+3)`.
  package let description: String

  init(_ name: String, _ expected: Int, _ actual: Int, lessIsBetter: Bool) {
    self.name = name
    self.expected = ValueFormatter.count(expected)
    self.actual = ValueFormatter.count(actual)
    kind = !lessIsBetter ? .changed : actual > expected ? .worse : .better
    limit = nil
    let sign = actual > expected ? "+" : "-"
    let distance = ValueFormatter.count(abs(actual - expected))
    description = "\(name): \(self.expected) expected, \(self.actual) found (\(sign)\(distance))"
  }

  init(_ name: String, _ metric: Metric, _ expected: Int64, _ actual: Int64, most: Int64) {
    self.name = name
    self.expected = metric.unit.format(Double(expected))
    self.actual = metric.unit.format(Double(actual))
    kind = .worse
    let limit = metric.unit.format(Double(most))
    self.limit = limit
    description =
      "\(name): \(self.expected) expected, \(self.actual) found, at most \(limit) allowed"
  }

  init(outcome expected: RunOutcome, _ actual: RunOutcome) {
    name = "outcome"
    self.expected = expected.line
    self.actual = actual.line
    kind = actual == .completed ? .better : .worse
    limit = nil
    description = "outcome: “\(self.expected)” expected, “\(self.actual)” found"
  }
}

/// The result of comparing a run with its baseline.
///
/// A run that cannot be compared has a result of its own: a gate that took it for a pass would be
/// silent on every machine but one.
package struct BaselineVerdict: Equatable, Sendable, CustomStringConvertible {
  /// The differences, in a fixed order.
  package var differences: [GateDifference] = []
  /// The conditions in which the run and the baseline differ.
  package var unlike: [BaselineDifference] = []
  /// Whether anything was compared.
  package var isCompared = true
  /// The parts that should have been compared and could not be, a sentence for each.
  package var gaps: [String] = []
  /// The causes of numbers above the baseline, the largest first.
  package var causes: [String] = []

  /// Whether everything that should be compared was compared and agrees.
  package var isEqual: Bool { differences.isEmpty && !lacksComparison }
  /// Whether no difference was found because something was not compared.
  package var lacksComparison: Bool { differences.isEmpty && (!isCompared || !gaps.isEmpty) }
  /// Whether something became worse.
  package var isRegression: Bool { differences.contains { $0.kind == .worse } }

  /// The verdict in a few words.
  package var word: String {
    guard isCompared else { return "not comparable" }
    guard !lacksComparison else { return "not compared in full" }
    guard differences.isEmpty else {
      if isRegression { return "worse" }
      return differences.contains { $0.kind == .better }
        ? "better, and not written down" : "different"
    }
    return unlike.isEmpty ? "equal" : "equal in what does not depend on the build"
  }

  /// The verdict as text, one difference a line, the causes below.
  package var description: String {
    let lines = differences.map(\.description) + causes.map { "cause: \($0)" }
    let build = unlike.map { isCompared ? "not compared beyond counts, \($0)" : "\($0)" } + gaps
    return
      ([word + (lines.isEmpty && build.isEmpty ? "" : ":")] + (lines + build).map { "  \($0)" })
      .joined(separator: "\n")
  }
}

extension Baseline {
  /// Compares a record with this baseline.
  package func compare(with record: RunRecord) -> BaselineVerdict {
    var verdict = BaselineVerdict()
    verdict.unlike = identity.differences(from: record.identity)
    verdict.isCompared = verdict.unlike.allSatisfy { Self.buildFields.contains($0.name) }
    let isSameBuild = verdict.unlike.isEmpty
    if !isSameBuild, followsTimes(record) { verdict.isCompared = false }
    guard verdict.isCompared else { return verdict }
    if let gap = emptiness(of: record) {
      verdict.isCompared = false
      verdict.gaps = [gap]
      return verdict
    }
    if outcome != record.outcome {
      verdict.differences.append(GateDifference(outcome: outcome, record.outcome))
    }
    guard !record.outcome.isFailure else { return verdict }
    verdict.differences += countDifferences(record, isSameBuild: isSameBuild)
    verdict.differences += viewDifferences(record)
    if isSameBuild {
      verdict.differences += figureDifferences(record)
      verdict.gaps = missingFigures(record)
    }
    if !verdict.differences.isEmpty { verdict.causes = causes(of: record) }
    return verdict
  }

  /// Returns the reason why run and baseline agree whatever the code does; `nil` if there is none.
  private func emptiness(of record: RunRecord) -> String? {
    if outcome.isFailure, record.outcome.isFailure {
      return
        "the run fails as it did when its baseline was written, so there are no figures: \(record.outcome.line)"
    }
    guard record.isEmpty, counts == record.counts.total, views.isEmpty else { return nil }
    return "nothing happened in the run, nor when its baseline was written"
  }

  /// The parts of an identity on which counts of objects, times and memory depend, and counts of
  /// bodies do not.
  private static let buildFields = Set(
    IdentityField.all.filter { $0.kind == .build }.map(\.name))

  /// Returns whether frames were late, so that counts depend on times and thereby on the build.
  private func followsTimes(_ record: RunRecord) -> Bool {
    (figures?[Metric.hitchTime.column] ?? 0) > 0
      || record.play.frames.contains { $0.hitch > 0 || $0.committed > $0.deadline }
  }

  private func countDifferences(_ record: RunRecord, isSameBuild: Bool) -> [GateDifference] {
    Metric.all.compactMap { metric in
      guard let count = metric.count, isSameBuild || !count.dependsOnBuild else { return nil }
      let (old, new) = (counts[keyPath: count.path], record.counts.total[keyPath: count.path])
      guard old != new else { return nil }
      return GateDifference(count.name, old, new, lessIsBetter: metric.lessIsBetter)
    }
  }

  private func viewDifferences(_ record: RunRecord) -> [GateDifference] {
    let expected = Dictionary(views.map { ($0.view, $0) }) { first, _ in first }
    let actual = Dictionary(record.counts.views.map { ($0.view, $0) }) { first, _ in first }
    let names = Set(expected.keys).union(actual.keys).sorted()
    return names.flatMap { name in
      ViewMetric.all.filter(\.isGated).compactMap { metric -> GateDifference? in
        // A view that never occurred has counts of zero; a metric that the baseline does not have
        // is not checked.
        let old = expected[name].map { $0[metric] } ?? 0
        let new = actual[name].map { $0[metric] } ?? 0
        guard let old, let new, old != new else { return nil }
        return GateDifference("\(name).\(metric.name)", old, new, lessIsBetter: metric.lessIsBetter)
      }
    }
  }

  private func figureDifferences(_ record: RunRecord) -> [GateDifference] {
    Metric.gated.compactMap { metric in
      guard let usual = metric.limit, let base = figures?[metric.column],
        let value = metric.value(of: record)
      else { return nil }
      let limit = limits?[metric.column] ?? usual
      let most = limit.greatest(from: base)
      guard Int64(value) > most else { return nil }
      return GateDifference(metric.column, metric, base, Int64(value), most: most)
    }
  }

  /// Returns the figures that only the run or only the baseline has, and that therefore have no
  /// limit.
  private func missingFigures(_ record: RunRecord) -> [String] {
    Metric.gated.compactMap { metric in
      switch (figures?[metric.column], metric.value(of: record)) {
      case (nil, .some): "the baseline has no \(metric.column), so that of the run is not limited"
      case (.some, nil): "the run has no \(metric.column), which its baseline limits"
      default: nil
      }
    }
  }

  /// The greatest number of reported reasons of each kind.
  private static let mostCauses = 3

  /// Returns the causes of numbers above the baseline: new findings, the reasons that led to more
  /// bodies, the classes with more objects.
  private func causes(of record: RunRecord) -> [String] {
    let known = Set(findings ?? [])
    let amiss = findings == nil ? [] : Advice(record).findings.filter { !known.contains($0.title) }
    func grown(_ before: [String: Int]?, _ after: [(String, Int)], _ noun: String) -> [String] {
      guard let before else { return [] }
      let shifts = CountShift.shifts(before.map { ($0.key, $0.value) }, after)
      return shifts.filter { $0.after > $0.before }.prefix(Self.mostCauses).map { $0.text(noun) }
    }
    return amiss.prefix(Self.mostCauses).map { "\($0.title): \($0.evidence). \($0.cure)" }
      + grown(causes, record.bodyReasons, "bodies")
      + grown(objects, record.objectsMade, "objects")
  }
}
