// One gesture of the user.
//
// A fling lasts until its deceleration has ended, so that the timeline can show what was moving
// when a frame was late.

/// One gesture of the user.
public struct InputMark: Codable, Equatable, Sendable {
  /// `tap`, `drag`, `fling`, `back`, `launch` or another word for the gesture.
  public var kind: String
  /// The label of the touched element; empty if it has none.
  public var label: String
  /// The time at which it began, in nanoseconds since launch.
  public var start: Int64
  /// Its duration, including deceleration, in nanoseconds.
  public var duration: Int64

  /// Creates a mark with the given values.
  public init(kind: String, label: String, start: Int64, duration: Int64) {
    self.kind = kind
    self.label = label
    self.start = start
    self.duration = duration
  }
}
