// Everything that one run produced, as a plain value.
//
// The runner fills it, reports and comparisons read it, and nothing else passes between them: so a
// saved record can be drawn, compared and checked long after the run, on another machine.
// Times are whole nanoseconds of virtual time since launch; amounts of memory are whole bytes.

/// The outcome of one run: what was run, what was counted, and every frame.
public struct RunRecord: Codable, Equatable, Sendable {
  /// The version of this layout; a reader refuses a record of another one.
  public static let currentSchema = 1

  /// The version of the layout in which this record was written.
  public var schema: Int
  /// What was run, on what.
  public var identity: RunIdentity
  /// How the run ended.
  public var outcome: RunOutcome
  /// A hash over every event of the run in order, 16 hexadecimal digits.
  public var fingerprint: String
  /// Virtual time from launch to the end of the run, in nanoseconds.
  public var duration: Int64
  /// Virtual time in which something on screen was tracked (drags, decelerations, animations), in
  /// nanoseconds; the denominator of the hitch ratio.
  public var trackedTime: Int64
  /// Exact counts by view type, sorted by name.
  public var views: [ViewCount]
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
  /// Remarks that belong beside the figures, such as where a workload was cut.
  public var notes: [String]

  /// Makes a record of the current schema.
  public init(
    identity: RunIdentity, outcome: RunOutcome = .completed, fingerprint: String = "",
    duration: Int64 = 0, trackedTime: Int64 = 0, views: [ViewCount] = [],
    counts: RunCounts = RunCounts(), frames: [FrameRecord] = [], spans: [TraceSpan] = [],
    inputs: [InputMark] = [], memory: MemoryRecord = MemoryRecord(), console: [String] = [],
    notes: [String] = []
  ) {
    self.schema = Self.currentSchema
    self.identity = identity
    self.outcome = outcome
    self.fingerprint = fingerprint
    self.duration = duration
    self.trackedTime = trackedTime
    self.views = views
    self.counts = counts
    self.frames = frames
    self.spans = spans
    self.inputs = inputs
    self.memory = memory
    self.console = console
    self.notes = notes
  }
}

/// What was run, on what: two records are comparable when these agree, strategy apart.
public struct RunIdentity: Codable, Equatable, Hashable, Sendable {
  /// The scenario: what is on screen.
  public var scenario: String
  /// The strategy: how state is held.
  public var strategy: String
  /// The workload: what the user does.
  public var workload: String
  /// The number of items.
  public var items: Int
  /// The device profile's name, as given on the command line.
  public var device: String
  /// The simulated system's name, such as `iOS17`.
  public var system: String
  /// The seed of every random stream.
  public var seed: UInt64
  /// `debug` or `release`: the same source allocates differently in each.
  public var configuration: String
  /// The architecture of the machine that ran it, such as `x86_64`.
  public var architecture: String
  /// The compiler's version, such as `6.3`.
  public var compiler: String
  /// The nominal length of one refresh interval, in nanoseconds.
  public var refreshInterval: Int64

  /// Makes an identity.
  public init(
    scenario: String, strategy: String, workload: String, items: Int, device: String,
    system: String, seed: UInt64, configuration: String, architecture: String, compiler: String,
    refreshInterval: Int64
  ) {
    self.scenario = scenario
    self.strategy = strategy
    self.workload = workload
    self.items = items
    self.device = device
    self.system = system
    self.seed = seed
    self.configuration = configuration
    self.architecture = architecture
    self.compiler = compiler
    self.refreshInterval = refreshInterval
  }
}

/// How a run ended.
public enum RunOutcome: Codable, Equatable, Sendable {
  /// The workload was played to its end.
  case completed
  /// The workload was cut at its limit of virtual time; the reason says which.
  case cut(String)
  /// User code ended the process, or the run could not be made; the message is what was printed.
  case failed(String)
}

/// Exact counts for one view type.
public struct ViewCount: Codable, Equatable, Sendable {
  /// The type's name, without its module.
  public var view: String
  /// How often its `body` was evaluated.
  public var bodies: Int
  /// How many values of it were seen to be made.
  public var initialisations: Int
  /// How often a new value compared equal and its subtree was left alone.
  public var comparedEqual: Int
  /// How often it appeared.
  public var appearances: Int
  /// How often it disappeared.
  public var disappearances: Int

  /// Makes a count, zero by default.
  public init(
    view: String, bodies: Int = 0, initialisations: Int = 0, comparedEqual: Int = 0,
    appearances: Int = 0, disappearances: Int = 0
  ) {
    self.view = view
    self.bodies = bodies
    self.initialisations = initialisations
    self.comparedEqual = comparedEqual
    self.appearances = appearances
    self.disappearances = disappearances
  }
}

/// Exact counts of a run as a whole.
public struct RunCounts: Codable, Equatable, Sendable {
  /// Bodies evaluated, of all view types.
  public var bodies = 0
  /// View values seen to be made, of all view types.
  public var initialisations = 0
  /// Updates of the dependency graph.
  public var updates = 0
  /// Swift objects that user code and the runtime's values allocated, measured.
  public var allocations = 0
  /// Those of them that were freed during the run.
  public var frees = 0
  /// Cells that were made.
  public var cellsMade = 0
  /// Cells that were taken from a reuse pool.
  public var cellsReused = 0
  /// The most cells that existed at one time.
  public var peakCells = 0
  /// Events of the simulation.
  public var events = 0

  /// Makes counts of zero.
  public init() {}
}

/// One committed frame. All times are nanoseconds since launch.
public struct FrameRecord: Codable, Equatable, Sendable {
  /// When the frame began: the vsync at which its work could start.
  public var begin: Int64
  /// The commit deadline.
  public var deadline: Int64
  /// When the main thread had finished the commit.
  public var committed: Int64
  /// When the render server had finished.
  public var rendered: Int64
  /// The vsync at which it was shown.
  public var presented: Int64
  /// The length of its refresh interval.
  public var interval: Int64
  /// How late it was shown; zero when on time.
  public var hitch: Int64
  /// Why it was late.
  public var cause: HitchCause
  /// Whether something was being tracked (scrolled, animated), so that lateness counts in the ratio.
  public var tracked: Bool
  /// Bodies evaluated for it.
  public var bodies: Int
  /// Objects allocated and freed for it.
  public var allocations: Int
  /// Objects freed for it.
  public var frees: Int

  /// Makes a frame.
  public init(
    begin: Int64, deadline: Int64, committed: Int64, rendered: Int64, presented: Int64,
    interval: Int64, hitch: Int64, cause: HitchCause, tracked: Bool, bodies: Int = 0,
    allocations: Int = 0, frees: Int = 0
  ) {
    self.begin = begin
    self.deadline = deadline
    self.committed = committed
    self.rendered = rendered
    self.presented = presented
    self.interval = interval
    self.hitch = hitch
    self.cause = cause
    self.tracked = tracked
    self.bodies = bodies
    self.allocations = allocations
    self.frees = frees
  }
}

/// Why a frame was late: a set, as in the Hitches instrument.
public struct HitchCause: OptionSet, Codable, Equatable, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The commit missed its deadline.
  public static let commit = HitchCause(rawValue: 1)
  /// The render server or the GPU missed the vsync.
  public static let render = HitchCause(rawValue: 2)
}

/// The kinds of work that the main thread and the render server are seen to do.
public enum WorkKind: String, Codable, CaseIterable, Sendable {
  /// Delivering input and running the user's closures.
  case event
  /// Evaluating bodies and updating the dependency graph.
  case update
  /// Layout, and text measured for it.
  case layout
  /// Making, reusing and configuring cells.
  case cells
  /// onAppear, onDisappear, onChange and other callbacks after layout.
  case callbacks
  /// The commit: display, prepare, packaging the layer tree.
  case commit
  /// The render server and the GPU.
  case render
}

/// One interval of work on one track.
public struct TraceSpan: Codable, Equatable, Sendable {
  /// What was done.
  public var kind: WorkKind
  /// When it began, in nanoseconds since launch.
  public var start: Int64
  /// How long it took, in nanoseconds.
  public var duration: Int64

  /// Makes a span.
  public init(kind: WorkKind, start: Int64, duration: Int64) {
    self.kind = kind
    self.start = start
    self.duration = duration
  }
}

/// One thing that the user did.
public struct InputMark: Codable, Equatable, Sendable {
  /// `tap`, `drag`, `fling`, `back`, `launch` or another word for the gesture.
  public var kind: String
  /// What was touched, or empty.
  public var label: String
  /// When it began, in nanoseconds since launch.
  public var start: Int64
  /// How long it lasted, deceleration included, in nanoseconds.
  public var duration: Int64

  /// Makes a mark.
  public init(kind: String, label: String, start: Int64, duration: Int64) {
    self.kind = kind
    self.label = label
    self.start = start
    self.duration = duration
  }
}

/// Live bytes and allocations over time.
public struct MemoryRecord: Codable, Equatable, Sendable {
  /// The names of the categories, in their fixed order.
  public var categories: [String]
  /// Samples in order of time: one a frame, and one at the end.
  public var samples: [MemorySample]
  /// The most bytes that were live at one time, all categories together.
  public var peak: Int64
  /// When that was, in nanoseconds since launch.
  public var peakTime: Int64
  /// Bytes live at the end.
  public var final: Int64
  /// The footprint at which the system would end the app, in bytes; zero when unknown.
  public var limit: Int64

  /// Makes a memory record, empty by default.
  public init(
    categories: [String] = [], samples: [MemorySample] = [], peak: Int64 = 0, peakTime: Int64 = 0,
    final: Int64 = 0, limit: Int64 = 0
  ) {
    self.categories = categories
    self.samples = samples
    self.peak = peak
    self.peakTime = peakTime
    self.final = final
    self.limit = limit
  }
}

/// Live bytes at one time, and what was allocated and freed since the sample before.
public struct MemorySample: Codable, Equatable, Sendable {
  /// The time, in nanoseconds since launch.
  public var time: Int64
  /// Live bytes by category, in the order of the record's categories.
  public var live: [Int64]
  /// Objects allocated since the sample before.
  public var allocations: Int
  /// Objects freed since the sample before.
  public var frees: Int

  /// Makes a sample.
  public init(time: Int64, live: [Int64], allocations: Int, frees: Int) {
    self.time = time
    self.live = live
    self.allocations = allocations
    self.frees = frees
  }
}
