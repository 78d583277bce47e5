// The output of `trace` that is not in a record: the graph and the screen at the end, and single
// events of a run's log.

/// The graph and the screen at the end of a run.
package struct RunTrace: Codable, Equatable, Sendable {
  /// The dependency graph at the end: one line for each node, with the nodes that it read.
  package var graph: String
  /// The screen at the end: one line for each element, with its position and size.
  package var screen: String

  package init(graph: String, screen: String) {
    self.graph = graph
    self.screen = screen
  }
}

/// One event, and the bodies that ran until the next one.
package struct TraceStep: Equatable, Sendable {
  /// Bodies that ran for one reason.
  package struct Bodies: Equatable, Sendable, Encodable {
    /// The reason, as a chain in one line.
    package var line: String
    /// The kind of event that the chain begins with.
    package var event: String
    package var count: Int

    /// The number of bodies that ran for the reason, and the reason.
    package var text: String { "\(ValueFormatter.bodies(count)): \(line)" }

    /// Bodies that ran for one reason.
    package init(line: String, event: String, count: Int) {
      self.line = line
      self.event = event
      self.count = count
    }
  }

  /// When the event was taken, in nanoseconds since launch.
  package var time: Int64
  /// The bodies, in the order in which the first of each reason ran.
  package var bodies: [Bodies]

  package init(time: Int64, bodies: [Bodies] = []) {
    self.time = time
    self.bodies = bodies
  }

  /// The kind of the event, taken from the first body that it led to.
  package var event: String { answers.first?.event ?? "an event" }

  /// The bodies that ran because of the event.
  ///
  /// Rows that become visible during a scroll are made at each device's own pace between events,
  /// and are omitted.
  var answers: [Bodies] {
    bodies.filter { $0.event != "scroll" && $0.event != "animation" }
  }

  /// The first event at which two runs with the same input differ.
  package struct Parting: Equatable, Sendable {
    /// The number of events before it.
    package var number: Int
    package var event: String
    /// The time at which the first run took it, in nanoseconds since launch.
    package var time: Int64
    /// The bodies that ran in each.
    package var bodies: [[Bodies]]
  }

  /// Returns the first event that led to another number of bodies; `nil` if there is none.
  package static func parting(_ first: [TraceStep], _ second: [TraceStep]) -> Parting? {
    for number in 0..<max(first.count, second.count) {
      let pair = [first, second].map { number < $0.count ? $0[number] : TraceStep(time: 0) }
      let counts = pair.map { $0.answers.reduce(0) { $0 + $1.count } }
      guard counts[0] != counts[1] else { continue }
      let known = pair.first { !$0.answers.isEmpty }
      return Parting(
        number: number, event: known?.event ?? "an event", time: pair.map(\.time).max() ?? 0,
        bodies: pair.map(\.answers))
    }
    return nil
  }
}
