// The removal of a view from the tree with all views below it, and the callbacks that it causes.
//
// The graph visits removed subgraphs in the order in which it updates them (Subgraph::apply, as
// read from the binaries): inner before outer, and later siblings before earlier ones
// (`SubgraphOrder`). Objects owned by the views are released after the last callback, because a
// closure that uses such an object finds it alive, whether it captured the object or not
// (mechanism.md#8.9 and #8.10 [C]).

import SimGraph

/// Collects the callbacks of one removal.
@MainActor
struct OngoingRemoval {
  /// An `onDisappear` action that has not run yet, and the place of its view.
  struct DisappearCallback {
    /// Whether the view is in a subview of a lazy stack, which shares the graph of the view around
    /// the stack.
    ///
    /// Every other host has a graph of its own, whose callbacks run later.
    let isInItem: Bool
    /// Whether the callback runs before the view's replacement appears.
    let isAtOnce: Bool
    let callback: Callback
    var key: CallbackKey? { callback.key }
    /// The elements whose removal triggers the callback, if the removal takes several views of a
    /// list.
    var elements: [UInt32]?
  }
  /// How many nested removals are in progress.
  fileprivate(set) var depth = 0
  fileprivate var disappearCallbacks: [DisappearCallback] = []
  /// Closures that retain objects until the last callback has run.
  fileprivate var owned: [@MainActor () -> Void] = []
  /// The removed node and the views of a list that are removed with it.
  private var removed: (node: _ViewNode, items: [ChildRemovalBatch.Item])?
  /// The subtree whose removal ends, if the node left its list in an earlier update.
  private var subtree: RemovedSubtree?

  /// Whether the removal has left callbacks.
  fileprivate var hasCallbacks: Bool { !(disappearCallbacks.isEmpty && owned.isEmpty) }

  /// Begins the removal of a node that may contribute views to a list.
  fileprivate mutating func begin(_ node: _ViewNode) {
    guard removed == nil, let items = node.removedItems else { return }
    removed = (node, items)
  }

  /// Begins the removal of a subtree that left its list in an earlier update.
  mutating func begin(_ subtree: RemovedSubtree) {
    removed = subtree.batch.map { (subtree.node, $0.items) }
    self.subtree = subtree
  }

  /// Adds the callback of a view.
  mutating func add(_ disappearCallback: DisappearCallback, of node: _ViewNode) {
    var disappearCallback = disappearCallback
    disappearCallback.elements = elements(of: node)
    disappearCallbacks.append(disappearCallback)
  }

  /// The elements of the list's views that contain the node or are inside it; nil for all elements.
  private func elements(of node: _ViewNode) -> [UInt32]? {
    guard let removed, removed.items.count > 1, node.root === removed.node.root else { return nil }
    let inside = removed.items.filter { $0.nodes.contains(node.serial) }
    if !inside.isEmpty { return inside.flatMap(\.elements) }
    var around = node.parent
    while let current = around, current !== removed.node {
      if let item = removed.items.first(where: { $0.nodes.last == current.serial }) {
        return item.elements
      }
      around = current.parent
    }
    return nil
  }

  /// The batch of the container, if the removal takes views of a list, with their elements and the
  /// update at whose end they are removed.
  fileprivate func list(
    in runtime: NodeRuntime
  ) -> (batch: ChildRemovalBatch, elements: [UInt32], end: UInt64)? {
    guard let removed, !disappearCallbacks.isEmpty,
      let batch = subtree?.batch?.batch ?? runtime.batch(of: removed.items, with: removed.node)
    else { return nil }
    let end = subtree?.policy == .afterCallbacks ? batch.update : runtime.updateNumber
    return (batch, removed.items.flatMap(\.elements), end)
  }

  /// The callbacks in calling order: those in subviews of lazy stacks first.
  fileprivate var inOrder: [DisappearCallback] {
    guard disappearCallbacks.count > 1 else { return disappearCallbacks }
    var ordered =
      disappearCallbacks.filter(\.isInItem) + disappearCallbacks.filter { !$0.isInItem }
    ordered.sort(by: \.key)
    return ordered
  }
}

extension NodeRuntime {
  /// Queues the callbacks of the removal that has just ended.
  fileprivate final func enqueueRemovalCallbacks() {
    let ended = ongoingRemoval
    ongoingRemoval = OngoingRemoval()
    // The cached places are valid only while their containers exist.
    subgraphs = SubgraphOrder()
    let list = ended.list(in: self)
    func key(_ elements: [UInt32]?, isAtOnce: Bool) -> CallbackKey? {
      guard let (batch, all, end) = list else { return nil }
      return CallbackKey(
        ChildRemovalBatch.Part(batch: batch, elements: elements ?? all, isAtOnce: isAtOnce),
        end: end)
    }
    for disappearCallback in ended.inOrder {
      var callback = disappearCallback.callback
      callback.key = key(disappearCallback.elements, isAtOnce: disappearCallback.isAtOnce)
      if disappearCallback.isAtOnce {
        enqueue(callback)
      } else {
        callbackQueue.appendDisappearance(callback)
      }
    }
    for keeping in ended.owned { enqueueAfterRemovals(keeping, key(nil, isAtOnce: false)) }
  }

  /// Retains an object owned by an identity until the disappear callbacks of the removal have run,
  /// if there are any.
  final func retainUntilDisappearCallbacks(_ owned: AnyObject?) {
    guard let owned, reportsDisappearance else { return }
    let keeping: @MainActor () -> Void = { withExtendedLifetime(owned) {} }
    if ongoingRemoval.depth > 0 {
      ongoingRemoval.owned.append(keeping)
    } else {
      enqueueAfterRemovals(keeping, nil)
    }
  }

  /// Queues a closure behind the callbacks of the removals.
  private final func enqueueAfterRemovals(
    _ keeping: @escaping @MainActor () -> Void, _ key: CallbackKey?
  ) {
    if callbackQueue.hasNoRemovals { return enqueue(keeping) }
    callbackQueue.appendDisappearance(
      Callback(origin: .none, writer: .none, run: keeping, key: key))
  }
}

extension _ViewNode {
  /// Removes the node and everything below it from the tree.
  package final func remove() {
    guard !isRemoved else { return }
    let runtime = nodeRuntime
    if runtime.inspection.isOn { runtime.inspection.remove(self) }
    parent?.flagged.remove(self)
    removalState.become(.removed)
    if runtime.retainsRemovedSubtrees { runtime.finishRemovals(of: self) }
    if runtime.ongoingRemoval.depth == 0 { runtime.ongoingRemoval.begin(self) }
    let wasContainer = flags.contains(.container)
    flags.formIntersection(.standsAroundRows)
    if wasContainer { flags.insert(.wasContainer) }
    flagged = .none
    runtime.ongoingRemoval.depth += 1
    tearDown()
    runtime.ongoingRemoval.depth -= 1
    if runtime.ongoingRemoval.depth == 0 {
      if runtime.ongoingRemoval.hasCallbacks {
        runtime.enqueueRemovalCallbacks()
      } else {
        runtime.ongoingRemoval = OngoingRemoval()
      }
    }
    runtime.report(.nodeRemoved(valueBytes: valueBytes, owner: owner))
  }
}
