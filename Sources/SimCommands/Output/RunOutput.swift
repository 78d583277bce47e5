// The one place where the commands meet the writers of records.

import Foundation
import SimMetrics

/// Turns the records of a command into what is printed and what is kept.
enum RunOutput {
  /// The records in the form that was asked for, ending with a line break.
  static func text(_ records: [RunRecord], format: OutputFormat) throws -> String {
    switch format {
    case .json: String(decoding: try json(records), as: UTF8.self) + "\n"
    case .table: table(records).text
    case .csv: lines(records, before: "", between: ",", after: "").joined()
    case .markdown:
      markdown(lines(records, before: "| ", between: " | ", after: " |"))
    }
  }

  /// Writes the records into a folder, whole or not at all.
  static func write(_ records: [RunRecord], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try json(records).write(to: folder.appending(path: "records.json"), options: .atomic)
  }

  private static func json(_ records: [RunRecord]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return try encoder.encode(records)
  }

  private static func table(_ records: [RunRecord]) -> Table {
    Table(
      header: [
        "strategy", "workload", "outcome", "frames", "hitches", "bodies", "inits", "allocations",
        "peak bytes",
      ],
      rows: records.map { record in
        let hitches = record.frames.filter { $0.hitch > 0 }.count
        let numbers = [
          record.frames.count, hitches, record.counts.bodies, record.counts.initialisations,
          record.counts.allocations, Int(record.memory.peak),
        ]
        let outcome =
          switch record.outcome {
          case .completed: "completed"
          case .cut: "cut"
          case .failed: "failed"
          }
        return [record.identity.strategy, record.identity.workload, outcome]
          + numbers.map(String.init)
      }, numbers: Set(3...8))
  }

  private static func lines(
    _ records: [RunRecord], before: String, between: String, after: String
  ) -> [String] {
    let table = table(records)
    return ([table.header] + table.rows).map {
      before + $0.joined(separator: between) + after + "\n"
    }
  }

  private static func markdown(_ lines: [String]) -> String {
    let columns = lines.first?.filter { $0 == "|" }.count ?? 0
    let rule = String(repeating: "| --- ", count: max(0, columns - 1)) + "|\n"
    return (lines.prefix(1) + [rule] + lines.dropFirst()).joined()
  }
}
