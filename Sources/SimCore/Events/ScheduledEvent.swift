// An event with its place in the total order: what a queue hands out.

/// An event and its place in the order of events.
@frozen
@usableFromInline
package struct ScheduledEvent<Payload> {
  @usableFromInline package let time: Instant
  /// Its rank at that instant.
  @usableFromInline package let priority: EventPriority
  /// The number of the event among those its queue was given, from 0.
  @usableFromInline package let sequence: UInt64
  @usableFromInline package let payload: Payload

  @inlinable
  init(time: Instant, priority: EventPriority, sequence: UInt64, payload: Payload) {
    self.time = time
    self.priority = priority
    self.sequence = sequence
    self.payload = payload
  }
}

extension ScheduledEvent: Sendable where Payload: Sendable {}
extension ScheduledEvent: Equatable where Payload: Equatable {}
