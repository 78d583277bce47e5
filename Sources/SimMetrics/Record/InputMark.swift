// One thing that the user did.
//
// A fling lasts until its deceleration has ended, so that the timeline can show what was moving
// when a frame came late.

/// One thing that the user did.
public struct InputMark: Codable, Equatable, Sendable {
  /// `tap`, `drag`, `fling`, `back`, `launch` or another word for the gesture.
  public var kind: String
  /// What was touched, or empty.
  public var label: String
  /// When it began, in nanoseconds since launch.
  public var start: Int64
  /// How long it lasted, deceleration included, in nanoseconds.
  public var duration: Int64

  /// Creates a mark with the given values.
  public init(kind: String, label: String, start: Int64, duration: Int64) {
    self.kind = kind
    self.label = label
    self.start = start
    self.duration = duration
  }
}
