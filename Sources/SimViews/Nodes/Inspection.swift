import SimGraph

/// What the check of the invariants remembers between updates.
@MainActor
package struct Inspection {
  /// Whether every update ends with a look at the invariants: in a debug build always, otherwise where a test
  /// asks for it before the launch.
  package var isOn = Inspection.isDebugBuild
  var updates = 0
  var nodes = 0
  private var roots: [ObjectIdentifier: WeakRoot] = [:]
  /// Nodes that were made and not removed, in a tree, in a removed subtree, or with a host.
  var living: Set<ObjectIdentifier> = []

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
  var liveRoots: [HostingRoot] {
    roots.values.sorted { $0.serial < $1.serial }.compactMap(\.root)
  }
}

extension NodeRuntime {
  /// Checks in debug builds that a node which was evaluated stands where it should, with its children.
  ///
  /// - Complexity: O(children)
  @inline(__always)
  func checkInvariantsInDebug(at node: _ViewNode) {
    #if DEBUG
      guard inspection.isOn, !node.isRemoved else { return }
      reportingBrokenInvariant { () throws(BrokenInvariant) in
        try require(
          node.parent?.isRemoved != true,
          "\(node.label) was evaluated in a view that was removed.")
        _ = try node.checkedChildren()
      }
    #endif
  }

  final func reportingBrokenInvariant(_ check: () throws(BrokenInvariant) -> Void) {
    do {
      try check()
    } catch {
      guard let handler = graph.onBrokenInvariant else { preconditionFailure(error.description) }
      handler(error.description)
    }
  }
}

extension _ViewNode {
  /// The children, each of which is where it claims to be.
  func checkedChildren() throws(BrokenInvariant) -> [_ViewNode] {
    var children: [_ViewNode] = []
    forEachChild { children.append($0) }
    var position = Int32.min
    for child in children {
      try require(child.parent === self, "\(child.label) has another parent than \(label).")
      try require(
        child.removalState == .present || child.removalState == .suspended,
        "\(child.label) is in the tree and is \(child.removalState).")
      try require(child.root === root, "\(child.label) stands in another root.")
      try require(
        children.count == 1 || numbersChildrenLater || child.position > position,
        "\(child.label) stands at another place in \(label) than it thinks.")
      position = child.position
    }
    return children
  }
}
