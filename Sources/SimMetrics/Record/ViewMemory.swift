// The owners of memory: each view type's share of every category, and the objects by class.
//
// The shares of a category add up to the value in the record's samples.

/// The memory of the views of one type.
public struct ViewMemory: Codable, Equatable, Sendable {
  /// The type of view, or "the app" for memory that belongs to no view.
  public var view: String
  /// The bytes that are live at the end, by category, in the order of the record's categories.
  public var live: [Int64]
  /// The bytes that were live at the peak of the run's memory, by category.
  public var peak: [Int64]
  /// The number of blocks that were allocated while the run was measured.
  public var allocations: Int
  /// The number of bytes that were allocated while the run was measured.
  public var allocatedBytes: Int64

  /// Creates a share, empty by default.
  public init(
    view: String, live: [Int64] = [], peak: [Int64] = [], allocations: Int = 0,
    allocatedBytes: Int64 = 0
  ) {
    self.view = view
    self.live = live
    self.peak = peak
    self.allocations = allocations
    self.allocatedBytes = allocatedBytes
  }
}

/// The objects of one class that were made for views of one type.
public struct ObjectMemory: Codable, Equatable, Sendable {
  /// The name of the class, or the kind of storage if it is not a class of the app.
  public var type: String
  /// The type of view, or "the app".
  public var view: String
  /// The category in which they are recorded.
  public var category: String
  /// The number of objects that are live at the end.
  public var live: Int
  /// The bytes of the objects that are live at the end.
  public var liveBytes: Int64
  /// The greatest number that were live at one time, since launch.
  public var peak: Int
  /// The number of objects that were made while the run was measured.
  public var made: Int
  /// The bytes of the objects that were made while the run was measured.
  public var madeBytes: Int64
  /// The number of objects that were made and freed again while the run was measured.
  public var churned: Int
  /// The number of objects that were still live after every view had been removed.
  public var outliving: Int
  /// The bytes of the objects that were still live after every view had been removed.
  public var outlivingBytes: Int64

  /// Creates a count, zero by default.
  public init(
    type: String, view: String, category: String = "", live: Int = 0, liveBytes: Int64 = 0,
    peak: Int = 0, made: Int = 0, madeBytes: Int64 = 0, churned: Int = 0, outliving: Int = 0,
    outlivingBytes: Int64 = 0
  ) {
    self.type = type
    self.view = view
    self.category = category
    self.live = live
    self.liveBytes = liveBytes
    self.peak = peak
    self.made = made
    self.madeBytes = madeBytes
    self.churned = churned
    self.outliving = outliving
    self.outlivingBytes = outlivingBytes
  }
}
