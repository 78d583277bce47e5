// Who holds the memory: each view's share of every category, and the objects by class.
//
// The shares of a category add up to what the record's samples say of it.

/// What the views of one type hold.
public struct ViewMemory: Codable, Equatable, Sendable {
  /// The type of view, or "the app" for what belongs to no view.
  public var view: String
  /// Bytes that are live at the end, by category, in the order of the record's categories.
  public var live: [Int64]
  /// Bytes that were live when the run's memory was at its peak, by category.
  public var peak: [Int64]
  /// Blocks that were allocated while the run was measured.
  public var allocations: Int
  /// Bytes that were allocated while the run was measured.
  public var allocatedBytes: Int64

  /// Makes a share, empty by default.
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
  /// The name of the class, or what kind of storage it is if it is not a class of the app.
  public var type: String
  /// The type of view, or "the app".
  public var view: String
  /// The category in which they are recorded.
  public var category: String
  /// How many are live at the end.
  public var live: Int
  /// Bytes of those that are live at the end.
  public var liveBytes: Int64
  /// The most that were live at one time, since launch.
  public var peak: Int
  /// How many were made while the run was measured.
  public var made: Int
  /// Bytes of those that were made while the run was measured.
  public var madeBytes: Int64
  /// How many were made and freed again while the run was measured.
  public var churned: Int
  /// How many still lived when every view was gone.
  public var outliving: Int
  /// Bytes of those that still lived when every view was gone.
  public var outlivingBytes: Int64

  /// Makes a count, zero by default.
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
