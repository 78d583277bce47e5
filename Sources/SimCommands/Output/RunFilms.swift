// The runs that a report plays: those of the workload that differs most, the best first and the worst last.
//
// A camera costs as much as the run that it films. So runs are filmed as they are made only where it is known that they are
// shown, because all are of one workload; else those to be shown are simply made again, for a run repeats exactly.

import SimLab
import SimMetrics
import SimReport

/// Films runs for a report.
enum RunFilms {
  /// The most frames of a run that a report plays: what is longer makes a page too large to be handed on.
  private static let mostFrames = 2_400
  /// The most runs that a report plays.
  private static let mostRuns = 12

  /// The plan with cameras, if all of it will be shown.
  static func plan(_ plan: RunPlan) -> RunPlan {
    let isShown =
      (2...mostRuns).contains(plan.runs.count) && Set(plan.runs.map(\.workload)).count == 1
    return isShown ? RunPlan(runs: plan.runs.map(filmed)) : plan
  }

  private static func filmed(_ request: RunRequest) -> RunRequest {
    var request = request
    request.film = .film
    return request
  }

  /// The films of the workload that comes first; none where there are no two.
  ///
  /// - Parameter results: what was run, in the order of the plan.
  /// - Parameter records: their records, in the same order.
  /// - Parameter plan: the plan, in the same order.
  static func films(
    of records: [RunRecord], results: [RunResult], plan: RunPlan, execution: ExecutionOptions,
    in context: CommandContext
  ) throws -> [FilmedRun] {
    guard let ranking = Comparison(records).rankings.first(where: { $0.completed.count > 1 }) else {
      return []
    }
    let rows =
      ranking.completed.prefix(mostRuns - 1) + ranking.completed.dropFirst(mostRuns - 1).suffix(1)
    let chosen = rows.compactMap { row in
      records.indices.first { records[$0].identity == row.identity }
    }
    guard chosen.count > 1,
      chosen.allSatisfy({ (1...mostFrames).contains(records[$0].frames.count) })
    else { return [] }
    var filmed = chosen.map { results[$0] }
    if filmed.contains(where: { $0.pictures == nil }) {
      var quiet = execution
      quiet.quiet = true
      filmed = try quiet.run(RunPlan(runs: chosen.map { Self.filmed(plan.runs[$0]) }), in: context)
    }
    let films = zip(filmed, chosen).compactMap { result, place -> FilmedRun? in
      guard case .film(let film) = result.pictures,
        result.record.fingerprint == records[place].fingerprint
      else { return nil }
      return FilmedRun(record: records[place], film: film, steps: result.record.events.steps)
    }
    return films.count == chosen.count ? films : []
  }
}
