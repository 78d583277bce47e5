// One run of a sweep: its identity, its outcome and every metric. It is small, because a sweep has
// thousands of runs.

package import Foundation

/// The figures of one run.
package struct SweepCell: Codable, Equatable, Sendable {
  /// The version of this layout.
  package static let currentSchema = 1

  /// The version in which this cell was written.
  package var schema: Int
  /// The identity of the run.
  package var identity: RunIdentity
  /// The outcome of the run.
  package var outcome: RunOutcome
  /// The hash of the run.
  package var fingerprint: String
  /// The metrics that the run has, by their column, in base units.
  package var values: [String: Double]

  /// Creates a cell from a record; drawn metrics have their medians.
  package init(_ record: RunRecord) {
    schema = Self.currentSchema
    identity = record.identity
    outcome = record.outcome
    fingerprint = record.fingerprint
    values = [:]
    for metric in Metric.all { values[metric.column] = record.middle(metric) }
  }

  /// Reads a cell.
  ///
  /// - Throws: `RecordFileError` if the bytes are not a cell in this layout.
  package init(decoding data: Data) throws {
    do {
      self = try JSONDecoder().decode(SweepCell.self, from: data)
    } catch {
      throw RecordFileError.unreadable(
        kind: "cell of a sweep", detail: RecordFileError.detail(of: error, in: data))
    }
    guard schema == Self.currentSchema else {
      throw RecordFileError.otherSchema(
        kind: "cell of a sweep", found: schema, expected: Self.currentSchema...Self.currentSchema)
    }
    let known = Set(Metric.all.map(\.column))
    if let odd = values.sorted(by: { $0.key < $1.key }).first(where: {
      !known.contains($0.key) || !($0.value >= 0 && $0.value <= Double(RecordLimits.most))
    }) {
      throw RecordFileError.unreadable(
        kind: "cell of a sweep", detail: "“\(odd.key)” is \(odd.value), which no run can have")
    }
  }

  /// Returns the cell as indented JSON with sorted keys, ending in a newline.
  package func encoded() throws -> Data { try StableJSON.pretty(self) }

  /// The value of a metric.
  package subscript(_ metric: Metric) -> Double? { values[metric.column] }
}
