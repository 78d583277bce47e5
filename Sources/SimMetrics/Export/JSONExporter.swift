// All records in one file, complete, with a version; and the way back.
//
// Keys are sorted, and a record has no floating-point numbers: times are whole nanoseconds, so
// equal records give equal bytes on every machine. The long arrays are columns (`ColumnTable`).
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

  /// One record; records can be encoded in parallel and put together.
  package static func encoded(_ record: RunRecord) throws -> Data {
    try StableJSON.line(record)
  }

  /// The file of records that were encoded, in the order given.
  package static func file(_ records: [Data]) -> Data {
    StableJSON.lines("records", records, schema: currentSchema)
  }

  /// Decodes what `export(_:)` wrote.
  ///
  /// - Throws: `RecordFileError` when the bytes are something else, or of another layout.
  package func decode(_ data: Data) throws -> [RunRecord] {
    let version: Version
    do {
      version = try JSONDecoder().decode(Version.self, from: data)
    } catch {
      throw RecordFileError.unreadable(
        kind: "file of records", detail: RecordFileError.detail(of: error, in: data))
    }
    guard version.schema == Self.currentSchema else {
      // Not to be confused with the layout of a record, which is another number.
      throw RecordFileError.otherSchema(
        kind: "file, around its records,", found: version.schema,
        expected: Self.currentSchema...Self.currentSchema)
    }
    if let other = version.records.first(where: { !RunRecord.readSchemas.contains($0.schema) }) {
      throw RecordFileError.otherSchema(
        kind: "record", found: other.schema, expected: RunRecord.readSchemas)
    }
    do {
      return try JSONDecoder().decode(Records.self, from: data).records
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
