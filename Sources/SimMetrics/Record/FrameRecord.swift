// One committed frame: the three times of Apple's frame pipeline, and the work that was done for
// it.
//
// A frame begins with the work that leads to it, must be committed by its deadline and is shown at
// a later vsync. Its lateness (a hitch) is the time between the vsync at which it was due and the
// one at which it was shown.

/// One committed frame.
///
/// All times are nanoseconds since launch.
public struct FrameRecord: Codable, Equatable, Sendable {
  /// The time at which the frame began: when the first work for it began, or the vsync whose
  /// display link requested it.
  public var begin: Int64
  /// The time by which the frame had to be committed, in nanoseconds since launch.
  public var deadline: Int64
  /// The time at which the main thread had finished the commit.
  public var committed: Int64
  /// The time at which the render server had finished.
  public var rendered: Int64
  /// The vsync at which it was shown.
  public var presented: Int64
  /// The length of its refresh interval.
  public var interval: Int64
  /// The lateness; zero if it was on time, and if nothing on screen was moving that could stutter.
  public var hitch: Int64
  /// The causes of its lateness.
  public var cause: HitchCause
  /// Whether something was being tracked (scrolled, animated), so that lateness counts in the ratio.
  public var tracked: Bool
  /// The number of bodies evaluated for it.
  public var bodies: Int
  /// The number of objects allocated for it.
  public var allocations: Int
  /// The number of objects freed for it.
  public var frees: Int

  /// Creates a frame with the given values.
  public init(
    begin: Int64, deadline: Int64, committed: Int64, rendered: Int64, presented: Int64,
    interval: Int64, hitch: Int64, cause: HitchCause, tracked: Bool, bodies: Int = 0,
    allocations: Int = 0, frees: Int = 0
  ) {
    self.begin = begin
    self.deadline = deadline
    self.committed = committed
    self.rendered = rendered
    self.presented = presented
    self.interval = interval
    self.hitch = hitch
    self.cause = cause
    self.tracked = tracked
    self.bodies = bodies
    self.allocations = allocations
    self.frees = frees
  }
}
