// A published claim as something that can be measured: two strategies that differ in what the claim is about, one
// workload, and the figure in which the difference must show.

/// One claim, and the two runs that confirm or refute it.
public struct Lesson: Equatable, Sendable {
  /// The figure by which a claim is judged.
  public enum Figure: String, Sendable {
    /// Bodies that were evaluated.
    case bodies
    /// Values of views that were made.
    case initialisations
    /// Objects that user code allocated.
    case allocations
    /// Objects of the app's own classes that were made.
    case models
    /// How long the main thread worked.
    case mainThread
    /// Memory at the peak.
    case peakMemory
  }

  /// What the claim is about, such as `closures`.
  public var topic: String
  /// The claim in one sentence.
  public var claim: String
  /// The strategy that does what the claim warns of.
  public var without: String
  /// The strategy that does what it advises.
  public var with: String
  /// The workload in which it must show.
  public var workload: String
  /// The figure in which it must show.
  public var figure: Figure
  /// What else is to be said; nil for nothing.
  public var remark: String?

  /// Creates a lesson with the given values.
  public init(
    _ topic: String, _ claim: String, without: String, with: String, workload: String,
    figure: Figure, remark: String? = nil
  ) {
    self.topic = topic
    self.claim = claim
    self.without = without
    self.with = with
    self.workload = workload
    self.figure = figure
    self.remark = remark
  }
}
