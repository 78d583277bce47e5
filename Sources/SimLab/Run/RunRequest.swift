// One cell of a plan, as names and numbers.
//
// A request is passed from the process that plans to the one that runs, and everything that may
// change the result of a run is in it: two equal requests give two equal records.

/// A script that is played in place of a workload, as text: so errors in it can be reported with their place.
public struct RequestedScript: Codable, Equatable, Hashable, Sendable {
  /// The file, as it was named.
  public var file: String
  /// What stands in it.
  public var text: String

  /// Makes a script from a file's name and text.
  public init(file: String, text: String) {
    self.file = file
    self.text = text
  }
}

/// What to run: names from a catalogue, a size and a seed.
public struct RunRequest: Codable, Equatable, Hashable, Sendable {
  /// The scenario: what is on screen.
  public var scenario: String
  /// The strategy: how state is held.
  public var strategy: String
  /// The workload: what the user does; with a script, what its runs are called.
  public var workload: String
  /// The number of items.
  public var items: Int
  /// The device profile's name.
  public var device: String
  /// The simulated system's name.
  public var system: String
  /// The seed of every random stream.
  public var seed: UInt64
  /// What is changed about the phone and the prices; nil for nothing.
  public var pricing: RequestedPricing?
  /// How the scenario's rows look; nil for the usual way.
  public var rows: String?
  /// Whether the app's own computing is priced by the instructions that it takes on this machine; nil for no.
  public var pricesUserWork: Bool?
  /// The script that is played; nil for the workload of the catalogue.
  public var script: RequestedScript?
  /// Whether the answer has graph and screen at the end of the run; nil for no.
  package var traces: Bool?
  /// The factor by which changes from outside come more often than in the workload; nil for 1.
  package var updateFactor: Double?
  /// Whether the answer has what was done, as a script; nil for no.
  package var wantsTape: Bool?
  /// What is pictured of the run; nil for nothing.
  package var film: FilmRequest?

  /// The seed of a run for which none was named.
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
