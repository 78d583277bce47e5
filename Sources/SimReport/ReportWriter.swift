// Writes records as a folder of results.
//
// `records.json`, `runs.csv`, `frames.csv`, `report.md`, `report.html` and the figures are made in
// memory first and then written together (`AtomicFiles`): the folder contains either a complete
// report or its former contents.

public import Foundation
import SimCharts
public import SimMetrics
import Synchronization

/// Writes reports about runs.
public struct ReportWriter: Sendable {
  /// Creates a writer.
  public init() {}

  /// Writes records, documents and figures into a folder.
  ///
  /// - Parameter records: The runs, in any order; documents show them with the answer first.
  /// - Parameter directory: The folder; it is created if necessary.
  /// - Throws: `FilesInTheWay` if a file of other origin would be lost, `FileWriteError` with the
  ///   path, or `ReportError` with the figure; then nothing was written.
  public func write(records: [RunRecord], to directory: URL) throws {
    try files(for: records).write(to: directory)
  }

  /// Returns the names of a report's files, as far as they are known before there are results.
  ///
  /// - Parameter writer: The command that writes them.
  package static func expected(by writer: String) -> ExpectedFiles {
    ExpectedFiles(
      by: writer, ["records.json", "runs.csv", "frames.csv", "report.md", "report.html"],
      folders: ["figures": FigureFormat.Kind.allCases.map { ".\($0.rawValue)" }])
  }

  /// Returns all files of a report, made but not written.
  ///
  /// - Parameter writer: The command that writes them; its other files in the folder are
  ///   superseded.
  /// - Parameter films: The runs that the page plays.
  /// - Parameter format: The format of figures; the page contains them as SVG in any case.
  /// - Throws: `ReportError` if a figure cannot be drawn.
  package func files(
    for records: [RunRecord], by writer: String = "run", films: [FilmedRun] = [],
    format: FigureFormat = FigureFormat()
  ) throws -> AtomicFiles {
    let document = ReportDocument(records)
    let list = ReportFigures(document, films: films)
    var files = AtomicFiles(by: writer)
    files.supersede()
    var encoded: [Data] = []
    var frames = FrameCSVExporter.header
    var drawings: [String: SVGDrawing] = [:]
    var figures: [(name: String, bytes: Data)] = []
    for (index, part) in try Self.parts(records, list.all, format).enumerated() {
      switch part {
      case .record(let data, let rows):
        encoded.append(data)
        frames += rows
      case .figure(let drawing, let data):
        let name = list.all[index - records.count].name
        drawings[name] = drawing
        figures.append((name: format.name(name), bytes: data))
      }
    }
    files.add("records.json", JSONExporter.file(encoded))
    files.add("runs.csv", CSVExporter().export(records))
    files.add("frames.csv", frames)
    files.add(
      "report.md",
      Data(MarkdownReport(document: document, figures: list, format: format).text.utf8))
    let page = HTMLReport(document: document, figures: list, drawings: drawings, films: films)
    files.add("report.html", Data(try page.text().utf8))
    for figure in figures { files.add("figures/\(figure.name)", figure.bytes) }
    return files
  }

  /// Returns only the figures of a report, by the names of their files.
  ///
  /// - Throws: `ReportError` if a figure cannot be drawn.
  package func figures(
    for records: [RunRecord], format: FigureFormat = FigureFormat()
  ) throws -> [(name: String, bytes: Data)] {
    let list = ReportFigures(ReportDocument(records), films: []).all
    return try zip(list, Self.parts([], list, format)).compactMap { figure, part in
      if case .figure(_, let bytes) = part { (format.name(figure.name), bytes) } else { nil }
    }
  }

  /// Makes records and figures, which are independent of each other, in parallel on all processors,
  /// the longest first.
  private static func parts(
    _ records: [RunRecord], _ list: [ReportFigure], _ format: FigureFormat
  ) throws -> [Part] {
    let results = Mutex(
      [Result<Part, any Error>?](repeating: nil, count: list.count + records.count))
    DispatchQueue.concurrentPerform(iterations: list.count + records.count) { index in
      let result = Result {
        index < records.count
          ? Part.record(
            try JSONExporter.encoded(records[index]), FrameCSVExporter.rows(of: records[index]))
          : try draw(list[index - records.count], format)
      }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { $0 }.compactMap { try $0?.get() }
  }

  /// A unit of work for one processor.
  private enum Part: Sendable {
    case record(Data, Data)
    /// The drawing for the page, if it contains the figure, and the bytes of the file.
    case figure(SVGDrawing?, Data)
  }

  private static func draw(_ entry: ReportFigure, _ format: FigureFormat) throws -> Part {
    do {
      let figure = try entry.draw()
      let drawing = entry.readers.contains(.page) ? try SVGDrawing(figure) : nil
      return .figure(drawing, try format.file(figure, drawing))
    } catch {
      throw ReportError.cannotDraw(figure: format.name(entry.name), reason: "\(error)")
    }
  }
}
