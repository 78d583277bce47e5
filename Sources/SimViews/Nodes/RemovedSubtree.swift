// Views that a branch, an id or a `ForEach` removed.
//
// A removed view keeps its state and its place on screen until its transition has ended. Without an
// animation it is not shown, and exists until the callbacks of its update have run, and the bodies
// that these caused (mechanism.md#8.9). It receives no new values meanwhile. If the same branch or
// id is needed again, the view is restored as it is, and neither its `onDisappear` nor its
// `onAppear` runs (mechanism.md#9.2, #9.5).

import SimGraph

/// How a modifier says that a view is removed.
struct Removal {
  /// Whether the removal is visible.
  let isSeen: Bool
  /// The removal's own animation, if it has one.
  var animation: Animation?
}

/// A view that was removed, with everything below it.
@MainActor
final class RemovedSubtree {
  let node: _ViewNode
  let subgraph: SubgraphID
  /// Distinguishes the view from the other children of its parent.
  let key: AnyHashable
  let policy: RemovalPolicy
  /// The batch of the container, and the views in it that belong to this subtree.
  ///
  /// Nil if the view is removed at once, because the batch is then the present one.
  let batch: ChildRemovalBatch.Members?
  /// The elements that stay on screen for the transition.
  private let elements: [RenderElement]
  /// Whether the view was finally removed, or restored.
  fileprivate(set) var isOver = false

  init(_ node: _ViewNode, _ subgraph: SubgraphID, key: AnyHashable, _ policy: RemovalPolicy) {
    (self.node, self.subgraph, self.key, self.policy) = (node, subgraph, key, policy)
    batch = policy == .immediate ? nil : node.removalBatch
    elements = policy == .afterTransition ? node.elements : []
    for element in elements { element.isOutgoing = true }
    guard policy != .immediate else { return }
    node.removalState.become(policy == .afterTransition ? .outgoing : .pendingRemoval)
  }

  /// Restores the view, which takes part in walks again.
  func restore() {
    node.removalState.become(.present)
    guard policy == .afterTransition else {
      if !node.flags.isDisjoint(with: .flagged) { node.flagPath() }
      return
    }
    for element in elements { element.cancelOutgoing() }
    node.cancelTransitionOut()
  }

  /// Removes the view finally.
  func finish() {
    let runtime = node.nodeRuntime
    runtime.inScope {
      for element in elements { element.finishOutgoing(runtime) }
      let parent = node.parent
      let outer = runtime.isRemovingAtOnce
      if policy == .immediate { runtime.isRemovingAtOnce = true }
      if batch != nil, runtime.ongoingRemoval.depth == 0 { runtime.ongoingRemoval.begin(self) }
      node.remove()
      runtime.graph.remove(subgraph)
      runtime.isRemovingAtOnce = outer
      // The update that removes a view at once makes the nodes around it check their contents.
      if policy != .immediate, let parent, !parent.isRemoved { parent.viewWasRemoved() }
    }
  }
}

extension _ViewNode {
  /// The elements that the node contributes.
  fileprivate final var elements: [RenderElement] {
    var elements: [RenderElement] = []
    collect(into: &elements)
    return elements
  }

  /// Whether any part of the view was on screen, so that it has a place to keep.
  ///
  /// A view may only have been laid out between two transactions, for a reader of its size.
  final var hasPlaceOnScreen: Bool {
    let last = nodeRuntime.lastOnScreen
    return elements.contains { $0.isInserted && $0.id <= last }
  }

  /// Whether the node, or one around it in its root, was removed and exists only until the
  /// callbacks have run.
  package final var isPendingRemoval: Bool { isInside(.pendingRemoval) }

  /// Whether the node, or one around it in its root, was removed and still exists.
  package final var isInRemovedSubtree: Bool { isInside(.pendingRemoval) || isInside(.outgoing) }

  private final func isInside(_ state: RemovalState) -> Bool {
    var node: _ViewNode? = self
    while let current = node, current.removalState != state { node = current.parent }
    return node != nil
  }
}

/// The removed subtrees that still exist.
@MainActor
struct RemovedSubtrees {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let key: AnyHashable
  }

  /// In the order of removal; contains those that are over until nothing is pending removal.
  private var all: [RemovedSubtree] = []
  private var byKey: [Key: [RemovedSubtree]] = [:]
  private var countsByOwner: [ObjectIdentifier: Int] = [:]
  private var pendingCount = 0
  /// No subtree before this index is pending removal.
  private var firstPending = 0
  /// How many of the first subtrees have waited for the bodies of another round.
  private var due = 0

  nonisolated init() {}

  var isEmpty: Bool { countsByOwner.isEmpty }
  /// Whether any subtree waits for the callbacks of the update.
  var havePending: Bool { pendingCount > 0 }
  /// Those that exist, in the order of removal.
  var existing: [RemovedSubtree] { all.filter { !$0.isOver } }

  /// Whether any subtree that counts as a view of a node exists below the node.
  ///
  /// - Parameter includingPending: whether views count that wait only for the callbacks of the
  ///   update.
  func contains(below node: _ViewNode, includingPending: Bool) -> Bool {
    all.contains { subtree in
      guard !subtree.isOver else { return false }
      if subtree.policy == .afterCallbacks {
        guard includingPending, subtree.node.contributesViews else { return false }
      }
      var around = subtree.node.parent
      while let current = around, current !== node { around = current.parent }
      return around != nil
    }
  }

  mutating func add(_ subtree: RemovedSubtree) {
    guard let owner = subtree.node.parent else { return }
    all.append(subtree)
    if subtree.policy == .afterCallbacks { pendingCount += 1 }
    countsByOwner[ObjectIdentifier(owner), default: 0] += 1
    byKey[Key(owner: ObjectIdentifier(owner), key: subtree.key), default: []].append(subtree)
  }

  /// Takes out the subtree that a node removed last under a key.
  mutating func take(
    under key: AnyHashable, of owner: _ViewNode, where isFitting: (_ViewNode) -> Bool
  ) -> RemovedSubtree? {
    guard let removed = byKey[Key(owner: ObjectIdentifier(owner), key: key)] else { return nil }
    let fitting = removed.filter { isFitting($0.node) }
    let subtree = fitting.last { $0.policy == .afterCallbacks } ?? fitting.last
    return subtree.flatMap { take($0) }
  }

  /// Takes out the next subtree of a node, those that are pending removal first.
  mutating func takeNext(of owner: _ViewNode) -> RemovedSubtree? {
    guard countsByOwner[ObjectIdentifier(owner)] != nil else { return nil }
    func isOwn(_ subtree: RemovedSubtree) -> Bool {
      !subtree.isOver && subtree.node.parent === owner
    }
    let pending = all.first { $0.policy == .afterCallbacks && isOwn($0) }
    return (pending ?? all.first(where: isOwn)).flatMap { take($0) }
  }

  /// Takes out the next subtree that is pending removal.
  ///
  /// - Parameter onlyDue: whether to skip those that have not waited for another round.
  mutating func takePending(onlyDue: Bool) -> RemovedSubtree? {
    while firstPending < all.count,
      all[firstPending].isOver || all[firstPending].policy != .afterCallbacks
    {
      firstPending += 1
    }
    guard firstPending < (onlyDue ? due : all.count) else { return nil }
    return take(all[firstPending])
  }

  /// Takes out a subtree; nil if it is over.
  mutating func take(_ subtree: RemovedSubtree) -> RemovedSubtree? {
    guard !subtree.isOver, let owner = subtree.node.parent else { return nil }
    subtree.isOver = true
    if subtree.policy == .afterCallbacks { pendingCount -= 1 }
    let id = ObjectIdentifier(owner)
    countsByOwner[id] = countsByOwner[id].flatMap { $0 > 1 ? $0 - 1 : nil }
    let key = Key(owner: id, key: subtree.key)
    byKey[key]?.removeAll { $0 === subtree }
    if byKey[key]?.isEmpty == true { byKey[key] = nil }
    if pendingCount == 0 {
      all.removeAll(where: \.isOver)
      (firstPending, due) = (0, 0)
    }
    return subtree
  }

  /// Records that the present subtrees have waited for another round.
  mutating func advancePhase() { due = all.count }
}

extension NodeRuntime {
  /// Removes the views that are pending removal.
  ///
  /// - Parameter onlyDue: whether to skip views whose callbacks have not run in an earlier round.
  final func finishPendingRemovals(onlyDue: Bool = false) {
    while let subtree = removedSubtrees.takePending(onlyDue: onlyDue) { subtree.finish() }
  }

  /// Removes the removed views that a node still keeps, as the node itself is removed.
  final func finishRemovals(of owner: _ViewNode) {
    while let subtree = removedSubtrees.takeNext(of: owner) { subtree.finish() }
  }

  /// Removes a view whose transition has ended, unless it was restored.
  final func finishRemoval(_ subtree: RemovedSubtree) { removedSubtrees.take(subtree)?.finish() }
}
