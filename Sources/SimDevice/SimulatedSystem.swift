package import SimViews

/// The system that a simulated device runs: it says how systems differ.
public struct SimulatedSystem: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `iOS17`.
  public let name: String
  package let policy: SystemPolicy

  /// A system of one's own.
  package init(_ policy: SystemPolicy) {
    name = policy.name
    self.policy = policy
  }

  /// An early iOS 14, of August 2020.
  public static let iOS14Beta = SimulatedSystem(.iOS14Beta)
  /// The behaviour of iOS 14.
  public static let iOS14 = SimulatedSystem(.iOS14)
  /// The behaviour of iOS 15.
  public static let iOS15 = SimulatedSystem(.iOS15)
  /// The behaviour of iOS 16.
  public static let iOS16 = SimulatedSystem(.iOS16)
  /// The behaviour of iOS 17.
  public static let iOS17 = SimulatedSystem(.iOS17)
  /// The behaviour of iOS 18.
  public static let iOS18 = SimulatedSystem(.iOS18)
  /// The behaviour of iOS 26.
  public static let iOS26 = SimulatedSystem(.iOS26)
  /// The behaviour of iOS 27.
  public static let iOS27 = SimulatedSystem(.iOS27)

  /// Every system, oldest first.
  public static let all: [SimulatedSystem] = SystemPolicy.all.map { SimulatedSystem($0) }

  /// What the system does differently, in a few words.
  public var summary: String {
    let list = policy.listHosting == .tableView ? "table-view List" : "collection-view List"
    let cycle = policy.usesUpdateCycle ? "update cycle" : "run-loop observer"
    return "\(list), \(cycle)"
  }

  /// The name of the system, such as `iOS17`.
  public var description: String { name }

  /// Whether two systems have the same name.
  public static func == (lhs: SimulatedSystem, rhs: SimulatedSystem) -> Bool {
    lhs.name == rhs.name
  }

  /// Hashes the name, which identifies the system.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
