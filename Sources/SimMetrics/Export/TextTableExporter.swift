// The table for a terminal: the answer in a sentence, conditions, columns lined up with a heading for each workload.
//
// How runs that did not complete ended is listed below. The best value of each workload has a star, which needs no
// colour. Widths count characters; if a line has no room for all columns the report has the rest.

package import Foundation

/// Writes the sentence and the plain table.
package struct TextTableExporter: Exporter {
  private let width: Int

  package init() { width = 80 }

  /// Makes an exporter of lines of a width, in characters.
  package init(width: Int) { self.width = width }

  /// Writes the sentence, the table and a line of explanation.
  package func export(_ records: [RunRecord]) -> Data {
    Data(text(records).utf8)
  }

  /// The sentence, the conditions, the table and a line of explanation as text.
  package func text(_ records: [RunRecord]) -> String {
    let comparison = Comparison(records)
    let table = SummaryTable(comparison)
    var output = [comparison.sentence, ""] + wrapped(table.setting)
    let (lines, omitted) = fitted(table)
    output += lines
    if !omitted.isEmpty {
      let names = omitted.map { $0.prefix(1).lowercased() + $0.dropFirst() }
      let list = [names.dropLast().joined(separator: ", "), names.last ?? ""].filter { !$0.isEmpty }
      output += ["", "The report also has \(list.joined(separator: " and "))."]
    }
    if table.header.contains(SummaryTable.timesBest), !omitted.contains(SummaryTable.timesBest) {
      output += [
        "", "× best: main-thread time as a factor, and the range of nine in ten price draws",
      ]
    }
    if table.header.contains(SummaryTable.drawnTime), !omitted.contains(SummaryTable.drawnTime) {
      output += ["", "9 of 10 draws: main-thread time in nine of ten draws of the prices"]
    }
    if comparison.rows.contains(where: SummaryTable.isDrawn),
      table.header.contains(Metric.hitches.title), !omitted.contains(Metric.hitches.title)
    {
      output += [
        "", "Hitches: the median of the price draws, and the range of nine in ten; no two frames",
        "cost the same in them, as on a phone.",
      ]
    }
    if !table.sameEverywhere.isEmpty { output += ["", table.sameEverywhere] }
    let remarks = table.rows.filter { !$0.remark.isEmpty }
    if !remarks.isEmpty { output.append("") }
    output += remarks.map { "\($0.workload) · \($0.strategy): \($0.remark)" }
    output += blame(records)
    output += watchdogs(records)
    if table.rows.contains(where: { $0.cells.contains(where: \.isBest) }) {
      output += ["", "* best of its workload"]
    }
    return (output + [""]).joined(separator: "\n")
  }

  /// The columns that are left out first if the table would be wider than a terminal.
  private static let leastNeeded =
    [
      Metric.frames, .allocations, .initialisations, .hitchRatio, .peakMemory, .bodies,
    ].map(\.title) + [SummaryTable.timesBest, Metric.hitches.title, SummaryTable.drawnTime]

  /// The table in lines of the width, as far as possible, and the headings of what was left out.
  private func fitted(_ table: SummaryTable) -> (lines: [String], omitted: [String]) {
    var omitted: [String] = []
    for title in Self.leastNeeded + [""] {
      let lines = lines(of: table, without: omitted)
      if title.isEmpty || lines.allSatisfy({ $0.count <= width }) { return (lines, omitted) }
      if table.header.contains(title) { omitted.append(title) }
    }
    return (lines(of: table, without: omitted), omitted)
  }

  /// The table proper: a head, and below each workload's name its strategies.
  private func lines(of table: SummaryTable, without omitted: [String]) -> [String] {
    let titles = table.header.dropFirst(2)
    let heads = ["Strategy"] + titles.filter { !omitted.contains($0) }.map { $0 + " " }
    let rows = table.rows.map { row in
      ["  " + (row.strategy.count <= Self.longestName ? row.strategy : "")]
        + zip(titles, row.cells).filter { !omitted.contains($0.0) }
        .map { $0.1.text + ($0.1.isBest ? "*" : " ") }
    }
    var columns = Table(header: heads, rows: rows, numbers: Set(heads.indices.dropFirst()))
    columns.separator = " "
    columns.isRuled = true
    var output = columns.head
    for (row, line) in zip(table.rows, columns.body) {
      if row.isFirst { output += (output.count > 2 ? [""] : []) + [row.workload] }
      if row.strategy.count > Self.longestName { output += pieces(of: row.strategy) }
      output.append(line)
    }
    return output
  }

  /// A longer name is on a line above its row, so that it takes no space from columns; in characters.
  private static let longestName = 24

  /// A name in lines of at most the width.
  private func pieces(of name: String) -> [String] {
    let most = max(width - 2, 1)
    return stride(from: 0, to: name.count, by: most).map { "  \(name.dropFirst($0).prefix(most))" }
  }

  /// Parts between dots, in lines of at most the width, and an empty line; nothing for no parts.
  private func wrapped(_ parts: [String]) -> [String] {
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, last.count + 3 + part.count <= width {
        lines[lines.count - 1] = "\(last) · \(part)"
      } else {
        lines.append(part)
      }
    }
    return lines.isEmpty ? [] : lines + [""]
  }

  /// What caused the hitches, a line for each pair that has any; for several seeds that with the median hitch time.
  private func blame(_ records: [RunRecord]) -> [String] {
    var pairs: [(name: String, runs: [RunRecord])] = []
    for record in records {
      let name = "\(record.identity.workload) · \(record.identity.strategy)"
      if let place = pairs.firstIndex(where: { $0.name == name }) {
        pairs[place].runs.append(record)
      } else {
        pairs.append((name, [record]))
      }
    }
    let lines = pairs.compactMap { name, runs -> String? in
      let sorted = runs.sorted {
        (time(of: $0.blame), $0.identity.seed) < (time(of: $1.blame), $1.identity.seed)
      }
      let middle = sorted[sorted.count / 2]
      let seed = runs.count > 1 ? ", seed \(middle.identity.seed), the median" : ""
      return middle.blameSentence.map { "\(name)\(seed): \($0)" }
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  private func time(of blame: [HitchBlame]) -> Int64 { blame.reduce(0) { $0 + $1.hitch } }

  /// What the watchdogs saw: a heading for each run, the first few lines below; for many runs the worst.
  private func watchdogs(_ records: [RunRecord]) -> [String] {
    let seen = records.filter { !$0.watchdogs.isEmpty }
    if seen.count > Self.mostWatchedRuns { return watchdogs(ofMany: seen) }
    return seen.flatMap { record in
      let rest = record.watchdogs.count - Self.mostWatchdogs
      return ["", "\(record.identity.workload) · \(record.identity.strategy), watchdogs:"]
        + record.watchdogs.prefix(Self.mostWatchdogs).map { "  \($0.line)" }
        + (rest > 0 ? ["  and \(ValueFormatter.count(rest)) more, which the report lists"] : [])
    }
  }
  private static let mostWatchdogs = 8
  private static let mostWatchedRuns = 2

  /// One line for each watchdog: in how many runs it saw something, and where that was worst.
  private func watchdogs(ofMany records: [RunRecord]) -> [String] {
    let lines = WatchdogCount.Watchdog.allCases.compactMap { watchdog -> String? in
      let seen = records.flatMap { record in
        record.watchdogs.filter { $0.watchdog == watchdog }.map { (record.identity, $0) }
      }
      let runs = records.count { $0.watchdogs.contains { $0.watchdog == watchdog } }
      guard let (run, worst) = seen.max(by: { $0.1.isLess(than: $1.1) }) else { return nil }
      return "  \(worst.what): \(ValueFormatter.count(runs, "run")); worst \(run.workload) · "
        + "\(run.strategy): \(worst.view), \(worst.extent)"
    }
    return ["", "watchdogs (the report has each run's):"] + lines
  }
}
