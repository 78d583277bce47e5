// Live bytes at one time.
//
// Allocations and frees are counted since the sample before, so that they can be drawn per frame.

/// Live bytes at one time, and the allocations and frees since the sample before.
public struct MemorySample: Codable, Equatable, Sendable {
  /// The time, in nanoseconds since launch.
  public var time: Int64
  /// Live bytes by category, in the order of the record's categories.
  public var live: [Int64]
  /// Objects allocated since the sample before.
  public var allocations: Int
  /// Objects freed since the sample before.
  public var frees: Int

  /// Creates a sample with the given values.
  public init(time: Int64, live: [Int64], allocations: Int, frees: Int) {
    self.time = time
    self.live = live
    self.allocations = allocations
    self.frees = frees
  }
}
