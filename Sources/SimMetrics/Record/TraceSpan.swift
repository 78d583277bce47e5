// One interval of work on one track of the timeline.
//
// Spans are kept in the order in which they began; those of the main thread do not overlap. A span belongs to
// the frame that it led to, or to none: work done ahead, and work that changed nothing on screen.

/// One interval of work on one track.
public struct TraceSpan: Codable, Equatable, Sendable {
  /// The kind of work.
  public var kind: WorkKind
  /// The time at which it began, in nanoseconds since launch.
  public var start: Int64
  /// Its duration, in nanoseconds.
  public var duration: Int64
  /// The frame that it led to, as an index into the record's frames; `nil` if there is none.
  public var frame: Int?

  /// Creates a span with the given values.
  public init(kind: WorkKind, start: Int64, duration: Int64, frame: Int? = nil) {
    self.kind = kind
    self.start = start
    self.duration = duration
    self.frame = frame
  }
}
