// The strategies that a catalogue names as cures, run with the tape of a run that shows what they cure.

import SimLab
import SimMetrics

/// Runs of the same tape under the strategies that a scenario's lessons advise.
enum Cures {
  /// The runs that cure those of a plan, in the order of the plan.
  ///
  /// - Parameter results: of the plan's runs. One that shows no finding, or cannot be repeated, has no cures.
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
