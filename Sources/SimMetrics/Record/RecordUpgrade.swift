// The one way from the older layouts of a record, 3 to 6, to the present one: from JSON to JSON, so
// that the types of a record have only the present layout.
//
// Up to layout 6 all fields of a record stand side by side, some have other names, and those that a
// program did not have yet, or had nothing for, are absent. Up to layout 5 the costs of frames have
// only the greatest part of each, which is dropped. Up to layout 3 a column is a text
// (`PackedColumn`), and some times are differences.

import Foundation

/// Converts records of older layouts.
enum RecordUpgrade {
  private typealias Object = [String: Any]

  /// Returns a file of records with all records in the present layout.
  ///
  /// Values that are damaged stay as they are; the decoder reports them.
  static func upgraded(_ file: Data) throws -> Data {
    guard var whole = try JSONSerialization.jsonObject(with: file) as? Object,
      let records = whole["records"] as? [Object]
    else { return file }
    let empty = try emptyRecord()
    whole["records"] = records.map { record in
      guard let schema = record["schema"] as? Int, schema < RunRecord.currentSchema else {
        return record
      }
      return inSections(withPresentNames(withPlainColumns(record)), empty)
    }
    return try JSONSerialization.data(withJSONObject: whole)
  }

  /// The values of fields that a record of an older layout does not have.
  private static func emptyRecord() throws -> Object {
    let json = try JSONEncoder().encode(RunRecord(identity: .unknown))
    return try JSONSerialization.jsonObject(with: json) as? Object ?? [:]
  }

  // MARK: Sections

  /// The sections of layout 7, with the fields that each took over.
  private static let sections = [
    "counts": ["total", "views", "causes"],
    "play": ["frames", "spans", "trackedTime", "costs", "blame"],
    "log": ["inputs", "events", "rows"],
    "messages": ["console", "diagnostics", "watchdogs", "notes"],
    "pricing": ["tape", "draws", "headroom"],
    "comparison": ["state", "otherScreen", "growth"],
  ]
  /// The fields that could be absent; any other that is missing is an error of the file.
  private static let laterFields: Set = [
    "causes", "costs", "blame", "events", "rows", "diagnostics", "watchdogs", "tape", "draws",
    "growth",
  ]

  private static func inSections(_ record: Object, _ empty: Object) -> Object {
    var result = record
    result["schema"] = RunRecord.currentSchema
    for (section, fields) in sections {
      let defaults = empty[section] as? Object ?? [:]
      var object: Object = [:]
      for field in fields {
        object[field] = record[field] ?? (laterFields.contains(field) ? defaults[field] : nil)
        result[field] = nil
      }
      result[section] = object
    }
    return result
  }

  // MARK: Names

  private static func withPresentNames(_ record: Object) -> Object {
    var result = record
    result["total"] = result.removeValue(forKey: "counts")
    result["tape"] = result.removeValue(forKey: "work")
    change(&result, ["tape"]) { tape in
      tape["spans"] = tape.removeValue(forKey: "stretches")
      let none: Object = ["count": 0, "columns": ["frames": [Int](), "time": [Int]()]]
      tape["motion"] = tape["motion"] ?? none
    }
    change(&result, ["rows", "steps"]) { table in
      let words = table["words"] as? [String]
      table["words"] = words?.map { $0 == "asleep" ? "suspended" : $0 }
    }
    if let costs = result["costs"] as? Object, costs["parts"] == nil { result["costs"] = nil }
    return result
  }

  // MARK: Columns

  /// A table with columns of differences up to layout 3.
  private struct PackedTable {
    /// The keys that lead to the table.
    let path: [String]
    /// The columns of differences from row to row.
    var sums: [String] = []
    /// The columns of differences from the first of `sums`.
    var offsets: [String] = []
  }

  private static let packedTables = [
    PackedTable(
      path: ["frames"], sums: ["begin"],
      offsets: ["deadline", "committed", "rendered", "presented"]),
    PackedTable(path: ["spans"], sums: ["start", "frame"]),
    PackedTable(path: ["memory", "samples"], sums: ["time"] + (0..<64).map { "live\($0)" }),
    PackedTable(path: ["work", "stretches"], sums: ["notBefore"], offsets: ["wantedAt"]),
    PackedTable(path: ["work", "amounts"]),
    PackedTable(path: ["work", "otherThreads"]),
    PackedTable(path: ["draws", "draws"], sums: ["mainThread"]),
  ]

  private static func withPlainColumns(_ record: Object) -> Object {
    var result = record
    for packed in packedTables {
      change(&result, packed.path) { table in
        guard let texts = table["columns"] as? [String: String], let count = table["count"] as? Int
        else { return }
        var columns = texts.compactMapValues { PackedColumn.unpack($0, count: count) }
        for name in packed.sums { columns[name] = columns[name].map(PackedColumn.sums) }
        let base = packed.sums.first.flatMap { columns[$0] } ?? []
        for name in packed.offsets {
          columns[name] = columns[name].map { zip(base, $0).map { $0 &+ $1 } }
        }
        table["columns"] = columns
      }
    }
    return result
  }

  /// Changes the object to which some keys lead, if there is one.
  private static func change(
    _ object: inout Object, _ path: [String], _ edit: (inout Object) -> Void
  ) {
    guard let key = path.first else { return edit(&object) }
    guard var inner = object[key] as? Object else { return }
    change(&inner, Array(path.dropFirst()), edit)
    object[key] = inner
  }
}
