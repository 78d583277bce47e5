// The memory of each view by category, at present and at the peak.
//
// The shares are in flat arrays that grow with the number of view types, so that recording is an index operation. Invariant:
// the shares of a category add up to the live bytes of the ledger, at present and at the peak.

package import SimCore
package import SimViews

/// The memory of the views of one type in one category.
package struct MemoryShare: Hashable, Sendable {
  /// The number of live bytes.
  package var bytes = Bytes.zero
  /// The number of live blocks.
  package var blocks = 0
  /// The number of blocks allocated since the beginning, including freed ones.
  package var made = 0
  /// The number of bytes allocated since the beginning, including freed ones.
  package var madeBytes = Bytes.zero

  package init() {}

  /// Records an allocated block.
  fileprivate mutating func add(_ size: Bytes) {
    bytes += size
    blocks += 1
    made += 1
    madeBytes += size
  }
}

/// The shares of all views in all categories.
package struct MemoryAccounts: Sendable {
  private var shares: ContiguousArray<MemoryShare> = []
  private static let categories = AllocationCategory.allCases.count

  package init() {}

  /// The number of owners with space for a share.
  package var ownerCount: Int { shares.count / Self.categories }

  /// The share of an owner in a category.
  package subscript(owner: ViewOwner, category: AllocationCategory) -> MemoryShare {
    let place = Self.place(owner, category)
    return place < shares.count ? shares[place] : MemoryShare()
  }

  /// Records an allocation with its charged bytes.
  mutating func add(_ size: Bytes, _ owner: ViewOwner, _ category: AllocationCategory) {
    let place = Self.place(owner, category)
    while shares.count <= place {
      shares.append(contentsOf: repeatElement(MemoryShare(), count: Self.categories))
    }
    shares[place].add(size)
  }

  /// Records a deallocation with its charged bytes.
  mutating func subtract(_ size: Bytes, _ owner: ViewOwner, _ category: AllocationCategory) {
    let place = Self.place(owner, category)
    precondition(
      place < shares.count && shares[place].blocks > 0 && shares[place].bytes >= size,
      "More was freed in \(category) than the view had allocated.")
    shares[place].bytes -= size
    shares[place].blocks -= 1
  }

  private static func place(_ owner: ViewOwner, _ category: AllocationCategory) -> Int {
    Int(owner.index) * categories + category.rawValue
  }
}
