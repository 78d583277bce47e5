// The callbacks of a view that is removed from the tree, and of all views below it.
//
// The graph visits removed subgraphs in the order in which it updates them (Subgraph::apply, as
// read from the binaries): inner before outer, and later siblings before earlier ones
// (`SubgraphOrder`). Objects owned by the views are released after the last callback.

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
  var depth = 0
  fileprivate var disappearCallbacks: [DisappearCallback] = []
  /// Closures that retain objects until the last callback has run.
  fileprivate var owned: [@MainActor () -> Void] = []
  /// The removed node and the views of a list that are removed with it.
  private var removed: (node: _ViewNode, items: [ChildRemovalBatch.Item])?
  /// The batch to which the views belong, and the update at whose end they are removed.
  private var batch: ChildRemovalBatch?
  fileprivate var update: UInt64?

  /// Whether the outermost removal has ended and left callbacks.
  @inline(__always)
  var hasAll: Bool { depth == 0 && !(disappearCallbacks.isEmpty && owned.isEmpty) }

  /// Begins the removal of a node that may contribute views to a list.
  mutating func begin(_ node: _ViewNode) {
    guard removed == nil, let items = node.removedItems else { return }
    removed = (node, items)
  }

  /// Begins the removal of a node that left its list in an earlier update and has finished its
  /// transition.
  mutating func begin(
    _ node: _ViewNode, _ items: [ChildRemovalBatch.Item], of batch: ChildRemovalBatch,
    in update: UInt64?
  ) {
    removed = (node, items)
    self.batch = batch
    self.update = update
  }

  /// Clears the list after a removal that left no callbacks.
  mutating func forgetList() { (removed, batch, update) = (nil, nil, nil) }

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

  /// The batch of the container, if the removal takes views of a list.
  fileprivate func batch(in runtime: NodeRuntime) -> (batch: ChildRemovalBatch, elements: [UInt32])?
  {
    guard let removed, !disappearCallbacks.isEmpty,
      let batch = batch ?? runtime.batch(of: removed.items, with: removed.node)
    else { return nil }
    return (batch, removed.items.flatMap(\.elements))
  }

  /// Retains an object until the last callback has run.
  mutating func keep(_ keeping: @escaping @MainActor () -> Void) { owned.append(keeping) }

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
  func enqueueRemovalCallbacks() {
    let ended = ongoingRemoval
    ongoingRemoval = OngoingRemoval()
    // The cached places are valid only while their containers exist.
    subgraphs = SubgraphOrder()
    let batch = ended.batch(in: self)
    let end = ended.update ?? updateNumber
    for disappearCallback in ended.inOrder {
      var callback = disappearCallback.callback
      callback.key = batch.map {
        CallbackKey(
          ChildRemovalBatch.Part(
            batch: $0.batch, elements: disappearCallback.elements ?? $0.elements,
            isAtOnce: disappearCallback.isAtOnce), end: end)
      }
      if disappearCallback.isAtOnce {
        enqueue(callback)
      } else {
        callbackQueue.appendDisappearance(callback)
      }
    }
    for keeping in ended.owned {
      if callbackQueue.hasNoRemovals {
        enqueue(keeping)
        continue
      }
      let key = batch.map {
        CallbackKey(
          ChildRemovalBatch.Part(batch: $0.batch, elements: $0.elements, isAtOnce: false), end: end)
      }
      callbackQueue.appendDisappearance(
        Callback(origin: .none, writer: .none, run: keeping, key: key))
    }
  }

  /// Seals all batches at the start of an update: the present children are the children after the
  /// earlier removals.
  final func sealRemovalBatches() {
    for batch in removalBatches.values { batch.seal() }
  }

  /// The batch to which the container around a node adds the node's views in this update.
  final func batch(of items: [ChildRemovalBatch.Item], with node: _ViewNode) -> ChildRemovalBatch? {
    guard let list = node.listAround else { return nil }
    let batch = batch(of: list, around: node)
    batch.add(items)
    return batch
  }

  private func batch(of list: ContainerElement, around node: _ViewNode) -> ChildRemovalBatch {
    if let known = removalBatches[ObjectIdentifier(list)] {
      if known.update == updateNumber { return known }
      known.seal()
    }
    var order = SubgraphOrder()
    let place = node.container.map { order.place(of: $0) } ?? .outermost
    let batch = ChildRemovalBatch(from: list, at: place, of: node)
    removalBatches[ObjectIdentifier(list)] = batch
    return batch
  }
}

extension _ViewNode {
  /// The views of the surrounding list that are removed with the node; nil if the node is not
  /// dynamic content.
  fileprivate final var removedItems: [ChildRemovalBatch.Item]? {
    guard nodeRuntime.policy.ordersCallbacksBySubgraph, let parent, parent.isDynamic else {
      return nil
    }
    let items = listItems(in: nodeRuntime)
    return items.isEmpty ? nil : items
  }

  /// The batch and the views that are removed with the node once its transition has ended.
  final var removalBatch: (batch: ChildRemovalBatch, items: [ChildRemovalBatch.Item])? {
    guard let items = removedItems, let batch = nodeRuntime.batch(of: items, with: self) else {
      return nil
    }
    return (batch, items)
  }
}
