// Live bytes and allocations over time.
//
// The peak is kept apart from the samples: it may fall between two of them.

/// Live bytes and allocations over time.
public struct MemoryRecord: Codable, Equatable, Sendable {
  /// The names of the categories, in their fixed order.
  public var categories: [String]
  /// Samples in order of time: one per frame, and one at the end.
  public var samples: [MemorySample]
  /// The most bytes that were live at one time, all categories together.
  public var peak: Int64
  /// When that was, in nanoseconds since launch.
  public var peakTime: Int64
  /// Bytes live at the end.
  public var final: Int64
  /// The footprint at which the system would end the app, in bytes; zero when unknown.
  public var limit: Int64
  /// The footprint at which the system would warn the app, in bytes; zero when unknown.
  public var warning: Int64
  /// What the process takes in addition to what is counted, in bytes; zero when unknown.
  public var process: Int64
  /// What the views of each type hold, those that hold most first.
  public var views: [ViewMemory]
  /// The objects of user code by class and view, those that were made first first.
  public var objects: [ObjectMemory]
  /// Rows of lists that exist at the end.
  public var rows: Int

  /// Makes a memory record, empty by default.
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
