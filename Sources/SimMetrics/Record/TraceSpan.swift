// One interval of work on one track of the timeline.
//
// Spans are kept in the order in which they began; those of the main thread do not overlap.

/// One interval of work on one track.
public struct TraceSpan: Codable, Equatable, Sendable {
  /// What was done.
  public var kind: WorkKind
  /// When it began, in nanoseconds since launch.
  public var start: Int64
  /// How long it took, in nanoseconds.
  public var duration: Int64

  /// Makes a span.
  public init(kind: WorkKind, start: Int64, duration: Int64) {
    self.kind = kind
    self.start = start
    self.duration = duration
  }
}
