// Everything that one run produced, as a plain value.
//
// The runner fills it, reports and comparisons read it, and nothing else passes between them: so a
// saved record can be drawn, compared and checked long after the run, on another machine.
// Times are whole nanoseconds of virtual time since launch; amounts of memory are whole bytes.

/// The outcome of one run: what was run, what was counted, and every frame.
public struct RunRecord: Codable, Equatable, Sendable {
  /// The version of this layout.
  public static let currentSchema = 6
  /// The versions that are read; a record of another one is refused.
  package static let readSchemas = 3...currentSchema

  /// The version of the layout in which this record was written.
  public var schema: Int
  /// What was run, on what.
  public var identity: RunIdentity
  /// How the run ended.
  public var outcome: RunOutcome
  /// A hash over every event of the run in order, 16 hexadecimal digits.
  public var fingerprint: String
  /// When measuring began, in nanoseconds since launch: 0 when the launch is part of the run.
  public var start: Int64
  /// Virtual time from the beginning of measuring to the end of the run, in nanoseconds.
  public var duration: Int64
  /// Virtual time in which something on screen was tracked (drags, decelerations, animations), prolonged by late frames, in
  /// nanoseconds; the denominator of the hitch ratio.
  public var trackedTime: Int64
  /// Exact counts by view type, sorted by name.
  public var views: [ViewCount]
  /// The causes of all body evaluations.
  public var causes: CauseRecord
  /// Exact counts of the run as a whole.
  public var counts: RunCounts
  /// Every committed frame, in order.
  public var frames: [FrameRecord]
  /// Work on the main thread, in the order in which it began.
  public var spans: [TraceSpan]
  /// What the user did.
  public var inputs: [InputMark]
  /// Live bytes and allocations over time.
  public var memory: MemoryRecord
  /// What user code printed and the host lines, in order.
  public var console: [String]
  /// Warnings of the framework and of the device, in the order in which each was first issued.
  public var diagnostics: [DiagnosticCount]
  /// What the watchdogs saw, by watchdog, the most frequent first.
  public var watchdogs: [WatchdogCount]
  /// What the hitches are due to, the greatest part first; together they are the hitch time.
  public var blame: [HitchBlame] = []
  /// What the time of each frame went into; empty in a record that does not have it.
  public var costs = FrameCosts()
  /// How far the run is from hitching; nil if nothing moved, or it was not requested.
  public var headroom: RunHeadroom?
  /// Which bodies ran after which event, and why; empty in a record that does not have it.
  public var events = EventLog()
  /// What became of the rows of lists and lazy stacks; empty in a record that does not have it.
  public var rows = RowLog()
  /// Where the strategy's state is stored and what reads it; nil if its catalogue does not describe it.
  public var state: StateDescription?
  /// How the screen at the end differs from that of the other strategies; nil if it is the same, or the run was made alone.
  ///
  /// Such a run is not ranked.
  public var otherScreen: String?
  /// The same run with other numbers of items; empty if none was made.
  public var growth: [GrowthPoint] = []
  /// Remarks that belong next to the figures, such as where a workload was cut.
  public var notes: [String]
  /// What was done, by row of the price table; empty in a record that does not keep it.
  public var work: WorkTape
  /// What it takes under other prices; empty when that was not asked for.
  public var draws: PriceDraws

  /// Makes a record of the current schema.
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
