// Who holds what: each view's share of every category, now and when most was live.
//
// Shares are kept in flat arrays that grow with the number of view types, so that recording costs an index.
// Invariant: the shares of a category add up to the ledger's live bytes of it, now and at the peak.

package import SimCore
package import SimViews

/// What the views of one type hold in one category.
package struct MemoryShare: Hashable, Sendable {
  /// Bytes that are live.
  package var bytes = Bytes.zero
  /// Blocks that are live.
  package var blocks = 0
  /// Blocks that were allocated since the beginning, freed ones included.
  package var made = 0
  /// Bytes that were allocated since the beginning, freed ones included.
  package var madeBytes = Bytes.zero

  package init() {}

  /// Notes a block that was allocated.
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

  /// The number of owners that have, or could have, a share.
  package var ownerCount: Int { shares.count / Self.categories }

  /// The share of an owner in a category.
  package subscript(owner: ViewOwner, category: AllocationCategory) -> MemoryShare {
    let place = Self.place(owner, category)
    return place < shares.count ? shares[place] : MemoryShare()
  }

  /// Notes an allocation of so many charged bytes.
  mutating func add(_ size: Bytes, _ owner: ViewOwner, _ category: AllocationCategory) {
    let place = Self.place(owner, category)
    while shares.count <= place {
      shares.append(contentsOf: repeatElement(MemoryShare(), count: Self.categories))
    }
    shares[place].add(size)
  }

  /// Notes a free of so many charged bytes.
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
