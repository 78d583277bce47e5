// The report as Markdown: the answer, the table, the figures by link, and what the numbers mean.

import SimMetrics

/// Writes `report.md`.
struct MarkdownReport {
  /// The report.
  let document: ReportDocument
  /// The form of the figures' files.
  var format = FigureFormat()
  /// Whether there is a strip of screens.
  var hasFilm = false

  /// The file's text.
  var text: String {
    var parts = ["# simui report", "**\(escape(document.comparison.sentence))**"]
    parts += document.caveats.map { "But: \(escape($0))." }
    parts += [
      escape(document.setting),
      MarkdownExporter().table(document.comparison).trimmed,
      "![Comparison of strategies](figures/\(format.name("comparison")))",
    ]
    if hasFilm {
      parts.append("![The screens around the worst hitch](figures/\(format.name("film-strip")))")
    }
    for (name, _, figure) in document.workloads {
      parts.append("![Frames of \(escape(name))](figures/\(format.name(figure + "-frames")))")
      parts.append(
        "![Frame times of \(escape(name))](figures/\(format.name(figure + "-distribution")))")
    }
    let others = document.comparison.rankings.dropFirst().filter { $0.completed.count > 1 }
    parts += others.map { ranking in
      "\(escape(document.comparison.name(of: ranking))): "
        + escape(document.comparison.sentence(for: ranking))
    }
    parts.append("## How to read this")
    parts.append(ReportText.limits.map { "- \($0)" }.joined(separator: "\n"))
    parts.append("## Runs")
    parts.append(document.pictures)
    parts += document.sections.flatMap(section)
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func section(_ section: ReportDocument.Section) -> [String] {
    let remarks = section.remarks.map { "- \(escape($0))" }.joined(separator: "\n")
    guard !section.isFailure else {
      return ["### \(escape(section.heading))", escape(section.finding), remarks]
    }
    let finding = "\(escape(section.finding)) Fingerprint `\(section.record.fingerprint)`."
    let views = section.record.views.isEmpty ? "" : viewTable(section.record.views)
    let pictures = [
      "![Timeline](figures/\(format.name(section.timeline)))",
      "![Allocations](figures/\(format.name(section.allocations)))",
      section.hasRows ? "![Rows](figures/\(format.name(section.rows)))" : "",
    ]
    return ["### \(escape(section.heading))", finding, remarks, watchdogs(section)]
      + (section.isDrawn ? pictures : []) + [views, causeTable(section)]
  }

  private func watchdogs(_ section: ReportDocument.Section) -> String {
    let lines = section.record.watchdogs.map { "- \(escape($0.line))" }
    return lines.isEmpty ? "" : "Watchdogs:\n\n" + lines.joined(separator: "\n")
  }

  private func causeTable(_ section: ReportDocument.Section) -> String {
    guard !section.causes.isEmpty else { return "" }
    let rows = section.causes.map { cause in
      "| \(ValueFormatter.count(cause.bodies)) | \(escape(cause.line)) |"
    }
    return (["| Bodies | Why they ran |", "| --: | :-- |"] + rows).joined(separator: "\n")
  }

  private func viewTable(_ views: [ViewCount]) -> String {
    let rows = views.map { view in
      let numbers = [
        view.bodies, view.initialisations, view.comparedEqual, view.appearances,
        view.disappearances,
      ]
      return "| \(escape(view.view)) | "
        + numbers.map { ValueFormatter.count($0) }.joined(separator: " | ") + " |"
    }
    return
      (["| View | Bodies | Inits | Compared equal | Appeared | Disappeared |"]
      + ["| :-- | --: | --: | --: | --: | --: |"] + rows).joined(separator: "\n")
  }

  private func escape(_ text: String) -> String { MarkdownExporter.escape(text) }
}

extension String {
  /// The text without line breaks at its end.
  fileprivate var trimmed: String {
    var text = self
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
