// Views that were removed without an animation. Like a view with a transition, such a view exists
// for some time after its removal (mechanism.md#8.9): until the callbacks of the update have run, and
// the bodies that these caused. It is not shown and none of its code runs meanwhile, but if it is
// needed again it still has its state (mechanism.md#9.2, #9.5).

/// The pending removals, in the order in which the views were removed.
@MainActor
struct PendingRemovals {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let key: AnyHashable
  }

  /// Contains finished and restored entries until all entries are finished or restored.
  private var all: [RemovedSubtree] = []
  private var first = 0
  private var last: [Key: [RemovedSubtree]] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]
  /// How many removals are pending.
  private(set) var count = 0
  /// How many of the first entries have waited for the bodies of another round.
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

  /// Takes out the last entry with a key.
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

  /// Takes out the first entry that a node removed.
  mutating func takeFirst(of owner: _ViewNode) -> RemovedSubtree? {
    guard counts[ObjectIdentifier(owner)] != nil,
      let removedSubtree = all.first(where: { !$0.isOver && $0.node.parent === owner })
    else { return nil }
    take(removedSubtree)
    return removedSubtree
  }

  /// Takes out the first entry, or the first that has waited for another round.
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

  /// Records that the present entries have waited for another round.
  mutating func advancePhase() { due = all.count }
}
