// The virtual clock and the queue of future events: the whole kernel.
//
// Time moves only by delivering an event (or by `advance(to:)` over an interval without events); it
// never goes back. Every delivered event is added to the fingerprint. A run returns the reason why
// it ended:
//
//     var simulation = Simulation<Ping>()
//     simulation.schedule(.ping, after: .milliseconds(5))
//     let why = simulation.run(until: Instant(16_666_667)) { simulation, event in .proceed }
//     // why == .drained, simulation.now == @16666667 ns
//
// An event at the horizon itself is delivered. After a run that was drained or reached its horizon,
// the clock is at the horizon; after an event limit or a stop, it is at the last event. Without a
// horizon a drained run leaves the clock at the last event.
//
// This file is @inlinable: the generic code must be specialised in the target that names a payload.
// (A type needs @usableFromInline as well; without it @inlinable members are not serialised.)

/// A handler's decision after an event.
@usableFromInline
package enum RunDirective: Sendable {
  /// Delivers the next event.
  case proceed
  /// Ends this run; pending events stay pending.
  case stop
}

/// A virtual clock with its pending events.
@usableFromInline
package struct Simulation<Payload: FingerprintedEvent> {
  /// The result of one step.
  @frozen
  @usableFromInline
  package enum Step {
    /// The event was removed from the queue, and the clock is at its time.
    case delivered(ScheduledEvent<Payload>)
    /// Nothing was delivered: the queue is drained, or the next event lies beyond the horizon.
    case stopped(StopReason)
  }

  @usableFromInline package internal(set) var now: Instant
  /// The number of events delivered so far.
  @usableFromInline package internal(set) var deliveredCount: Int
  /// The hash of the events delivered so far.
  @usableFromInline package internal(set) var fingerprint: Fingerprint
  @usableFromInline var queue: EventQueue<Payload>

  /// Creates a simulation at the time of launch, with no pending events.
  @inlinable
  package init() {
    now = .launch
    deliveredCount = 0
    fingerprint = Fingerprint()
    queue = EventQueue()
  }

  /// The number of pending events.
  @inlinable package var pendingCount: Int { queue.count }

  /// The time of the next event; `nil` if none is pending.
  @inlinable package var nextTime: Instant? { queue.nextTime }

  /// Schedules an event at a point of time.
  /// - Precondition: `time` is not before `now`.
  /// - Returns: The handle to cancel it.
  /// - Complexity: O(log n).
  @inlinable
  @discardableResult
  package mutating func schedule(
    _ payload: Payload, at time: Instant, priority: EventPriority = .mainThread
  ) -> EventToken {
    precondition(time >= now, "An event cannot be scheduled before the present.")
    return queue.insert(payload, at: time, priority: priority)
  }

  /// Schedules an event after a delay.
  /// - Precondition: `delay` is not negative.
  /// - Returns: The handle to cancel it.
  /// - Complexity: O(log n).
  @inlinable
  @discardableResult
  package mutating func schedule(
    _ payload: Payload, after delay: Nanoseconds, priority: EventPriority = .mainThread
  ) -> EventToken {
    schedule(payload, at: now + delay, priority: priority)
  }

  /// Cancels a pending event.
  /// - Returns: Whether it was pending.
  /// - Complexity: Amortised O(1).
  @inlinable
  @discardableResult
  package mutating func cancel(_ token: EventToken) -> Bool { queue.cancel(token) }

  /// Returns whether the event is pending.
  @inlinable package func isPending(_ token: EventToken) -> Bool { queue.isPending(token) }

  /// Delivers the next event, if it is not beyond the horizon.
  /// - Parameter horizon: The last instant at which an event is delivered.
  /// - Returns: The event, or the reason why none was delivered. In that case the clock does not
  ///   move.
  /// - Complexity: O(log n).
  @inlinable
  package mutating func step(until horizon: Instant = .distantFuture) -> Step {
    guard let time = queue.nextTime else { return .stopped(.drained) }
    guard time <= horizon, let event = queue.pop() else { return .stopped(.horizonReached) }
    now = event.time
    deliveredCount += 1
    fingerprint.add(
      time: event.time, priority: event.priority, kindCode: event.payload.kindCode)
    return .delivered(event)
  }

  /// Delivers events in order until the run ends.
  /// - Parameter horizon: The last instant at which an event is delivered; by default there is no
  ///   limit.
  /// - Parameter limit: The greatest number of events to deliver.
  /// - Parameter handle: A closure that is called for each event and may schedule and cancel
  ///   others.
  /// - Returns: The reason why the run ended.
  @inlinable
  package mutating func run(
    until horizon: Instant = .distantFuture, limit: Int = .max,
    handle: (inout Self, ScheduledEvent<Payload>) throws -> RunDirective
  ) rethrows -> StopReason {
    var delivered = 0
    while true {
      if delivered >= limit, let next = queue.nextTime, next <= horizon {
        return .eventLimitReached
      }
      switch step(until: horizon) {
      case .delivered(let event):
        delivered += 1
        if try handle(&self, event) == .stop { return .stopRequested }
      case .stopped(let reason):
        if horizon != .distantFuture { advance(to: Swift.max(now, horizon)) }
        return reason
      }
    }
  }

  /// Moves the clock over an interval without events.
  ///
  /// - Precondition: `time` is not before `now` and not after the next event.
  @inlinable
  package mutating func advance(to time: Instant) {
    precondition(time >= now, "The virtual clock does not go back.")
    if let next = queue.nextTime {
      precondition(time <= next, "The virtual clock cannot be moved over a pending event.")
    }
    now = time
  }

  /// Traps with a message if an invariant is violated.
  @usableFromInline package func checkInvariants() {
    queue.checkInvariants()
    if let next = queue.nextTime {
      precondition(next >= now, "The next event lies before the present.")
    }
  }
}

extension Simulation: Sendable where Payload: Sendable {}

extension Simulation: CustomStringConvertible {
  /// The time, then the pending events in order of delivery, one per line.
  @usableFromInline package var description: String {
    queue.isEmpty ? "now \(now)" : "now \(now)\n\(queue)"
  }
}
