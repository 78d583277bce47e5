import SimDevice
public import SimLab

/// An entry that the command line can name: a strategy, a workload, a device or a system.
public struct CatalogEntry: Equatable, Sendable {
  /// The name, as written on the command line.
  public var name: String
  /// A description in one line.
  public var summary: String
  /// Whether it runs if nothing is selected.
  public var isHeadline: Bool
  /// For a device: the names of the systems that were available for it, oldest first; empty if any
  /// may run.
  public var systems: [String]

  /// For a strategy: the workloads that are not useful with it, each with the reason.
  public var refusals: [String: String] = [:]
  /// For a strategy: the feature that older systems do not have.
  public var need: SystemNeed?
  /// For a workload: its weight in the combined score; `nil` if it is not scored.
  public var weight: Double?

  /// Creates an entry, by default one of the headline set.
  public init(name: String, summary: String, isHeadline: Bool = true, systems: [String] = []) {
    self.name = name
    self.summary = summary
    self.isHeadline = isHeadline
    self.systems = systems
  }

  /// For a strategy: the first system on which it is run; `nil` if it is run on all.
  package var oldestSystem: String? { need?.system.name }

  /// Returns, for a strategy, the reason why it is not run on a system, in a sentence; `nil` if it
  /// is.
  package func refusal(on system: String) -> String? {
    need?.refusal(on: system).map { "'\(name)' is not run on \(system): \($0)" }
  }

  /// Returns, for a strategy, the reason why it is not run with a workload, in a sentence; `nil` if
  /// it is.
  package func refusal(with workload: String) -> String? {
    refusals[workload].map { "'\(name)' is not run with '\(workload)': \($0)" }
  }
}
