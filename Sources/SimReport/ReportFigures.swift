// The catalogue of a report's figures: where each belongs, its name, its caption, when it is
// included, and how it is made.
//
// The writer draws the figures, the Markdown links to them and the page shows them, all from this
// catalogue. A new figure needs its own file and one entry here.

import SimCharts
import SimMetrics

/// One figure of a report.
struct ReportFigure: Sendable {
  /// The subject of a figure.
  enum Place: Hashable, Sendable {
    case all
    /// One workload, by its index in the document.
    case workload(Int)
    /// One run, by the index of its section in the document.
    case section(Int)
  }

  /// The readers in which a figure is shown; its file is in the folder in any case.
  enum Reader: Sendable {
    case markdown
    case page
  }

  /// The subject.
  let place: Place
  /// The name of its file, without the extension.
  let name: String
  /// The caption below the heading of its subject.
  let caption: String
  /// The description for use without context.
  let label: String
  let readers: [Reader]
  let draw: @Sendable () throws -> Figure
}

/// The figures of a report, in order.
struct ReportFigures: Sendable {
  let all: [ReportFigure]
  private let places: [ReportFigure.Place: [ReportFigure]]

  /// Creates the figures of a document.
  ///
  /// - Parameter films: The runs that were filmed, the best first.
  init(_ document: ReportDocument, films: [FilmedRun]) {
    all =
      Self.figures(of: document.comparison, films)
      + document.workloads.enumerated().flatMap { Self.figures(of: $1, at: .workload($0)) }
      + document.sections.enumerated().flatMap { Self.figures(of: $1, at: .section($0), films) }
    places = Dictionary(grouping: all, by: \.place)
  }

  /// The suffix of the names of figures that a page with scripts replaces by interactive frames.
  static let framesSuffix = "-frames"

  /// Returns the figures of a subject that a reader shows.
  func figures(at place: ReportFigure.Place, in reader: ReportFigure.Reader) -> [ReportFigure] {
    places[place, default: []].filter { $0.readers.contains(reader) }
  }

  private static func figures(of comparison: Comparison, _ films: [FilmedRun]) -> [ReportFigure] {
    let strip = FilmStripFigure([films.first, films.last].compactMap(\.self))
    return [
      figure(
        .all, "comparison", "Comparison of strategies",
        when: comparison.rows.contains { !$0.outcome.isFailure }
      ) {
        ComparisonFigure(comparison).figure
      },
      // The page shows the map as a table.
      figure(
        .all, "heat-map", "Strategies against workloads", in: [],
        when: !HeatMap(comparison).workloads.isEmpty
      ) { HeatFigure(comparison).figure },
      // The page plays the films instead.
      figure(.all, "film-strip", strip.caption, in: [.markdown], when: films.count > 1) {
        try strip.figure()
      },
    ].compactMap(\.self)
  }

  private static func figures(
    of workload: ReportDocument.Workload, at place: ReportFigure.Place
  ) -> [ReportFigure] {
    let (name, records) = (workload.name, workload.records)
    return [
      figure(
        place, workload.figureName + framesSuffix, "Frames of \(name)",
        label: "Frames of all strategies in \(name)"
      ) { SmallMultiplesFigure(name, records).figure },
      figure(
        place, workload.figureName + "-distribution", "Frame times of \(name)",
        label: "Frame times in \(name)"
      ) { DistributionFigure(name, records).figure },
    ].compactMap(\.self)
  }

  private static func figures(
    of section: ReportDocument.Section, at place: ReportFigure.Place, _ films: [FilmedRun]
  ) -> [ReportFigure] {
    guard section.isDrawn else { return [] }
    let record = section.record
    let film = films.first { $0.record.identity == record.identity }
    func about(
      _ suffix: String, _ caption: String, when isThere: Bool = true,
      _ draw: @escaping @Sendable () throws -> Figure
    ) -> ReportFigure? {
      figure(
        place, "\(section.figureName)-\(suffix)", caption,
        label: "\(caption) of \(section.heading)", when: isThere, draw)
    }
    return [
      about("timeline", "Timeline") {
        try film.map { try TimelineFigure($0).figure } ?? TimelineFigure(record).figure
      },
      about("allocations", "Allocations") { AllocationFigure(record).figure },
      // If rows only appeared, a picture of their lives is not useful.
      about("rows", "Rows", when: record.log.rows.steps.contains { !$0.step.begins }) {
        RowLifeFigure(record).figure
      },
    ].compactMap(\.self)
  }

  /// Creates a figure; `nil` if it does not apply.
  private static func figure(
    _ place: ReportFigure.Place, _ name: String, _ caption: String, label: String? = nil,
    in readers: [ReportFigure.Reader] = [.markdown, .page], when isThere: Bool = true,
    _ draw: @escaping @Sendable () throws -> Figure
  ) -> ReportFigure? {
    guard isThere else { return nil }
    return ReportFigure(
      place: place, name: name, caption: caption, label: label ?? caption, readers: readers,
      draw: draw)
  }
}
