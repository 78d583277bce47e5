// Views that were removed without an animation. Their removal is a change of its own that waits, as that of a view on its way
// out does (mechanism 8.9): until the closures of the update have run, and the bodies that these caused. Until then nothing
// shows them and nothing in them runs, but whoever wants one back finds it with its state (mechanism 9.2, 9.5).

/// The views that were removed without an animation and have not gone yet, in the order of their removals.
@MainActor
struct PendingRemovals {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let key: AnyHashable
  }

  /// Those that have gone or are back stay in here until all are.
  private var all: [RemovedSubtree] = []
  private var first = 0
  private var last: [Key: [RemovedSubtree]] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]
  /// How many there are.
  private(set) var count = 0
  /// How many of the first waited for the bodies of another round.
  private var due = 0

  nonisolated init() {}

  var isEmpty: Bool { count == 0 }

  func contains(where isWanted: (RemovedSubtree) -> Bool) -> Bool {
    all.contains { !$0.isOver && isWanted($0) }
  }

  func forEach(_ body: (RemovedSubtree) -> Void) {
    for removedSubtree in all where !removedSubtree.isOver { body(removedSubtree) }
  }

  mutating func add(_ removedSubtree: RemovedSubtree) {
    guard let owner = removedSubtree.node.parent else { return }
    all.append(removedSubtree)
    count += 1
    counts[ObjectIdentifier(owner), default: 0] += 1
    last[Key(owner: ObjectIdentifier(owner), key: removedSubtree.key), default: []].append(
      removedSubtree)
  }

  /// Takes out the last one that went under a key.
  mutating func takeRemoved(
    under key: AnyHashable, of owner: _ViewNode, where isFitting: (_ViewNode) -> Bool
  ) -> RemovedSubtree? {
    guard
      let removedSubtree = last[Key(owner: ObjectIdentifier(owner), key: key)]?
        .last(where: { isFitting($0.node) })
    else { return nil }
    take(removedSubtree)
    return removedSubtree
  }

  /// Takes out the first of those that a node let go.
  mutating func takeFirst(of owner: _ViewNode) -> RemovedSubtree? {
    guard counts[ObjectIdentifier(owner)] != nil,
      let removedSubtree = all.first(where: { !$0.isOver && $0.node.parent === owner })
    else { return nil }
    take(removedSubtree)
    return removedSubtree
  }

  /// Takes out the first of all, or of those that have waited for a round.
  mutating func takeFirst(onlyDue: Bool) -> RemovedSubtree? {
    while first < all.count, all[first].isOver { first += 1 }
    guard first < (onlyDue ? due : all.count) else { return nil }
    let removedSubtree = all[first]
    take(removedSubtree)
    return removedSubtree
  }

  private mutating func take(_ removedSubtree: RemovedSubtree) {
    removedSubtree.isOver = true
    count -= 1
    guard count > 0 else {
      self = PendingRemovals()
      return
    }
    guard let owner = removedSubtree.node.parent else { return }
    let id = ObjectIdentifier(owner)
    counts[id] = counts[id].flatMap { $0 > 1 ? $0 - 1 : nil }
    last[Key(owner: id, key: removedSubtree.key)]?.removeAll { $0 === removedSubtree }
  }

  /// Those that are there wait for the bodies of another round.
  mutating func advancePhase() { due = all.count }
}
