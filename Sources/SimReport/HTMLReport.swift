// The report as one self-contained page: a plain context, then the template.
//
// The answer comes first: a card, a map, and where runs were filmed two phones that play. Figures are in the page as PNG.
// The page needs no network, can be read without scripts, and holds no date: equal records give equal bytes.

import Foundation
import Mustache
import SimMetrics

/// Writes `report.html`.
struct HTMLReport {
  /// The report.
  let document: ReportDocument
  /// The figures' bytes by file name.
  let figures: [String: Data]
  /// The runs that the page plays; none or two.
  var films: [FilmedRun] = []

  /// The file's text.
  ///
  /// - Throws: An error of the template engine when the template is wrong.
  func text() throws -> String {
    try MustacheTemplate(string: HTMLTemplate.text).render(context)
  }

  private struct Context {
    let style = HTMLTemplate.style
    let sentence: String
    let card: VerdictCard?
    let workloads: [String]
    let map: [HeatMap.Row]
    let hasMap: Bool
    let sameWorkloads: String?
    let phones: [Phone]
    let films: String
    let script: String?
    let playerTitle: String
    let setting: String
    let same: String
    let header: [String]
    let rows: [Row]
    let comparison: String
    let others: [String]
    let limits: [String]
    let pictures: String
    let sections: [Section]
  }

  private struct Phone {
    let name: String
    let still: String
    let finding: String
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

  private var context: Context {
    let comparison = document.comparison
    let table = SummaryTable(comparison)
    let others = comparison.rankings.dropFirst().filter { $0.completed.count > 1 }
    let map = HeatMap(comparison)
    return Context(
      sentence: comparison.sentence,
      card: VerdictCard(comparison, records: document.sections.map(\.record)),
      workloads: map.workloads, map: map.rows, hasMap: !map.workloads.isEmpty,
      sameWorkloads: map.same.isEmpty
        ? nil : "No strategy differs by more than 5 % in \(map.same.joined(separator: ", ")).",
      phones: films.map { film in
        Phone(
          name: film.record.identity.strategy, still: source(stillName(film)),
          finding: film.record.finding)
      },
      films: films.isEmpty
        ? "" : "{\"runs\":[\(films.map(\.json).joined(separator: ","))]}",
      script: films.isEmpty ? nil : PlayerScript.text,
      playerTitle: films.first.map { "\($0.record.identity.workload), as it was shown" } ?? "",
      setting: document.setting, same: table.sameEverywhere,
      header: table.header + ["Remark"], rows: table.rows.map(row),
      comparison: source("comparison.png"),
      others: others.map { "\(comparison.name(of: $0)): \(comparison.sentence(for: $0))" },
      limits: ReportText.limits, pictures: document.pictures,
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
      timeline: source(section.timeline), allocations: source(section.allocations),
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

  private func stillName(_ film: FilmedRun) -> String {
    ReportWriter.stillName(of: film)
  }

  private func source(_ name: String) -> String {
    "data:image/png;base64," + (figures[name]?.base64EncodedString() ?? "")
  }
}
