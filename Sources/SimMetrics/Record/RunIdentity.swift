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
  /// How the phone and the prices differ from those of the named device; empty when they do not.
  public var conditions: [String]
  /// The version of this program, such as `0.1.0`; empty if it is not known.
  public var version: String
  /// Which of `device`, `system` and `seed` are not those of a run without options.
  public var chosen: [String]

  /// Creates an identity with the given values.
  public init(
    scenario: String, strategy: String, workload: String, items: Int, device: String,
    system: String, seed: UInt64, configuration: String, architecture: String, compiler: String,
    refreshInterval: Int64, conditions: [String] = [], chosen: [String] = [], version: String = ""
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
    self.conditions = conditions
    self.chosen = chosen
    self.version = version
  }
}

extension RunIdentity {
  /// The condition of a run in which the app's own computing is priced by its instructions.
  ///
  /// Instruction counts, and times with them, only repeat to within 1 %, so no baseline may hold such a run.
  package static let userWorkCondition = "user work priced"

  /// Whether a condition says what was run, not at which prices: it stays when a run is repriced.
  package static func isOfRun(_ condition: String) -> Bool {
    condition.hasSuffix(" rows") || condition == userWorkCondition
  }

  /// Whether the app's own computing is priced by its instructions.
  package var pricesUserWork: Bool { conditions.contains(Self.userWorkCondition) }

  /// Of a run about which nothing is known.
  static let unknown = RunIdentity(
    scenario: "", strategy: "", workload: "", items: 0, device: "", system: "", seed: 0,
    configuration: "", architecture: "", compiler: "", refreshInterval: 0)

  /// The first part of the text is not part of the run's identity.
  private static let chosenPart = (
    key: RecordKey("chosen"), coding: IdentityCoding.unlessEmpty(\.chosen)
  )

  /// Reads an identity; one without conditions was run under the usual ones.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordKey.self)
    self = .unknown
    for field in IdentityField.all {
      try field.coding.decode(&self, container, RecordKey(field.name))
    }
    try Self.chosenPart.coding.decode(&self, container, Self.chosenPart.key)
  }

  /// Writes the identity; usual conditions are left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKey.self)
    for field in IdentityField.all {
      try field.coding.encode(self, &container, RecordKey(field.name))
    }
    try Self.chosenPart.coding.encode(self, &container, Self.chosenPart.key)
  }
}
