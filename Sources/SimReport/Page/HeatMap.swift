// Strategies against workloads, one number per cell: the main thread's time. The background is
// darker the further the time is from the best of its workload. Hitches are shown below it.

import SimCharts
import SimMetrics

/// The cells of the map.
struct HeatMap {
  struct Cell {
    /// The value; a dash if there is none.
    let text: String
    /// The hitches, shown below the value; `nil` if there are none.
    let late: String?
    /// The level from 0, the best of its workload, to 4, four times the best or more.
    let level: Int
    /// Whether no other value is better.
    let isBest: Bool
    /// The factor to the best; empty if there is no value.
    let factor: String
    /// The value in its base unit, by which a page sorts; empty if there is none.
    let value: String
    /// The description of the cell on a page.
    var title: String { factor.isEmpty ? text : "\(factor) the best" }
  }
  struct Row {
    let strategy: String
    let cells: [Cell]
  }

  /// The workloads in which strategies differ.
  let workloads: [String]
  /// The workloads that are omitted because strategies do not differ in them.
  let same: [String]
  /// The strategies, best first.
  let rows: [Row]

  /// The omitted workloads with the reason; empty if there are none.
  var tie: String {
    same.isEmpty ? "" : "No strategy differs by more than 5 % in \(same.joined(separator: ", "))."
  }

  /// The backgrounds of the cells on a page, as in the figure of the map, for both papers.
  static var style: String {
    Palette.heat.enumerated().map { level, ground in
      let ink = Theme.light.digits(of: Palette.ink(onHeat: level))
      return ".l\(level){background:#\(Theme.light.digits(of: ground));color:#\(ink)}"
    }.joined()
  }

  /// Creates the map of rankings; a workload that was run under several settings has a column for
  /// each.
  init(_ comparison: Comparison) {
    let reported = comparison.rankings.filter { $0.measured.count > 1 }
    let shown = reported.filter { ranking in
      [Metric.mainThreadTime, .hitchTime].contains { metric in
        Spread(of: metric, in: ranking.measured).map { !$0.isNoise } ?? false
      }
    }
    workloads = shown.map(comparison.name)
    same = reported.filter { !shown.contains($0) }.map(comparison.name)
    var sums: [(strategy: String, sum: Double)] = []
    for ranking in shown {
      let least = Spread(of: .mainThreadTime, in: ranking.compared)?.least ?? 0
      for row in ranking.measured {
        let factor = least > 0 ? (row[.mainThreadTime] ?? 0) / least : 1
        if let place = sums.firstIndex(where: { $0.strategy == row.identity.strategy }) {
          sums[place].sum += factor
        } else {
          sums.append((row.identity.strategy, factor))
        }
      }
    }
    let order = sums.sorted { ($0.sum, $0.strategy) < ($1.sum, $1.strategy) }.map(\.strategy)
    rows = order.map { strategy in
      Row(
        strategy: strategy,
        cells: shown.map { ranking in
          Self.cell(ranking.rows.first { $0.identity.strategy == strategy }, in: ranking)
        })
    }
  }

  private static func cell(_ row: RunSummary?, in ranking: Ranking) -> Cell {
    guard let row, ranking.measured.contains(row), let value = row[.mainThreadTime] else {
      let text = row?.outcome.word ?? ValueFormatter.missing
      return Cell(text: text, late: nil, level: 0, isBest: false, factor: "", value: "")
    }
    let least = Spread(of: .mainThreadTime, in: ranking.compared)?.least ?? 0
    let factor = least > 0 ? value / least : 1
    let level = [1.05, 1.5, 2.5, 4].firstIndex { factor <= $0 } ?? 4
    let late = row[.hitchTime] ?? 0
    return Cell(
      text: Metric.mainThreadTime.unit.format(value),
      late: late > 0 ? "\(Metric.hitchTime.unit.format(late)) late" : nil,
      level: level, isBest: level == 0 && ranking.compares(row),
      factor: ValueFormatter.factor(factor), value: "\(Int64(clamping: Int(value)))")
  }
}
