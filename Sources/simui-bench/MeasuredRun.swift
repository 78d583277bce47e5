// A run as `simui run` makes one, recorder included, whose workload is the measurement.

@_spi(Runtime) import SimComponents
import SimCore
import SimDevice
import SimLab
import SimMetrics
@_spi(Runtime) import SimViews

/// Plays a measurement on a device that shows rows.
@MainActor
enum MeasuredRun {
  /// Launches a screen and plays a closure on its device.
  ///
  /// - Parameter recordsLaunch: whether the launch belongs to the measurement; otherwise the screen is at
  ///   rest when `play` is called.
  /// - Parameter recordsCauses: whether it is recorded why bodies run; false tells what that costs.
  static func play(
    _ kind: RowKind, _ store: RowStore, recordsLaunch: Bool = false, recordsCauses: Bool = true,
    _ play: @escaping @MainActor (SimulatedDevice) throws -> Void
  ) throws {
    try self.play(items: store.initial.count, recordsLaunch: recordsLaunch) { device in
      device.engine.runtime.causes.isRecording = recordsCauses
      if !recordsLaunch { kind.launch(store, on: device) }
    } workload: {
      try play($0)
    }
  }

  /// Plays a closure, which launches what it likes.
  static func play(
    items: Int, on profile: DeviceProfile = .iPhone13,
    _ play: @escaping @MainActor (SimulatedDevice) throws -> Void
  ) throws {
    try self.play(items: items, on: profile, recordsLaunch: true) { _ in
    } workload: {
      try play($0)
    }
  }

  /// The record of a run in which a closure is played.
  static func record(
    items: Int, _ play: @escaping @MainActor (SimulatedDevice) throws -> Void
  ) throws -> RunRecord {
    try self.play(items: items, recordsLaunch: true) { _ in
    } workload: {
      try play($0)
    }
  }

  @discardableResult
  private static func play(
    items: Int, on profile: DeviceProfile = .iPhone13, recordsLaunch: Bool,
    launch: @escaping @MainActor (SimulatedDevice) -> Void,
    workload play: @escaping @MainActor (SimulatedDevice) throws -> Void
  ) throws -> RunRecord {
    let strategy = Strategy(name: "rows", summary: "") { device, _ in
      launch(device)
    }
    let workload = Workload(name: "bench", summary: "", measuresLaunch: recordsLaunch) { session in
      try play(session.device)
    }
    let scenario = Scenario(
      name: "bench", summary: "", strategies: [strategy], workloads: [workload])
    // Ten thousand realised rows are more than the phone holds.
    var phone = profile
    phone.memoryLimit = nil
    let request = RunRequest(
      scenario: "bench", strategy: "rows", workload: "bench", items: items,
      device: phone.name, system: SimulatedSystem.iOS17.name, seed: 1,
      pricing: RequestedPricing(profile: phone))
    return try Experiment(scenarios: [scenario]).run(request).record
  }

  /// The whole screen, elements out of sight included, as one number.
  static func checksum(_ device: SimulatedDevice) -> String {
    var hash = Fingerprint()
    hash.add(device.screenDescription)
    return hash.description
  }

  /// The checksum of a screen that is built from nothing, so that no update can have spoilt it.
  static func freshChecksum(_ kind: RowKind, _ store: RowStore) -> String {
    let device = SimulatedDevice()
    kind.launch(store, on: device)
    device.settle()
    return checksum(device)
  }
}
