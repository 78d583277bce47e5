// The one call that turns records into a folder of results.
//
// `records.json`, `runs.csv`, `frames.csv`, `report.md`, `report.html` and `figures/*.png` are made in memory first and then
// written together (`AtomicFiles`): the folder holds a whole report or what it held before.

public import Foundation
import SimCharts
public import SimMetrics
import Synchronization

/// Writes reports about runs.
public struct ReportWriter: Sendable {
  /// Pixels per point of the figures.
  private static let figureScale = 2.0

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
  /// - Throws: `ReportError` when a figure cannot be drawn.
  /// - Parameter films: the runs that the page plays.
  package func files(for records: [RunRecord], films: [FilmedRun] = []) throws -> AtomicFiles {
    let document = ReportDocument(records)
    let figures = try figures(of: document)
    let stills = try films.map { film in
      do {
        return (Self.stillName(of: film), Data(try film.last.png(scale: 1)))
      } catch {
        throw ReportError.cannotDraw(figure: Self.stillName(of: film), reason: "\(error)")
      }
    }
    var files = AtomicFiles()
    files.add("records.json", try JSONExporter().export(records))
    files.add("runs.csv", CSVExporter().export(records))
    files.add("frames.csv", FrameCSVExporter().export(records))
    files.add("report.md", Data(MarkdownReport(document: document).text.utf8))
    let page = try HTMLReport(
      document: document, figures: Dictionary(figures + stills) { first, _ in first }, films: films
    ).text()
    files.add("report.html", Data(page.utf8))
    for (name, bytes) in figures { files.add("figures/\(name)", bytes) }
    files.own("figures", suffix: ".png")
    return files
  }

  /// What the still picture of a film is called.
  static func stillName(of film: FilmedRun) -> String {
    "\(film.record.identity.strategy)-\(film.record.identity.workload)-still.png"
  }

  private func figures(of document: ReportDocument) throws -> [(String, Data)] {
    let jobs = pictures(of: document)
    // Each picture is a surface of its own, so they are drawn at the same time.
    let results = Mutex([Result<Data, ReportError>?](repeating: nil, count: jobs.count))
    DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
      let result = Self.draw(jobs[index].name, jobs[index].figure())
      results.withLock { $0[index] = result }
    }
    return try zip(jobs, results.withLock { $0 }).compactMap { job, result in
      try result.map { (job.name, try $0.get()) }
    }
  }

  private struct Picture: Sendable {
    let name: String
    let figure: @Sendable () -> Figure
  }

  private func pictures(of document: ReportDocument) -> [Picture] {
    let comparison = document.comparison
    var pictures = [Picture(name: "comparison.png") { ComparisonFigure(comparison).figure }]
    if !HeatMap(comparison).workloads.isEmpty {
      pictures.append(Picture(name: "heat-map.png") { HeatFigure(comparison).figure })
    }
    for section in document.sections where section.isDrawn {
      let record = section.record
      pictures.append(Picture(name: section.timeline) { TimelineFigure(record).figure })
      pictures.append(Picture(name: section.allocations) { AllocationFigure(record).figure })
    }
    return pictures
  }

  private static func draw(_ name: String, _ figure: Figure) -> Result<Data, ReportError> {
    do {
      return .success(Data(try CairoCanvas.png(figure, scale: figureScale)))
    } catch {
      return .failure(.cannotDraw(figure: name, reason: "\(error)"))
    }
  }
}
