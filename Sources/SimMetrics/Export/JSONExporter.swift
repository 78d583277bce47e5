// Writes and reads all records, complete, in one file with a version.
//
// Keys are sorted, and a record has no floating-point numbers: times are whole nanoseconds, so
// equal records give equal bytes on every machine. The long arrays are columns (`ColumnTable`). Records
// of older layouts are converted before they are read (`RecordUpgrade`).
// `Documentation/record.schema.json` is the layout as a JSON Schema.

package import Foundation

/// Writes and reads `records.json`.
package struct JSONExporter: Exporter {
  /// The version of the file around the records.
  package static let currentSchema = 1

  package init() {}

  /// Encodes records in the order given.
  package func export(_ records: [RunRecord]) throws -> Data {
    Self.file(try records.map(Self.encoded))
  }

  /// Returns one record as JSON; records can be encoded in parallel and combined later.
  package static func encoded(_ record: RunRecord) throws -> Data {
    try StableJSON.line(record)
  }

  /// Returns the file of encoded records, in the order given.
  package static func file(_ records: [Data]) -> Data {
    StableJSON.lines("records", records, schema: currentSchema)
  }

  /// Decodes the output of `export(_:)`.
  ///
  /// - Throws: `RecordFileError` if the bytes are of another kind or layout.
  package func decode(_ data: Data) throws -> [RunRecord] {
    let version: Version
    do {
      version = try JSONDecoder().decode(Version.self, from: data)
    } catch {
      throw RecordFileError.unreadable(
        kind: "file of records", detail: RecordFileError.detail(of: error, in: data))
    }
    guard version.schema == Self.currentSchema else {
      // This is the version of the file, not that of a record's layout.
      throw RecordFileError.otherSchema(
        kind: "file, around its records,", found: version.schema,
        expected: Self.currentSchema...Self.currentSchema)
    }
    if let other = version.records.first(where: { !RunRecord.readSchemas.contains($0.schema) }) {
      throw RecordFileError.otherSchema(
        kind: "record", found: other.schema, expected: RunRecord.readSchemas)
    }
    let isOlder = version.records.contains { $0.schema < RunRecord.currentSchema }
    do {
      let present = isOlder ? try RecordUpgrade.upgraded(data) : data
      let records = try JSONDecoder().decode(Records.self, from: present).records
      for record in records { try record.check() }
      return records
    } catch {
      throw RecordFileError.unreadable(
        kind: "file of records", detail: RecordFileError.detail(of: error, in: data))
    }
  }

  private struct Version: Decodable {
    struct Record: Decodable {
      let schema: Int
    }
    let schema: Int
    let records: [Record]
  }

  private struct Records: Decodable {
    let records: [RunRecord]
  }
}
