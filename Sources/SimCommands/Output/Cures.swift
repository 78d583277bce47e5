// Runs the strategies that a catalogue names as cures, with the tape of the run that shows the
// finding.

import SimLab
import SimMetrics

/// Runs a tape under the strategies that a scenario's lessons advise.
enum Cures {
  /// Returns the runs of cures for those of a plan, in the order of the plan.
  ///
  /// - Parameter results: The results of the plan. A run without findings, or one that cannot be
  ///   repeated, has no cures.
  static func records(
    of results: [RunResult], plan: RunPlan, execution: ExecutionOptions, in context: CommandContext
  ) throws -> [[RunRecord]] {
    let wanted = zip(plan.runs, results).map { request, result -> [RunRequest] in
      guard let tape = result.tape, !Advice(result.record).findings.isEmpty,
        let scenario = context.catalog.scenarios.first(where: { $0.name == request.scenario })
      else { return [] }
      var names: [String] = []
      for lesson in scenario.lessons
      where lesson.without == request.strategy && !names.contains(lesson.with) {
        names.append(lesson.with)
      }
      return names.map { name in
        var cure = request
        cure.strategy = name
        cure.script = RequestedScript(file: request.workload, text: tape)
        cure.traces = nil
        cure.wantsTape = nil
        return cure
      }
    }
    let cures = RunPlan(runs: wanted.flatMap { $0 })
    guard !cures.runs.isEmpty else { return wanted.map { _ in [] } }
    let records = try RunDraws.drawn(
      try execution.run(cures, in: context).map(\.record), plan: cures)
    let found = Dictionary(zip(cures.runs, records)) { first, _ in first }
    return wanted.map { $0.compactMap { found[$0] } }
  }
}
