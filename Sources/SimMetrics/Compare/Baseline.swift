// The exact counts of one run, small enough to be reviewed in a diff.
//
// Counts are equal on every run of the same build, so the gate is equality and has no tolerance. A
// baseline of another device, build configuration or compiler says nothing about a run: the outcome
// is then "not comparable", which is neither a pass nor a failure. A run that got better differs
// too, and has to be written down by an explicit update with its reason.

package import Foundation

/// Committed counts of one run.
package struct Baseline: Codable, Equatable, Sendable {
  /// The version of this layout.
  package static let currentSchema = 1

  /// The version in which this baseline was written.
  package var schema: Int
  /// Why the baseline was last written, for the reader of a diff.
  package var reason: String
  /// What was run, on what.
  package var identity: RunIdentity
  /// How the run ended.
  package var outcome: RunOutcome
  /// Counts of the run as a whole.
  package var counts: RunCounts
  /// Counts by view type.
  package var views: [ViewCount]

  /// Takes the counts of a record.
  package init(_ record: RunRecord, reason: String) {
    schema = Self.currentSchema
    self.reason = reason
    identity = record.identity
    outcome = record.outcome
    counts = record.counts
    views = record.views
  }

  /// Reads a baseline.
  ///
  /// - Throws: `RecordFileError` when the bytes are no baseline of this layout.
  package init(decoding data: Data) throws {
    do {
      self = try JSONDecoder().decode(Baseline.self, from: data)
    } catch {
      throw RecordFileError.unreadable(kind: "baseline", detail: RecordFileError.detail(of: error))
    }
    guard schema == Self.currentSchema else {
      throw RecordFileError.otherSchema(
        kind: "baseline", found: schema, expected: Self.currentSchema...Self.currentSchema)
    }
  }

  /// The baseline as indented JSON with sorted keys, ending in a newline.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Compares the counts of a record with this baseline.
  package func compare(with record: RunRecord) -> BaselineVerdict {
    let reasons = identity.differences(from: record.identity)
    guard reasons.isEmpty else { return .notComparable(reasons) }
    let differences =
      outcomeDifferences(record) + countDifferences(record) + viewDifferences(record)
    return differences.isEmpty ? .equal : .different(differences)
  }

  private func outcomeDifferences(_ record: RunRecord) -> [BaselineDifference] {
    func text(_ outcome: RunOutcome) -> String {
      outcome.reason.map { "\(outcome.word): \($0)" } ?? outcome.word
    }
    let difference = BaselineDifference(
      name: "outcome", expected: text(outcome), actual: text(record.outcome))
    return [difference].compactMap { $0 }
  }

  private func countDifferences(_ record: RunRecord) -> [BaselineDifference] {
    Self.countFields.compactMap { name, path in
      BaselineDifference(
        name: name, expected: counts[keyPath: path], actual: record.counts[keyPath: path])
    }
  }

  private func viewDifferences(_ record: RunRecord) -> [BaselineDifference] {
    let expected = Dictionary(views.map { ($0.view, $0) }) { first, _ in first }
    let actual = Dictionary(record.views.map { ($0.view, $0) }) { first, _ in first }
    let names = Set(expected.keys).union(actual.keys).sorted()
    return names.flatMap { name in
      Self.viewFields.compactMap { field, path in
        BaselineDifference(
          name: "\(name).\(field)", expected: expected[name]?[keyPath: path] ?? 0,
          actual: actual[name]?[keyPath: path] ?? 0)
      }
    }
  }

  private static var countFields: [(String, KeyPath<RunCounts, Int>)] {
    [
      ("bodies", \.bodies), ("initialisations", \.initialisations), ("updates", \.updates),
      ("allocations", \.allocations), ("frees", \.frees), ("cellsMade", \.cellsMade),
      ("cellsReused", \.cellsReused), ("peakCells", \.peakCells), ("events", \.events),
    ]
  }

  private static var viewFields: [(String, KeyPath<ViewCount, Int>)] {
    [
      ("bodies", \.bodies), ("initialisations", \.initialisations),
      ("comparedEqual", \.comparedEqual), ("appearances", \.appearances),
      ("disappearances", \.disappearances),
    ]
  }
}
