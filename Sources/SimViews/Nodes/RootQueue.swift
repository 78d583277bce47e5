// The roots that an update has to walk. The order in which they were flagged means nothing, because Observation calls
// the readers of a property in the order of a set; so they are walked in an order of their own.

@MainActor
struct RootQueue {
  /// The one that is walked next is the last, once they are in order.
  private var roots: [HostingRoot] = []
  private var isInOrder = true
  /// Roots that were walked as often as one update may walk them.
  private var postponed: [HostingRoot] = []
  /// Roots of screens that follow no change until they are shown again.
  private var deferred: [HostingRoot] = []

  var isEmpty: Bool { roots.isEmpty }

  /// Whether a root was deferred whose screen is shown again.
  var hasResumed: Bool { !deferred.isEmpty && deferred.contains { !$0.isDeferred } }

  func contains(_ root: HostingRoot) -> Bool {
    roots.contains { $0 === root } || deferred.contains { $0 === root }
  }

  mutating func add(_ root: HostingRoot) {
    if !roots.isEmpty { isInOrder = false }
    roots.append(root)
  }

  mutating func remove(_ root: HostingRoot) {
    roots.removeAll { $0 === root }
    if !deferred.isEmpty { deferred.removeAll { $0 === root } }
  }

  /// Takes the root that is walked next: those with a higher order first, and rows by their places.
  mutating func takeNext() -> HostingRoot {
    if !isInOrder {
      isInOrder = true
      roots.sort { $1.isWalked(before: $0) }
    }
    return roots.removeLast()
  }

  /// Leaves a root for the time when its screen is shown again.
  mutating func `defer`(_ root: HostingRoot) { deferred.append(root) }

  /// Adds the roots whose screens are shown again.
  mutating func addResumed() {
    guard hasResumed else { return }
    let all = deferred
    deferred = []
    for root in all { if root.isDeferred { deferred.append(root) } else { add(root) } }
  }

  /// Leaves a root for the next update.
  mutating func postpone(_ root: HostingRoot) { postponed.append(root) }

  /// Adds what was left for the next update.
  mutating func addPostponed() {
    for root in postponed { add(root) }
    postponed = []
  }
}
