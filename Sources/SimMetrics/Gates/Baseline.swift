// The expected results of one run: its exact counts, its modelled figures, and the reasons for its
// bodies. The file is small enough to be reviewed in a diff.
//
// Counts are equal on every run of the same build, so their gate is equality in both directions: an
// improved run differs, too, and has to be recorded with a reason. Times and memory are modelled,
// and gated by limits: a figure may grow by the greater of a share and an amount. A baseline of
// another device or seed is not comparable. One of another compiler, architecture or configuration
// is compared only in the numbers that do not depend on them; the others are skipped and named.

package import Foundation

/// Committed figures of one run.
package struct Baseline: Codable, Equatable, Sendable {
  /// The version of this layout.
  package static let currentSchema = 2
  /// The versions that can be read; the first has only counts.
  package static let readSchemas = 1...currentSchema

  /// The version in which this baseline was written.
  package var schema: Int
  /// The reason for which the baseline was last written, for the reader of a diff.
  package var reason: String
  /// The identity of the run.
  package var identity: RunIdentity
  /// The outcome of the run.
  package var outcome: RunOutcome
  /// Counts of the run as a whole.
  package var counts: RunCounts
  /// Counts by view type.
  package var views: [ViewCount]
  /// Modelled figures, by the column of their metric; `nil` in a baseline of layout 1.
  package var figures: [String: Int64]?
  /// The limits of figures, by the column of their metric; other columns have the default limit.
  package var limits: [String: GateLimit]?
  /// The number of bodies that ran, by reason; `nil` in a baseline of layout 1.
  package var causes: [String: Int]?
  /// The number of objects that were made, by class and view; `nil` in a baseline of layout 1.
  package var objects: [String: Int]?
  /// The run's findings, as `kind: view`; `nil` in a baseline of layout 1.
  package var findings: [String]?

  /// Creates a baseline from a record.
  package init(_ record: RunRecord, reason: String) {
    schema = Self.currentSchema
    self.reason = reason
    identity = record.identity
    outcome = record.outcome
    counts = record.counts.total
    views = record.counts.views
    figures = Dictionary(
      Metric.gated.compactMap { metric in
        metric.value(of: record).map { (metric.column, Int64($0)) }
      }
    ) { first, _ in first }
    causes = Self.most(record.bodyReasons)
    objects = Self.most(record.objectsMade)
    findings = Advice(record).findings.map(\.title)
  }

  /// The number of reasons and classes that a baseline keeps.
  private static let mostEntries = 100

  /// Returns the most frequent entries.
  private static func most(_ all: [(String, Int)]) -> [String: Int] {
    var sums: [String: Int] = [:]
    for (what, count) in all { sums[what, default: 0] += count }
    let sorted = sums.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return Dictionary(sorted.prefix(mostEntries).map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// Reads a baseline.
  ///
  /// - Throws: `RecordFileError` when the bytes are not a baseline in a supported layout.
  package init(decoding data: Data) throws {
    let version: Version
    do {
      version = try JSONDecoder().decode(Version.self, from: data)
    } catch {
      throw RecordFileError.unreadable(
        kind: "baseline", detail: RecordFileError.detail(of: error, in: data))
    }
    guard Self.readSchemas.contains(version.schema) else {
      throw RecordFileError.otherSchema(
        kind: "baseline", found: version.schema, expected: Self.readSchemas)
    }
    do {
      self = try JSONDecoder().decode(Baseline.self, from: data)
      try check()
    } catch {
      throw RecordFileError.unreadable(
        kind: "baseline", detail: RecordFileError.detail(of: error, in: data))
    }
  }

  private struct Version: Decodable {
    let schema: Int
  }

  /// Throws an error for names and numbers that a baseline cannot have.
  private func check() throws {
    func damage(_ description: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: [], debugDescription: description))
    }
    let known = Metric.gated.map(\.column)
    for name in (figures ?? [:]).keys.sorted() + (limits ?? [:]).keys.sorted()
    where !known.contains(name) {
      throw damage(
        "“\(name)” is no figure that is gated: those are \(known.joined(separator: ", "))")
    }
    let entries =
      [("figures", figures ?? [:])].flatMap { field, values in
        values.sorted { $0.key < $1.key }.map { (field, $0.key, $0.value) }
      }
      + [("causes", causes ?? [:]), ("objects", objects ?? [:])].flatMap { field, values in
        values.sorted { $0.key < $1.key }.map { (field, $0.key, Int64($0.value)) }
      }
    if let entry = entries.first(where: { !(0...RecordLimits.most).contains($0.2) }) {
      throw damage("“\(entry.1)” of \(entry.0) is \(entry.2), which no run can have")
    }
  }

  /// Returns the baseline as indented JSON with sorted keys, ending in a newline.
  package func encoded() throws -> Data { try StableJSON.pretty(self) }

  /// Returns whether another baseline is equal, apart from its reason and limits.
  package func saysTheSame(as other: Baseline) -> Bool {
    var (one, two) = (self, other)
    one.reason = ""
    two.reason = ""
    one.limits = nil
    two.limits = nil
    return one == two
  }
}

extension Finding {
  /// The problem and its view.
  package var title: String { "\(kind.rawValue): \(view)" }
}
