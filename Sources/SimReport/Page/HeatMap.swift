// Strategies against workloads, one number per cell: the main thread's time, its background darker the further it is
// from the best of its workload. Hitches are below it if there are any.

import SimCharts
import SimMetrics

/// The cells of the map.
struct HeatMap {
  struct Cell {
    /// The value; a dash where there is none.
    let text: String
    /// Hitches below it; nil without any.
    let late: String?
    /// From 0, the best of its workload, to 4, four times it or more.
    let level: Int
    /// Whether no other is better.
    let isBest: Bool
    /// How many times the best; empty where there is no value.
    let factor: String
    /// The value in its base unit, by which a page sorts; empty where there is none.
    let value: String
    /// What is said of the cell on a page.
    var title: String { factor.isEmpty ? text : "\(factor) the best" }
  }
  struct Row {
    let strategy: String
    let cells: [Cell]
  }

  /// The workloads in which strategies differ.
  let workloads: [String]
  /// The workloads that are left out, because no strategy differs there.
  let same: [String]
  /// The strategies, best first.
  let rows: [Row]

  /// Which workloads are left out, and why; empty if none is.
  var tie: String {
    same.isEmpty ? "" : "No strategy differs by more than 5 % in \(same.joined(separator: ", "))."
  }

  /// The backgrounds of the cells on a page, as in the figure of the map: the same on either paper.
  static var style: String {
    Palette.heat.enumerated().map { level, ground in
      let ink = Theme.light.digits(of: Palette.ink(onHeat: level))
      return ".l\(level){background:#\(Theme.light.digits(of: ground));color:#\(ink)}"
    }.joined()
  }

  /// Reads the rankings; for a workload that was run under several settings, each is a column.
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
