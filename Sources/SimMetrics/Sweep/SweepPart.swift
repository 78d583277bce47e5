// The list of all runs of a sweep that is made in parts. Each part keeps the whole list, so that
// merging can find missing runs.

package import Foundation

/// One part of a sweep, with the runs of the whole.
package struct SweepPart: Codable, Equatable, Sendable {
  /// The file in the part's folder that contains this value.
  package static let file = "part.json"
  /// The version of this layout.
  package static let currentSchema = 1

  /// The version in which it was written.
  package var schema = Self.currentSchema
  /// The number of the part, counted from 1.
  package var number: Int
  /// The number of parts.
  package var count: Int
  /// The files of all runs of the sweep, in the order of the plan.
  package var runs: [String]

  /// Makes a part.
  package init(number: Int, count: Int, runs: [String]) {
    self.number = number
    self.count = count
    self.runs = runs
  }

  /// Reads a part.
  ///
  /// - Throws: `RecordFileError` when the bytes are not a part in this layout.
  package init(decoding data: Data) throws {
    do {
      self = try JSONDecoder().decode(SweepPart.self, from: data)
    } catch {
      throw RecordFileError.unreadable(
        kind: "part of a sweep", detail: RecordFileError.detail(of: error, in: data))
    }
    guard schema == Self.currentSchema else {
      throw RecordFileError.otherSchema(
        kind: "part of a sweep", found: schema, expected: Self.currentSchema...Self.currentSchema)
    }
    guard count > 0, (1...count).contains(number) else {
      throw RecordFileError.unreadable(
        kind: "part of a sweep", detail: "part \(number) of \(count) cannot be")
    }
  }

  /// Returns the part as indented JSON with sorted keys, ending in a newline.
  package func encoded() throws -> Data { try StableJSON.pretty(self) }

  /// Returns a sentence about the runs of the sweep that are not among some cells, with their
  /// parts; `nil` if none is missing.
  package func missing(in cells: SweepFiles) -> String? {
    let places = runs.indices.filter { cells.cells[runs[$0]] == nil }
    guard !places.isEmpty else { return nil }
    let parts = Set(places.map { $0 % count + 1 }).sorted().map { "\($0)/\(count)" }
    return
      "\(ValueFormatter.count(places.count)) of \(ValueFormatter.count(runs.count, "run")) of the sweep "
      + "\(places.count == 1 ? "is" : "are") missing, of \(parts.count == 1 ? "part" : "parts") "
      + parts.joined(separator: ", ")
  }
}
