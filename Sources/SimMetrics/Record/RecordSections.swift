// The sections of a record, each with values of one kind: counts hold whatever the prices are, a play
// holds for one draw of them.
//
// A file has all fields of the present layout. A further field needs the next layout, and
// `RecordUpgrade` adds its value to older files.

/// Exact counts of a run.
public struct CountRecord: Codable, Equatable, Sendable {
  /// The counts of the run as a whole.
  public var total = RunCounts()
  /// The counts by view type, sorted by name.
  public var views: [ViewCount] = []
  /// The causes of all body evaluations.
  public var causes = CauseRecord()

  /// Creates counts of zero.
  public init() {}
}

/// The frames of a run and their times, in one play of it.
public struct PlayRecord: Codable, Equatable, Sendable {
  /// Every committed frame, in order.
  @Columns public var frames: [FrameRecord] = []
  /// The work of the main thread, in the order in which it began.
  @Columns public var spans: [TraceSpan] = []
  /// The virtual time in which something on screen was tracked (drags, decelerations, animations),
  /// prolonged by late frames, in nanoseconds; the denominator of the hitch ratio.
  public var trackedTime: Int64 = 0
  /// The parts of the time of each frame; empty in a record that does not have them.
  public var costs = FrameCosts()
  /// The attribution of the hitches to causes, the greatest part first; the parts add up to the
  /// hitch time.
  public var blame: [HitchBlame] = []

  /// Creates a play without frames.
  public init() {}
}

/// The events of a run in order.
public struct LogRecord: Codable, Equatable, Sendable {
  /// The gestures of the user.
  public var inputs: [InputMark] = []
  /// The bodies that ran after each event, with their reasons; empty in a record that does not have
  /// them.
  public var events = EventLog()
  /// The steps of the rows of lists and lazy stacks; empty in a record that does not have them.
  public var rows = RowLog()

  /// Creates an empty log.
  public init() {}
}

/// The texts of a run.
public struct MessageRecord: Codable, Equatable, Sendable {
  /// The output of user code and the lines of the host, in order.
  public var console: [String] = []
  /// Warnings of the framework and of the device, in the order in which each was first issued.
  public var diagnostics: [DiagnosticCount] = []
  /// The watchdogs' reports, by watchdog, the most frequent first.
  public var watchdogs: [WatchdogCount] = []
  /// Remarks on the figures, such as the place where a workload was cut.
  public var notes: [String] = []

  /// Creates messages without any.
  public init() {}
}

/// The data from which a run is repriced, and the figures that were determined so.
public struct PricingRecord: Codable, Equatable, Sendable {
  /// The work of the run, by row of the price table; empty in a record that does not keep it.
  public var tape = WorkTape()
  /// The figures under other prices; empty if they were not requested.
  public var draws = PriceDraws()
  /// The headroom before the first hitch; `nil` if nothing moved, or it was not requested.
  public var headroom: RunHeadroom?

  /// Creates pricing without work.
  public init() {}
}

/// The relation of a run to other runs.
public struct ComparisonRecord: Codable, Equatable, Sendable {
  /// The place where the strategy's state is stored, and its reader; `nil` if the catalogue does
  /// not describe them.
  public var state: StateDescription?
  /// The difference between the final screen and that of the other strategies; `nil` if there is
  /// none, or the run was made alone.
  ///
  /// A run with a difference is not ranked.
  public var otherScreen: String?
  /// The same run with other numbers of items; empty if none was made.
  public var growth: [GrowthPoint] = []

  /// Creates the relation of a run that was made alone.
  public init() {}
}
