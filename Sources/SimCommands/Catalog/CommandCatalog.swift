// The catalogue on which the commands work, passed as an argument.
//
// The commands do not depend on any scenario. The caller passes in names, one-line summaries and
// one function that runs a request, so a user's own package gets the whole command line with its
// own screens.

public import SimLab
package import SimMetrics

/// All names of the command line, and the function that runs a request.
public struct CommandCatalog: Sendable {
  /// The scenarios, in the order in which they are run.
  public var scenarios: [CatalogScenario]
  /// The device profiles that commands can select.
  public var devices: [CatalogEntry]
  /// The systems that commands can select.
  public var systems: [CatalogEntry]
  /// The device if none is named.
  public var defaultDevice: String
  /// The system if none is named and the device does not restrict its systems.
  public var defaultSystem: String
  /// The number of items where none is named.
  package var defaultItems = 1_000
  /// Whether the screens show a number of items that can be chosen.
  package var hasItems = true
  /// The screens that were measured on phones; nil if there are none.
  public var calibration: CalibrationSuite?
  /// Runs one request; called once in a process of its own, on the main thread.
  public var execute: @Sendable (RunRequest) throws -> FinishedRun

  /// Creates a catalogue.
  ///
  /// - Precondition: The default device and system are among those listed.
  public init(
    scenarios: [CatalogScenario], devices: [CatalogEntry], systems: [CatalogEntry],
    defaultDevice: String, defaultSystem: String,
    calibration: CalibrationSuite? = nil,
    execute: @escaping @Sendable (RunRequest) throws -> FinishedRun
  ) {
    precondition(
      devices.contains { $0.name == defaultDevice }, "The default device must be in the catalogue.")
    precondition(
      systems.contains { $0.name == defaultSystem }, "The default system must be in the catalogue.")
    self.scenarios = scenarios
    self.devices = devices
    self.systems = systems
    self.defaultDevice = defaultDevice
    self.defaultSystem = defaultSystem
    self.calibration = calibration
    self.execute = execute
  }

  /// The names of all strategies, each once.
  package var strategyNames: [String] {
    unique(scenarios.flatMap { $0.strategies.map(\.name) })
  }

  /// The names of all workloads, each once.
  package var workloadNames: [String] {
    unique(scenarios.flatMap { $0.workloads.map(\.name) })
  }

  /// The names of all looks of rows, each once.
  package var rowNames: [String] { unique(scenarios.flatMap { $0.rows.map(\.name) }) }

  /// The workloads that are scored together.
  package var weights: [WeightedFactors.Weight] {
    scenarios.flatMap(\.workloads).compactMap { entry in
      entry.weight.map { WeightedFactors.Weight(workload: entry.name, weight: $0) }
    }
  }

  /// Returns the default system of a device: the newest one that was available for it.
  package func newestSystem(of device: String) -> String {
    devices.first { $0.name == device }?.systems.last ?? defaultSystem
  }

  private func unique(_ names: [String]) -> [String] {
    names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }
}
