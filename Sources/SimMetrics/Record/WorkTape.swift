// The work of a run, by row of the price table: enough to reprice the run without repeating it.
//
// Spans are in the order in which they were executed. A span begins when the one before it is done,
// and not before the event that led to it; a span of the render server closes a frame.

/// The amount of work of one row of the price table.
public struct WorkAmount: Codable, Equatable, Sendable {
  /// The row, as an index into `WorkTape.rows`.
  public var row: Int
  /// The number of times that the row's base price was charged.
  public var operations: Int
  /// The number of units of the row that were charged.
  public var units: Int

  /// Creates an amount with the given values.
  public init(row: Int, operations: Int, units: Int) {
    self.row = row
    self.operations = operations
    self.units = units
  }
}

/// One span of work without a pause.
public struct TapeSpan: Codable, Equatable, Sendable {
  /// The kind of work in the span.
  public var kind: WorkKind
  /// The time of the last event before the span, in nanoseconds since launch.
  public var notBefore: Int64
  /// Whether the work is for a frame; work done ahead of one is not.
  public var isForFrame: Bool
  /// Whether it is the first work for its frame.
  public var opensFrame: Bool
  /// The vsync at which a display link requested the frame, in nanoseconds since launch.
  public var wantedAt: Int64?
  /// For the render server: whether all motion had ended since the frame before.
  public var restedBefore: Bool
  /// For the render server: whether the frame's lateness counts.
  public var isTracked: Bool
  /// For the render server: whether the frame belongs to a custom animation.
  public var isAppAnimation: Bool
  /// The work, by row.
  public var amounts: [WorkAmount]

  /// Creates a span with the given values.
  public init(
    kind: WorkKind, notBefore: Int64, isForFrame: Bool = true, opensFrame: Bool = false,
    wantedAt: Int64? = nil, restedBefore: Bool = false,
    isTracked: Bool = false, isAppAnimation: Bool = false, amounts: [WorkAmount]
  ) {
    self.kind = kind
    self.notBefore = notBefore
    self.isForFrame = isForFrame
    self.opensFrame = opensFrame
    self.wantedAt = wantedAt
    self.restedBefore = restedBefore
    self.isTracked = isTracked
    self.isAppAnimation = isAppAnimation
    self.amounts = amounts
  }
}

/// A time at which motion on screen began, or at which all motion ended.
public struct MotionMark: Codable, Equatable, Sendable {
  /// The number of frames that had been committed.
  public var frames: Int
  /// The time, in nanoseconds since launch.
  public var time: Int64

  /// Makes a mark.
  public init(frames: Int, time: Int64) {
    self.frames = frames
    self.time = time
  }
}

/// The whole work of a run.
public struct WorkTape: Equatable, Sendable {
  /// The names of the rows.
  public var rows: [String]
  /// The time at which measuring began, in nanoseconds since launch.
  public var origin: Int64
  /// The work of the main thread and of the render server, in order.
  public var spans: [TapeSpan]
  /// The work of the app's other threads, summed up.
  @Columns public var otherThreads: [WorkAmount]
  /// The times at which motion began and ended, alternating, starting with a beginning.
  ///
  /// Empty in older records.
  @Columns public var motion: [MotionMark]

  /// Creates a tape, empty by default.
  public init(
    rows: [String] = [], origin: Int64 = 0, spans: [TapeSpan] = [],
    otherThreads: [WorkAmount] = [], motion: [MotionMark] = []
  ) {
    self.rows = rows
    self.origin = origin
    self.spans = spans
    self.otherThreads = otherThreads
    self.motion = motion
  }
}
