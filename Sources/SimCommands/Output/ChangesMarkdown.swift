// The output of `compare` for a pull request: the sentence, a line for each run, and collapsed
// tables.

import SimMetrics

struct ChangesMarkdown {
  private let changes: RecordChanges

  init(_ changes: RecordChanges) { self.changes = changes }

  var text: String {
    let reported = changes.runs.filter { !$0.isSame }
    var parts = ["**\(Self.escape(changes.sentence))**"]
    if !reported.isEmpty {
      let rows = reported.map { run in
        let worst = ChangeRow.rows(of: run).first { $0.verdict.hasPrefix("worse") }
        let detail = worst.map { "\($0.what) \($0.before) → \($0.after)" } ?? ""
        return [run.name, run.word, detail]
      }
      parts.append(
        Table(header: ["Run", "", "First"], rows: rows).markdown().joined(separator: "\n"))
    }
    parts += reported.map(details)
    if !changes.incomparable.isEmpty {
      let lines = changes.incomparable.map { entry in
        let reasons = entry.reasons.map { "\($0.name) \($0.expected) → \($0.actual)" }
        return Self.escape(
          "\(entry.identity.strategy) × \(entry.identity.workload): \(reasons.joined(separator: ", "))"
        )
      }
      parts.append((["Not comparable:", ""] + lines.map { "- \($0)" }).joined(separator: "\n"))
    }
    for (title, identities) in [
      ("Only before", changes.onlyBefore), ("Only after", changes.onlyAfter),
    ] where !identities.isEmpty {
      let names = identities.map { Self.escape("\($0.strategy) × \($0.workload)") }
      parts.append("\(title): \(names.joined(separator: ", "))")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func details(_ run: RunChange) -> String {
    let table = Table(
      header: ["", "before", "after", "change", ""],
      rows: ChangeRow.rows(of: run).map {
        [$0.what, $0.before, $0.after, $0.change, $0.verdict]
      }, numbers: [1, 2, 3])
    var lines =
      ["<details><summary>\(Self.html(run.name)): \(run.word)</summary>", ""] + table.markdown()
    if let divergence = run.divergence {
      lines += ["", "First difference at \(Self.escape(divergence.place)):", ""]
      lines += divergence.before.map { "- before: \(Self.escape($0))" }
      lines += divergence.after.map { "- after: \(Self.escape($0))" }
    }
    let reasons = run.reasons()
    if !reasons.isEmpty {
      lines += ["", "More than before:", ""] + reasons.map { "- \(Self.escape($0))" }
    }
    return (lines + ["", "</details>"]).joined(separator: "\n")
  }

  private static func escape(_ text: String) -> String { MarkdownExporter.escape(text) }

  private static func html(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
