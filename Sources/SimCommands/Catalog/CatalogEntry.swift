import SimDevice
public import SimLab

/// Something that the command line can name: a strategy, a workload, a device or a system.
public struct CatalogEntry: Equatable, Sendable {
  /// The name, as it is written on the command line.
  public var name: String
  /// What it is, in one line.
  public var summary: String
  /// Whether it is among those that run when nothing is selected.
  public var isHeadline: Bool
  /// For a device: the names of the systems that it ever had, oldest first; empty if any may run.
  public var systems: [String]

  /// For a strategy: the workloads that make no sense with it, each with the reason.
  public var refusals: [String: String] = [:]
  /// For a strategy: what it uses that older systems do not have.
  public var need: SystemNeed?
  /// For a workload: its weight in the score of those that have one.
  public var weight: Double?

  /// Makes an entry, one of the headline set unless told otherwise.
  public init(name: String, summary: String, isHeadline: Bool = true, systems: [String] = []) {
    self.name = name
    self.summary = summary
    self.isHeadline = isHeadline
    self.systems = systems
  }

  /// For a strategy: the first system on which it is run; nil if it is run on all.
  package var oldestSystem: String? { need?.system.name }

  /// For a strategy: why it is not run on a system, in a sentence; nil if it is.
  package func refusal(on system: String) -> String? {
    need?.refusal(on: system).map { "'\(name)' is not run on \(system): \($0)" }
  }

  /// For a strategy: why it is not run with a workload, in a sentence; nil if it is.
  package func refusal(with workload: String) -> String? {
    refusals[workload].map { "'\(name)' is not run with '\(workload)': \($0)" }
  }
}
