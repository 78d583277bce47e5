// The report as one self-contained page: a plain context, then the template.
//
// The answer comes first: a card, a map, and where runs were filmed phones that play. Figures are in the page as SVG, which
// follows the reader's light or dark setting as the page does.
// The page needs no network, can be read without scripts, and holds no date: equal records give equal bytes.

import Foundation
import Mustache
import SimCharts
import SimMetrics

/// Writes `report.html`.
struct HTMLReport {
  /// The report.
  let document: ReportDocument
  /// The figures by name.
  let figures: [String: SVGDrawing]
  /// The runs that the page plays, the best first; none or at least two.
  var films: [FilmedRun] = []

  /// The file's text.
  ///
  /// - Throws: An error of the template engine when the template is wrong, `ReportError` when a still cannot be drawn.
  func text() throws -> String {
    try MustacheTemplate(string: HTMLTemplate.text).render(context())
  }

  private struct Context {
    let style: String
    let sentence: String
    let card: VerdictCard?
    let caveats: [String]
    let workloads: [String]
    let map: [HeatMap.Row]
    let hasMap: Bool
    let sameWorkloads: String?
    let phones: [Phone]
    /// How many more phones there are than are shown at first; nil where all are.
    let hidden: Int?
    /// What stands in place of the controls where no script runs.
    let fewer: String?
    let films: String
    let script: String?
    let playerTitle: String
    let setting: String
    let same: String
    let header: [String]
    let rows: [Row]
    let comparison: String
    let others: [String]
    let first: String?
    let further: [Workload]
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
    let frames: String
    let distribution: String
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
    let isDrawn: Bool
    let fingerprint: String
    let remarks: [String]
    let watchdogs: [String]
    let hasWatchdogs: Bool
    let timeline: String
    let allocations: String
    let lives: String?
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

  /// The phones, and a rule for each of their different stills: most strategies end on the same screen.
  private func phones() throws -> (phones: [Phone], rules: String) {
    var stills: [[UInt8]] = []
    // The two that differ most are seen at once, the others when they are asked for.
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
    for figure in figures.values { sheet.formUnion(figure.sheet) }
    let comparison = document.comparison
    let table = SummaryTable(comparison)
    let others = comparison.rankings.dropFirst().filter { $0.completed.count > 1 }
    let map = HeatMap(comparison)
    let workloads = document.workloads.map { name, _, figure in
      Workload(
        name: name, frames: drawn(figure + "-frames", "Frames of all strategies in \(name)"),
        distribution: drawn(figure + "-distribution", "Frame times in \(name)"))
    }
    return Context(
      style: HTMLTemplate.style + "\n" + PageColours.style + "\n" + HeatMap.style + "\n"
        + sheet.text() + "\n" + stills,
      sentence: comparison.sentence,
      card: VerdictCard(comparison, records: document.sections.map(\.record)),
      caveats: document.caveats.map { $0 + "." },
      workloads: map.workloads, map: map.rows, hasMap: !map.workloads.isEmpty,
      sameWorkloads: map.same.isEmpty
        ? nil : "No strategy differs by more than 5 % in \(map.same.joined(separator: ", ")).",
      phones: phones,
      hidden: further > 0 ? further : nil,
      fewer: further > 0
        ? "The best and the worst of \(phones.count) runs, each as it ends; the others are in the map and below."
        : nil,
      films: films.isEmpty ? "" : try FilmReel(films).packed,
      script: films.isEmpty ? nil : PlayerScript.text,
      playerTitle: films.first.map { "\($0.record.identity.workload), as it was shown" } ?? "",
      setting: document.setting, same: table.sameEverywhere,
      header: table.header + ["Remark"], rows: table.rows.map(row),
      comparison: drawn("comparison", "Comparison of strategies"),
      others: others.map { "\(comparison.name(of: $0)): \(comparison.sentence(for: $0))" },
      first: workloads.first.map { $0.frames + "\n" + $0.distribution },
      further: Array(workloads.dropFirst()),
      limits: ReportText.limits.map(ReportText.Line.init), pictures: document.pictures,
      sections: document.sections.map(section))
  }

  private func row(_ row: SummaryTable.Row) -> Row {
    Row(
      workload: row.isFirst ? row.workload : "", strategy: row.strategy, isFirst: row.isFirst,
      cells: row.cells.map { Cell(text: $0.text, isBest: $0.isBest) }, remark: row.remark)
  }

  private func section(_ section: ReportDocument.Section) -> Section {
    Section(
      heading: section.heading, finding: section.finding, isFailure: section.isFailure,
      isDrawn: section.isDrawn,
      fingerprint: section.record.fingerprint, remarks: section.remarks,
      watchdogs: section.record.watchdogs.map(\.line),
      hasWatchdogs: !section.record.watchdogs.isEmpty,
      timeline: drawn(section.timeline, "Timeline of \(section.heading)"),
      allocations: drawn(section.allocations, "Allocations of \(section.heading)"),
      lives: section.isDrawn && section.hasRows
        ? drawn(section.rows, "Rows of \(section.heading)") : nil,
      views: section.record.views.map { view in
        let counts = [
          view.bodies, view.initialisations, view.comparedEqual, view.appearances,
          view.disappearances,
        ]
        return View(name: view.view, counts: counts.map { ValueFormatter.count($0) })
      },
      causes: section.causes.map {
        Cause(bodies: ValueFormatter.count($0.bodies), line: $0.line)
      })
  }

  /// A figure in a box that it can be moved in where it is wider, below what it finds and how it is moved; both are seen on
  /// narrow pages only, for a wide one shows the whole figure with its title.
  private func drawn(_ name: String, _ label: String) -> String {
    guard let figure = figures[name] else { return "" }
    let (name, title) = (SVGDrawing.escaped(label), SVGDrawing.escaped(figure.title))
    return """
      <p class="pan"><b>\(title)</b> <span class="quiet">The figure is wider than the page: move it sideways.</span></p>
      <div class="wide" tabindex="0" role="region" aria-label="\(name)">\(figure.element(label: figure.title))</div>
      """
  }
}
