// Published figures that no scene reproduces.

/// A published figure that is not predicted, with the reason.
public struct UnplayedFigure: Sendable {
  /// The grade of the source: A is measured, with device and method; B is stated without them.
  public var grade: String
  /// A short description of the source.
  public var source: String
  /// The finding of the source.
  public var finding: String
  /// The reason why no scene reproduces it.
  public var reason: String

  /// Creates an entry with the given values.
  public init(_ grade: String, _ source: String, _ finding: String, reason: String) {
    self.grade = grade
    self.source = source
    self.finding = finding
    self.reason = reason
  }
}
