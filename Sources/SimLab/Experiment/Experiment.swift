// One run from beginning to end: a device, an app, a workload and a record. `ExperimentRun` has the steps.

import SimDevice
import SimMetrics

/// Runs requests for scenarios.
public struct Experiment: Sendable {
  /// The scenarios that requests can name.
  public var scenarios: [Scenario]
  /// The clock that measures the app's own computation in addition to the record, or nil.
  package var clock: HostClock?

  /// Creates an experiment with the given values.
  public init(scenarios: [Scenario]) { self.scenarios = scenarios }

  /// Creates an experiment with a clock.
  package init(scenarios: [Scenario], clock: HostClock) {
    self.scenarios = scenarios
    self.clock = clock
  }

  /// Runs one request in this process.
  ///
  /// - Throws: `ExperimentError` if the request names something that does not exist; the error of a
  ///   workload that cannot be played; `FileError` for the request's script.
  @MainActor
  public func run(_ request: RunRequest) throws -> FinishedRun {
    let (strategy, workload) = try find(request)
    let run = try ExperimentRun(request, strategy, workload, rows(request), clock)
    run.launch()
    let script = try run.play()
    let userWork = try run.endUserWork()
    let screen = run.device.screenDescription
    var finished = FinishedRun(record: try run.record(screen, userWork), script: script)
    finished.userWork = userWork
    finished.show(screen)
    finished.trace = run.trace(screen)
    run.shutDown()
    finished.record.note(outliving: run.device.engine)
    finished.viewNames = run.device.viewNames
    finished.pictures = run.pictures
    return finished
  }

  /// Returns the requested appearance of rows, or nil if the scenario has only one.
  private func rows(_ request: RunRequest) throws -> RowChoice? {
    let choices = scenarios.first { $0.name == request.scenario }?.rows ?? []
    guard let name = request.rows else { return choices.first }
    guard let choice = choices.first(where: { $0.name == name }) else {
      throw ExperimentError.unknown("look of rows", name)
    }
    return choice
  }

  private func find(_ request: RunRequest) throws -> (Strategy, Workload) {
    guard let scenario = scenarios.first(where: { $0.name == request.scenario }) else {
      throw ExperimentError.unknown("scenario", request.scenario)
    }
    guard let strategy = scenario.strategies.first(where: { $0.name == request.strategy }) else {
      throw ExperimentError.unknown("strategy", request.strategy)
    }
    if let reason = strategy.need?.refusal(on: request.system) {
      throw ExperimentError.tooOld(strategy.name, request.system, reason)
    }
    if let script = request.script {
      let workload = try Workload(script)
      if let stage = workload.stage, !scenario.stages.contains(stage) {
        throw ExperimentError.unknown("stage", stage)
      }
      return (strategy, workload)
    }
    guard let workload = scenario.workloads.first(where: { $0.name == request.workload }) else {
      throw ExperimentError.unknown("workload", request.workload)
    }
    if let reason = strategy.refusals[workload.name] {
      throw ExperimentError.refused(strategy.name, workload.name, reason)
    }
    return (strategy, workload)
  }
}

/// A request that names something that does not exist, or that cannot be run.
public enum ExperimentError: Error, CustomStringConvertible {
  /// There is no item of the kind with the name.
  case unknown(String, String)
  /// The strategy does not support the workload, for the reason.
  case refused(String, String, String)
  /// The strategy uses an API that the system lacks.
  case tooOld(String, String, String)
  /// Another program took the instruction counter while a run was priced by it.
  case counterLost
  /// The workload takes more virtual time than a record can hold.
  case tooLong(String)

  /// One sentence that names the request and what is allowed.
  public var description: String {
    switch self {
    case .unknown(let kind, let name): "There is no \(kind) named '\(name)'."
    case .refused(let strategy, let workload, let reason):
      "'\(strategy)' is not run with '\(workload)': \(reason)"
    case .tooOld(let strategy, let system, let reason):
      "'\(strategy)' is not run on \(system): \(reason)"
    case .tooLong(let workload):
      "'\(workload)' takes more than 300 h of virtual time, which is the most."
    case .counterLost:
      "Another program took the processor's counter of instructions while this run was priced by it; run it again."
    }
  }
}
