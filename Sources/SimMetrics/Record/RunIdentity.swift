// What was run, on what.
//
// Two records may be compared when their identities agree, strategy apart; a baseline and a run
// must agree in everything. Build configuration, architecture and compiler are part of it because
// the same source allocates differently under each.

/// What was run, on what: two records are comparable when these agree, strategy apart.
public struct RunIdentity: Codable, Equatable, Hashable, Sendable {
  /// The scenario: what is on screen.
  public var scenario: String
  /// The strategy: how state is held.
  public var strategy: String
  /// The workload: what the user does.
  public var workload: String
  /// The number of items.
  public var items: Int
  /// The device profile's name, as given on the command line.
  public var device: String
  /// The simulated system's name, such as `iOS17`.
  public var system: String
  /// The seed of every random stream.
  public var seed: UInt64
  /// `debug` or `release`: the same source allocates differently in each.
  public var configuration: String
  /// The architecture of the machine that ran it, such as `x86_64`.
  public var architecture: String
  /// The compiler's version, such as `6.3`.
  public var compiler: String
  /// The nominal length of one refresh interval, in nanoseconds.
  public var refreshInterval: Int64

  /// Makes an identity.
  public init(
    scenario: String, strategy: String, workload: String, items: Int, device: String,
    system: String, seed: UInt64, configuration: String, architecture: String, compiler: String,
    refreshInterval: Int64
  ) {
    self.scenario = scenario
    self.strategy = strategy
    self.workload = workload
    self.items = items
    self.device = device
    self.system = system
    self.seed = seed
    self.configuration = configuration
    self.architecture = architecture
    self.compiler = compiler
    self.refreshInterval = refreshInterval
  }
}
