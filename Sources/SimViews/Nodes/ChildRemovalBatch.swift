// The order of disappear callbacks for views that containers remove in one update.
//
// A container keeps its views in one list, whichever branches and elements produce them. The views
// that two branches, or a branch and a ForEach, remove together therefore go in the order that
// `ListRemoval` determines for the whole container, not branch by branch. Containers are ordered as
// the graph visits them, outer before inner and later siblings before earlier ones
// (`SubgraphOrder`), because each updates its list in turn (mechanism.md#2.5, #8.2, #8.9). A view with a
// transition keeps its place until the transition ends. Of transitions that end together, the view
// that was removed last goes first, because the container appends removed views in order and
// searches from the end (DynamicContainer.updateValue).

import SimGraph

/// The views that one container removes in one update.
@MainActor
final class ChildRemovalBatch {
  /// One removed view of a list.
  struct Item {
    /// The nodes from the removed node down to the node of the view.
    let nodes: [UInt32]
    /// The numbers of the elements that the view contributed to the container.
    let elements: [UInt32]
  }

  /// Views that the batch removes together.
  struct Members {
    let batch: ChildRemovalBatch
    let items: [Item]
  }

  /// The relation of a callback to a batch.
  struct Part {
    let batch: ChildRemovalBatch
    /// The callback runs with the last of these elements.
    let elements: [UInt32]
    /// Whether the callback runs before the view's replacement appears.
    ///
    /// The order is then reversed.
    let isAtOnce: Bool

    /// The rank among all views that the batch removes.
    @MainActor var rank: Int { batch.rank(of: self) }
  }

  let update: UInt64
  let root: ObjectIdentifier
  /// The place of the container.
  let place: SubgraphOrder.Place
  private let list: ContainerElement
  private let before: [UInt32]
  private var after: [UInt32]?
  private var removedElements: Set<UInt32> = []
  private var ranks: [UInt32: Int]?

  init(from list: ContainerElement, at place: SubgraphOrder.Place, of node: _ViewNode) {
    self.list = list
    self.place = place
    root = ObjectIdentifier(node.root)
    update = node.nodeRuntime.updateNumber
    before = list.children.map(\.id)
  }

  /// Adds removed views to the batch.
  func add(_ items: [Item]) { for item in items { removedElements.formUnion(item.elements) } }

  /// Ends the batch.
  ///
  /// The container's present children are its children after this batch.
  func seal() { if after == nil { after = list.children.map(\.id) } }

  /// Whether another batch removes views of the same container.
  func isOfSameList(as other: ChildRemovalBatch) -> Bool { list === other.list }

  /// The rank of a part among all removed elements.
  private func rank(of part: Part) -> Int {
    let ranks = self.ranks ?? makeRanks()
    self.ranks = ranks
    let last = part.elements.lazy.compactMap { ranks[$0] }.max() ?? ranks.count
    return part.isAtOnce ? -last : last
  }

  private func makeRanks() -> [UInt32: Int] {
    seal()
    let kept = (after ?? []).filter { !removedElements.contains($0) }
    let order = ListRemoval.order(old: before, new: kept, behind: 0)
    return Dictionary(uniqueKeysWithValues: zip(order.map { before[$0] }, order.indices))
  }
}

extension _ViewNode {
  /// The nearest ancestor that holds a list of views; nil at the root.
  final var container: _ViewNode? {
    var node = parent
    while let current = node, !current.flags.contains(.container) { node = current.parent }
    return node
  }

  /// The element that holds the list of views to which the node belongs.
  ///
  /// This is not the parent of the node's elements: an outgoing element may have outlived that.
  final var listAround: ContainerElement? {
    let element: ContainerElement? =
      container.map { $0.firstElement as? ContainerElement } ?? root.element
    guard let element, element.children.count == 1 else { return element }
    return element.children[0] as? ImplicitStackElement ?? element
  }

  /// The views of the surrounding list that are removed with the node; nil if the node is not
  /// dynamic content.
  ///
  /// - Complexity: O(views)
  final var removedItems: [ChildRemovalBatch.Item]? {
    guard nodeRuntime.policy.ordersCallbacksBySubgraph, parent?.isDynamic == true else {
      return nil
    }
    var items: [ChildRemovalBatch.Item] = []
    gatherItems(into: &items, below: [])
    return items.isEmpty ? nil : items
  }

  private final func gatherItems(
    into items: inout [ChildRemovalBatch.Item], below nodes: [UInt32]
  ) {
    let nodes = nodes + [serial]
    if isListed { return forEachChild { $0.gatherItems(into: &items, below: nodes) } }
    let runtime = nodeRuntime
    var elements = runtime.borrowScratchArray()
    collect(into: &elements)
    if !elements.isEmpty {
      items.append(ChildRemovalBatch.Item(nodes: nodes, elements: elements.map(\.id)))
    }
    runtime.returnScratchArray(elements)
  }

  /// The batch, and the views in it that are removed with the node in this update.
  final var removalBatch: ChildRemovalBatch.Members? {
    guard let items = removedItems, let batch = nodeRuntime.batch(of: items, with: self) else {
      return nil
    }
    return ChildRemovalBatch.Members(batch: batch, items: items)
  }
}

extension NodeRuntime {
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
