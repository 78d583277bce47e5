// The one call that turns records into a folder of results.
//
// `records.json`, `runs.csv`, `frames.csv`, `report.md`, `report.html` and the figures are made in memory first and then
// written together (`AtomicFiles`): the folder holds a whole report or what it held before.

public import Foundation
import SimCharts
public import SimMetrics
import Synchronization

/// Writes reports about runs.
public struct ReportWriter: Sendable {
  /// Makes a writer.
  public init() {}

  /// Writes records, documents and figures into a folder.
  ///
  /// - Parameter records: The runs, in any order; documents show them with the answer first.
  /// - Parameter directory: The folder; it is made when it is not there.
  /// - Throws: `FileWriteError` with the path, or `ReportError` with the figure; then nothing was written.
  public func write(records: [RunRecord], to directory: URL) throws {
    try files(for: records).write(to: directory)
  }

  /// All files of a report, made but not written.
  ///
  /// - Parameter films: the runs that the page plays.
  /// - Parameter caveats: what stands against the answer, each a sentence without its full stop.
  /// - Parameter format: how figures are written; the page has them as SVG in any case.
  /// - Throws: `ReportError` when a figure cannot be drawn.
  package func files(
    for records: [RunRecord], films: [FilmedRun] = [], caveats: [String] = [],
    format: FigureFormat = FigureFormat()
  ) throws -> AtomicFiles {
    var document = ReportDocument(records)
    document.caveats = caveats
    let pictures = pictures(of: document, films)
    var files = AtomicFiles()
    var encoded: [Data] = []
    var frames = FrameCSVExporter.header
    var drawings: [String: SVGDrawing] = [:]
    var figures: [(name: String, bytes: Data)] = []
    for (index, part) in try Self.parts(records, pictures, format).enumerated() {
      switch part {
      case .record(let data, let rows):
        encoded.append(data)
        frames += rows
      case .figure(let drawing, let data):
        let name = pictures[index - records.count].name
        drawings[name] = drawing
        figures.append((name: format.name(name), bytes: data))
      }
    }
    files.add("records.json", JSONExporter.file(encoded))
    files.add("runs.csv", CSVExporter().export(records))
    files.add("frames.csv", frames)
    files.add(
      "report.md",
      Data(MarkdownReport(document: document, format: format, hasFilm: films.count > 1).text.utf8))
    let page = HTMLReport(document: document, figures: drawings, films: films)
    files.add("report.html", Data(try page.text().utf8))
    for figure in figures { files.add("figures/\(figure.name)", figure.bytes) }
    for kind in FigureFormat.Kind.allCases { files.own("figures", suffix: "." + kind.rawValue) }
    return files
  }

  /// The figures of a report without the rest of it, by the names of their files.
  ///
  /// - Throws: `ReportError` when a figure cannot be drawn.
  package func figures(
    for records: [RunRecord], format: FigureFormat = FigureFormat()
  ) throws -> [(name: String, bytes: Data)] {
    let pictures = pictures(of: ReportDocument(records), [])
    return try zip(pictures, Self.parts([], pictures, format)).compactMap { picture, part in
      if case .figure(_, let bytes) = part { (format.name(picture.name), bytes) } else { nil }
    }
  }

  /// Records and figures, which know nothing of each other: each is made by whichever processor is free, the longest first.
  private static func parts(
    _ records: [RunRecord], _ pictures: [Picture], _ format: FigureFormat
  ) throws -> [Part] {
    let results = Mutex(
      [Result<Part, any Error>?](repeating: nil, count: pictures.count + records.count))
    DispatchQueue.concurrentPerform(iterations: pictures.count + records.count) { index in
      let result = Result {
        index < records.count
          ? Part.record(
            try JSONExporter.encoded(records[index]), FrameCSVExporter.rows(of: records[index]))
          : try draw(pictures[index - records.count], format)
      }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { $0 }.compactMap { try $0?.get() }
  }

  /// What one processor makes at a time.
  private enum Part: Sendable {
    case record(Data, Data)
    case figure(SVGDrawing, Data)
  }

  private struct Picture: Sendable {
    let name: String
    let figure: @Sendable () throws -> Figure
  }

  private func pictures(of document: ReportDocument, _ films: [FilmedRun]) -> [Picture] {
    let comparison = document.comparison
    var pictures = [Picture(name: "comparison") { ComparisonFigure(comparison).figure }]
    if !HeatMap(comparison).workloads.isEmpty {
      pictures.append(Picture(name: "heat-map") { HeatFigure(comparison).figure })
    }
    if let best = films.first, let worst = films.last, films.count > 1 {
      pictures.append(Picture(name: "film-strip") { try FilmStripFigure([best, worst]).figure() })
    }
    for (name, records, figure) in document.workloads {
      pictures.append(
        Picture(name: figure + "-frames") { SmallMultiplesFigure(name, records).figure })
      pictures.append(
        Picture(name: figure + "-distribution") { DistributionFigure(name, records).figure })
    }
    for section in document.sections where section.isDrawn {
      let record = section.record
      let film = films.first { $0.record.identity == record.identity }
      pictures.append(
        Picture(name: section.timeline) {
          try film.map { try TimelineFigure($0).figure } ?? TimelineFigure(record).figure
        })
      pictures.append(Picture(name: section.allocations) { AllocationFigure(record).figure })
      if section.hasRows {
        pictures.append(Picture(name: section.rows) { RowLifeFigure(record).figure })
      }
    }
    return pictures
  }

  private static func draw(_ picture: Picture, _ format: FigureFormat) throws -> Part {
    do {
      let figure = try picture.figure()
      let drawing = try SVGDrawing(figure)
      return .figure(drawing, try format.file(figure, drawing))
    } catch {
      throw ReportError.cannotDraw(figure: format.name(picture.name), reason: "\(error)")
    }
  }
}
