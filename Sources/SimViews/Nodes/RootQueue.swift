// The roots that an update has to walk. The order in which they were flagged means nothing, because Observation calls
// the readers of a property in the order of a set; so they are walked in an order of their own.

@MainActor
struct RootQueue {
  /// The one that is walked next is the last, once they are in order.
  private var roots: [HostingRoot] = []
  private var isInOrder = true
  /// Roots that were walked as often as one update may walk them.
  private var postponed: [HostingRoot] = []

  var isEmpty: Bool { roots.isEmpty }

  func contains(_ root: HostingRoot) -> Bool { roots.contains { $0 === root } }

  mutating func add(_ root: HostingRoot) {
    if !roots.isEmpty { isInOrder = false }
    roots.append(root)
  }

  mutating func remove(_ root: HostingRoot) { roots.removeAll { $0 === root } }

  /// Takes the root that is walked next: those with a higher order first, and rows by their places.
  mutating func takeNext() -> HostingRoot {
    if !isInOrder {
      isInOrder = true
      roots.sort { $1.isWalked(before: $0) }
    }
    return roots.removeLast()
  }

  /// Leaves a root for the next update.
  mutating func postpone(_ root: HostingRoot) { postponed.append(root) }

  /// Adds what was left for the next update.
  mutating func addPostponed() {
    for root in postponed { add(root) }
    postponed = []
  }
}
