// The table that a run prints, as a value: a header, and rows in the order of the comparison.
//
// The plain, the Markdown and the HTML table all come from here and differ only in their markup.
// Each cell records whether its value is the best among the strategies of its workload, so that it
// can be marked. A metric that is the same in every run is not a column but part of a sentence.

/// The headline metrics of all runs as texts.
package struct SummaryTable: Equatable, Sendable {
  /// One value of the table.
  package struct Cell: Equatable, Sendable {
    /// The value as text.
    package var text: String
    /// Whether it is the best of its workload, and better than some other.
    package var isBest = false
  }

  /// One run of the table.
  package struct Row: Equatable, Sendable {
    /// The ranking's name: the workload.
    package var workload: String
    package var strategy: String
    /// The values, one for each metric.
    package var cells: [Cell]
    /// The hash of the run's events, 16 hexadecimal digits; empty for a run that was not made.
    package var fingerprint: String
    /// A remark on the outcome; empty if the run needs none.
    package var remark: String
    /// Whether this is the first row of its workload.
    package var isFirst: Bool
    /// The name of the group that begins with this row; empty for any other row.
    package var group: String
    /// Whether the strategies of its workload tie, so that a narrow table shows them in one line.
    package var isTie: Bool
  }

  /// The conditions that all runs share, explicitly chosen ones first.
  package let setting: [String]
  /// The headings of all columns, including workload and strategy.
  package let header: [String]
  /// A sentence with the metrics that are equal in all runs; empty if there are none.
  package let sameEverywhere: String
  /// The rows, the answer first.
  package let rows: [Row]
  /// A line for each workload in which the strategies tie.
  package let ties: [String]

  /// Creates the table of a comparison.
  ///
  /// - Parameter metrics: The columns; by default those of the headline that differ between runs.
  /// - Parameter sort: The metric by which the rows of a workload are sorted, the least first; by
  ///   default they are in groups.
  package init(_ comparison: Comparison, metrics chosen: [Metric]? = nil, sort: Metric? = nil) {
    setting = comparison.setting
    let equal = chosen == nil ? Metric.headline.filter { Self.isEqual($0, in: comparison) } : []
    let metrics = (chosen ?? Metric.headline).filter { metric in
      !equal.contains { $0.id == metric.id }
    }
    let places = metrics.firstIndex { $0.id == Metric.mainThreadTime.id }
    let isDrawn = comparison.rows.contains { $0.range(of: .mainThreadTime) != nil }
    let after = isDrawn ? places.map { $0 + 1 } : nil
    let compares = comparison.rankings.contains { $0.compared.count > 1 }
    var titles = metrics.map(\.title)
    if let after { titles.insert(compares ? Self.timesBest : Self.drawnTime, at: after) }
    let grows = comparison.rows.contains { $0.growth != nil }
    let growthPlace = grows ? places.map { $0 + (after == nil ? 1 : 2) } : nil
    if let growthPlace { titles.insert(Self.grows, at: growthPlace) }
    header = ["Workload", "Strategy"] + titles
    sameEverywhere = Self.sentence(equal, in: comparison)
    ties = comparison.rankings.filter(\.isTie).map { Self.tie($0, in: comparison) }
    rows = comparison.rankings.flatMap { ranking in
      let groups = sort == nil ? Self.groupNames(ranking) : []
      return Self.sorted(ranking.rows, by: sort).enumerated().map { index, summary in
        var cells = metrics.map { Self.cell($0, of: summary, in: ranking) }
        if let after {
          let text = compares ? Self.timesBest(summary, in: ranking) : Self.drawnTime(summary)
          cells.insert(Cell(text: text), at: after)
        }
        if let growthPlace { cells.insert(Cell(text: Self.growth(summary)), at: growthPlace) }
        if summary.outcome.isFailure, !cells.isEmpty { cells[0].text = summary.outcome.word }
        return Row(
          workload: comparison.name(of: ranking), strategy: summary.identity.strategy, cells: cells,
          fingerprint: summary.fingerprint, remark: Self.remark(summary),
          isFirst: index == 0, group: groups.isEmpty ? "" : groups[index],
          isTie: ranking.isTie && sort == nil)
      }
    }
  }

  private static func sorted(_ rows: [RunSummary], by metric: Metric?) -> [RunSummary] {
    guard let metric else { return rows }
    return rows.enumerated().sorted { first, second in
      let (left, right) = (first.element[metric] ?? .infinity, second.element[metric] ?? .infinity)
      return left == right ? first.offset < second.offset : left < right
    }.map(\.element)
  }

  /// The title of the column with the factor of the main thread's time to that of the best run.
  package static let timesBest = "× best"

  /// The title of the column that replaces it if no two runs are compared: the 90 % range of the
  /// time.
  package static let drawnTime = "90 % range"

  /// Returns the 90 % range of the main thread's time: `760.1 ms–1.89 s`.
  private static func drawnTime(_ row: RunSummary) -> String {
    let metric = Metric.mainThreadTime
    guard let range = row.range(of: metric) else { return ValueFormatter.missing }
    return RunSummary.range(metric.unit.format(range.low), metric.unit.format(range.high))
  }

  /// Returns the factor to the best run and its 90 % range: `1.9 (1.7–2.3)`; `≈` if the range
  /// contains 1.
  private static func timesBest(_ row: RunSummary, in ranking: Ranking) -> String {
    let metric = Metric.mainThreadTime
    let least = ranking.compared.min { ($0[metric] ?? .infinity) < ($1[metric] ?? .infinity) }
    guard !ranking.unranked.contains(row), let least, let value = row[metric],
      let base = least[metric],
      base > 0
    else {
      return ValueFormatter.missing
    }
    if row == least { return "1" }
    let factor = Verdict.factor(value / base)
    guard let verdict = Verdict(of: metric, fast: least, slow: row), let ratio = verdict.ratio
    else {
      return factor
    }
    let ends = (Verdict.factor(ratio.low), Verdict.factor(ratio.high))
    guard ends != (factor, factor) else { return factor }
    let range = "\(factor) (\(ends.0)–\(ends.1))"
    return verdict.isTooClose ? "≈\(range)" : range
  }

  /// Returns whether a metric has one value in all runs, and there are at least two of them.
  ///
  /// A ratio that is missing from some runs because nothing moved counts as the same in all if it
  /// is zero in the others.
  private static func isEqual(_ metric: Metric, in comparison: Comparison) -> Bool {
    let ended = comparison.rows.filter { !$0.outcome.isFailure }
    let values = ended.compactMap { $0[metric] }
    let texts = ended.filter { $0[metric] != nil }.map { $0.text(metric) }
    let isEverywhere = values.count == ended.count || values.allSatisfy { $0 == 0 }
    return ended.count > 1 && isEverywhere && values.allSatisfy { $0 == values.first }
      && texts.allSatisfy { $0 == texts.first }
  }

  /// Returns whether the number of late frames has a range.
  static func isDrawn(_ row: RunSummary) -> Bool {
    row.range(of: .hitches).map { $0.low < $0.high } ?? false
  }

  private static func sentence(_ equal: [Metric], in comparison: Comparison) -> String {
    let parts = equal.compactMap { metric in
      comparison.rows.first { $0[metric] != nil }.map { row in
        return "\(metric.title) \(text(row.text(metric), without: metric.title))"
      }
    }
    return parts.isEmpty ? "" : "The same in all runs: " + parts.joined(separator: ", ") + "."
  }

  /// Returns a value without its unit if the title ends with the unit.
  private static func text(_ value: String, without title: String) -> String {
    guard let space = value.lastIndex(of: " "), title.hasSuffix(value[space...]) else {
      return value
    }
    return String(value[..<space])
  }

  private static func cell(_ metric: Metric, of row: RunSummary, in ranking: Ranking) -> Cell {
    // The next column has the range of the main thread's time.
    let isWithoutRange = metric.id == Metric.mainThreadTime.id && row.range(of: metric) != nil
    let text =
      isWithoutRange ? row[metric].map(metric.unit.format) ?? "" : row.text(metric)
    guard ranking.compares(row), metric.lessIsBetter,
      let spread = Spread(of: metric, in: ranking.compared)
    else { return Cell(text: text) }
    return Cell(text: text, isBest: spread.isBest(row, metric))
  }

  /// Returns the reason why a run is not ranked, or the mistake that it demonstrates; empty for any
  /// other run.
  private static func remark(_ row: RunSummary) -> String {
    if let reason = row.outcome.reason { return "\(row.outcome.word): \(reason.firstLine)" }
    if let difference = row.otherScreen {
      return "not ranked, for it ended on another screen: \(difference)"
    }
    return row.state?.mistake.map { mistake + $0 } ?? ""
  }

  /// The beginning of the remark on a strategy that demonstrates a mistake.
  static let mistake = "mistake: "

  /// Returns the names of a workload's groups, each at its first row.
  private static func groupNames(_ ranking: Ranking) -> [String] {
    var names: [String] = []
    for group in ranking.groups {
      let others = ranking.groups.filter { $0 != group }
      let name = others.isEmpty && ranking.mistakes.isEmpty ? "" : group.shared(among: others) ?? ""
      names += [name] + Array(repeating: "", count: group.rows.count - 1)
    }
    func add(_ name: String, _ rows: [RunSummary]) {
      if !rows.isEmpty { names += [name] + Array(repeating: "", count: rows.count - 1) }
    }
    add("mistakes", ranking.mistakes)
    add("not ranked", ranking.unranked)
    return names
  }

  /// Returns a line for a tie: `launch: no difference that the model can tell, 18.2–18.9 ms of main
  /// thread (9 strategies)`.
  private static func tie(_ ranking: Ranking, in comparison: Comparison) -> String {
    let group = ranking.groups[0]
    return "\(comparison.name(of: ranking)): no difference that the model can tell, "
      + "\(group.text(.mainThreadTime)) of main thread "
      + "(\(ValueFormatter.count(group.rows.count, "strategy", plural: "strategies")))"
  }

  /// The title of the column with the growth of the main thread's time with the number of items.
  package static let grows = "Grows"

  /// Returns `flat`, or the factor of the main thread's time for ten times the items.
  private static func growth(_ row: RunSummary) -> String {
    guard let growth = row.growth, let factor = growth.factor else { return ValueFormatter.missing }
    return growth.isFlat ? "flat" : ValueFormatter.factor(factor)
  }
}
