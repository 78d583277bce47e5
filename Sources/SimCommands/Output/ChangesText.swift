// The output of `compare` for people.

import SimMetrics

/// Changes as text for a terminal.
struct ChangesText {
  private let changes: RecordChanges

  init(_ changes: RecordChanges) { self.changes = changes }

  var text: String {
    let reported = changes.runs.filter { !$0.isSame }
    var lines = reported.flatMap { section($0) + [""] }
    for entry in changes.incomparable {
      lines.append("\(entry.identity.strategy) × \(entry.identity.workload): not comparable")
      lines +=
        entry.reasons.map { "  \($0.name): \($0.expected) before, \($0.actual) after" } + [""]
    }
    lines += Self.missing("only before", changes.onlyBefore)
    lines += Self.missing("only after", changes.onlyAfter)
    return (lines + [changes.sentence]).joined(separator: "\n") + "\n"
  }

  private func section(_ run: RunChange) -> [String] {
    let setting = RunIdentity.setting(of: [run.identity]).joined(separator: " · ")
    var lines = ["\(run.name): \(run.word)", "  \(setting)", ""]
    if let outcome = run.outcomeText { lines += ["  the run's end: \(outcome)", ""] }
    if run.isSameByNumbers {
      lines += ["  no number differs, but the order of events or the screen at the end does", ""]
    }
    let rows = ChangeRow.rows(of: run).map {
      ["  " + $0.what, $0.before, $0.after, $0.change, $0.verdict]
    }
    if !rows.isEmpty {
      let table = Table(
        header: ["", "before", "after", "change", ""], rows: rows, numbers: [1, 2, 3])
      lines += table.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    if let divergence = run.divergence {
      lines += ["  First difference at \(divergence.place):"]
      lines += Self.sides(divergence)
      lines.append("")
    }
    let reasons = run.reasons()
    if !reasons.isEmpty { lines += ["  More than before:"] + reasons.map { "    \($0)" } + [""] }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func sides(_ divergence: Divergence) -> [String] {
    [("before", divergence.before), ("after", divergence.after)].flatMap { name, lines in
      let shown = lines.isEmpty ? ["nothing"] : Array(lines.prefix(mostLines))
      let rest = lines.count > mostLines ? ["    and \(lines.count - mostLines) more"] : []
      return shown.enumerated().map { index, line in
        "    " + (index == 0 ? "\(name): " : String(repeating: " ", count: name.count + 2)) + line
      } + rest
    }
  }

  /// The number of lines that are shown of each side.
  private static let mostLines = 5

  private static func missing(_ title: String, _ identities: [RunIdentity]) -> [String] {
    guard !identities.isEmpty else { return [] }
    let names = identities.map { "\($0.strategy) × \($0.workload)" }
    return ["\(title): \(names.joined(separator: ", "))", ""]
  }
}
