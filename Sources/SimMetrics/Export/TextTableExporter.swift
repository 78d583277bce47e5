// The table for a terminal: the answer in a sentence, the conditions, and aligned columns with a
// heading for each workload.
//
// The outcomes of runs that did not complete are listed below. The best value of each workload has
// a star, which needs no colour. Widths count characters; columns for which a line has no room are
// only in the report.

package import Foundation

/// Writes the sentence and the plain table.
package struct TextTableExporter: Exporter {
  private let width: Int
  private let metrics: [Metric]?
  private let sort: Metric?

  /// Creates an exporter.
  ///
  /// - Parameter width: The greatest length of a line, in characters.
  /// - Parameter metrics: The columns; by default those of the headline.
  /// - Parameter sort: The metric by which the rows of each workload are sorted; by default they
  ///   are in groups.
  package init(width: Int = 80, metrics: [Metric]? = nil, sort: Metric? = nil) {
    self.width = width
    self.metrics = metrics
    self.sort = sort
  }

  /// Writes the sentence, the table and a line of explanation.
  package func export(_ records: [RunRecord]) -> Data {
    Data(text(records).utf8)
  }

  /// Returns the sentence, the conditions, the table and a line of explanation as text.
  package func text(_ records: [RunRecord]) -> String {
    let comparison = Comparison(records)
    let table = SummaryTable(comparison, metrics: metrics, sort: sort)
    var output = Answer(comparison).lines + [""] + wrapped(table.setting)
    let (lines, omitted) = fitted(table)
    output += lines
    // If every workload ties, only the lines of ties are shown.
    if !table.rows.allSatisfy(\.isTie), !table.ties.isEmpty { output += [""] + table.ties }
    let legend = legend(of: table, comparison, omitted: omitted)
    if !legend.isEmpty { output += [""] + legend }
    let remarks = remarks(table)
    if !remarks.isEmpty { output += [""] + remarks }
    output += blame(records)
    output += watchdogs(records)
    return (output + [""]).joined(separator: "\n")
  }

  /// Returns the remarks on rows, each once for a strategy.
  private func remarks(_ table: SummaryTable) -> [String] {
    var lines: [String] = []
    for row in table.rows where !row.remark.isEmpty {
      let isMistake = row.remark.hasPrefix(SummaryTable.mistake)
      let line = "\(isMistake ? "" : "\(row.workload) · ")\(row.strategy): \(row.remark)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// Returns explanations of the columns and marks that are shown.
  private func legend(
    of table: SummaryTable, _ comparison: Comparison, omitted: [String]
  ) -> [String] {
    func shows(_ title: String) -> Bool {
      table.header.contains(title) && !omitted.contains(title)
    }
    var lines: [String] = []
    if table.rows.contains(where: { $0.cells.contains(where: \.isBest) }) {
      lines.append("* best of its workload")
    }
    if shows(SummaryTable.timesBest) {
      lines.append("× best: main-thread time as a factor, and the 90 % range of that factor")
    }
    if shows(SummaryTable.grows) {
      let step = comparison.rows.compactMap { $0.growth?.step }.max() ?? 10
      let untried = comparison.rows.contains { $0.growth == nil } ? "; –: not tried" : ""
      lines.append(
        "Grows: main-thread time with \(Evidence.times(step)) the items; flat: the same"
          + untried)
    }
    if shows(SummaryTable.drawnTime) {
      lines.append("90 % range: of the main-thread time")
    }
    if comparison.rows.contains(where: SummaryTable.isDrawn), shows(Metric.hitches.title) {
      lines.append(
        "Hitches: late frames, the median of the simulated cost variations and their 90 % range")
    }
    if !table.sameEverywhere.isEmpty { lines.append(table.sameEverywhere) }
    if !omitted.isEmpty {
      let names = omitted.map { $0.prefix(1).lowercased() + $0.dropFirst() }
      let list = [names.dropLast().joined(separator: ", "), names.last ?? ""].filter { !$0.isEmpty }
      lines.append("The report also has \(list.joined(separator: " and ")).")
    }
    return lines
  }

  /// The columns that are omitted first if the table would be wider than the terminal.
  private static let leastNeeded =
    [
      Metric.frames, .allocations, .initialisations, .hitchRatio, .peakMemory, .bodies,
    ].map(\.title) + [
      SummaryTable.grows, Metric.hitches.title, SummaryTable.timesBest, SummaryTable.drawnTime,
    ]

  /// Returns the table in lines of at most the width, as far as possible, and the headings of the
  /// omitted columns.
  private func fitted(_ table: SummaryTable) -> (lines: [String], omitted: [String]) {
    var omitted: [String] = []
    for title in Self.leastNeeded + [""] {
      let lines = lines(of: table, without: omitted)
      if title.isEmpty || lines.allSatisfy({ $0.count <= width }) { return (lines, omitted) }
      if table.header.contains(title) { omitted.append(title) }
    }
    return (lines(of: table, without: omitted), omitted)
  }

  /// Returns the lines of the table: a heading, and below each workload's name its groups of
  /// strategies.
  private func lines(of table: SummaryTable, without omitted: [String]) -> [String] {
    let titles = table.header.dropFirst(2)
    let heads = ["Strategy"] + titles.filter { !omitted.contains($0) }.map { $0 + " " }
    let shown = table.rows.allSatisfy(\.isTie) ? table.rows : table.rows.filter { !$0.isTie }
    let hasGroups = shown.contains { !$0.group.isEmpty }
    let indentation = hasGroups ? "    " : "  "
    let rows = shown.map { row in
      [indentation + (row.strategy.count <= Self.longestName ? row.strategy : "")]
        + zip(titles, row.cells).filter { !omitted.contains($0.0) }
        .map { $0.1.text + ($0.1.isBest ? "*" : " ") }
    }
    var columns = Table(header: heads, rows: rows, numbers: Set(heads.indices.dropFirst()))
    columns.separator = " "
    columns.isRuled = true
    var output = columns.head
    for (row, line) in zip(shown, columns.body) {
      if row.isFirst { output += (output.count > 2 ? [""] : []) + [row.workload] }
      if !row.group.isEmpty { output.append("  \(row.group)") }
      if row.strategy.count > Self.longestName { output += pieces(of: row.strategy) }
      output.append(line)
    }
    return output
  }

  /// The greatest length of a name in its row, in characters.
  ///
  /// A longer name is placed on a line above, so that it takes no space from columns.
  private static let longestName = 24

  /// Returns a name in lines of at most the width.
  private func pieces(of name: String) -> [String] {
    let most = max(width - 2, 1)
    return stride(from: 0, to: name.count, by: most).map { "  \(name.dropFirst($0).prefix(most))" }
  }

  /// Returns parts, separated by dots, in lines of at most the width, and an empty line; nothing
  /// for no parts.
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

  /// Returns the causes of the hitches, a line for each pair that has any; for several seeds those
  /// of the seed with the median hitch time.
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
        (time(of: $0.play.blame), $0.identity.seed) < (time(of: $1.play.blame), $1.identity.seed)
      }
      let middle = sorted[sorted.count / 2]
      let seed = runs.count > 1 ? ", seed \(middle.identity.seed), the median" : ""
      return middle.blameSentence.map { "\(name)\(seed): \($0)" }
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  private func time(of blame: [HitchBlame]) -> Int64 { blame.reduce(0) { $0 + $1.hitch } }

  /// Returns the watchdogs' reports: a heading for each run with the first few lines below; for
  /// many runs only the worst.
  private func watchdogs(_ records: [RunRecord]) -> [String] {
    let seen = records.filter { !$0.messages.watchdogs.isEmpty }
    if seen.count > Self.mostWatchedRuns { return watchdogs(ofMany: seen, of: records.count) }
    return seen.flatMap { record in
      let rest = record.messages.watchdogs.count - Self.mostWatchdogs
      return ["", "\(record.identity.workload) · \(record.identity.strategy), warnings:"]
        + record.messages.watchdogs.prefix(Self.mostWatchdogs).map { "  \($0.line)" }
        + (rest > 0 ? ["  and \(ValueFormatter.count(rest)) more, which the report lists"] : [])
    }
  }
  private static let mostWatchdogs = 8
  private static let mostWatchedRuns = 2

  /// Returns one line for each watchdog: the number of runs in which it reported something, and the
  /// worst of them.
  ///
  /// - Parameter all: The number of runs.
  private func watchdogs(ofMany records: [RunRecord], of all: Int) -> [String] {
    let lines = WatchdogCount.Watchdog.allCases.compactMap { watchdog -> String? in
      let seen = records.flatMap { record in
        record.messages.watchdogs.filter { $0.watchdog == watchdog }.map { (record.identity, $0) }
      }
      let runs = records.count { $0.messages.watchdogs.contains { $0.watchdog == watchdog } }
      guard let (run, worst) = seen.max(by: { $0.1.isLess(than: $1.1) }) else { return nil }
      return "  \(worst.what): \(runs) of \(ValueFormatter.count(all, "run")); "
        + "worst \(run.workload) · \(run.strategy): \(worst.view), \(worst.extent)"
    }
    return ["", "warnings (the report has each run's):"] + lines
  }
}
