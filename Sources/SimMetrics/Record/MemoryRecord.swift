// Live bytes and allocations over time.
//
// The peak is kept apart from the samples: it may fall between two of them.

/// Live bytes and allocations over time.
public struct MemoryRecord: Codable, Equatable, Sendable {
  /// The names of the categories, in their fixed order.
  public var categories: [String]
  /// Samples in order of time: one per frame, and one at the end.
  @Columns public var samples: [MemorySample]
  /// The greatest number of live bytes at one time, over all categories.
  public var peak: Int64
  /// The time of the peak, in nanoseconds since launch.
  public var peakTime: Int64
  /// The number of bytes that are live at the end.
  public var final: Int64
  /// The footprint at which the system would end the app, in bytes; zero if it is unknown.
  public var limit: Int64
  /// The footprint at which the system would warn the app, in bytes; zero if it is unknown.
  public var warning: Int64
  /// The memory of the process that is not counted in the categories, in bytes; zero if it is
  /// unknown.
  public var process: Int64
  /// The memory of the views of each type, the greatest first.
  public var views: [ViewMemory]
  /// The objects of user code by class and view, in the order in which they were first made.
  public var objects: [ObjectMemory]
  /// The number of rows of lists that exist at the end.
  public var rows: Int

  /// Creates a memory record, empty by default.
  public init(
    categories: [String] = [], samples: [MemorySample] = [], peak: Int64 = 0, peakTime: Int64 = 0,
    final: Int64 = 0, limit: Int64 = 0, warning: Int64 = 0, process: Int64 = 0,
    views: [ViewMemory] = [], objects: [ObjectMemory] = [],
    rows: Int = 0
  ) {
    self.categories = categories
    self.samples = samples
    self.peak = peak
    self.peakTime = peakTime
    self.final = final
    self.limit = limit
    self.warning = warning
    self.process = process
    self.views = views
    self.objects = objects
    self.rows = rows
  }
}
