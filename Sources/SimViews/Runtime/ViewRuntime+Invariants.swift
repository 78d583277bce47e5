// The invariants of the persistent tree as code.
//
// - A flagged node's ancestors are flagged, up to its root, which waits in the runtime's list; each has the
//   flagged child in its list.
// - A node in the tree is not removed, and its parent is the node that names it as a child.
// - Children follow each other in the order of their positions, but for those that give rows: they are
//   numbered when the host looks at the rows.
// - Each effect of the graph belongs to a node that was not removed.
// - A root knows as many appearances as its nodes have.
// - An element's parent is the element that holds it, and no element is in two places.
//
// The random programs check at the end of each update, a large tree once in as many updates as it has
// hundreds of nodes, so that the price of an update stays in proportion.

import SimGraph

/// What the check of the invariants remembers between updates.
@MainActor
package struct Inspection {
  /// Whether every update ends with a look at the invariants; set before the launch.
  ///
  /// Off unless a test asks for it: views that are on their way out under an animation are in no tree.
  package var isOn = false
  fileprivate var updates = 0
  fileprivate var nodes = 0
  private var roots: [ObjectIdentifier: WeakRoot] = [:]
  /// Nodes that were made and not removed, in a tree, on their way out, or with a host.
  fileprivate var living: Set<ObjectIdentifier> = []

  private struct WeakRoot {
    let serial: UInt32
    weak var root: HostingRoot?
  }

  /// Remembers a node that was made.
  mutating func add(_ node: _ViewNode) { living.insert(ObjectIdentifier(node)) }

  /// Forgets a node that was removed.
  mutating func remove(_ node: _ViewNode) { living.remove(ObjectIdentifier(node)) }

  /// Remembers a root that was made.
  mutating func add(_ root: HostingRoot) {
    guard isOn else { return }
    roots[ObjectIdentifier(root)] = WeakRoot(serial: root.element.id, root: root)
  }

  /// Forgets a root that was removed.
  mutating func remove(_ root: HostingRoot) {
    if isOn { roots[ObjectIdentifier(root)] = nil }
  }

  /// The roots that were made and not removed, in the order of their making.
  fileprivate var liveRoots: [HostingRoot] {
    roots.values.sorted { $0.serial < $1.serial }.compactMap(\.root)
  }
}

extension ViewRuntime {
  /// Checks at the end of an update, where that is wanted.
  func checkInvariantsAfterUpdate() {
    guard inspection.isOn else { return }
    inspection.updates += 1
    guard inspection.updates >= inspection.nodes / 100 else { return }
    inspection.updates = 0
    checkInvariants()
  }

  /// Stops the program when an invariant does not hold, or tells `onBrokenInvariant` of the graph.
  ///
  /// - Complexity: O(nodes, elements and attributes)
  package func checkInvariants() {
    do {
      var check = InvariantCheck(self)
      inspection.nodes = try check.run()
    } catch {
      guard let tell = graph.onBrokenInvariant else { preconditionFailure(error.description) }
      tell(error.description)
    }
  }
}

extension HostingRoot {
  /// Whether the host walks the root, or removes it, when it looks at the rows next.
  fileprivate var waitsForItsHost: Bool {
    guard let row else { return false }
    return row.isGone || row.isStale || row.isAsleep
  }
}

/// One pass over all trees.
@MainActor
private struct InvariantCheck {
  private let runtime: ViewRuntime
  private var nodes: Set<ObjectIdentifier> = []
  private var elements: Set<ObjectIdentifier> = []

  init(_ runtime: ViewRuntime) { self.runtime = runtime }

  /// Looks at everything.
  ///
  /// - Returns: the number of nodes.
  mutating func run() throws(BrokenInvariant) -> Int {
    for root in runtime.inspection.liveRoots {
      guard let node = root.node else { continue }
      let isWaiting = runtime.dirtyRoots.contains { $0 === root } || root.waitsForItsHost
      var appearances = 0
      try visit(node, in: root, isReached: isWaiting, &appearances)
      try require(node.parent == nil, "The node at a root has a parent.")
      try require(
        appearances == root.appearanceCount,
        "A root knows \(root.appearanceCount) appearances of \(appearances).")
      try visit(root.element)
    }
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
    try require(!node.flags.contains(.removed), "\(node.label) was removed and is in the tree.")
    try require(node.root === root, "\(node.label) stands in another root.")
    let isFlagged = !node.flags.isDisjoint(with: [.stale, .below])
    try require(!isFlagged || isReached, "\(node.label) is flagged and no update will reach it.")
    appearances += node.appearanceCount
    var children: [_ViewNode] = []
    node.forEachChild { children.append($0) }
    var position = Int32.min
    for child in children {
      try require(child.parent === node, "\(child.label) has another parent than \(node.label).")
      try require(
        children.count == 1 || node.numbersChildrenLater || child.position > position,
        "\(child.label) stands at another place in \(node.label) than it thinks.")
      position = child.position
      let isListed = isReached && node.flagged.contains { $0 === child }
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
