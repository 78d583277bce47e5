// An event with its position in the total order, as returned by a queue.

/// An event and its position in the order of events.
@frozen
@usableFromInline
package struct ScheduledEvent<Payload> {
  @usableFromInline package let time: Instant
  /// The event's rank at that instant.
  @usableFromInline package let priority: EventPriority
  /// The sequence number of the event in its queue, counted from 0.
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
