// The composition of a frame's time: by category, view and cause.
//
// Every price between the beginning of a frame and its commit is attributed to the present view and cause. The commit
// belongs to all views, except for image decoding, which is attributed to one view.

import SimCore
package import SimViews

/// One part of the main thread's time for a frame.
package struct BlameShare: Sendable {
  package var category: WorkCategory
  package var view: ViewOwner
  package var cause: RuntimeCause
  /// The time in picoseconds.
  package var picoseconds: Int64

  /// Whether this is the part of the commit that serves all views.
  ///
  /// The only part of a commit that serves one view is the decoding of its images.
  package var isOfAllViews: Bool { category == .commit && view == .app }
}

extension WorkCategory {
  /// A number that is cheaper to compare than the name.
  fileprivate var place: UInt64 {
    switch self {
    case .event: 0
    case .update: 1
    case .layout: 2
    case .cells: 3
    case .callbacks: 4
    case .commit: 5
    case .render: 6
    }
  }
}

/// The parts of the present frame.
struct FrameBlame {
  /// The category, view and cause in one integer, because it is compared at each charge.
  private struct Key: Hashable {
    private let bits: UInt64

    init(_ category: WorkCategory, _ view: ViewOwner, _ cause: RuntimeCause) {
      bits = category.place << 48 | UInt64(view.index) << 32 | UInt64(cause.number)
    }

    private init(bits: UInt64) { self.bits = bits }

    /// A key that equals no other.
    static let none = Key(bits: .max)
  }
  /// The shares in the order in which they were first charged.
  ///
  /// - Complexity: O(shares)
  var shares: ContiguousArray<BlameShare> {
    var shares = settled
    if last.place >= 0 { shares[last.place].picoseconds += last.picoseconds }
    return shares
  }
  /// The shares without the pending amount of the last one.
  private var settled: ContiguousArray<BlameShare> = []
  /// The end of the last span of work that belongs to no frame.
  var end = Instant.launch
  /// The dictionary is never iterated, because its order is not deterministic.
  private var places: [Key: Int] = [:]
  /// The share that was charged last, with the sum of its consecutive charges.
  ///
  /// Consecutive charges often have one share. At first there is none.
  private var last = (key: Key.none, place: -1, picoseconds: Int64(0))

  init() {
    // Storage that grows after user code has begun would be attributed to user code.
    settled.reserveCapacity(2_048)
    places.reserveCapacity(2_048)
  }

  /// Adds a charge.
  ///
  /// - Complexity: O(1); a single comparison if the previous charge has the same share.
  mutating func add(
    _ picoseconds: Int64, _ category: WorkCategory, _ view: ViewOwner, _ cause: RuntimeCause
  ) {
    let key = Key(category, view, cause)
    if last.key == key {
      last.picoseconds += picoseconds
      return
    }
    if last.place >= 0 { settled[last.place].picoseconds += last.picoseconds }
    let place = places[key] ?? settled.count
    if place == settled.count {
      places[key] = place
      settled.append(BlameShare(category: category, view: view, cause: cause, picoseconds: 0))
    }
    last = (key, place, picoseconds)
  }

  mutating func clear() {
    guard !settled.isEmpty else { return }
    settled.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    last = (.none, -1, 0)
  }
}
