// The report as one self-contained page: a plain context value that fills a template.
//
// The answer comes first: a card, a map, and if runs were filmed, phones that play. Figures are in
// the page as SVG, which follows the reader's light or dark setting as the page does. The page
// needs no network, can be read without scripts, and contains no date: equal records give equal
// bytes.

import Foundation
import Mustache
import SimCharts
import SimMetrics

struct HTMLReport {
  let document: ReportDocument
  let figures: ReportFigures
  /// The drawings of the figures, by name.
  let drawings: [String: SVGDrawing]
  /// The runs that the page plays, the best first; none, or at least two.
  var films: [FilmedRun] = []

  /// Returns the text of the file.
  ///
  /// - Throws: An error of the template engine if the template is wrong; `ReportError` if a still
  ///   cannot be drawn.
  func text() throws -> String {
    try MustacheTemplate(string: PageFiles.template).render(context())
  }

  private struct Context {
    let style: String
    let sentence: String
    let card: VerdictCard?
    let workloads: [String]
    let map: [HeatMap.Row]
    let hasMap: Bool
    let sameWorkloads: String?
    let phones: [Phone]
    /// The number of phones that are hidden at first; `nil` if all are shown.
    let hidden: Int?
    /// The text that replaces the controls if no script runs.
    let fewer: String?
    let films: String
    let runs: String
    let scripts: [String]
    let hasPlayer: Bool
    let playerTitle: String
    let setting: String
    let same: String
    let header: [String]
    let rows: [Row]
    let figures: [String]
    let others: [String]
    let parts: [Workload]
    let limits: [ReportText.Line]
    let pictures: String
    let sections: [Section]
  }

  private struct Phone {
    let name: String
    let still: Int
    let finding: String
    let isFurther: Bool
  }

  private struct Workload {
    let name: String
    let isFirst: Bool
    /// The indices of its runs among those of the page.
    let runs: String
    let times: [FrameTimes]
    /// The stills that are shown if no script runs.
    let still: [String]
    let figures: [String]
  }

  private struct Row {
    let workload: String
    let strategy: String
    let isFirst: Bool
    let cells: [Cell]
    let remark: String
  }

  private struct Cell {
    let text: String
    let isBest: Bool
  }

  private struct Section {
    let heading: String
    let finding: String
    let isFailure: Bool
    let fingerprint: String
    let remarks: [ReportText.Line]
    let watchdogs: [String]
    let hasWatchdogs: Bool
    let place: Int
    let isExplored: Bool
    let figures: [String]
    let viewHeads: [String]
    let views: [View]
    let causes: [Cause]
  }

  private struct Cause {
    let bodies: String
    let line: String
  }

  private struct View {
    let name: String
    let counts: [String]
  }

  /// Returns the phones, and a rule for each of their different stills.
  ///
  /// Most strategies end on the same screen.
  private func phones() throws -> (phones: [Phone], rules: String) {
    var stills: [[UInt8]] = []
    // The two runs that differ most are shown at once, the others on request.
    let phones = try films.enumerated().map { index, film in
      let still = try film.still()
      let place = stills.firstIndex(of: still) ?? stills.count
      if place == stills.count { stills.append(still) }
      return Phone(
        name: film.record.identity.strategy, still: place, finding: film.record.finding,
        isFurther: index > 0 && index < films.count - 1)
    }
    let rules = stills.enumerated().map { index, bytes in
      ".still\(index){background-image:url(data:image/png;base64,\(Data(bytes).base64EncodedString()))}\n"
    }
    return (phones, rules.joined())
  }

  private func context() throws -> Context {
    let (phones, stills) = try phones()
    let further = phones.count { $0.isFurther }
    var sheet = SVGStyleSheet()
    for drawing in drawings.values { sheet.formUnion(drawing.sheet) }
    let comparison = document.comparison
    let table = SummaryTable(comparison)
    let others = comparison.rankings.dropFirst().filter { $0.compared.count > 1 }
    let map = HeatMap(comparison)
    return Context(
      style: PageFiles.style + "\n" + PageColours.style + "\n" + HeatMap.style + "\n"
        + sheet.text() + "\n" + stills,
      sentence: Answer(comparison).text,
      card: VerdictCard(comparison, records: document.sections.map(\.record)),
      workloads: map.workloads, map: map.rows, hasMap: !map.workloads.isEmpty,
      sameWorkloads: map.tie.isEmpty ? nil : map.tie,
      phones: phones,
      hidden: further > 0 ? further : nil,
      fewer: further > 0
        ? "The best and the worst of \(phones.count) runs, each as it ends; the others are in the map and below."
        : nil,
      films: films.isEmpty ? "" : try Self.packed(FilmReel(films).json),
      runs: try Self.packed(RunReel(document.sections).json),
      scripts: [PageFiles.script, PageFiles.explorer] + (films.isEmpty ? [] : [PageFiles.player]),
      hasPlayer: !films.isEmpty,
      playerTitle: films.first.map { "\($0.record.identity.workload), as it was shown" } ?? "",
      setting: document.setting, same: table.sameEverywhere,
      header: table.header + ["Remark"], rows: table.rows.map(row),
      figures: drawn(at: .all),
      others: others.map {
        "\(comparison.name(of: $0)): \(Answer.sentence(for: $0, in: comparison))"
      },
      parts: document.workloads.enumerated().map { workload($1, at: $0) },
      limits: ReportText.limits.map(ReportText.Line.init), pictures: document.pictures,
      sections: document.sections.enumerated().map { section($1, at: $0) })
  }

  /// The greatest number of workloads whose frames are also on the page as figures.
  private static let mostStills = 8

  /// Returns a text as it is stored in a page: compressed by zlib, which every browser has been
  /// able to decompress since 2023, and in Base64.
  private static func packed(_ text: String) throws -> String {
    Data(try Packed.bytes(Array(text.utf8), level: 9)).base64EncodedString()
  }

  private func workload(_ workload: ReportDocument.Workload, at place: Int) -> Workload {
    let runs = workload.records.compactMap { record in
      document.sections.firstIndex { $0.record.identity == record.identity }
    }
    let isStill = { (figure: ReportFigure) in figure.name.hasSuffix(ReportFigures.framesSuffix) }
    return Workload(
      name: workload.name, isFirst: place == 0, runs: runs.map { "\($0)" }.joined(separator: " "),
      times: workload.records.map(FrameTimes.init),
      // If there are many workloads, readers without scripts see only the frames of the first.
      still: place == 0 || document.workloads.count <= Self.mostStills
        ? drawn(at: .workload(place), where: isStill) : [],
      figures: drawn(at: .workload(place)) { !isStill($0) })
  }

  private func row(_ row: SummaryTable.Row) -> Row {
    Row(
      workload: row.isFirst ? row.workload : "", strategy: row.strategy, isFirst: row.isFirst,
      cells: row.cells.map { Cell(text: $0.text, isBest: $0.isBest) }, remark: row.remark)
  }

  private func section(
    _ section: ReportDocument.Section, at place: Int
  ) -> Section {
    let views = ViewMetric.table(section.record.counts.views)
    return Section(
      heading: section.heading, finding: section.finding, isFailure: section.isFailure,
      fingerprint: section.record.fingerprint, remarks: section.remarks.map(ReportText.Line.init),
      watchdogs: section.record.messages.watchdogs.map(\.line),
      hasWatchdogs: !section.record.messages.watchdogs.isEmpty,
      place: place, isExplored: section.isDrawn && !section.record.play.frames.isEmpty,
      figures: drawn(at: .section(place)), viewHeads: views.header,
      views: views.rows.map { View(name: $0[0], counts: Array($0.dropFirst())) },
      causes: section.causes.map {
        Cause(bodies: ValueFormatter.count($0.bodies), line: $0.line)
      })
  }

  private func drawn(
    at place: ReportFigure.Place, where isShown: (ReportFigure) -> Bool = { _ in true }
  ) -> [String] {
    figures.figures(at: place, in: .page).filter(isShown).compactMap { figure in
      drawings[figure.name].map { drawn($0, figure.label) }
    }
  }

  /// Returns a figure in a box that scrolls if the figure is wider, below its finding and a hint on
  /// scrolling.
  ///
  /// Both are shown only on narrow pages, because a wide one shows the whole figure with its title.
  private func drawn(_ drawing: SVGDrawing, _ label: String) -> String {
    let (name, title) = (SVGDrawing.escaped(label), SVGDrawing.escaped(drawing.title))
    return """
      <p class="pan"><b>\(title)</b> <span class="quiet">The figure is wider than the page: move it sideways.</span></p>
      <div class="wide" tabindex="0" role="region" aria-label="\(name)">\(drawing.element(label: drawing.title))</div>
      """
  }
}
