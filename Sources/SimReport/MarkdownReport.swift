// The report as Markdown: the answer, the table, links to the figures, and the meanings of the
// numbers.

import SimMetrics

struct MarkdownReport {
  let document: ReportDocument
  let figures: ReportFigures
  /// The format of the figures' files.
  var format = FigureFormat()

  var text: String {
    var parts = ["# simui report"]
    parts += Answer(document.comparison).lines.map { "**\(escape($0))**" }
    parts += [
      escape(document.setting),
      MarkdownExporter().table(document.comparison).trimmed,
    ]
    parts += pictures(at: .all)
    parts += document.workloads.indices.flatMap { pictures(at: .workload($0)) }
    let others = document.comparison.rankings.dropFirst().filter { $0.compared.count > 1 }
    parts += others.map { ranking in
      "\(escape(document.comparison.name(of: ranking))): "
        + escape(Answer.sentence(for: ranking, in: document.comparison))
    }
    parts.append("## How to read this")
    parts.append(ReportText.limits.map { "- \($0)" }.joined(separator: "\n"))
    parts.append("## Runs")
    parts.append(document.pictures)
    parts += document.sections.enumerated().flatMap { section($1, at: .section($0)) }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Returns a link to each figure.
  private func pictures(at place: ReportFigure.Place) -> [String] {
    figures.figures(at: place, in: .markdown).map {
      "![\(escape($0.caption))](figures/\(format.name($0.name)))"
    }
  }

  private func section(
    _ section: ReportDocument.Section, at place: ReportFigure.Place
  ) -> [String] {
    let remarks = section.remarks.map { "- \(ReportText.Line($0).markdown)" }
      .joined(separator: "\n")
    guard !section.isFailure else {
      return ["### \(escape(section.heading))", escape(section.finding), remarks]
    }
    let finding = "\(escape(section.finding)) Fingerprint `\(section.record.fingerprint)`."
    let views =
      section.record.counts.views.isEmpty ? "" : text(ViewMetric.table(section.record.counts.views))
    return ["### \(escape(section.heading))", finding, remarks, watchdogs(section)]
      + pictures(at: place) + [views, causeTable(section)]
  }

  private func watchdogs(_ section: ReportDocument.Section) -> String {
    let lines = section.record.messages.watchdogs.map { "- \(escape($0.line))" }
    return lines.isEmpty ? "" : "Watchdogs:\n\n" + lines.joined(separator: "\n")
  }

  private func causeTable(_ section: ReportDocument.Section) -> String {
    guard !section.causes.isEmpty else { return "" }
    return text(
      Table(
        header: ["Bodies", "Why they ran"],
        rows: section.causes.map { [ValueFormatter.count($0.bodies), $0.line] }, numbers: [0]))
  }

  private func text(_ table: Table) -> String { table.markdown().joined(separator: "\n") }

  private func escape(_ text: String) -> String { MarkdownExporter.escape(text) }
}

extension String {
  /// The text without trailing line breaks.
  fileprivate var trimmed: String {
    var text = self
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
