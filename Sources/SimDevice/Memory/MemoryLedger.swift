// Every allocation of the simulated process: what is live, what was the most, how much churned.
//
// Each allocation has a key, given by whoever allocates: an address, the number of a cell. The
// ledger charges the size class, not the request, and a free gives back exactly what was charged.
//
// Invariants (`checkInvariants()`):
//  - the live bytes and blocks of a category are those of its open entries;
//  - allocations − frees = open entries; the peak is not below the live total.

package import SimCore

/// The memory of one simulated process.
package struct MemoryLedger: Sendable {
  /// Identifies an allocation until it is freed.
  package struct Key: Hashable, Sendable {
    /// Who gives out the numbers: keys of different owners never meet.
    package let owner: AllocationCategory
    /// The number that its owner knows it by.
    package let number: UInt64

    /// A key.
    package init(_ owner: AllocationCategory, _ number: UInt64) {
      self.owner = owner
      self.number = number
    }
  }

  private struct Entry {
    let category: AllocationCategory
    let size: Bytes
  }

  /// How sizes are rounded.
  package let sizeClasses: SizeClasses
  /// Live bytes, indexed by `AllocationCategory.rawValue`.
  package private(set) var live: [Bytes]
  /// Live blocks, indexed by `AllocationCategory.rawValue`.
  package private(set) var liveBlocks: [Int]
  /// Live bytes of all categories.
  package private(set) var total = Bytes.zero
  /// The state when most was live; the first time, if several.
  package private(set) var peak: MemorySample
  /// Allocations since the beginning.
  package private(set) var allocationCount = 0
  /// Frees since the beginning.
  package private(set) var freeCount = 0
  private var sampledAllocations = 0
  private var sampledFrees = 0
  // Looked up by key only, never walked outside `checkInvariants()`.
  private var open: [Key: Entry] = [:]

  /// An empty ledger.
  package init(sizeClasses: SizeClasses = .libmallocIOS) {
    let nothing = [Bytes](repeating: .zero, count: AllocationCategory.allCases.count)
    self.sizeClasses = sizeClasses
    live = nothing
    liveBlocks = nothing.map { _ in 0 }
    peak = MemorySample(time: .launch, live: nothing, allocations: 0, frees: 0)
  }

  /// Whether an allocation with this key is open.
  package func isOpen(_ key: Key) -> Bool { open[key] != nil }

  /// Books an allocation.
  /// - Precondition: `key` is not open.
  /// - Parameter request: Bytes asked for.
  /// - Returns: Bytes charged: the size class.
  @discardableResult
  package mutating func allocate(
    _ request: Bytes, in category: AllocationCategory, key: Key, at time: Instant
  ) -> Bytes {
    let size = sizeClasses.size(of: request)
    let previous = open.updateValue(Entry(category: category, size: size), forKey: key)
    precondition(previous == nil, "An allocation was booked twice under the key \(key).")
    live[category.rawValue] += size
    liveBlocks[category.rawValue] += 1
    total += size
    allocationCount += 1
    if total > peak.total { notePeak(at: time) }
    return size
  }

  /// Books a free.
  /// - Returns: Bytes given back; `nil` when the key is not open, and nothing changes.
  @discardableResult
  package mutating func free(_ key: Key) -> Bytes? {
    guard let entry = open.removeValue(forKey: key) else { return nil }
    live[entry.category.rawValue] -= entry.size
    liveBlocks[entry.category.rawValue] -= 1
    total -= entry.size
    freeCount += 1
    return entry.size
  }

  /// The present state, and what changed since the last sample; begins the next one.
  package mutating func sample(at time: Instant) -> MemorySample {
    defer {
      sampledAllocations = allocationCount
      sampledFrees = freeCount
    }
    return state(at: time)
  }

  /// Traps with a sentence when the books do not balance.
  /// - Complexity: O(open entries).
  package func checkInvariants() {
    precondition(allocationCount - freeCount == open.count, "Allocations less frees are not open.")
    for category in AllocationCategory.allCases {
      let entries = open.values.filter { $0.category == category }
      let sum = entries.reduce(Bytes.zero) { $0 + $1.size }
      precondition(sum == live[category.rawValue], "\(category): \(sum) open, other bytes live.")
      precondition(
        entries.count == liveBlocks[category.rawValue], "\(category): blocks do not balance.")
    }
    precondition(live.reduce(.zero, +) == total, "The categories do not add up to the total.")
    precondition(peak.total >= total, "More is live than at the peak.")
  }

  private mutating func notePeak(at time: Instant) {
    peak = state(at: time)
  }

  private func state(at time: Instant) -> MemorySample {
    MemorySample(
      time: time, live: live, allocations: allocationCount - sampledAllocations,
      frees: freeCount - sampledFrees)
  }
}
