// Everything that one run produced, as a plain value.
//
// The runner creates it, reports and comparisons read it, and they exchange nothing else. A saved
// record can therefore be drawn, compared and checked long after the run, on another machine. Times
// are whole nanoseconds of virtual time since launch; amounts of memory are whole bytes.

/// The results of one run: its identity, its counts, and every frame.
public struct RunRecord: Codable, Equatable, Sendable {
  /// The version of this layout.
  public static let currentSchema = 6
  /// The versions that can be read; a record of another one is rejected.
  package static let readSchemas = 3...currentSchema

  /// The version of the layout in which this record was written.
  public var schema: Int
  /// The identity of the run.
  public var identity: RunIdentity
  /// The outcome of the run.
  public var outcome: RunOutcome
  /// A hash over every event of the run in order, 16 hexadecimal digits.
  public var fingerprint: String
  /// The time at which measuring began, in nanoseconds since launch; 0 if the launch is part of the
  /// run.
  public var start: Int64
  /// The virtual time from the beginning of measuring to the end of the run, in nanoseconds.
  public var duration: Int64
  /// The virtual time in which something on screen was tracked (drags, decelerations, animations),
  /// prolonged by late frames, in nanoseconds; the denominator of the hitch ratio.
  public var trackedTime: Int64
  /// Exact counts by view type, sorted by name.
  public var views: [ViewCount]
  /// The causes of all body evaluations.
  public var causes: CauseRecord
  /// Exact counts of the run as a whole.
  public var counts: RunCounts
  /// Every committed frame, in order.
  public var frames: [FrameRecord]
  /// The work of the main thread, in the order in which it began.
  public var spans: [TraceSpan]
  /// The gestures of the user.
  public var inputs: [InputMark]
  /// Live bytes and allocations over time.
  public var memory: MemoryRecord
  /// The output of user code and the lines of the host, in order.
  public var console: [String]
  /// Warnings of the framework and of the device, in the order in which each was first issued.
  public var diagnostics: [DiagnosticCount]
  /// The watchdogs' reports, by watchdog, the most frequent first.
  public var watchdogs: [WatchdogCount]
  /// The attribution of the hitches to causes, the greatest part first; the parts add up to the
  /// hitch time.
  public var blame: [HitchBlame] = []
  /// The parts of the time of each frame; empty in a record that does not have them.
  public var costs = FrameCosts()
  /// The headroom before the first hitch; `nil` if nothing moved, or it was not requested.
  public var headroom: RunHeadroom?
  /// The bodies that ran after each event, with their reasons; empty in a record that does not have
  /// them.
  public var events = EventLog()
  /// The steps of the rows of lists and lazy stacks; empty in a record that does not have them.
  public var rows = RowLog()
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
  /// Remarks on the figures, such as the place where a workload was cut.
  public var notes: [String]
  /// The work of the run, by row of the price table; empty in a record that does not keep it.
  public var work: WorkTape
  /// The figures under other prices; empty if they were not requested.
  public var draws: PriceDraws

  /// Creates a record of the current layout.
  public init(
    identity: RunIdentity, outcome: RunOutcome = .completed, fingerprint: String = "",
    start: Int64 = 0, duration: Int64 = 0, trackedTime: Int64 = 0, views: [ViewCount] = [],
    causes: CauseRecord = CauseRecord(), counts: RunCounts = RunCounts(),
    frames: [FrameRecord] = [], spans: [TraceSpan] = [],
    inputs: [InputMark] = [], memory: MemoryRecord = MemoryRecord(), console: [String] = [],
    diagnostics: [DiagnosticCount] = [], watchdogs: [WatchdogCount] = [], notes: [String] = [],
    work: WorkTape = WorkTape(), draws: PriceDraws = PriceDraws()
  ) {
    self.schema = Self.currentSchema
    self.identity = identity
    self.outcome = outcome
    self.fingerprint = fingerprint
    self.start = start
    self.duration = duration
    self.trackedTime = trackedTime
    self.views = views
    self.causes = causes
    self.counts = counts
    self.frames = frames
    self.spans = spans
    self.inputs = inputs
    self.memory = memory
    self.console = console
    self.diagnostics = diagnostics
    self.watchdogs = watchdogs
    self.notes = notes
    self.work = work
    self.draws = draws
  }
}
