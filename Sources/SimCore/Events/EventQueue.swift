// The pending events, in a total order: time, then priority, then order of insertion.
//
// A heap (`HeapModule`) holds small fixed-size entries; payloads are kept separately in slots, so
// that sifting moves 24 bytes whatever the size of a payload. Cancelling empties the slot and
// leaves a dead entry in the heap, in constant time. A dead entry is recognised because its slot no
// longer has its order key; keys are never issued twice.
//
// Invariants (`checkInvariants()`):
//  - the least entry of the heap is alive, or the heap is empty, so `nextTime` only reads;
//  - entries = live + dead, and each occupied slot has exactly one entry;
//  - above a minimum number, dead entries never outnumber the live ones (compaction ensures it);
//  - free slots are chained, each once, and have no payload.
//
// This file is @inlinable: the generic code must be specialised in the target that names a payload.
// (A type needs @usableFromInline as well; without it @inlinable members are not serialised.)

public import HeapModule

/// A queue of events ordered by time, priority and order of insertion.
@usableFromInline
package struct EventQueue<Payload> {
  /// The position of one event in the order, and the slot of its payload.
  @frozen
  @usableFromInline
  package struct Entry: Comparable {
    /// The time of the event, in nanoseconds since launch.
    @usableFromInline let time: Int64
    /// Priority in the upper 8 bits, sequence in the lower 56.
    @usableFromInline let order: UInt64
    /// Index of the payload's slot.
    @usableFromInline let slot: UInt32

    @inlinable init(time: Int64, order: UInt64, slot: UInt32) {
      self.time = time
      self.order = order
      self.slot = slot
    }

    @inlinable package static func < (left: Entry, right: Entry) -> Bool {
      left.time != right.time ? left.time < right.time : left.order < right.order
    }

    @inlinable package static func == (left: Entry, right: Entry) -> Bool {
      left.order == right.order && left.time == right.time
    }
  }

  /// The storage of one payload while its event is pending.
  @frozen
  @usableFromInline
  struct Slot {
    /// The order key of the payload's event; `free` if there is none.
    @usableFromInline var order: UInt64
    /// The index of the next free slot; meaningful only in a free one.
    @usableFromInline var nextFree: UInt32
    @usableFromInline var payload: Payload?

    @inlinable init(order: UInt64, payload: Payload?) {
      self.order = order
      self.nextFree = .max
      self.payload = payload
    }
  }

  @usableFromInline var heap: Heap<Entry>
  @usableFromInline var slots: [Slot]
  /// The head of the chain of free slots; `UInt32.max` ends the chain.
  @usableFromInline var firstFree: UInt32
  /// The number of dead entries in the heap.
  @usableFromInline var deadCount: Int
  @usableFromInline var nextSequence: UInt64

  /// The order key of a free slot; no event can have it.
  @inlinable static var free: UInt64 { .max }
  /// The number of dead entries below which compaction is not worthwhile.
  @inlinable static var compactionFloor: Int { 64 }

  @inlinable
  package init() {
    heap = Heap()
    slots = []
    firstFree = .max
    deadCount = 0
    nextSequence = 0
  }

  /// The number of pending events; cancelled ones do not count.
  @inlinable package var count: Int { heap.count - deadCount }

  /// Whether no event is pending.
  @inlinable package var isEmpty: Bool { heap.isEmpty }

  /// The time of the next event; `nil` if none is pending.
  ///
  /// - Complexity: O(1).
  @inlinable package var nextTime: Instant? { heap.min.map { Instant($0.time) } }

  /// Adds an event.
  /// - Precondition: Fewer than 2⁵⁶ events were inserted before, and fewer than 2³² − 1 are
  ///   pending.
  /// - Returns: The handle to cancel it.
  /// - Complexity: O(log n).
  @inlinable
  @discardableResult
  package mutating func insert(
    _ payload: Payload, at time: Instant, priority: EventPriority
  ) -> EventToken {
    precondition(nextSequence < 1 << 56, "A queue takes fewer than 2^56 events.")
    let order = UInt64(priority.rawValue) << 56 | nextSequence
    nextSequence += 1
    let slot = occupy(order: order, payload: payload)
    heap.insert(Entry(time: time.value, order: order, slot: slot))
    return EventToken(slot: slot, order: order)
  }

  /// Removes the next event.
  ///
  /// - Returns: The least event by time, priority and insertion; `nil` if none is pending.
  /// - Complexity: Amortised O(log n).
  @inlinable
  package mutating func pop() -> ScheduledEvent<Payload>? {
    guard let entry = heap.popMin() else { return nil }
    guard let payload = vacate(entry.slot) else {
      preconditionFailure("The least entry of an event queue has no payload.")
    }
    dropDeadEntries()
    guard let priority = EventPriority(rawValue: UInt8(truncatingIfNeeded: entry.order >> 56))
    else {
      preconditionFailure("An event carries a priority that does not exist.")
    }
    return ScheduledEvent(
      time: Instant(entry.time), priority: priority, sequence: entry.order & (1 << 56 - 1),
      payload: payload)
  }

  /// Cancels a pending event.
  /// - Returns: Whether it was pending; `false` if it was delivered or cancelled before.
  /// - Complexity: Amortised O(1), and O(log n) if it was the next event.
  @inlinable
  @discardableResult
  package mutating func cancel(_ token: EventToken) -> Bool {
    guard isPending(token) else { return false }
    _ = vacate(token.slot)
    deadCount += 1
    dropDeadEntries()
    return true
  }

  /// Returns whether the event is pending.
  @inlinable
  package func isPending(_ token: EventToken) -> Bool {
    Int(token.slot) < slots.count && slots[Int(token.slot)].order == token.order
  }

  @inlinable
  func isDead(_ entry: Entry) -> Bool { slots[Int(entry.slot)].order != entry.order }

  @inlinable
  mutating func occupy(order: UInt64, payload: Payload) -> UInt32 {
    guard firstFree != .max else {
      precondition(slots.count < Int(UInt32.max), "Fewer than 2^32 - 1 events wait at once.")
      slots.append(Slot(order: order, payload: payload))
      return UInt32(slots.count - 1)
    }
    let slot = firstFree
    firstFree = slots[Int(slot)].nextFree
    slots[Int(slot)].order = order
    slots[Int(slot)].payload = payload
    return slot
  }

  @inlinable
  mutating func vacate(_ slot: UInt32) -> Payload? {
    let payload = slots[Int(slot)].payload.take()
    slots[Int(slot)].order = Self.free
    slots[Int(slot)].nextFree = firstFree
    firstFree = slot
    return payload
  }

  @inlinable
  mutating func dropDeadEntries() {
    while deadCount > 0, let least = heap.min, isDead(least) {
      _ = heap.popMin()
      deadCount -= 1
    }
    if deadCount > Self.compactionFloor && deadCount > count { compact() }
  }

  @inlinable
  mutating func compact() {
    heap = Heap(heap.unordered.filter { !isDead($0) })
    deadCount = 0
  }
}

extension EventQueue: Sendable where Payload: Sendable {}
extension EventQueue.Slot: Sendable where Payload: Sendable {}
extension EventQueue.Entry: Sendable {}
