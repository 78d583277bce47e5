// The invariants of the persistent tree as code.
//
// - A flagged node's ancestors are flagged, up to its root, which waits in the runtime's list; each has the
//   flagged child in its list.
// - A node in the tree is not removed, and its parent is the node that names it as a child.
// - Children follow each other in the order of their positions, but for those that give rows: they are
//   numbered when the host looks at the rows.
// - Each effect of the graph belongs to a node that was not removed.
// - A root counts as many appearances as its nodes have.
// - An element's parent is the element that holds it, and no element is in two places.
// - A removed subtree hangs below the node that removed it, beside that node's children: it is reached by updates
//   and counts as they do. Its node is pending removal or outgoing, as its policy demands, and no other node is.
// - When the app has ended no node lives.
//
// A debug build checks at every update of every runtime, at a cost in proportion to what the update does: a
// node that was evaluated is checked at once with its children, and all trees at the end of an update: n
// nodes once in n / 25 updates. A release build checks where a test asks for it, and only whole trees.

import SimGraph

extension ViewRuntime {
  /// Checks at the end of an update, where that is wanted.
  func checkInvariantsAfterUpdate() {
    guard inspection.isOn else { return }
    inspection.updates += 1
    guard inspection.updates >= inspection.nodes / 25 else { return }
    inspection.updates = 0
    checkInvariants()
  }

  /// Checks that nothing is left of the tree when the app has ended.
  func checkInvariantsAfterTheEnd() {
    guard inspection.isOn else { return }
    reportingBrokenInvariant { () throws(BrokenInvariant) in
      try require(
        inspection.living.isEmpty, "Nodes outlived the app: \(inspection.living.count).")
    }
  }

  /// Stops the program when an invariant does not hold, or tells `onBrokenInvariant` of the graph.
  ///
  /// - Complexity: O(nodes, elements and attributes)
  package func checkInvariants() {
    reportingBrokenInvariant { () throws(BrokenInvariant) in
      var check = InvariantCheck(self)
      inspection.nodes = try check.run()
    }
  }
}

extension HostingRoot {
  /// Whether the root is in a state in which it can have a node: only of a deleted row is the
  /// removal pending, and only a row is suspended.
  fileprivate var isInOrder: Bool {
    switch removalState {
    case .present, .outgoing: true
    case .pendingRemoval: hostedRow?.isDeleted == true
    case .suspended: kind.canSuspend
    case .removed: false
    }
  }

  /// Whether the host walks the root, or removes it, when it looks at the rows next.
  fileprivate var waitsForItsHost: Bool {
    guard let hostedRow else { return false }
    return hostedRow.isDeleted || hostedRow.isStale || removalState == .suspended
  }
}

/// One pass over all trees.
@MainActor
private struct InvariantCheck {
  private let runtime: ViewRuntime
  private var nodes: Set<ObjectIdentifier> = []
  private var elements: Set<ObjectIdentifier> = []
  /// The removed subtrees, by the node that removed them.
  private let removed: [ObjectIdentifier?: [RemovedSubtree]]
  private var removedCount = 0

  init(_ runtime: ViewRuntime) {
    self.runtime = runtime
    removed = Dictionary(grouping: runtime.removedSubtrees.existing) {
      $0.node.parent.map(ObjectIdentifier.init)
    }
  }

  /// Looks at everything.
  ///
  /// - Returns: the number of nodes.
  mutating func run() throws(BrokenInvariant) -> Int {
    for root in runtime.inspection.liveRoots {
      guard let node = root.node else { continue }
      let isWaiting = runtime.dirtyRoots.contains(root) || root.waitsForItsHost
      var appearances = 0
      try require(!node.isRemoved, "The node at a root was removed.")
      try require(root.isInOrder, "A root with a node is \(root.removalState).")
      try require(node.root === root, "The node at a root stands in another root.")
      try visit(node, in: root, isReached: isWaiting, &appearances)
      try require(node.parent == nil, "The node at a root has a parent.")
      try require(
        appearances == root.appearanceCount,
        "A root knows \(root.appearanceCount) appearances of \(appearances).")
      try visit(root.element)
    }
    try require(
      removedCount == runtime.removedSubtrees.existing.count,
      "A removed subtree hangs below no node of a tree.")
    var orphan: String?
    let living = runtime.inspection.living
    runtime.graph.forEachEffect { id, owner in
      if !living.contains(owner) { orphan = orphan ?? "\(id)" }
    }
    try require(orphan == nil, "The effect \(orphan ?? "") outlived its node.")
    return nodes.count
  }

  private mutating func visit(
    _ node: _ViewNode, in root: HostingRoot, isReached: Bool, _ appearances: inout Int
  ) throws(BrokenInvariant) {
    let isNew = nodes.insert(ObjectIdentifier(node)).inserted
    try require(isNew, "\(node.label) is in two places.")
    let isFlagged = !node.flags.isDisjoint(with: .flagged)
    let waits = node.flags.contains(.isHolding) || node.removalState == .pendingRemoval
    try require(
      !isFlagged || isReached || waits,
      "\(node.label) is flagged and no update will reach it.")
    appearances += node.appearanceCount
    var children = try node.checkedChildren()
    for subtree in removed[ObjectIdentifier(node)] ?? [] {
      let child = subtree.node
      let isOutgoing = subtree.policy == .afterTransition
      try require(
        child.removalState == (isOutgoing ? .outgoing : .pendingRemoval),
        "\(child.label) is a removed subtree and is \(child.removalState).")
      removedCount += 1
      children.append(child)
    }
    for child in children {
      let isListed = (isReached || waits) && node.flagged.contains(child)
      try visit(child, in: root, isReached: isListed, &appearances)
    }
  }

  private mutating func visit(_ element: RenderElement) throws(BrokenInvariant) {
    let isNew = elements.insert(ObjectIdentifier(element)).inserted
    try require(isNew, "The element \(element.id) is in two places.")
    var children: [RenderElement] = []
    element.forEachChild { children.append($0) }
    for child in children {
      try require(child.parent === element, "The element \(child.id) has another parent.")
      try visit(child)
    }
  }
}
