// Published figures that no scene of ours plays.

/// A figure that others published and that is not predicted, with the reason.
public struct UnplayedFigure: Sendable {
  /// How good the source is: A is measured, with device and method; B is stated without them.
  public var grade: String
  /// The source in a few words.
  public var source: String
  /// What was found there.
  public var finding: String
  /// Why no scene plays it.
  public var reason: String

  /// Creates an entry with the given values.
  public init(_ grade: String, _ source: String, _ finding: String, reason: String) {
    self.grade = grade
    self.source = source
    self.finding = finding
    self.reason = reason
  }
}
