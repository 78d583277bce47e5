// The two runs that a report plays: of the workload that differs most, the best and the worst.
//
// A run repeats exactly, so they are simply run again with a camera; no other run pays for it.

import SimLab
import SimMetrics
import SimReport

/// Films runs for a report.
enum RunFilms {
  /// The most frames that a report plays: what is longer makes a page too large to be handed on.
  private static let mostFrames = 2_400

  /// The films of the best and the worst run of the workload that comes first; none where there are no two.
  ///
  /// - Parameter plan: the plan by which the records were made, in the same order.
  static func films(
    of records: [RunRecord], plan: RunPlan, execution: ExecutionOptions, in context: CommandContext
  ) throws -> [FilmedRun] {
    let ranking = Comparison(records).rankings.first { $0.completed.count > 1 }
    guard let ranking, let best = ranking.completed.first, let worst = ranking.completed.last else {
      return []
    }
    let chosen = [best, worst].compactMap { row in
      zip(records, plan.runs).first { record, _ in record.identity == row.identity }
    }
    guard chosen.count == 2,
      chosen.allSatisfy({ (1...mostFrames).contains($0.0.frames.count) })
    else { return [] }
    let runs = chosen.map { _, request in
      var request = request
      request.film = .film
      return request
    }
    var quiet = execution
    quiet.quiet = true
    let results = try quiet.run(RunPlan(runs: runs), in: context)
    let films = zip(results, chosen).compactMap { result, pair -> FilmedRun? in
      guard case .film(let film, let last) = result.pictures,
        result.record.fingerprint == pair.0.fingerprint
      else { return nil }
      return FilmedRun(
        record: pair.0, film: film, last: last, steps: result.record.events.steps)
    }
    return films.count == 2 ? films : []
  }
}
