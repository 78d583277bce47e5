// The identity of a run.
//
// Two records may be compared if their identities agree except for the strategy; a baseline and a
// run must agree in everything. Build configuration, architecture and compiler are part of it
// because the same source allocates differently under each.

/// The identity of a run.
///
/// Two records are comparable if their identities agree except for the strategy.
public struct RunIdentity: Codable, Equatable, Hashable, Sendable {
  /// The name of the scenario, which defines the screen.
  public var scenario: String
  /// The name of the strategy, which defines how state is held.
  public var strategy: String
  /// The name of the workload, which defines the user's gestures.
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
  /// The differences between the phone and the prices and those of the named device; empty if there
  /// are none.
  public var conditions: [String]
  /// The version of this program, such as `0.1.0`; empty if it is not known.
  public var version: String
  /// The names of those of `device`, `system` and `seed` that differ from the defaults.
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
  /// Instruction counts, and the times that follow from them, repeat only to within 1 %, so a
  /// baseline cannot contain such a run.
  package static let userWorkCondition = "user work priced"

  /// Returns whether a condition concerns the run itself rather than its prices; such a condition
  /// remains when a run is repriced.
  package static func isOfRun(_ condition: String) -> Bool {
    condition.hasSuffix(" rows") || condition == userWorkCondition
  }

  /// Whether the app's own computing is priced by its instructions.
  package var pricesUserWork: Bool { conditions.contains(Self.userWorkCondition) }

  /// The identity of a run about which nothing is known.
  static let unknown = RunIdentity(
    scenario: "", strategy: "", workload: "", items: 0, device: "", system: "", seed: 0,
    configuration: "", architecture: "", compiler: "", refreshInterval: 0)

  /// Which options were chosen is recorded but is not part of the identity.
  private static let chosenPart = (
    key: RecordKey("chosen"), coding: IdentityCoding.unlessEmpty(\.chosen)
  )

  /// Reads an identity; one without conditions has the default conditions.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordKey.self)
    self = .unknown
    for field in IdentityField.all {
      try field.coding.decode(&self, container, RecordKey(field.name))
    }
    try Self.chosenPart.coding.decode(&self, container, Self.chosenPart.key)
  }

  /// Writes the identity; default conditions are omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKey.self)
    for field in IdentityField.all {
      try field.coding.encode(self, &container, RecordKey(field.name))
    }
    try Self.chosenPart.coding.encode(self, &container, Self.chosenPart.key)
  }
}
