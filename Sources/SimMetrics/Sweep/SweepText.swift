// The results of a sweep as text: the growth of each strategy, and the sizes at which two cross.

/// The text of a sweep.
package struct SweepText {
  private let cells: [SweepCell]

  private static let metrics = [Metric.mainThreadTime, .bodies, .peakMemory]

  /// Creates the text of cells in their order.
  package init(_ cells: [SweepCell]) { self.cells = cells }

  package var text: String {
    let growths = Self.metrics.map { Growth.all(cells, of: $0) }
    var parts: [String] = []
    let rows = rows(growths)
    if !rows.isEmpty {
      parts.append(Self.table(rows, setting: "").text)
      parts.append(Self.legend(growths.flatMap(\.self)) + "\n")
    }
    let crossings = crossings(growths)
    if !crossings.isEmpty { parts.append(crossings.joined(separator: "\n") + "\n") }
    return (parts + [sentence + "\n"]).joined(separator: "\n")
  }

  package var markdown: String {
    let growths = Self.metrics.map { Growth.all(cells, of: $0) }
    var parts = ["# How cost grows"]
    let rows = rows(growths)
    if !rows.isEmpty {
      parts.append(Self.table(rows, setting: "setting").markdown().joined(separator: "\n"))
      parts.append(MarkdownExporter.escape(Self.legend(growths.flatMap(\.self))))
    }
    let crossings = crossings(growths)
    if !crossings.isEmpty {
      parts.append(crossings.map { "- " + MarkdownExporter.escape($0) }.joined(separator: "\n"))
    }
    return (parts + [MarkdownExporter.escape(sentence)]).joined(separator: "\n\n") + "\n"
  }

  private static func table(_ rows: [[String]], setting: String) -> Table {
    Table(header: ["strategy", "workload", setting] + metrics.map(\.title), rows: rows)
  }

  /// Returns an explanation of the table's columns that are present.
  private static func legend(_ growths: [Growth]) -> String {
    var sentences: [String] = []
    if growths.contains(where: { $0.exponent != nil }) {
      sentences.append("items^1 doubles with the items, items^0 does not grow")
    }
    if growths.contains(where: { $0.range != nil }) {
      sentences.append("in brackets the least and the greatest slope between two sizes")
    }
    if growths.contains(where: { $0.exponent != nil && $0.range == nil }) {
      sentences.append("two sizes give one slope and no range: a third shows whether it bends")
    }
    if growths.contains(where: { $0.exponent == nil }) {
      sentences.append(
        "what is zero at some size has no exponent and stands with its value at the largest")
    }
    return sentences.joined(separator: "; ") + "."
  }

  private func rows(_ growths: [[Growth]]) -> [[String]] {
    (growths.first ?? []).map { growth in
      let subject = growth.subject
      let texts = growths.map { list in
        list.first { $0.subject == subject }?.text ?? ValueFormatter.missing
      }
      let setting = [subject.device, subject.system] + subject.conditions
      return [subject.strategy, subject.workload, setting.joined(separator: " · ")] + texts
    }
  }

  private func crossings(_ growths: [[Growth]]) -> [String] {
    growths.flatMap { list in
      Crossing.all(list).map { crossing in
        let metric = list.first?.metric.title ?? ""
        let ends = (crossing.between.lowerBound, crossing.between.upperBound)
        return "\(metric), \(crossing.subject.workload), \(crossing.subject.device), "
          + "\(crossing.subject.system): \(crossing.above) overtakes \(crossing.below) between "
          + "\(ValueFormatter.count(ends.0)) and \(ValueFormatter.count(ends.1, "item")), at about "
          + "\(ValueFormatter.count(crossing.items))."
      }
    }
  }

  private var sentence: String {
    let failed = cells.count { $0.outcome.isFailure }
    let runs = ValueFormatter.count(cells.count, "run")
    let sizes = Set(cells.map(\.identity.items)).count
    let growth = sizes == 1 ? " All are of one size, and growth needs two." : ""
    return (failed == 0 ? "\(runs)." : "\(runs), \(ValueFormatter.count(failed)) of them failed.")
      + growth
  }
}
