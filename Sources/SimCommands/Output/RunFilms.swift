// The runs that a report plays: for the first workload in which a frame was late, the best run of
// each group, the best group first, then the mistakes. Runs of one group cannot be distinguished,
// so playing two of them is not useful.
//
// Filming costs as much as the run itself, and retains what it records, which prolongs the lifetime
// of the app's texts. Records are therefore never made while filming. The runs to be shown are made
// again, because a run is repeatable.

import SimLab
import SimMetrics
import SimReport
import SimScreen

/// Films runs for a report.
enum RunFilms {
  /// The greatest number of frames of a run that a report plays; with more, the page is too large
  /// to share.
  private static let mostFrames = 2_400
  /// The greatest number of runs that a report plays.
  private static let mostRuns = 12

  private static func filmed(_ request: RunRequest) -> RunRequest {
    var request = request
    request.film = .film
    return request
  }

  /// Returns the films of the first workload in which a frame was late, or of the first one if none
  /// was; empty unless there are at least two.
  ///
  /// - Parameter records: The records of the plan, in its order.
  /// - Parameter plan: The plan.
  static func films(
    of records: [RunRecord], plan: RunPlan, execution: ExecutionOptions, in context: CommandContext
  ) throws -> [FilmedRun] {
    let rankings = Comparison(records).rankings.filter { $0.measured.count > 1 }
    let late = rankings.first { $0.measured.contains { ($0.played(.hitches) ?? 0) > 0 } }
    guard let ranking = late ?? rankings.first else { return [] }
    let different = ranking.groups.compactMap(\.rows.first) + ranking.mistakes
    let runs = different.count > 1 ? different : ranking.measured
    let rows = runs.prefix(mostRuns - 1) + runs.dropFirst(mostRuns - 1).suffix(1)
    let chosen = rows.compactMap { row in
      records.indices.first { records[$0].identity == row.identity }
    }
    guard chosen.count > 1,
      chosen.allSatisfy({ (1...mostFrames).contains(records[$0].play.frames.count) })
    else { return [] }
    var quiet = execution
    quiet.quiet = true
    let filmed = try quiet.run(
      RunPlan(runs: chosen.map { Self.filmed(plan.runs[$0]) }), in: context)
    let films = zip(filmed, chosen).compactMap { result, place -> FilmedRun? in
      let record = records[place]
      guard case .film(var film) = result.pictures, result.record.fingerprint == record.fingerprint
      else { return nil }
      // The initial screen is a frame of the film but not of the record.
      film.show(at: [record.start] + record.play.frames.map(\.presented))
      return FilmedRun(record: record, film: film)
    }
    return films.count == chosen.count ? films : []
  }
}
