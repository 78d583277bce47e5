// The bodies that ran after each event, with their reasons: the log shows where two runs of one
// screen begin to differ.
//
// An event is an input of the device: a touch, a delayed block, a timer. Bodies that ran for one
// reason between two events are one entry, so a log grows with the events and not with the rows.

/// A reason for which bodies ran.
public struct EventCause: Codable, Equatable, Sendable {
  /// The chain from the event to the body, in one line.
  public var line: String
  /// The kind of event that the chain begins with, such as `tap`; empty if that is not known.
  public var event: String

  /// Creates a reason with the given values.
  public init(line: String, event: String) {
    self.line = line
    self.event = event
  }
}

/// The bodies that ran for one reason after one event.
public struct EventBodies: Equatable, Sendable {
  /// The event, as an index into `EventLog.times`.
  public var event: Int
  /// The reason, as an index into `EventLog.causes`.
  public var cause: Int
  /// The number of bodies that were evaluated.
  public var count: Int

  /// Creates an entry with the given values.
  public init(event: Int, cause: Int, count: Int) {
    self.event = event
    self.cause = cause
    self.count = count
  }
}

/// The events of a run in order, with the bodies that each led to.
public struct EventLog: Codable, Equatable, Sendable {
  /// The time of each event, in nanoseconds since launch.
  public var times: [Int64]
  /// The reasons, in the order of their first occurrence.
  public var causes: [EventCause]
  /// The bodies that ran, in the order of the events.
  @Columns public var bodies: [EventBodies]

  /// Makes a log, empty by default.
  public init(times: [Int64] = [], causes: [EventCause] = [], bodies: [EventBodies] = []) {
    self.times = times
    self.causes = causes
    self.bodies = bodies
  }

  /// The events one by one.
  ///
  /// - Complexity: O(events + entries).
  package var steps: [TraceStep] {
    var steps = times.map { TraceStep(time: $0) }
    for entry in bodies {
      let cause = causes[entry.cause]
      steps[entry.event].bodies.append(
        TraceStep.Bodies(line: cause.line, event: cause.event, count: entry.count))
    }
    return steps
  }
}

extension EventBodies: ColumnRow {
  /// The columns of entries.
  public static let columns = ColumnCoding<EventBodies>(
    table: { bodies in
      var table = ColumnTable(count: bodies.count)
      table.add("event", bodies.map { Int64($0.event) })
      table.add("cause", bodies.map { Int64($0.cause) })
      table.add("count", bodies.map { Int64($0.count) })
      return table
    },
    rows: { table in
      let (events, causes) = (try table.counts("event"), try table.counts("cause"))
      let counts = try table.counts("count")
      return events.indices.map {
        EventBodies(event: events[$0], cause: causes[$0], count: counts[$0])
      }
    })
}
