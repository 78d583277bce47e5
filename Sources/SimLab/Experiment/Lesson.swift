// A published claim that can be measured: two strategies that differ in the subject of the claim, one workload, and the
// figure in which the difference must show.

/// One claim, and the two runs that confirm or refute it.
public struct Lesson: Equatable, Sendable {
  /// The figure by which a claim is judged.
  public enum Figure: String, Sendable {
    /// The number of body evaluations.
    case bodies
    /// The number of created view values.
    case initialisations
    /// The number of objects that user code allocated.
    case allocations
    /// The number of created instances of the app's own classes.
    case models
    /// The time of the main thread.
    case mainThread
    /// The largest amount of live memory.
    case peakMemory
  }

  /// The topic of the claim, such as `closures`.
  public var topic: String
  /// The claim in one sentence.
  public var claim: String
  /// The strategy that ignores the advice.
  public var without: String
  /// The strategy that follows the advice.
  public var with: String
  /// The workload in which the difference must show.
  public var workload: String
  /// The figure in which the difference must show.
  public var figure: Figure
  /// A remark about the claim, if there is one.
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
