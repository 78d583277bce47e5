// The steps of a run, in the order in which `Experiment.run` calls them.

import SimComponents
import SimCore
import SimDevice
import SimMetrics
@_spi(Runtime) import SimViews

/// A run on a device of its own.
@MainActor
final class ExperimentRun {
  /// The device, which is not launched yet.
  let device: SimulatedDevice
  private let request: RunRequest
  private let strategy: Strategy
  private let workload: Workload
  private let pricing: Pricing
  private let updates = UpdateFeed()
  private let session: Session
  private let recorder = Recorder()
  /// The recorder of computation in the app, and the reason if it cannot be priced as requested.
  private let meter: UserWorkRecorder?
  private let refusal: String?

  /// The maximum virtual time of a run; a record can hold 13 days.
  static let longest = Duration.seconds(300 * 3_600)

  /// Prepares the device, the observers and everything that the app can request.
  init(
    _ request: RunRequest, _ strategy: Strategy, _ workload: Workload, _ rows: RowChoice?,
    _ clock: HostClock?
  ) throws {
    (self.request, self.strategy, self.workload) = (request, strategy, workload)
    pricing = try Pricing(device: request.device, request.pricing)
    guard let system = SimulatedSystem.all.first(where: { $0.name == request.system }) else {
      throw ExperimentError.unknown("system", request.system)
    }
    device = SimulatedDevice(
      profile: pricing.profile, system: system, seed: request.seed, conditions: pricing.conditions,
      table: pricing.table)
    SimulatedResponses.begin(try workload.rules)
    rows?.prepare()
    for image in rows?.images ?? [] { device.add(image) }
    session = Session(
      device: device, items: request.items, updates: updates,
      random: RandomStreams(seed: request.seed).stream(named: "workload"),
      pace: UpdatePace(factor: request.updateFactor ?? 1))
    recorder.camera = request.film.map(Camera.init)
    device.engine.observer = recorder
    (meter, refusal) = Self.userWorkRecorder(request, pricing, clock)
    device.engine.watchdogs.userCodeMeter = meter
  }

  private static func userWorkRecorder(
    _ request: RunRequest, _ pricing: Pricing, _ clock: HostClock?
  ) -> (meter: UserWorkRecorder?, refusal: String?) {
    guard request.pricesUserWork == true else { return (clock.map { UserWorkRecorder($0) }, nil) }
    guard let clock else { return (nil, HostClock.noCounter) }
    switch clock.instructions() {
    case .missing(let reason): return (UserWorkRecorder(clock), reason)
    case .offered(let read):
      return (UserWorkRecorder(clock, counter: UserWorkRecorder.Counter(read, pricing.table)), nil)
    }
  }

  // MARK: Steps

  /// Launches the app and begins the record: before the launch if the workload measures it,
  /// otherwise when the app is warm.
  func launch() {
    if workload.measuresLaunch { recorder.begin(device.engine) }
    strategy.launch(
      device, LaunchInput(items: request.items, stage: workload.stage, updates: updates))
    guard !workload.measuresLaunch else { return }
    if let warmUp = workload.warmUp {
      device.advance(by: warmUp)
    } else {
      device.settle()
      device.advance(by: .milliseconds(500))
    }
    recorder.begin(device.engine)
  }

  /// Plays the workload.
  ///
  /// - Returns: the recorded actions as a script that repeats the run.
  func play() throws -> ScriptFile {
    device.beginTape()
    try workload.play(session)
    guard device.now <= Self.longest else { throw ExperimentError.tooLong(request.workload) }
    let script = ScriptFile(
      name: request.workload, scenario: request.scenario, items: request.items,
      stage: workload.stage, measuresLaunch: workload.measuresLaunch,
      responses: workload.absoluteResponses, script: device.recordedScript)
    if let sentence = SimulatedResponses.sentence { session.note(sentence) }
    return script
  }

  /// Ends the measurement of computation in the app.
  ///
  /// - Returns: its results, or nil if it was not measured.
  func endUserWork() throws -> UserWork? {
    var userWork = meter?.work(device.engine.runtime)
    device.engine.watchdogs.userCodeMeter = nil
    if let refusal {
      userWork = userWork ?? UserWork()
      userWork?.refusal = refusal
      session.note("The app's own computing was to be priced and is not: \(refusal).")
    }
    if meter?.isCounterLost == true { throw ExperimentError.counterLost }
    return userWork
  }

  /// Ends the record.
  ///
  /// Its durations, and the causes of late frames, follow from the work on its tape.
  func record(_ screen: String, _ userWork: UserWork?) throws -> RunRecord {
    var identity = RunIdentity(
      request: request, refreshInterval: device.engine.frameInterval.value)
    identity.conditions = pricing.conditionNames + request.rowConditions
    if userWork?.isPriced == true { identity.conditions.append(RunIdentity.userWorkCondition) }
    var record = recorder.end(
      device.engine, identity: identity, outcome: outcome, notes: session.notes,
      screen: screen)
    record.comparison.state = strategy.state
    if !record.pricing.tape.spans.isEmpty {
      let played = try record.played(under: pricing, pricing.conditions.dispersion)
      (record.play.costs, record.play.blame) = (played.play.costs, played.play.blame)
    }
    return record
  }

  /// The outcome; a run whose loop was cut is a cut run, whatever was played.
  private var outcome: RunOutcome {
    if let reason = device.terminationReason { return .failed(reason) }
    if let reason = session.cut ?? device.cutReason { return .cut(reason) }
    return .completed
  }

  /// Returns the final graph and screen; nil if they are not requested.
  func trace(_ screen: String) -> RunTrace? {
    guard request.traces == true else { return nil }
    return RunTrace(graph: device.engine.runtime.graphDescription, screen: screen)
  }

  /// Removes all views: the remaining objects of the app are those still retained.
  func shutDown() {
    updates.removeReceivers()
    device.engine.shutDown()
  }

  /// The requested screenshots; nil if there are none.
  var pictures: RunPictures? { recorder.camera?.pictures }
}

extension FinishedRun {
  /// Adds the final screen.
  ///
  /// The texts are taken from the description, because the objects of the app are already counted.
  mutating func show(_ screen: String) {
    finalScreen = screen
    finalTexts = screen.split(separator: "\n").compactMap {
      $0.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    }
  }
}
