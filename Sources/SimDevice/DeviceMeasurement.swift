// The events on a device between two points, as numbers that a test can compare with a limit.

/// The result of `SimulatedDevice.measure`.
///
/// Times are virtual, so the same code gives the same numbers on every machine.
public struct DeviceMeasurement: Sendable {
  /// The number of committed frames.
  public internal(set) var frames = 0
  /// The number of frames that were displayed late while content moved.
  public internal(set) var hitches = 0
  /// The total time by which frames were late.
  public internal(set) var hitchTime = Duration.zero
  /// The time during which content moved: scrolls, transitions and animations.
  public internal(set) var trackedTime = Duration.zero
  /// The time during which the main thread was busy.
  public internal(set) var mainThreadTime = Duration.zero
  /// The longest time from the first work for a frame to the end of its commit.
  public internal(set) var longestFrame = Duration.zero
  /// The number of heap allocations of user code and of the values that it creates.
  public internal(set) var allocations = 0
  /// The largest number of live bytes at one time, without the process itself.
  public internal(set) var peakMemory = 0
  /// The elapsed virtual time.
  public internal(set) var duration = Duration.zero
  var counts: [(view: String, values: [Int])] = []

  /// The hitch time in milliseconds per second of motion, or nil if nothing moved.
  public var hitchRatio: Double? {
    trackedTime > .zero ? (hitchTime / trackedTime) * 1_000 : nil
  }

  /// Returns how often an event occurred for views of a type.
  public func count(_ event: SimulatedDevice.CountedEvent, of view: Any.Type) -> Int {
    let name = "\(view)"
    return counts.reduce(0) { $0 + ($1.view == name ? $1.values[event.rawValue] : 0) }
  }

  /// Returns how often an event occurred for all views.
  public func count(_ event: SimulatedDevice.CountedEvent) -> Int {
    counts.reduce(0) { $0 + $1.values[event.rawValue] }
  }

  /// Returns the number of body evaluations of a view type.
  public func bodies(of view: Any.Type) -> Int { count(.bodyEvaluations, of: view) }
}
