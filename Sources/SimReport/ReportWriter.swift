// The one call that turns records into a folder of results.
//
// `records.json`, `report.md`, `report.html` and `figures/*.png` are made in memory first and then
// written together (`AtomicFiles`): the folder holds a whole report or what it held before.

public import Foundation
import SimCharts
public import SimMetrics

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
  /// - Throws: `ReportError`, which names the path or the figure; then nothing was written.
  public func write(records: [RunRecord], to directory: URL) throws {
    try files(for: records).write(to: directory)
  }

  /// All files of a report, made but not written.
  ///
  /// - Throws: `ReportError` when a figure cannot be drawn.
  package func files(for records: [RunRecord]) throws -> AtomicFiles {
    let document = ReportDocument(records)
    let figures = try figures(of: document)
    var files = AtomicFiles()
    files.add("records.json", try JSONExporter().export(records))
    files.add("report.md", Data(MarkdownReport(document: document).text.utf8))
    let page = try HTMLReport(
      document: document, figures: Dictionary(figures) { first, _ in first }
    ).text()
    files.add("report.html", Data(page.utf8))
    for (name, bytes) in figures { files.add("figures/\(name)", bytes) }
    return files
  }

  private func figures(of document: ReportDocument) throws -> [(String, Data)] {
    var figures = [
      try draw("comparison.png", ComparisonFigure(document.comparison).figure)
    ]
    for section in document.sections where !section.isFailure {
      figures.append(try draw(section.timeline, TimelineFigure(section.record).figure))
      figures.append(try draw(section.allocations, AllocationFigure(section.record).figure))
    }
    return figures
  }

  private func draw(_ name: String, _ figure: Figure) throws -> (String, Data) {
    do {
      return (name, Data(try CairoCanvas.png(figure, scale: Self.figureScale)))
    } catch {
      throw ReportError.cannotDraw(figure: name, reason: "\(error)")
    }
  }
}
