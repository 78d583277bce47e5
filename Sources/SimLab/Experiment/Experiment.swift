// One run from beginning to end: a device, an app, a workload and a record.

import SimComponents
import SimCore
import SimDevice
import SimMetrics
@_spi(Runtime) import SimViews

/// Runs requests for scenarios.
public struct Experiment: Sendable {
  /// The scenarios that requests can name.
  public var scenarios: [Scenario]
  /// The clock that measures the app's own computation in addition to the record, or nil.
  package var clock: HostClock?

  /// The maximum virtual time of a run; a record can hold 13 days.
  static let longest = Duration.seconds(300 * 3_600)

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
    let rows = try rows(request)
    let pricing = try Pricing(device: request.device, request.pricing)
    guard let system = SimulatedSystem.all.first(where: { $0.name == request.system }) else {
      throw ExperimentError.unknown("system", request.system)
    }
    let device = SimulatedDevice(
      profile: pricing.profile, system: system, seed: request.seed, conditions: pricing.conditions,
      table: pricing.table)
    SimulatedResponses.begin(try workload.rules)
    rows?.prepare()
    for image in rows?.images ?? [] { device.add(image) }
    let streams = RandomStreams(seed: request.seed)
    let updates = UpdateFeed()
    let session = Session(
      device: device, items: request.items, updates: updates,
      random: streams.stream(named: "workload"), pace: UpdatePace(factor: request.updateFactor ?? 1)
    )
    let recorder = Recorder()
    recorder.camera = request.film.map(Camera.init)
    device.engine.observer = recorder
    let (meter, refusal) = userWorkRecorder(request, pricing)
    device.engine.watchdogs.userCodeMeter = meter
    if workload.measuresLaunch { recorder.begin(device.engine) }
    strategy.launch(
      device, LaunchInput(items: request.items, stage: workload.stage, updates: updates))
    if !workload.measuresLaunch {
      if let warmUp = workload.warmUp {
        device.advance(by: warmUp)
      } else {
        device.settle()
        device.advance(by: .milliseconds(500))
      }
      recorder.begin(device.engine)
    }
    device.beginTape()
    try workload.play(session)
    guard device.now <= Self.longest else { throw ExperimentError.tooLong(request.workload) }
    let script = ScriptFile(
      name: request.workload, scenario: request.scenario, items: request.items,
      stage: workload.stage, measuresLaunch: workload.measuresLaunch,
      responses: workload.absoluteResponses, script: device.recordedScript)
    if let sentence = SimulatedResponses.sentence { session.note(sentence) }
    var userWork = meter?.work(device.engine.runtime)
    device.engine.watchdogs.userCodeMeter = nil
    if let refusal {
      userWork = userWork ?? UserWork()
      userWork?.refusal = refusal
      session.note("The app's own computing was to be priced and is not: \(refusal).")
    }
    if meter?.isCounterLost == true {
      throw ExperimentError.counterLost
    }
    let screen = device.screenDescription
    var identity = RunIdentity(
      request: request, refreshInterval: device.engine.frameInterval.value)
    identity.conditions = pricing.conditionNames + request.rowConditions
    if userWork?.isPriced == true { identity.conditions.append(RunIdentity.userWorkCondition) }
    var record = recorder.end(
      device.engine, identity: identity,
      outcome: outcome(of: session), notes: session.notes, screen: screen)
    record.comparison.state = strategy.state
    if !record.pricing.tape.spans.isEmpty {
      // The work is complete now. Its durations, and the causes of late frames, follow from the tape.
      let played = try record.played(under: pricing, pricing.conditions.dispersion)
      (record.play.costs, record.play.blame) = (played.play.costs, played.play.blame)
    }
    var trace: RunTrace?
    if request.traces == true {
      trace = RunTrace(graph: device.engine.runtime.graphDescription, screen: screen)
    }
    // After all views were removed, the remaining objects of the app are those still retained.
    updates.removeReceivers()
    device.engine.shutDown()
    record.note(outliving: device.engine)
    var run = FinishedRun(record: record, script: script)
    run.finalScreen = screen
    run.viewNames = device.viewNames
    // The texts are taken from the description, because the objects of the app are already counted.
    run.finalTexts = screen.split(separator: "\n").compactMap {
      $0.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    }
    run.trace = trace
    run.userWork = userWork
    run.pictures = recorder.camera?.pictures
    return run
  }

  /// Returns the recorder of the app's computation, and the reason if it cannot be priced as
  /// requested.
  @MainActor
  private func userWorkRecorder(
    _ request: RunRequest, _ pricing: Pricing
  ) -> (meter: UserWorkRecorder?, refusal: String?) {
    guard request.pricesUserWork == true else { return (clock.map { UserWorkRecorder($0) }, nil) }
    guard let clock else { return (nil, HostClock.noCounter) }
    switch clock.instructions() {
    case .missing(let reason): return (UserWorkRecorder(clock), reason)
    case .offered(let read):
      return (UserWorkRecorder(clock, counter: UserWorkRecorder.Counter(read, pricing.table)), nil)
    }
  }

  /// Returns the outcome; a run whose loop was cut is a cut run, whatever was played.
  @MainActor
  private func outcome(of session: Session) -> RunOutcome {
    if let reason = session.device.terminationReason { return .failed(reason) }
    if let reason = session.cut ?? session.device.cutReason { return .cut(reason) }
    return .completed
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
