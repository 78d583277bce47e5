package import SimViews

/// The version of iOS that a simulated device runs, with the behavior in which versions differ.
public struct SimulatedSystem: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `iOS17`.
  public let name: String
  package let policy: SystemPolicy

  /// Creates a system with a custom policy.
  package init(_ policy: SystemPolicy) {
    name = policy.name
    self.policy = policy
  }

  /// An early beta of iOS 14, from August 2020.
  public static let iOS14Beta = SimulatedSystem(.iOS14Beta)
  /// The behavior of iOS 14.
  public static let iOS14 = SimulatedSystem(.iOS14)
  /// The behavior of iOS 15.
  public static let iOS15 = SimulatedSystem(.iOS15)
  /// The behavior of iOS 16.
  public static let iOS16 = SimulatedSystem(.iOS16)
  /// The behavior of iOS 17.
  public static let iOS17 = SimulatedSystem(.iOS17)
  /// The behavior of iOS 18.
  public static let iOS18 = SimulatedSystem(.iOS18)
  /// The behavior of iOS 26.
  public static let iOS26 = SimulatedSystem(.iOS26)
  /// The behavior of iOS 27.
  public static let iOS27 = SimulatedSystem(.iOS27)

  /// Every system, the oldest first.
  public static let all: [SimulatedSystem] = SystemPolicy.all.map { SimulatedSystem($0) }

  /// A short description of the behavior in which systems differ.
  public var summary: String {
    let list = policy.listHosting == .tableView ? "table-view List" : "collection-view List"
    let cycle = policy.usesUpdateCycle ? "update cycle" : "run-loop observer"
    return "\(list), \(cycle)"
  }

  /// The name of the system.
  public var description: String { name }

  /// Compares the names, which identify the systems.
  public static func == (lhs: SimulatedSystem, rhs: SimulatedSystem) -> Bool {
    lhs.name == rhs.name
  }

  /// Hashes the name, which identifies the system.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
