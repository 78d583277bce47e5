// The figures of a report in one list: where each belongs, its name, its caption, when it is included, and how it is made.
//
// The writer draws them, the Markdown links them and the page shows them, all by going through the list: a new figure is
// its own file and an entry here.

import SimCharts
import SimMetrics

/// One figure of a report.
struct ReportFigure: Sendable {
  /// What a figure is about.
  enum Place: Hashable, Sendable {
    case all
    /// One workload, by its place among those of the document.
    case workload(Int)
    /// One run, by its place among the sections of the document.
    case section(Int)
  }

  /// Where a figure may be shown; in the folder each has a file in any case.
  enum Reader: Sendable {
    case markdown
    case page
  }

  /// What it is about.
  let place: Place
  /// The name of its file, without what follows the dot.
  let name: String
  /// What it shows, below the heading of its place.
  let caption: String
  /// What it shows, where nothing stands around it.
  let label: String
  let readers: [Reader]
  let draw: @Sendable () throws -> Figure
}

/// The figures of a report, in the order in which it shows them.
struct ReportFigures: Sendable {
  let all: [ReportFigure]
  private let places: [ReportFigure.Place: [ReportFigure]]

  /// The figures of a document.
  ///
  /// - Parameter films: the runs that were filmed, the best first.
  init(_ document: ReportDocument, films: [FilmedRun]) {
    all =
      Self.figures(of: document.comparison, films)
      + document.workloads.enumerated().flatMap { Self.figures(of: $1, at: .workload($0)) }
      + document.sections.enumerated().flatMap { Self.figures(of: $1, at: .section($0), films) }
    places = Dictionary(grouping: all, by: \.place)
  }

  /// The end of the names of the figures in whose place a page with scripts has the frames themselves.
  static let framesSuffix = "-frames"

  /// The figures about something that a reader shows.
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
      // The page has the map as a table.
      figure(
        .all, "heat-map", "Strategies against workloads", in: [],
        when: !HeatMap(comparison).workloads.isEmpty
      ) { HeatFigure(comparison).figure },
      // The page plays the films.
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
      // Rows that only came have no lives worth a picture.
      about("rows", "Rows", when: record.rows.events.contains { !$0.step.begins }) {
        RowLifeFigure(record).figure
      },
    ].compactMap(\.self)
  }

  /// A figure; nil when it is not there.
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
