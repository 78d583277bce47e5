// The order in which views that containers lose in one update are told.
//
// A container keeps its views in one list, whichever branches and elements they come from: so what two branches lose together, or
// a branch and a ForEach, goes in the order that `ListRemoval` determines for the container as a whole, and not branch by branch.
// Containers come as the graph comes to them, the outer before the inner and later siblings before earlier ones (`SubgraphOrder`),
// because each brings its list up to date in its turn (mechanism 2.5, 8.2, 8.9). What goes by a transition keeps its place until
// that has ended; of what ended together a container lets go first of what it lost last, because it keeps those that leave after
// the others in the order of their removals, and searches from the end (DynamicContainer.updateValue).

import SimGraph

/// What one container loses in one update.
@MainActor
final class ChildRemovalBatch {
  /// One view of a list that goes.
  struct Item {
    /// The nodes from the one that is removed down to the view's own.
    let nodes: [UInt32]
    /// The elements that it gave the container, by their numbers.
    let elements: [UInt32]
  }

  /// A closure's part in a loss.
  struct Part {
    let batch: ChildRemovalBatch
    /// The elements with the last of which the closure is called.
    let elements: [UInt32]
    /// Whether it is called before what takes the view's place appears: then the last goes first.
    let isAtOnce: Bool
    /// The number of the update in which the views go for good.
    let end: UInt64
  }

  let update: UInt64
  let root: ObjectIdentifier
  /// Where the container stands.
  let place: SubgraphOrder.Place
  fileprivate let list: ContainerElement
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

  /// Some of the container's views go.
  func add(_ items: [Item]) { for item in items { removedElements.formUnion(item.elements) } }

  /// The container is about to lose more in another update: what it has now it had after this one.
  func seal() { if after == nil { after = list.children.map(\.id) } }

  /// The place of a part among all that go.
  fileprivate func rank(of part: Part) -> Int {
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
  /// The node around this one that holds a list of views; nil at the root.
  final var container: _ViewNode? {
    var node = parent
    while let current = node, !current.flags.contains(.container) { node = current.parent }
    return node
  }

  /// The element that holds the list of views in which the node stands.
  ///
  /// Not what the node's elements lie in: what is on its way out may have outlived that.
  final var listAround: ContainerElement? {
    let element: ContainerElement? =
      container.map { $0.firstElement as? ContainerElement } ?? root.element
    guard let element, element.children.count == 1 else { return element }
    return element.children[0] as? ImplicitStackElement ?? element
  }

  /// The views of the list around the node that go with it.
  ///
  /// - Complexity: O(views)
  final func listItems(in runtime: NodeRuntime) -> [ChildRemovalBatch.Item] {
    var items: [ChildRemovalBatch.Item] = []
    gatherItems(into: &items, below: [], runtime)
    return items
  }

  private final func gatherItems(
    into items: inout [ChildRemovalBatch.Item], below nodes: [UInt32], _ runtime: NodeRuntime
  ) {
    let nodes = nodes + [serial]
    if isListed { return forEachChild { $0.gatherItems(into: &items, below: nodes, runtime) } }
    var elements = runtime.borrowScratchArray()
    collect(into: &elements)
    if !elements.isEmpty {
      items.append(ChildRemovalBatch.Item(nodes: nodes, elements: elements.map(\.id)))
    }
    runtime.returnScratchArray(elements)
  }
}

extension [CausedAction] {
  /// Puts the closures that belong to losses of containers into their order; the others stay where they are.
  ///
  /// Roots come in the order in which something of theirs was found first.
  @MainActor mutating func orderByRemovalBatches() {
    let placed = indices.filter { self[$0].part != nil }
    guard placed.count > 1 else { return }
    var roots: [ObjectIdentifier: Int] = [:]
    let entries = placed.compactMap { index in
      self[index].part.map { part in
        let root = roots[part.batch.root, default: roots.count]
        roots[part.batch.root] = root
        return (
          batch: part.batch, root: root, rank: part.batch.rank(of: part), end: part.end,
          index: index,
          action: self[index]
        )
      }
    }
    let sorted = entries.sorted { lhs, rhs in
      if lhs.batch === rhs.batch {
        return lhs.rank != rhs.rank ? lhs.rank < rhs.rank : lhs.index < rhs.index
      }
      if lhs.end != rhs.end { return lhs.end < rhs.end }
      if lhs.batch.list === rhs.batch.list { return lhs.batch.update > rhs.batch.update }
      if lhs.root != rhs.root { return lhs.root < rhs.root }
      if SubgraphOrder.isBefore(lhs.batch.place, rhs.batch.place) { return true }
      return !SubgraphOrder.isBefore(rhs.batch.place, lhs.batch.place) && lhs.index < rhs.index
    }
    for (index, entry) in zip(placed, sorted) { self[index] = entry.action }
  }
}
