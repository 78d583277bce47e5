// The runs that a report plays: of the first workload in which a frame was late the best run of each group, the best group first,
// then the mistakes. Runs of one group cannot be told apart, so playing two of them shows nothing.
//
// A camera costs as much as the run that it films, and keeps what it saw, which prolongs the life of the app's texts. So
// no record is made with one. The runs to be shown are made again, because a run repeats exactly.

import SimLab
import SimMetrics
import SimReport
import SimScreen

/// Films runs for a report.
enum RunFilms {
  /// The most frames of a run that a report plays: longer ones make the page too large to pass on.
  private static let mostFrames = 2_400
  /// The most runs that a report plays.
  private static let mostRuns = 12

  private static func filmed(_ request: RunRequest) -> RunRequest {
    var request = request
    request.film = .film
    return request
  }

  /// The films of the first workload in which a frame was late, or of the first one if none was; none unless there are two.
  ///
  /// - Parameter records: what was run, in the order of the plan.
  /// - Parameter plan: the plan.
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
      chosen.allSatisfy({ (1...mostFrames).contains(records[$0].frames.count) })
    else { return [] }
    var quiet = execution
    quiet.quiet = true
    let filmed = try quiet.run(
      RunPlan(runs: chosen.map { Self.filmed(plan.runs[$0]) }), in: context)
    let films = zip(filmed, chosen).compactMap { result, place -> FilmedRun? in
      let record = records[place]
      guard case .film(var film) = result.pictures, result.record.fingerprint == record.fingerprint
      else { return nil }
      // What is on screen at the beginning is a frame of the film, and none of the record.
      film.show(at: [record.start] + record.frames.map(\.presented))
      return FilmedRun(record: record, film: film)
    }
    return films.count == chosen.count ? films : []
  }
}
