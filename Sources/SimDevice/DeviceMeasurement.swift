// What happens on a device between two points, in numbers that a test can hold against a limit.

/// What happened between two points of a run.
///
/// Times are virtual, so the same code gives the same numbers on every machine.
public struct DeviceMeasurement: Sendable {
  /// Frames that were committed.
  public internal(set) var frames = 0
  /// Frames that were shown late while something moved.
  public internal(set) var hitches = 0
  /// By how much they were late, together.
  public internal(set) var hitchTime = Duration.zero
  /// How long something was moving: a scroll, a transition, an animation.
  public internal(set) var trackedTime = Duration.zero
  /// For how long the main thread was busy.
  public internal(set) var mainThreadTime = Duration.zero
  /// The longest time from the first work for a frame to the end of its commit.
  public internal(set) var longestFrame = Duration.zero
  /// Swift objects that user code and the values that it makes allocated.
  public internal(set) var allocations = 0
  /// The most bytes live at one moment, not counting the process itself.
  public internal(set) var peakMemory = 0
  /// How much virtual time went by.
  public internal(set) var duration = Duration.zero
  var counts: [(view: String, values: [Int])] = []

  /// Milliseconds by which frames were late, per second in which something moved; nil if nothing did.
  public var hitchRatio: Double? {
    trackedTime > .zero ? (hitchTime / trackedTime) * 1_000 : nil
  }

  /// How often something happened to views of a type.
  public func count(_ event: SimulatedDevice.CountedEvent, of view: Any.Type) -> Int {
    let name = "\(view)"
    return counts.reduce(0) { $0 + ($1.view == name ? $1.values[event.rawValue] : 0) }
  }

  /// How often something happened to views of all types.
  public func count(_ event: SimulatedDevice.CountedEvent) -> Int {
    counts.reduce(0) { $0 + $1.values[event.rawValue] }
  }

  /// How many bodies of a view type were evaluated.
  public func bodies(of view: Any.Type) -> Int { count(.bodyEvaluations, of: view) }
}
