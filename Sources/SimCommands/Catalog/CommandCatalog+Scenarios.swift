// Creates a catalogue from scenarios, as a user's own package does.

import SimDevice
public import SimLab

extension CommandCatalog {
  /// Creates a catalogue of scenarios, on every known device and system.
  ///
  /// - Parameter calibration: The screens that `calibrate` compares with measured phones.
  public init(scenarios: [Scenario], calibration: CalibrationSuite? = nil) {
    let experiment = Experiment(scenarios: scenarios, clock: .ofThisMachine)
    self.init(
      scenarios: scenarios.map { scenario in
        var listed = CatalogScenario(
          name: scenario.name, summary: scenario.summary,
          strategies: scenario.strategies.map {
            var entry = CatalogEntry(name: $0.name, summary: $0.summary, isHeadline: $0.isHeadline)
            entry.refusals = $0.refusals
            entry.need = $0.need
            return entry
          },
          workloads: scenario.workloads.map {
            var entry = CatalogEntry(name: $0.name, summary: $0.summary, isHeadline: $0.isHeadline)
            entry.weight = $0.weight
            return entry
          },
          rows: scenario.rows.map { CatalogEntry(name: $0.name, summary: $0.summary) })
        listed.lessons = scenario.lessons
        listed.elsewhere = scenario.elsewhere
        return listed
      },
      devices: DeviceProfile.all.map {
        CatalogEntry(
          name: $0.name, summary: Self.summary($0), systems: $0.systems.map(\.name))
      },
      systems: SimulatedSystem.all.map { CatalogEntry(name: $0.name, summary: $0.summary) },
      defaultDevice: DeviceProfile.iPhone13.name,
      defaultSystem: DeviceProfile.iPhone13.newestSystem.name,
      calibration: calibration,
      execute: { request in
        try MainActor.assumeIsolated { try experiment.run(request) }
      })
  }

  private static func summary(_ profile: DeviceProfile) -> String {
    let memory = Double(profile.memory) / 1_073_741_824
    let slowest =
      profile.refreshRates.last.map { $0 < profile.refreshRate ? "\($0) to " : "" } ?? ""
    return "\(profile.model), \(slowest)\(profile.refreshRate) Hz, \(Int(memory.rounded())) GB, "
      + profile.systemRange
  }
}
