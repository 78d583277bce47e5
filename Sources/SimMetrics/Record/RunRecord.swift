// Everything that one run produced, as a plain value.
//
// The runner creates it, reports and comparisons read it, and they exchange nothing else. A saved
// record can therefore be drawn, compared and checked long after the run, on another machine. Times
// are whole nanoseconds of virtual time since launch; amounts of memory are whole bytes.
//
// The coding is synthesised: a file has the names of the properties. Long lists are `Columns`, and
// `RecordUpgrade` converts files of older layouts.

/// The results of one run: its identity, its outcome, and everything that was counted and timed.
public struct RunRecord: Codable, Equatable, Sendable {
  /// The version of this layout.
  public static let currentSchema = 7
  /// The versions that can be read; a record of another one is rejected.
  package static let readSchemas = 3...currentSchema

  /// The version of the layout.
  public var schema = currentSchema
  /// The identity of the run.
  public var identity: RunIdentity
  /// The outcome of the run.
  public var outcome: RunOutcome
  /// A hash over every event of the run in order, 16 hexadecimal digits.
  public var fingerprint: String
  /// The time at which measuring began, in nanoseconds since launch; 0 if the launch is part of the
  /// run.
  public var start: Int64 = 0
  /// The virtual time from the beginning of measuring to the end of the run, in nanoseconds.
  public var duration: Int64 = 0
  /// Exact counts.
  public var counts = CountRecord()
  /// The frames and their times, in one play of the run.
  public var play = PlayRecord()
  /// Live bytes and allocations over time.
  public var memory = MemoryRecord()
  /// The order of events: gestures, bodies, rows.
  public var log = LogRecord()
  /// The output of the app, and remarks on it.
  public var messages = MessageRecord()
  /// The data for other prices, and the figures under them.
  public var pricing = PricingRecord()
  /// The relation to other runs.
  public var comparison = ComparisonRecord()

  /// Creates a record whose sections are empty.
  public init(identity: RunIdentity, outcome: RunOutcome = .completed, fingerprint: String = "") {
    self.identity = identity
    self.outcome = outcome
    self.fingerprint = fingerprint
  }
}
