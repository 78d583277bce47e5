// The callbacks left by a view that is removed from the tree, and by everything below it.
//
// The graph goes through what is removed as it goes through what it updates (Subgraph::apply, as read from the binaries): by
// subgraphs, inner before outer and later siblings before earlier ones (`SubgraphOrder`). What the views own is released
// when all of them have been told.

import SimGraph

/// The closures of one removal.
@MainActor
struct OngoingRemoval {
  /// A closure, and where its view stood.
  struct DisappearCallback {
    let root: ObjectIdentifier
    /// Whether it stands in a subview of a lazy stack, which is of the graph of the view around that; every other host has a
    /// graph of its own, which goes later.
    let isInItem: Bool
    /// Nil if a system does not go by subgraphs.
    let place: SubgraphOrder.Place?
    /// Whether it is called before what takes the view's place appears.
    let isAtOnce: Bool
    let action: CausedAction
    /// The elements with which it is told where the removal takes several views of a list.
    var elements: [UInt32]?
  }
  /// How many removals are under way, one within the other.
  var depth = 0
  fileprivate var disappearCallbacks: [DisappearCallback] = []
  /// What is kept alive until the last of them.
  fileprivate var owned: [@MainActor () -> Void] = []
  /// The node that is removed, and the views of a list that go with it.
  private var removed: (node: _ViewNode, items: [ChildRemovalBatch.Item])?
  /// The loss of a container to which they belong, and the update from whose end on they go.
  private var batch: ChildRemovalBatch?
  fileprivate var update: UInt64?

  /// Whether something waits and the outermost removal has ended.
  @inline(__always)
  var hasAll: Bool { depth == 0 && !(disappearCallbacks.isEmpty && owned.isEmpty) }

  /// A node is about to be removed that may be views of a list.
  mutating func begin(_ node: _ViewNode) {
    guard removed == nil, let items = node.removedItems else { return }
    removed = (node, items)
  }

  /// A node is about to be removed that left the list earlier, and stayed for its transition.
  mutating func begin(
    _ node: _ViewNode, _ items: [ChildRemovalBatch.Item], of batch: ChildRemovalBatch,
    in update: UInt64?
  ) {
    removed = (node, items)
    self.batch = batch
    self.update = update
  }

  /// The removal has ended, and left nothing.
  mutating func forgetList() { (removed, batch, update) = (nil, nil, nil) }

  /// Adds a closure of a view's.
  mutating func add(_ disappearCallback: DisappearCallback, of node: _ViewNode) {
    var disappearCallback = disappearCallback
    disappearCallback.elements = elements(of: node)
    disappearCallbacks.append(disappearCallback)
  }

  /// The elements of the list's views that a node belongs to, or that stand in it; nil for all.
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

  /// The loss of the container to which the closures belong, if it lost views of a list.
  fileprivate func batch(in runtime: NodeRuntime) -> (batch: ChildRemovalBatch, elements: [UInt32])?
  {
    guard let removed, !disappearCallbacks.isEmpty,
      let batch = batch ?? runtime.batch(of: removed.items, with: removed.node)
    else { return nil }
    return (batch, removed.items.flatMap(\.elements))
  }

  /// Keeps something alive until all are told.
  mutating func keep(_ keeping: @escaping @MainActor () -> Void) { owned.append(keeping) }

  /// The closures in the order of their calls, root by root as they were found.
  fileprivate var inOrder: [DisappearCallback] {
    guard disappearCallbacks.count > 1 else { return disappearCallbacks }
    var roots: [ObjectIdentifier: Int] = [:]
    let placed = disappearCallbacks.enumerated().map { index, disappearCallback in
      let root = roots[disappearCallback.root, default: roots.count]
      roots[disappearCallback.root] = root
      return (root: root, index: index, disappearCallback: disappearCallback)
    }
    return placed.sorted { lhs, rhs in
      if lhs.disappearCallback.isInItem != rhs.disappearCallback.isInItem {
        return lhs.disappearCallback.isInItem
      }
      if lhs.root != rhs.root { return lhs.root < rhs.root }
      if let left = lhs.disappearCallback.place, let right = rhs.disappearCallback.place {
        if SubgraphOrder.isBefore(left, right) { return true }
        if SubgraphOrder.isBefore(right, left) { return false }
      }
      return lhs.index < rhs.index
    }.map(\.disappearCallback)
  }
}

extension NodeRuntime {
  /// Queues what the removal that has ended left to be called.
  func enqueueRemovalCallbacks() {
    let ended = ongoingRemoval
    ongoingRemoval = OngoingRemoval()
    // What is known of containers is known of those that exist.
    subgraphs = SubgraphOrder()
    let batch = ended.batch(in: self)
    let end = ended.update ?? updateNumber
    for disappearCallback in ended.inOrder {
      var action = disappearCallback.action
      action.part = batch.map {
        ChildRemovalBatch.Part(
          batch: $0.batch, elements: disappearCallback.elements ?? $0.elements,
          isAtOnce: disappearCallback.isAtOnce,
          end: end)
      }
      if disappearCallback.isAtOnce { enqueue(action) } else { disappearCallbacks.append(action) }
    }
    for keeping in ended.owned {
      var action = CausedAction(origin: .none, writer: .none, run: keeping)
      if disappearCallbacks.isEmpty {
        enqueue(keeping)
      } else {
        action.part = batch.map {
          ChildRemovalBatch.Part(
            batch: $0.batch, elements: $0.elements, isAtOnce: false, end: end)
        }
        disappearCallbacks.append(action)
      }
    }
  }

  /// Another update begins: what containers have now they had after those in which they lost something.
  final func sealRemovalBatches() {
    for batch in removalBatches.values { batch.seal() }
  }

  /// What the container around a node loses in this update, with the views of the node.
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
  /// The views of the list around the node that go with it; nil if it is not content that may come and go.
  fileprivate final var removedItems: [ChildRemovalBatch.Item]? {
    guard nodeRuntime.policy.ordersCallbacksBySubgraph, let parent, parent.isDynamic else {
      return nil
    }
    let items = listItems(in: nodeRuntime)
    return items.isEmpty ? nil : items
  }

  /// What the container around the node loses with it when it leaves, to be told when it goes for good.
  final var removalBatch: (batch: ChildRemovalBatch, items: [ChildRemovalBatch.Item])? {
    guard let items = removedItems, let batch = nodeRuntime.batch(of: items, with: self) else {
      return nil
    }
    return (batch, items)
  }
}
