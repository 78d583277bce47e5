// Where the time of a frame went: by what was done, for which view, and why.
//
// Every price that is charged between a frame's begin and its commit is put down to the view and the cause of that
// moment. It is asked for only where the frame was late.

import SimCore
package import SimViews

/// One part of the main thread's time for a frame.
package struct BlameShare: Sendable {
  /// What was done.
  package var category: WorkCategory
  /// For which view.
  package var view: ViewOwner
  /// Why.
  package var cause: RuntimeCause
  /// For how long, in picoseconds.
  package var picoseconds: Int64
}

/// The parts of the frame that is being made.
struct FrameBlame {
  private struct Key: Hashable {
    let category: WorkCategory
    let view: ViewOwner
    let cause: RuntimeCause
  }
  /// In the order in which they were first charged.
  private(set) var shares: ContiguousArray<BlameShare> = []
  /// Looked up only.
  private var places: [Key: Int] = [:]
  private var last: (key: Key, place: Int)?

  init() {
    // What grows while user code has begun would be taken for the user's.
    shares.reserveCapacity(2_048)
    places.reserveCapacity(2_048)
  }

  /// Adds a price.
  ///
  /// - Complexity: O(1); a comparison where the one before was charged to the same.
  mutating func add(
    _ picoseconds: Int64, _ category: WorkCategory, _ view: ViewOwner, _ cause: RuntimeCause
  ) {
    let key = Key(category: category, view: view, cause: cause)
    if let last, last.key == key {
      shares[last.place].picoseconds += picoseconds
      return
    }
    let place = places[key] ?? shares.count
    if place == shares.count {
      places[key] = place
      shares.append(BlameShare(category: category, view: view, cause: cause, picoseconds: 0))
    }
    shares[place].picoseconds += picoseconds
    last = (key, place)
  }

  /// Another frame begins.
  mutating func clear() {
    guard !shares.isEmpty else { return }
    shares.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    last = nil
  }
}
