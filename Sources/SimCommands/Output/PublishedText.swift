// Published figures beside their predictions, for a terminal.

import SimLab
import SimMetrics

/// Formats predictions of published figures as text.
enum PublishedText {
  /// Returns a table, the number of figures within their ranges, and the reasons for the others;
  /// ends with a line break.
  static func text(
    _ rows: [PublishedPrediction], unplayed: [UnplayedFigure] = [], width: Int? = nil
  ) -> String {
    let table = Table(
      header: ["scene", "figure", "", "published", "predicted", "9 of 10 draws", "error", ""],
      rows: rows.map(row), numbers: [3, 4, 5, 6])
    let inside = rows.count { $0.isInside }
    let errors = rows.map { abs($0.error) }.sorted()
    let median = errors.isEmpty ? 0 : errors[errors.count / 2]
    let sources = rows.map { "\($0.scene), \($0.figure): \($0.source)" }
    let remarks = rows.filter { !$0.isInside }.map { row in
      "outside: \(row.scene), \(row.figure)" + (row.remark.isEmpty ? "" : ": \(row.remark)")
    }
    return
      ([
        "Published by others, not fitted (A: measured with device and method, B: stated):\n",
        table.text(width: width),
        "\(inside) of \(rows.count) within the range of nine in ten simulated cost variations; the median prediction is "
          + "\(Decimals.text(median * 100, digits: 1)) % off what was published.",
        "", coverage(rows),
      ] + remarks + [""] + sources + without(unplayed))
      .joined(separator: "\n") + "\n"
  }

  /// Returns the number of figures within their ranges: those from which no price was derived, and
  /// all of them under prices that were not derived from their source.
  private static func coverage(_ rows: [PublishedPrediction]) -> String {
    let kinds = PublishedKind.allCases.map { Optional($0) } + [nil]
    let lines = kinds.compactMap { kind -> [String]? in
      let all = rows.filter { kind == nil || $0.kind == kind }
      guard !all.isEmpty else { return nil }
      let free = all.filter { !$0.isFitted }
      let widths = free.compactMap(\.width).sorted()
      return [
        kind?.rawValue ?? "all", share(free.count { $0.isInside }, of: free.count),
        share(all.count { $0.isInsideWithoutSource }, of: all.count),
        widths.isEmpty
          ? ValueFormatter.missing : ValueFormatter.factor(widths[widths.count / 2]),
      ]
    }
    return "Coverage: how many published figures lie within the range of nine in ten\n\n"
      + Table(
        header: ["figures", "not fitted", "their source left out", "median width"],
        rows: lines, numbers: [1, 2, 3]
      ).text
  }

  private static func share(_ count: Int, of all: Int) -> String {
    all == 0 ? ValueFormatter.missing : "\(count) of \(all) (\(count * 100 / all) %)"
  }

  /// Returns the figures that no scene plays, each with its reason.
  private static func without(_ unplayed: [UnplayedFigure]) -> [String] {
    guard !unplayed.isEmpty else { return [] }
    return ["", "Published as well, and not predicted:", ""]
      + unplayed.map { "\($0.grade)  \($0.source): \($0.finding). Not played: \($0.reason)" }
  }

  private static func row(_ row: PublishedPrediction) -> [String] {
    let ends = row.interval.map { "\(number($0.low))–\(number($0.high))" } ?? ValueFormatter.missing
    return [
      row.scene, row.figure, row.grade,
      "\(number(row.published.lowerBound))–\(number(row.published.upperBound))",
      number(row.predicted), ends, row.error == 0 ? "0 %" : Decimals.percent(row.error),
      row.isInside ? "" : "outside",
    ]
  }

  private static func number(_ value: Double) -> String {
    Decimals.text(value, digits: value < 100 ? 1 : 0)
  }
}
