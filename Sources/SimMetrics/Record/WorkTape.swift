// What a run did, by row of the price table: enough to reprice the run without running it.
//
// Spans are in the order in which they were worked. A span begins when the one before it is
// done, and not before the event that led to it; a span of the render server closes a frame.

/// How much of one row of the price table was done.
public struct WorkAmount: Codable, Equatable, Sendable {
  /// The row: a place in `WorkTape.rows`.
  public var row: Int
  /// How often the row's base was paid.
  public var operations: Int
  /// How many of the row's units were paid.
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
  /// The time of the event that was taken last, in nanoseconds since launch.
  public var notBefore: Int64
  /// Whether it is work for a frame; work done ahead of one is not.
  public var isForFrame: Bool
  /// Whether it is the first work for its frame.
  public var opensFrame: Bool
  /// The vsync at which a display link asked for the frame, in nanoseconds since launch.
  public var wantedAt: Int64?
  /// For the render server: whether it had come to rest since the frame before.
  public var restedBefore: Bool
  /// For the render server: whether lateness of the frame counts.
  public var isTracked: Bool
  /// For the render server: whether the frame kept the pace of a custom animation.
  public var isAppAnimation: Bool
  /// What was done, by row.
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

/// A moment at which something began to move on screen, or at which all came to rest.
public struct MotionMark: Codable, Equatable, Sendable {
  /// How many frames had been committed.
  public var frames: Int
  /// Nanoseconds since launch.
  public var time: Int64

  /// Makes a mark.
  public init(frames: Int, time: Int64) {
    self.frames = frames
    self.time = time
  }
}

/// All work of a run.
public struct WorkTape: Equatable, Sendable {
  /// The names of the rows.
  public var rows: [String]
  /// When measuring began, in nanoseconds since launch.
  public var origin: Int64
  /// The work of the main thread and of the render server, in order.
  public var spans: [TapeSpan]
  /// Work of the app's other threads, added up.
  public var otherThreads: [WorkAmount]
  /// When something began to move and when it came to rest, in turn, from a beginning on.
  ///
  /// Empty in older records.
  public var motion: [MotionMark]

  /// Makes a tape, empty by default.
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
