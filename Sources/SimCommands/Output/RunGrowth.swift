// Makes the same runs with a tenth and with ten times the items, from which a table shows how cost
// grows with the list.

import SimLab
import SimMetrics

/// Plans and reads the runs of other sizes.
enum RunGrowth {
  /// The greatest total number of items of the additional runs; with more, a headline run would
  /// take more than seconds.
  private static let mostItems = 500_000

  /// Returns the additional runs of a plan: of those that are ranked, in workloads where strategies
  /// differ.
  ///
  /// The result is `nil` if there are none, if they would be too large, or if a script is played.
  ///
  /// - Parameter records: The records of the plan, in its order.
  static func plan(for plan: RunPlan, after records: [RunRecord]) -> RunPlan? {
    guard let first = plan.runs.first,
      plan.runs.allSatisfy({
        $0.script == nil && $0.items == first.items && $0.seed == first.seed
          && $0.pricesUserWork != true
      })
    else { return nil }
    let ranked = Set(
      Comparison(records).rankings.filter { !$0.isTie }.flatMap(\.compared).map(\.identity))
    let runs = zip(plan.runs, records).filter { ranked.contains($1.identity) }.map(\.0)
    let sizes = [first.items / 10, first.items * 10].filter(ItemCount.range.contains)
    guard !runs.isEmpty, sizes.contains(where: { $0 > first.items }),
      sizes.reduce(0, +) * runs.count <= mostItems
    else { return nil }
    return RunPlan(
      runs: runs.flatMap { run in
        sizes.map { items in
          var further = run
          further.items = items
          further.wantsTape = nil
          return further
        }
      })
  }

  /// Returns records with the sizes that belong to each.
  static func added(
    _ results: [RunResult], of growth: RunPlan, to records: [RunRecord]
  ) throws -> [RunRecord] {
    let further = try RunDraws.forGrowth(results.map(\.record), plan: growth)
    var points: [RunIdentity: [GrowthPoint]] = [:]
    for record in further {
      guard let point = GrowthPoint(record) else { continue }
      points[key(record.identity), default: []].append(point)
    }
    return records.map { record in
      var record = record
      record.comparison.growth = points[key(record.identity)] ?? []
      return record
    }
  }

  private static func key(_ identity: RunIdentity) -> RunIdentity {
    var key = identity
    key.items = 0
    key.chosen = []
    return key
  }
}
