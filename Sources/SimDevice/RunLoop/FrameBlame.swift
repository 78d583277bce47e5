// Where the time of a frame went: by what was done, for which view, and why.
//
// Every price that is charged between a frame's beginning and its commit is attributed to the current view and
// cause; the commit is done for all views, and only the decoding of images is attributed to one.

import SimCore
package import SimViews

/// One part of the main thread's time for a frame.
package struct BlameShare: Sendable {
  package var category: WorkCategory
  package var view: ViewOwner
  package var cause: RuntimeCause
  /// For how long, in picoseconds.
  package var picoseconds: Int64

  /// Whether it is the commit's own work, which serves all views; the only thing the commit does for one of them is
  /// decode its images.
  package var isOfAllViews: Bool { category == .commit && view == .app }
}

extension WorkCategory {
  /// A number for each, which costs less to compare than the name.
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

/// The parts of the frame that is being made.
struct FrameBlame {
  /// Category, view and cause side by side: it is compared at each price.
  private struct Key: Hashable {
    private let bits: UInt64

    init(_ category: WorkCategory, _ view: ViewOwner, _ cause: RuntimeCause) {
      bits = category.place << 48 | UInt64(view.index) << 32 | UInt64(cause.number)
    }

    private init(bits: UInt64) { self.bits = bits }

    /// The key of nothing.
    static let none = Key(bits: .max)
  }
  /// In the order in which they were first charged.
  ///
  /// - Complexity: O(shares)
  var shares: ContiguousArray<BlameShare> {
    var shares = settled
    if last.place >= 0 { shares[last.place].picoseconds += last.picoseconds }
    return shares
  }
  /// The shares without what was charged to the last one in a row.
  private var settled: ContiguousArray<BlameShare> = []
  /// The end of the last span, of work that belongs to no frame.
  var end = Instant.launch
  /// The dictionary is never iterated, because its order is not deterministic.
  private var places: [Key: Int] = [:]
  /// The share that was charged last, and by how much in a row.
  ///
  /// Prices come in runs. At first there is none.
  private var last = (key: Key.none, place: -1, picoseconds: Int64(0))

  init() {
    // What grows while user code has begun would be taken for the user's.
    settled.reserveCapacity(2_048)
    places.reserveCapacity(2_048)
  }

  /// Adds a price.
  ///
  /// - Complexity: O(1); a comparison where the one before was charged to the same.
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
