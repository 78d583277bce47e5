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
// - A view on its way out (`Departure`) hangs below the node that let it go, beside that node's children: it
//   is reached by updates and counts as they do.
// - When the app has ended no node lives.
//
// A debug build checks at every update of every runtime, at a price in proportion to what the update does: a
// node that was evaluated is looked at with its children at once, and all trees at the end of the update, large
// ones once in as many updates as they have hundreds of nodes. A release build checks where a test asks
// for it, all trees alone.

import SimGraph

/// What the check of the invariants remembers between updates.
@MainActor
package struct Inspection {
  /// Whether every update ends with a look at the invariants: in a debug build always, else where a test
  /// asks for it before the launch.
  package var isOn = Inspection.isDebugBuild
  fileprivate var updates = 0
  fileprivate var nodes = 0
  private var roots: [ObjectIdentifier: WeakRoot] = [:]
  /// Nodes that were made and not removed, in a tree, on their way out, or with a host.
  fileprivate var living: Set<ObjectIdentifier> = []

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

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

  /// Checks in debug builds that a node which was evaluated stands where it should, with its children.
  ///
  /// - Complexity: O(children)
  @inline(__always)
  func checkInvariantsInDebug(at node: _ViewNode) {
    #if DEBUG
      guard inspection.isOn, !node.flags.contains(.removed) else { return }
      reportingBrokenInvariant { () throws(BrokenInvariant) in
        try require(
          node.parent?.flags.contains(.removed) != true,
          "\(node.label) was evaluated in a view that was removed.")
        _ = try node.checkedChildren()
      }
    #endif
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

  private func reportingBrokenInvariant(_ check: () throws(BrokenInvariant) -> Void) {
    do {
      try check()
    } catch {
      guard let tell = graph.onBrokenInvariant else { preconditionFailure(error.description) }
      tell(error.description)
    }
  }
}

extension _ViewNode {
  /// The children, each of which stands where it thinks.
  fileprivate func checkedChildren() throws(BrokenInvariant) -> [_ViewNode] {
    var children: [_ViewNode] = []
    forEachChild { children.append($0) }
    var position = Int32.min
    for child in children {
      try require(child.parent === self, "\(child.label) has another parent than \(label).")
      try require(
        !child.flags.contains(.removed), "\(child.label) was removed and is in the tree.")
      try require(child.root === root, "\(child.label) stands in another root.")
      try require(
        children.count == 1 || numbersChildrenLater || child.position > position,
        "\(child.label) stands at another place in \(label) than it thinks.")
      position = child.position
    }
    return children
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
  /// Views on their way out, by the node that let them go.
  private var departing: [ObjectIdentifier: [_ViewNode]] = [:]
  private var departures = 0
  /// Whether something in the root waits for the end of a walk, when it is removed.
  private var isRetiring = false

  init(_ runtime: ViewRuntime) {
    self.runtime = runtime
    guard runtime.keepsDepartures else { return }
    for departure in runtime.motion.departures {
      guard let parent = departure.node.parent else { continue }
      departing[ObjectIdentifier(parent), default: []].append(departure.node)
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
      isRetiring = false
      try require(!node.flags.contains(.removed), "The node at a root was removed.")
      try require(node.root === root, "The node at a root stands in another root.")
      try visit(node, in: root, isReached: isWaiting, &appearances)
      try require(node.parent == nil, "The node at a root has a parent.")
      try require(
        isRetiring || appearances == root.appearanceCount,
        "A root knows \(root.appearanceCount) appearances of \(appearances).")
      try visit(root.element)
    }
    try require(
      departures == (runtime.keepsDepartures ? runtime.motion.departures.count : 0),
      "A view on its way out hangs below no node of a tree.")
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
    let isFlagged = !node.flags.isDisjoint(with: [.stale, .below])
    try require(!isFlagged || isReached, "\(node.label) is flagged and no update will reach it.")
    isRetiring = isRetiring || node.flags.contains(.retiring)
    appearances += node.appearanceCount
    var children = try node.checkedChildren()
    if let leaving = departing[ObjectIdentifier(node)] {
      departures += leaving.count
      children += leaving
    }
    for child in children {
      let isListed = isReached && node.flagged.contains(child)
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
