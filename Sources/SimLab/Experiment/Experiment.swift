// One run from beginning to end: a device, an app, a workload, a record.

package import SimCore
package import SimDevice
public import SimMetrics

/// Runs requests against a list of scenarios.
public struct Experiment: Sendable {
  /// The scenarios that requests may name.
  public var scenarios: [Scenario]

  /// Makes an experiment.
  public init(scenarios: [Scenario]) { self.scenarios = scenarios }

  /// Runs one request to its end, in this process.
  ///
  /// - Throws: `ExperimentError` when the request names something that does not exist; what the
  ///   workload throws when its script cannot be played.
  @MainActor
  public func run(_ request: RunRequest) throws -> RunRecord {
    var screen: String?
    return try run(request, finalScreen: &screen)
  }

  /// Runs one request, and tells what is on screen at the end.
  @MainActor
  package func run(_ request: RunRequest, finalScreen: inout String?) throws -> RunRecord {
    let (strategy, workload) = try find(request)
    guard let profile = DeviceProfile.named(request.device) else {
      throw ExperimentError.unknown("device", request.device)
    }
    guard let system = SimulatedSystem.all.first(where: { $0.name == request.system }) else {
      throw ExperimentError.unknown("system", request.system)
    }
    let device = SimulatedDevice(profile: profile, system: system, seed: request.seed)
    let streams = RandomStreams(seed: request.seed)
    let updates = UpdateFeed()
    let session = Session(
      device: device, items: request.items, updates: updates,
      random: streams.stream(named: "workload"))
    let recorder = Recorder()
    device.device.observer = recorder
    if workload.measuresLaunch { recorder.begin(device.device) }
    strategy.launch(device, LaunchInput(items: request.items, updates: updates))
    if !workload.measuresLaunch {
      device.settle()
      device.advance(by: .milliseconds(500))
      recorder.begin(device.device)
    }
    try workload.play(session)
    finalScreen = device.screenDescription
    let identity = RunIdentity(
      request: request, refreshInterval: device.device.frameInterval.value)
    var record = recorder.end(
      device.device, identity: identity,
      outcome: device.terminationReason.map { .failed($0) } ?? session.cut.map { .cut($0) }
        ?? .completed, notes: session.notes)
    // With every view gone, what is left of the app's objects is what nothing let go of.
    updates.removeReceivers()
    device.device.shutDown()
    record.note(outliving: device.device)
    return record
  }

  private func find(_ request: RunRequest) throws -> (Strategy, Workload) {
    guard let scenario = scenarios.first(where: { $0.name == request.scenario }) else {
      throw ExperimentError.unknown("scenario", request.scenario)
    }
    guard let strategy = scenario.strategies.first(where: { $0.name == request.strategy }) else {
      throw ExperimentError.unknown("strategy", request.strategy)
    }
    guard let workload = scenario.workloads.first(where: { $0.name == request.workload }) else {
      throw ExperimentError.unknown("workload", request.workload)
    }
    return (strategy, workload)
  }
}

/// A request that names something that does not exist.
public enum ExperimentError: Error, CustomStringConvertible {
  /// What kind of thing, and its name.
  case unknown(String, String)

  /// One sentence.
  public var description: String {
    switch self {
    case .unknown(let kind, let name): "There is no \(kind) named '\(name)'."
    }
  }
}
