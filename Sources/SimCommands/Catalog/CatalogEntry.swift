/// Something that the command line can name: a strategy, a workload, a device or a system.
public struct CatalogEntry: Equatable, Sendable {
  /// The name, as it is written on the command line.
  public var name: String
  /// What it is, in one line.
  public var summary: String
  /// Whether it is among those that run when nothing is selected.
  public var isHeadline: Bool

  /// Makes an entry, one of the headline set unless told otherwise.
  public init(name: String, summary: String, isHeadline: Bool = true) {
    self.name = name
    self.summary = summary
    self.isHeadline = isHeadline
  }
}
