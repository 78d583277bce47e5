public import SimLab

/// A scenario by name, with its strategies and workloads.
public struct CatalogScenario: Equatable, Sendable {
  /// The name under which commands select the scenario.
  public var name: String
  /// A description of the screen, in one line.
  public var summary: String
  /// The strategies, in the order in which they are run.
  public var strategies: [CatalogEntry]
  /// The workloads, in the order in which they are run.
  public var workloads: [CatalogEntry]
  /// The looks of its rows, the default first.
  public var rows: [CatalogEntry]
  /// The claims about its strategies.
  public var lessons: [Lesson] = []
  /// The strategies that only another program contains, each with the command that starts that
  /// program.
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
