// Where an update has to wait: what is made of a size, or of a preference, and all that is below it, is brought up to date when
// that is known. In the framework the rule of such content has the size among its inputs, and is pulled once (mechanism 2.5, 14.1);
// here the walk stops in front of it.

/// A node that holds back the walk of what is below it.
@MainActor
protocol HoldingNode: AnyObject {
  /// Whether it has made its content in the walk that goes on.
  var wasJustMade: Bool { get }
}

/// The nodes that wait for a layout.
@MainActor
struct HeldNodes {
  private var nodes: [_ViewNode] = []
  /// Whether what is walked has been laid out, or will not be.
  private(set) var isLaidOut = false
  /// Which walk after a layout it is.
  private(set) var walk: UInt64 = 0

  /// Whether nobody waits.
  var isEmpty: Bool { nodes.isEmpty }
  /// The roots in which somebody waits, each once.
  var roots: [HostingRoot] {
    var roots: [HostingRoot] = []
    for node in nodes where roots.last !== node.root && !roots.contains(where: { $0 === node.root })
    {
      roots.append(node.root)
    }
    return roots
  }

  /// Whether somebody waits for the layout of a root.
  func areIn(_ root: HostingRoot) -> Bool {
    !nodes.isEmpty && nodes.contains { $0.root === root }
  }

  /// Makes a node wait, and all that is below it.
  mutating func hold(_ node: _ViewNode) {
    guard !node.flags.contains(.isHolding) else { return }
    node.flags.insert(.isHolding)
    nodes.append(node)
  }

  /// Takes out a node that goes.
  mutating func remove(_ node: _ViewNode) {
    if node.flags.contains(.isHolding) { nodes.removeAll { $0 === node } }
  }

  /// Takes out those in a root, or all.
  fileprivate mutating func take(in root: HostingRoot?) -> [_ViewNode] {
    let taken = root.map { root in nodes.filter { $0.root === root } } ?? nodes
    if let root { nodes.removeAll { $0.root === root } } else { nodes = [] }
    return taken
  }

  fileprivate mutating func beginWalk() -> Bool {
    walk += 1
    defer { isLaidOut = true }
    return isLaidOut
  }

  fileprivate mutating func endWalk(_ outer: Bool) { isLaidOut = outer }
}

extension NodeRuntime {
  /// Lets those go on that wait in a root, or in all: the next walk comes to them.
  func release(in root: HostingRoot? = nil) {
    if held.isEmpty { return }
    for node in held.take(in: root) {
      node.flags.remove(.isHolding)
      node.flagPath()
    }
  }

  /// Walks what waited for the layout that has been.
  func walkingLaidOut(_ walk: () -> Void) {
    let outer = held.beginWalk()
    walk()
    held.endWalk(outer)
  }
}

extension _ViewNode {
  /// Whether content around this node was made in the walk that goes on, so that what this one is made of may change once more.
  final var isInWhatWasJustMade: Bool {
    var node = parent
    while let current = node {
      if current.flags.contains(.mayHold), (current as? any HoldingNode)?.wasJustMade == true {
        return true
      }
      node = current.parent
    }
    return false
  }
}
