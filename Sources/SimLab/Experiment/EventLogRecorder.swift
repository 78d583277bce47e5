// Keeps which bodies ran after which event while a run goes on. Reasons are numbers until the end: a body that runs for the
// same reason as the one before costs one comparison.

import SimMetrics
@_spi(Runtime) import SimViews

/// The log of events of a run that goes on.
@MainActor
final class EventLogRecorder {
  private var times: [Int64] = []
  private var origin: Int64 = 0
  @exclusivity(unchecked) private var entries: [(event: Int, cause: UInt32, count: Int)] = []
  /// The entries of the event that was taken last, by reason.
  @exclusivity(unchecked) private var places: [UInt32: Int] = [:]

  /// Begins; bodies that run before the first event are listed under the beginning.
  func begin(at time: Int64) {
    origin = time
    times = []
    entries = []
    places = [:]
  }

  /// Notes that an event was taken.
  func noteEvent(at time: Int64) {
    times.append(time)
    places.removeAll(keepingCapacity: true)
  }

  /// Notes that a body runs.
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

  /// The log up to now, in which links of one text are one reason.
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
