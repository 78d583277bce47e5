// All allocations of the simulated process: the live bytes, the peak and the turnover.
//
// Blocks that differ only in size are counted. Every other allocation has a key from its owner,
// such as an address or the number of a cell. The ledger charges the size class instead of the
// request, and a deallocation returns exactly the charged bytes.
//
// Invariants (`checkInvariants()`):
//
// - the live bytes and blocks of a category are those of its open entries and of its unkeyed
//   blocks;
// - allocations − frees = open entries + unkeyed blocks; the peak is not below the live total.

package import SimCore
package import SimViews

/// The memory of one simulated process.
package struct MemoryLedger: Sendable {
  /// The identity of an allocation until it is freed.
  package struct Key: Hashable, Sendable {
    /// The category that numbers the key.
    ///
    /// Keys of different owners never collide.
    package let owner: AllocationCategory
    /// The number that the owner assigned to the allocation.
    package let number: UInt64

    package init(_ owner: AllocationCategory, _ number: UInt64) {
      self.owner = owner
      self.number = number
    }
  }

  private struct Entry {
    let category: AllocationCategory
    let owner: ViewOwner
    let size: Bytes
  }

  /// The size classes of the allocator.
  package let sizeClasses: SizeClasses
  /// The live memory of one category, and its unkeyed part.
  private struct CategoryTotal {
    var bytes = Bytes.zero
    var blocks = 0
    var unkeyedBytes = Bytes.zero
    var unkeyedBlocks = 0

    mutating func add(_ size: Bytes) {
      bytes += size
      blocks += 1
    }

    mutating func addUnkeyed(_ size: Bytes) {
      unkeyedBytes += size
      unkeyedBlocks += 1
    }
  }

  // Indexed by `AllocationCategory.rawValue`.
  private var totals = [CategoryTotal](
    repeating: CategoryTotal(), count: AllocationCategory.allCases.count)
  /// The live bytes, indexed by `AllocationCategory.rawValue`.
  package var live: [Bytes] { totals.map { $0.bytes } }
  /// Returns the live bytes of a category.
  package func live(in category: AllocationCategory) -> Bytes { totals[category.rawValue].bytes }
  /// The live bytes of all categories.
  package private(set) var total = Bytes.zero
  /// The live memory of each view, by category.
  package private(set) var accounts = MemoryAccounts()
  /// The memory of each view at the peak, by category.
  package var accountsAtPeak: MemoryAccounts { isAtPeak ? accounts : pastAccounts }
  private var pastAccounts = MemoryAccounts()
  /// The state with the most live bytes; the first one, if there are several.
  package var peak: MemorySample { isAtPeak ? state(at: peakTime) : pastPeak }
  // The peak is stored only when memory falls below it: while memory grows, each allocation is the
  // peak.
  private var pastPeak: MemorySample
  private var isAtPeak = false
  private var peakTotal = Bytes.zero
  private var peakTime = Instant.launch
  /// The number of allocations since the beginning.
  package private(set) var allocationCount = 0
  /// The number of deallocations since the beginning.
  package private(set) var freeCount = 0
  private var sampledAllocations = 0
  private var sampledFrees = 0
  // Accessed by key only, and never iterated outside `checkInvariants()`.
  private var open: [Key: Entry] = [:]

  package init(sizeClasses: SizeClasses = .libmallocIOS) {
    let nothing = [Bytes](repeating: .zero, count: AllocationCategory.allCases.count)
    self.sizeClasses = sizeClasses
    pastPeak = MemorySample(time: .launch, live: nothing, allocations: 0, frees: 0)
  }

  /// Returns whether an allocation with this key is open.
  package func isOpen(_ key: Key) -> Bool { open[key] != nil }

  /// Records an allocation.
  ///
  /// - Precondition: `key` is not open.
  /// - Parameter request: the requested bytes.
  /// - Returns: the charged bytes of the size class.
  @discardableResult
  package mutating func allocate(
    _ request: Bytes, in category: AllocationCategory, for owner: ViewOwner = .app, key: Key,
    at time: Instant
  ) -> Bytes {
    let size = sizeClasses.size(of: request)
    let entry = Entry(category: category, owner: owner, size: size)
    let previous = open.updateValue(entry, forKey: key)
    precondition(previous == nil, "An allocation was booked twice under the key \(key).")
    add(size, in: category, for: owner, at: time)
    return size
  }

  /// Records an allocation without a key, one of many equal ones.
  ///
  /// - Parameter request: the requested bytes.
  /// - Parameter isSum: whether the bytes are the sum of many blocks with rounded sizes.
  package mutating func allocate(
    _ request: Bytes, in category: AllocationCategory, for owner: ViewOwner = .app,
    isSum: Bool = false, at time: Instant
  ) {
    let size = isSum ? request : sizeClasses.size(of: request)
    totals[category.rawValue].addUnkeyed(size)
    add(size, in: category, for: owner, at: time)
  }

  /// Releases an allocation without a key.
  ///
  /// - Precondition: an allocation of this size is open in the category.
  /// - Parameter request: the requested bytes.
  /// - Parameter isSum: the value at the allocation.
  package mutating func free(
    _ request: Bytes, in category: AllocationCategory, for owner: ViewOwner = .app,
    isSum: Bool = false
  ) {
    let size = isSum ? request : sizeClasses.size(of: request)
    precondition(
      totals[category.rawValue].unkeyedBlocks > 0
        && totals[category.rawValue].unkeyedBytes >= size,
      "More was freed in \(category) than had been allocated.")
    totals[category.rawValue].unkeyedBytes -= size
    totals[category.rawValue].unkeyedBlocks -= 1
    subtract(size, in: category, for: owner)
  }

  private mutating func add(
    _ size: Bytes, in category: AllocationCategory, for owner: ViewOwner, at time: Instant
  ) {
    if isAtPeak, size == .zero { leavePeak() }
    accounts.add(size, owner, category)
    totals[category.rawValue].add(size)
    total += size
    allocationCount += 1
    guard total > peakTotal else { return }
    isAtPeak = true
    peakTotal = total
    peakTime = time
  }

  private mutating func subtract(
    _ size: Bytes, in category: AllocationCategory, for owner: ViewOwner
  ) {
    leavePeak()
    accounts.subtract(size, owner, category)
    totals[category.rawValue].bytes -= size
    totals[category.rawValue].blocks -= 1
    total -= size
    freeCount += 1
  }

  /// Resets the peak to the present state.
  package mutating func restartPeak(at time: Instant) {
    isAtPeak = true
    peakTotal = total
    peakTime = time
  }

  /// A peak that was saved while another one is measured.
  package struct PeakMark {
    fileprivate let sample: MemorySample
    fileprivate let accounts: MemoryAccounts
    fileprivate let total: Bytes
    fileprivate let time: Instant
  }

  /// Saves the peak and resets it.
  package mutating func setPeakAside(at time: Instant) -> PeakMark {
    let mark = PeakMark(
      sample: peak, accounts: accountsAtPeak, total: peakTotal, time: peakTime)
    restartPeak(at: time)
    return mark
  }

  /// Restores a saved peak, unless the later one is higher.
  package mutating func putPeakBack(_ mark: PeakMark) {
    guard mark.total >= peakTotal else { return }
    pastPeak = mark.sample
    pastAccounts = mark.accounts
    peakTotal = mark.total
    peakTime = mark.time
    isAtPeak = false
  }

  private mutating func leavePeak() {
    guard isAtPeak else { return }
    pastPeak = state(at: peakTime)
    pastAccounts = accounts
    isAtPeak = false
  }

  /// Releases an allocation.
  ///
  /// - Returns: the released bytes, or `nil` without any change if the key is not open.
  @discardableResult
  package mutating func free(_ key: Key) -> Bytes? {
    guard let entry = open.removeValue(forKey: key) else { return nil }
    subtract(entry.size, in: entry.category, for: entry.owner)
    return entry.size
  }

  /// Returns the present state with the changes since the last sample, and starts the next sample.
  package mutating func sample(at time: Instant) -> MemorySample {
    leavePeak()
    defer {
      sampledAllocations = allocationCount
      sampledFrees = freeCount
    }
    return state(at: time)
  }

  /// Traps with a message if an invariant does not hold.
  ///
  /// - Complexity: O(open entries).
  package func checkInvariants() {
    let unkeyedCount = totals.reduce(0) { $0 + $1.unkeyedBlocks }
    precondition(
      allocationCount - freeCount == open.count + unkeyedCount,
      "Allocations less frees are not open.")
    for category in AllocationCategory.allCases {
      let total = totals[category.rawValue]
      let entries = open.values.filter { $0.category == category }
      let sum = entries.reduce(total.unkeyedBytes) { $0 + $1.size }
      precondition(sum == total.bytes, "\(category): \(sum) open, other bytes live.")
      precondition(
        entries.count + total.unkeyedBlocks == total.blocks,
        "\(category): blocks do not balance.")
      let shares = (0..<accounts.ownerCount).map {
        accounts[ViewOwner(index: UInt16($0)), category]
      }
      precondition(
        shares.reduce(.zero) { $0 + $1.bytes } == total.bytes
          && shares.reduce(0) { $0 + $1.blocks } == total.blocks,
        "\(category): the views' shares are not what is live.")
    }
    precondition(live.reduce(.zero, +) == total, "The categories do not add up to the total.")
    precondition(peak.total >= total, "More is live than at the peak.")
  }

  private func state(at time: Instant) -> MemorySample {
    MemorySample(
      time: time, live: live, allocations: allocationCount - sampledAllocations,
      frees: freeCount - sampledFrees)
  }
}
