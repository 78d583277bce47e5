// Records which bodies were evaluated after which event. Causes are numbers until the end: a body evaluation with the same
// cause as the previous one costs one comparison.

import SimMetrics
@_spi(Runtime) import SimViews

/// The event log of the present run.
@MainActor
final class EventLogRecorder {
  private var times: [Int64] = []
  private var origin: Int64 = 0
  @exclusivity(unchecked) private var entries: [(event: Int, cause: UInt32, count: Int)] = []
  /// The entries of the last event, by cause.
  @exclusivity(unchecked) private var places: [UInt32: Int] = [:]

  /// Begins the log; body evaluations before the first event are listed at its beginning.
  func begin(at time: Int64) {
    origin = time
    times = []
    entries = []
    places = [:]
  }

  /// Records that an event was delivered.
  func noteEvent(at time: Int64) {
    times.append(time)
    places.removeAll(keepingCapacity: true)
  }

  /// Records a body evaluation.
  func noteBody(_ cause: UInt32) {
    if times.isEmpty { times = [origin] }
    let event = times.count - 1
    if let last = entries.indices.last, entries[last].cause == cause, entries[last].event == event {
      entries[last].count += 1
    } else if let place = places[cause] {
      entries[place].count += 1
    } else {
      places[cause] = entries.count
      entries.append((event, cause, 1))
    }
  }

  /// Returns the log, in which causes with equal texts are one cause.
  func log(_ runtime: ViewRuntime) -> EventLog {
    var log = EventLog(times: times)
    var known: [UInt32: Int] = [:]
    var lines: [String: Int] = [:]
    for entry in entries {
      let cause =
        known[entry.cause]
        ?? {
          let chain = runtime.causes.chain(numbered: entry.cause)
          let place = lines[chain.line] ?? log.causes.count
          if place == log.causes.count {
            log.causes.append(EventCause(line: chain.line, event: chain.eventKind))
            lines[chain.line] = place
          }
          known[entry.cause] = place
          return place
        }()
      if let last = log.bodies.indices.last, log.bodies[last].event == entry.event,
        log.bodies[last].cause == cause
      {
        log.bodies[last].count += entry.count
      } else {
        log.bodies.append(EventBodies(event: entry.event, cause: cause, count: entry.count))
      }
    }
    return log
  }
}
