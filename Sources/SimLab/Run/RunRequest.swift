// One run of a plan, as names and numbers.
//
// A request is passed from the planning process to the running process, and contains everything
// that can affect the result of a run: equal requests give equal records.

package import Foundation

/// A script that is played in place of a workload, as text: so errors in it can be reported with their place.
public struct RequestedScript: Codable, Equatable, Hashable, Sendable {
  /// The name of the file on the command line.
  public var file: String
  /// The contents of the file.
  public var text: String

  /// The folder of the file.
  package var folder: URL { URL(filePath: file).deletingLastPathComponent() }

  /// Makes a script from a file's name and text.
  public init(file: String, text: String) {
    self.file = file
    self.text = text
  }
}

/// A run request: names from a catalog, a size and a seed.
public struct RunRequest: Codable, Equatable, Hashable, Sendable {
  /// The name of the scenario, which determines the screen.
  public var scenario: String
  /// The name of the strategy, which determines how state is held.
  public var strategy: String
  /// The name of the workload, or with a script, the name of its runs.
  public var workload: String
  /// The number of items.
  public var items: Int
  /// The name of the device profile.
  public var device: String
  /// The name of the simulated system.
  public var system: String
  /// The seed of every random stream.
  public var seed: UInt64
  /// The changes to the device and the prices; nil for none.
  public var pricing: RequestedPricing?
  /// The appearance of the scenario's rows; nil for the default.
  public var rows: String?
  /// Whether the app's own computation is priced by its instructions on this machine; nil for no.
  public var pricesUserWork: Bool?
  /// The script to play; nil for the workload of the catalog.
  public var script: RequestedScript?
  /// Whether the answer contains the final graph and screen; nil for no.
  package var traces: Bool?
  /// The factor on the rate of changes from outside; nil for 1.
  package var updateFactor: Double?
  /// Whether the answer contains the recorded actions as a script; nil for no.
  package var wantsTape: Bool?
  /// The requested screenshots; nil for none.
  package var film: FilmRequest?

  /// The seed of a run without an explicit one.
  package static let usualSeed: UInt64 = 1

  /// Creates a request with the given values.
  public init(
    scenario: String, strategy: String, workload: String, items: Int, device: String,
    system: String, seed: UInt64, pricing: RequestedPricing? = nil,
    rows: String? = nil, script: RequestedScript? = nil
  ) {
    self.scenario = scenario
    self.strategy = strategy
    self.workload = workload
    self.items = items
    self.device = device
    self.system = system
    self.seed = seed
    self.pricing = pricing
    self.rows = rows
    self.script = script
  }
}
