public import SimLab

/// A scenario by name, with the strategies that can hold its state and the workloads that play it.
public struct CatalogScenario: Equatable, Sendable {
  /// The name under which commands select the scenario.
  public var name: String
  /// What is on screen, in one line.
  public var summary: String
  /// The ways in which its state can be held, in the order in which they are run.
  public var strategies: [CatalogEntry]
  /// What a user can do with it, in the order in which they are run.
  public var workloads: [CatalogEntry]
  /// How its rows can look, the usual way first.
  public var rows: [CatalogEntry]
  /// What is claimed of its strategies.
  public var lessons: [Lesson] = []
  /// The strategies that only another program contains, each with the command that starts that program.
  public var elsewhere: [String: String] = [:]

  /// Creates a scenario with the given values.
  public init(
    name: String, summary: String, strategies: [CatalogEntry], workloads: [CatalogEntry],
    rows: [CatalogEntry] = []
  ) {
    self.name = name
    self.summary = summary
    self.strategies = strategies
    self.workloads = workloads
    self.rows = rows
  }
}
