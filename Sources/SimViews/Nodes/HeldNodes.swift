// Where an update has to wait: what is made of a size, or of a preference, and all that is below it, is brought up to date when
// that is known. In the framework the rule of such content has the size among its inputs, and is pulled once (mechanism.md#2.5, #14.1);
// here the walk stops in front of it.

/// A node that holds back the walk of what is below it.
@MainActor
protocol HoldingNode: AnyObject {
  /// Whether it has made its content in the walk that goes on.
  var wasJustMade: Bool { get }
}

/// Where nodes wait for a layout; each root knows its own.
@MainActor
struct HeldNodes {
  /// The roots with nodes that wait, or have waited.
  private var all: [HostingRoot] = []
  fileprivate var count = 0
  /// Whether what is walked has been laid out, or will not be.
  private(set) var isLaidOut = false
  /// Which walk after a layout it is.
  private(set) var walk: UInt64 = 0

  /// Whether rows are only placed, so that their frames are known before they are read.
  fileprivate(set) var isPlacing = false

  /// Whether a walk after a layout is the one that goes on.
  func isGoingOn(_ walk: UInt64) -> Bool { isLaidOut && walk == self.walk }

  var isEmpty: Bool { count == 0 }
  /// The roots with nodes that wait.
  var roots: [HostingRoot] { all.filter { !$0.held.isEmpty } }

  /// Makes a node wait, and all that is below it.
  mutating func hold(_ node: _ViewNode) {
    guard !node.flags.contains(.isHolding) else { return }
    node.flags.insert(.isHolding)
    if node.root.held.isEmpty { all.append(node.root) }
    node.root.held.append(node)
    count += 1
  }

  /// Takes out a node that goes.
  mutating func remove(_ node: _ViewNode) {
    guard let place = node.root.held.firstIndex(where: { $0 === node }) else { return }
    node.root.held.remove(at: place)
    count -= 1
  }

  /// Takes out those of a root.
  fileprivate mutating func take(in root: HostingRoot) -> [_ViewNode] {
    let taken = root.held
    root.held = []
    count -= taken.count
    if count == 0 { all.removeAll(keepingCapacity: true) }
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
  /// Lets those go on that wait in a root: the next walk comes to them.
  func release(in root: HostingRoot) {
    if root.held.isEmpty { return }
    for node in held.take(in: root) {
      node.flags.remove(.isHolding)
      node.flagPath()
    }
  }

  /// Places rows; what waits in them goes on waiting.
  package func placing(_ body: () -> Void) {
    held.isPlacing = true
    body()
    held.isPlacing = false
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
