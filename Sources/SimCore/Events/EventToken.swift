// The handle with which a scheduled event can be cancelled.
//
// It names the slot that holds the event's payload and the unique order key that the slot carried
// when the event was scheduled. Slots are reused, but order keys are not, so a token whose event
// was delivered or cancelled is recognised as dead, however often its slot was reused.

/// A handle to one scheduled event of one queue.
@usableFromInline
package struct EventToken: Hashable, Sendable {
  /// The slot of the event's payload.
  @usableFromInline let slot: UInt32
  /// The priority and the sequence number of the event: unique in its queue.
  @usableFromInline let order: UInt64

  @inlinable init(slot: UInt32, order: UInt64) {
    self.slot = slot
    self.order = order
  }
}
