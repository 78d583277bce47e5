// Checks the invariants of `EventQueue`, which are stated at the top of EventQueue.swift.
//
// Tests call the check after each mutation. It visits the whole queue, so it is never called in a
// run.

internal import HeapModule

extension EventQueue {
  /// Traps with a message if one of the queue's invariants is violated.
  ///
  /// - Complexity: O(n log n).
  package func checkInvariants() {
    if let least = heap.min {
      precondition(!isDead(least), "The least entry of the heap is dead.")
    }
    let dead = heap.unordered.filter(isDead)
    precondition(dead.count == deadCount, "\(dead.count) dead entries, counted as \(deadCount).")
    precondition(
      deadCount <= Swift.max(Self.compactionFloor, count),
      "\(deadCount) dead entries beside \(count) live ones: the heap should have been compacted.")
    let live = heap.unordered.filter { !isDead($0) }.map(\.slot)
    let occupied = slots.indices.filter { slots[$0].order != Self.free }
    precondition(
      live.map(Int.init).sorted() == occupied, "Live entries and occupied slots differ.")
    precondition(
      occupied.allSatisfy { slots[$0].payload != nil }, "An occupied slot has no payload.")
    checkFreeChain(length: slots.count - occupied.count)
  }

  /// Checks that the chain contains each free slot once, and that none of them has a payload.
  private func checkFreeChain(length: Int) {
    var visited = 0
    var slot = firstFree
    while slot != .max {
      visited += 1
      precondition(visited <= length, "The chain of free slots is too long or has a loop.")
      precondition(slots[Int(slot)].order == Self.free, "A chained slot is occupied.")
      precondition(slots[Int(slot)].payload == nil, "A free slot holds a payload.")
      slot = slots[Int(slot)].nextFree
    }
    precondition(visited == length, "The chain of free slots misses \(length - visited) slots.")
  }
}
