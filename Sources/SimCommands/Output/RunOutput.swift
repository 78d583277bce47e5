// The one place where the commands meet the writers of records.

import Foundation
import SimMetrics
import SimReport

/// Turns the records of a command into what is printed and what is saved.
enum RunOutput {
  /// Prints the records in the form that was asked for, a table in the width of the terminal.
  ///
  /// - Parameter weights: the workloads that are scored together; a table shows the score if all of them ran.
  static func show(
    _ records: [RunRecord], format: OutputFormat, weights: [WeightedFactors.Weight] = [],
    on console: Console
  ) throws {
    let text = try text(records, format: format, weights: weights, width: console.width)
    if format == .table { console.text(text) } else { console.output(text) }
  }

  private static func text(
    _ records: [RunRecord], format: OutputFormat, weights: [WeightedFactors.Weight], width: Int?
  ) throws -> String {
    switch format {
    case .table:
      let score = WeightedFactors(records, weights: weights).map { score in
        "\nScore: main-thread time as a factor to the best, and the weighted geometric mean\n"
          + score.lines.joined(separator: "\n") + "\n"
      }
      return ended(TextTableExporter(width: width ?? 80).text(records)) + (score ?? "")
    case .json: return try text(JSONExporter().export(records))
    case .csv: return text(CSVExporter().export(records))
    case .markdown: return text(MarkdownExporter().export(records))
    }
  }

  /// Writes the records, the report and the figures into a folder, each file completely or not at all.
  ///
  /// - Parameter tapes: the text of each run's tape, in the order of the records; nil for a run without.
  /// - Parameter films: the runs that the page plays.
  /// - Parameter caveats: caveats to the answer.
  /// - Parameter format: how figures are written.
  static func write(
    _ records: [RunRecord], tapes: [String?] = [], films: [FilmedRun] = [],
    caveats: [String] = [], format: FigureFormat = FigureFormat(), to folder: URL
  ) throws {
    var files = try ReportWriter().files(
      for: records, films: films, caveats: caveats, format: format)
    for (name, tape) in zip(FigureNames(records).names, tapes) {
      if let tape { files.add("tapes/\(name).yaml", Data(tape.utf8)) }
    }
    try files.write(to: folder)
  }

  private static func text(_ bytes: Data) -> String {
    ended(String(decoding: bytes, as: UTF8.self))
  }

  private static func ended(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }
}
