// The only part of the commands that uses the writers of records.

import Foundation
import SimMetrics
import SimReport

/// Prints and saves the records of a command.
enum RunOutput {
  /// Prints the records in the requested format, a table in the width of the terminal.
  ///
  /// - Parameter table: The columns and the order of a table.
  /// - Parameter weights: The workloads that are scored together; a table shows the score if all of
  ///   them ran.
  static func show(
    _ records: [RunRecord], format: OutputFormat, table: TableOptions? = nil,
    weights: [WeightedFactors.Weight] = [], on console: Console
  ) throws {
    let exporter = TextTableExporter(
      width: console.width ?? 80, metrics: table?.columns, sort: table?.sort)
    let text = try text(records, format: format, exporter, weights: weights)
    if format == .table { console.answer(text) } else { console.output(text) }
  }

  private static func text(
    _ records: [RunRecord], format: OutputFormat, _ table: TextTableExporter,
    weights: [WeightedFactors.Weight]
  ) throws -> String {
    switch format {
    case .table:
      let score = WeightedFactors(records, weights: weights).map { score in
        "\nScore: main-thread time as a factor to the best, and the weighted geometric mean\n"
          + score.lines.joined(separator: "\n") + "\n"
      }
      return ended(table.text(records)) + (score ?? "")
    case .json: return try text(JSONExporter().export(records))
    case .csv: return text(CSVExporter().export(records))
    case .markdown: return text(MarkdownExporter().export(records))
    }
  }

  /// Ends the output with the answer, which a long table has scrolled off the screen, and with the
  /// path of the report.
  static func conclude(_ records: [RunRecord], report: String, on console: Console) {
    let answer = records.count > 1 ? Answer(Comparison(records)).lines : []
    console.output("\n")
    console.answer((answer + ["Report: \(report)", ""]).joined(separator: "\n"))
  }

  /// Returns the names of a report's files, as far as they are known before anything runs.
  static func expected(by writer: String, tapes: Bool = false) -> ExpectedFiles {
    var expected = ReportWriter.expected(by: writer)
    if tapes { expected.folders["tapes"] = [".yaml"] }
    return expected
  }

  /// Writes the records, the report and the figures into a folder, each file completely or not at
  /// all.
  ///
  /// - Parameter tapes: The text of each run's tape, in the order of the records; `nil` for a run
  ///   without.
  /// - Parameter films: The runs that the page plays.
  /// - Parameter format: The format of figures.
  static func write(
    _ records: [RunRecord], tapes: [String?] = [], films: [FilmedRun] = [],
    format: FigureFormat = FigureFormat(), to folder: OutputFolder
  ) throws {
    var files = try ReportWriter().files(
      for: records, by: folder.writer, films: films, format: format)
    for (name, tape) in zip(FigureNames(records).names, tapes) {
      if let tape { files.add("tapes/\(name).yaml", Data(tape.utf8)) }
    }
    try folder.write(files)
  }

  private static func text(_ bytes: Data) -> String {
    ended(String(decoding: bytes, as: UTF8.self))
  }

  private static func ended(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }
}
