// The persistent tree: one node per view value, made once and updated in place.
//
// A node that must be looked at flags the path up to its root, so that an update walks straight down
// to what is stale and its cost depends on what changed, not on what exists. Children are walked in the tree's order.
//
// Invariants: a flagged node's ancestors are flagged, up to its root, which waits in the runtime's
// list; a removed node is never flagged, evaluated or updated.

package import SimGraph

/// A node of the persistent tree.
@MainActor
open class _ViewNode {
  package unowned(unsafe) let nodeRuntime: NodeRuntime
  private let around: Unmanaged<_ViewNode>?
  package unowned(unsafe) let root: HostingRoot
  package let environment: EnvironmentScope
  /// The subgraph in which this node's attributes live; whoever made it removes it.
  package let subgraph: SubgraphID
  @exclusivity(unchecked) package var flags = NodeFlags()
  /// How many nodes lie above this one in its hosting root.
  @exclusivity(unchecked) private(set) var depth: UInt16 = 0
  /// The view of the user's own to which the node belongs.
  package let owner: ViewOwner
  /// The place among the parent's children; meaningful only to the parent.
  @exclusivity(unchecked) package var position: Int32 = 0
  /// Which node of the runtime this is, in the order in which they were made.
  let serial: UInt32
  /// Children that are flagged, in the order of flagging.
  @exclusivity(unchecked) package var flagged = FlaggedChildren.none

  /// Creates a node at a place of the tree.
  public init(_ inputs: __shared _ViewInputs) {
    nodeRuntime = inputs.nodeRuntime
    owner = inputs.owner ?? inputs.nodeRuntime.owner
    around = inputs.around
    root = inputs.root
    environment = inputs.environment
    subgraph = inputs.subgraph
    nodeRuntime.nodesMade &+= 1
    serial = nodeRuntime.nodesMade
    if let around { depth = around.withUnretained { $0.depth } + 1 }
    if nodeRuntime.inspection.isOn { nodeRuntime.inspection.add(self) }
  }

  /// The node around this one; nil at the top of a root.
  package final var parent: _ViewNode? { around?.takeUnretainedValue() }

  /// How deep nodes may lie: a view whose body holds itself would never come to an end.
  ///
  /// A thousand is several times what screens of real apps have, and far from the end of a stack.
  static let deepest: UInt16 = 1_000

  // MARK: To be replaced

  /// Evaluates the node, if it really is stale; only called when it was flagged `stale`.
  @_spi(Runtime) open func evaluate() {}

  /// Adds the elements that this node contributes to the container around it.
  @_spi(Runtime) open func collect(into elements: inout [RenderElement]) {}

  /// Tears down what the node holds, children first; no parent shows it any more.
  @_spi(Runtime) open func tearDown() {}

  /// Calls the closure with each child, in the tree's order.
  @_spi(Runtime) open func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// What the node and those below it hand up for a key; nil if none of them set it, and none could.
  @_spi(Runtime) open func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard flags.contains(.container) || gathersViews || reportsDefaultForEveryKey else {
      return K.combined { forEachChild($0) }
    }
    return K.combined(at: self, views: { body in forEachChild { $0.forEachView(key, body) } })
      ?? (reportsDefaultForEveryKey ? K.defaultValue : nil)
  }

  /// Calls the closure with each view that the node adds to a list of views, and with the question for what that view hands up,
  /// where modifiers around it ask another one.
  ///
  /// A modifier on several views is one on each of them.
  func forEachView<K: PreferenceKey>(
    _ key: K.Type, _ body: (_ViewNode, (() -> K.Value?)?) -> Void
  ) {
    if isListed { forEachChild { $0.forEachView(key, body) } } else { body(self, nil) }
  }

  /// Whether screens that have roots of their own hand up preferences here, and more may come.
  @_spi(Runtime) open var bridgesPreferences: Bool { false }

  /// Whether what the node holds may come and go, as in a branch or a ForEach.
  var isDynamic: Bool { false }
  /// Whether the node adds its children to the list of views around it without being one of them itself.
  var isListed: Bool { false }
  /// Whether the node is a modifier on what may be several views of the list in which it stands, or none.
  var modifiesSeveral: Bool { false }
  /// Whether its children are a list of views wherever the node stands.
  var gathersViews: Bool { false }
  /// Whether a child stands beside the list of views around the node, in a place for one view, as an overlay does.
  func standsApart(_ child: _ViewNode) -> Bool { false }

  /// Who gives this node's children roots of their own, if anyone does.
  @_spi(Runtime) open var childHost: (any ChildHost)? { nil }

  /// Whether children have no positions before their host has looked at them.
  var numbersChildrenLater: Bool { false }

  /// The first element of the view with an id, at this node or below it.
  func locate(_ id: AnyHashable) -> RenderElement? {
    var found: RenderElement?
    forEachChild { if found == nil { found = $0.locate(id) } }
    return found
  }

  /// Scrolls a container at this node or below it so that a view with an id can be seen.
  ///
  /// - Returns: whether there is such a view.
  func reveal(_ id: AnyHashable, _ aim: ScrollAim) -> Bool {
    var isDone = false
    forEachChild { if !isDone { isDone = $0.reveal(id, aim) } }
    return isDone
  }

  /// Whether a custom layout places what is inside.
  var isCustomLayout: Bool { false }

  /// The first scrolling place at this node or below it.
  func scrollArea() -> ScrollArea? {
    var found: ScrollArea?
    forEachChild { if found == nil { found = $0.scrollArea() } }
    return found
  }

  /// The first element that this node contributes.
  final var firstElement: RenderElement? {
    var elements: [RenderElement] = []
    collect(into: &elements)
    return elements.first
  }

  /// Goes off screen with what an identity owns: bodies' subtrees are destroyed, state stays.
  ///
  /// - Returns: whether there is state to keep; what a container holds is no reason to (mechanism 9.1).
  @_spi(Runtime) open func suspend() -> Bool { suspendChildren(keptWhere: handsOn) }

  /// Comes back on screen after `sleep`.
  @_spi(Runtime) open func resume() {
    flags.insert(.isBack)
    forEachChild { $0.resume() }
  }

  /// How the node goes, where a modifier says so; what contains others does not hand it on.
  var removal: Removal? {
    var found: Removal?
    forEachInPlace { if found == nil { found = $0.removal } }
    return found
  }

  /// Whether the node and what is below have to wait for what the update has still to find out, for a node that may hold.
  func holds() -> Bool { false }

  /// The node was removed, and its transition begins.
  func beginTransitionOut() { forEachInPlace { $0.beginTransitionOut() } }

  /// The node is wanted again before its transition has ended.
  func cancelTransitionOut() { forEachInPlace { $0.cancelTransitionOut() } }

  /// How many appearances of the root's the node has registered.
  package var appearanceCount: Int { 0 }

  /// The size of the value that the node keeps.
  package var valueBytes: Int { 0 }

  /// The node's name in a dump of the tree.
  @_spi(Runtime) open var label: String { "\(Self.self)" }

  // MARK: Flagging and walking

  /// Makes the next update look at this node.
  package final func flagStale() {
    nodeRuntime.changeCounters.flagged &+= 1
    guard !flags.contains(.removed) else { return }
    if nodeRuntime.carriesTransactions { nodeRuntime.nodeWasFlagged(self) }
    guard !flags.contains(.stale) else { return }
    flags.insert(.stale)
    flagPath()
  }

  /// Flags the path from this node up to the root.
  package final func flagPath() {
    var node = Unmanaged.passUnretained(self)
    while let parent = node.withUnretained({ $0.around }) {
      let reached = parent.withUnretained { parent in
        node.withUnretained { parent.flagged.append($0) }
        let reached = parent.flags.contains(.walking) || !parent.flags.isDisjoint(with: .flagged)
        parent.flags.insert(.below)
        return reached
      }
      if reached { return }
      node = parent
    }
    root.flagRoot()
  }

  /// Evaluates this node if flagged, then what is flagged below it, in the tree's order.
  package final func walk() {
    if flags.contains(.mayHold), holds() { return }
    flags.insert(.walking)
    if flags.contains(.stale) {
      flags.remove(.stale)
      nodeRuntime.owner = owner
      if nodeRuntime.carriesTransactions { nodeRuntime.evaluate(self) } else { evaluate() }
      nodeRuntime.checkInvariantsInDebug(at: self)
    }
    while flags.contains(.below) {
      flags.remove(.below)
      let children = flagged
      flagged = .none
      switch children {
      case .none: break
      case .one(let child): walk(child)
      case .many(let children):
        // Nodes that are made flag themselves in the tree's order.
        if children.withUnretained({ Self.areInOrder($0) }) {
          children.withUnretained { $0.forEach { walk($0) } }
        } else {
          for child in sorted(children, by: { $0.position < $1.position }) { walk(child) }
        }
      }
    }
    flags.remove(.walking)
  }

  private static func areInOrder(_ nodes: UnretainedReferences<_ViewNode>) -> Bool {
    var last = Int32.min
    for index in nodes.indices {
      let position = nodes.at(index) { $0.position }
      if position < last { return false }
      last = position
    }
    return true
  }

  @inline(__always)
  private final func walk(_ child: _ViewNode) {
    guard child.isBelow(self), !child.flags.isDisjoint(with: .flagged),
      !child.flags.contains(.pendingRemoval)
    else { return }
    child.walk()
  }

  private final func isBelow(_ node: _ViewNode) -> Bool {
    around?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
  }

  /// A source of events at this node delivered: the body that carries it is evaluated again.
  func sourceDelivered() { parent?.sourceDelivered() }

  /// Takes the node and everything below it out of the tree.
  package final func remove() {
    guard !flags.contains(.removed) else { return }
    if nodeRuntime.inspection.isOn { nodeRuntime.inspection.remove(self) }
    parent?.flagged.remove(self)
    if nodeRuntime.retainsRemovedSubtrees {
      flags.insert(.removed)
      nodeRuntime.discardRemovedSubtrees(of: self)
    }
    if nodeRuntime.ongoingRemoval.depth == 0 { nodeRuntime.ongoingRemoval.begin(self) }
    let wasContainer = flags.contains(.container)
    flags.formIntersection(.standsAroundRows)
    flags.formUnion(wasContainer ? [.removed, .wasContainer] : .removed)
    flagged = .none
    nodeRuntime.ongoingRemoval.depth += 1
    tearDown()
    nodeRuntime.ongoingRemoval.depth -= 1
    if nodeRuntime.ongoingRemoval.hasAll {
      nodeRuntime.enqueueRemovalCallbacks()
    } else if nodeRuntime.ongoingRemoval.depth == 0 {
      nodeRuntime.ongoingRemoval.forgetList()
    }
    nodeRuntime.report(.nodeRemoved(valueBytes: valueBytes, owner: owner))
  }

  // MARK: Causes

  /// The node of the user's own view in whose body this node stands, if that is of the same root.
  final var carryingNode: (any CompositeDescribing)? {
    var current: _ViewNode? = self
    while let candidate = current {
      if let view = candidate as? any CompositeDescribing { return view }
      current = candidate.parent
    }
    return nil
  }

  /// The view of the user's own in whose body this node stands.
  package final var carrier: Any.Type { carryingNode?.viewType ?? EmptyView.self }

  /// The name of a closure that this node carries, such as `onReceive of Row`.
  package final func actor(_ what: String) -> CauseName {
    nodeRuntime.causes.actor(what, of: carrier)
  }

  // MARK: Structure

  /// Says that this node contributes other elements than before.
  package final func structureChanged() {
    nodeRuntime.changeCounters.flagged &+= 1
    nodeRuntime.callbacks.preferencesMayHaveChanged()
    var node = Optional(Unmanaged.passUnretained(self))
    while let current = node {
      if current.withUnretained({ $0.tellsContainer() }) { return }
      node = current.withUnretained { $0.around }
    }
    root.elementsChanged()
  }

  /// Notes that what is below changed, and says whether this is the container that collects it.
  private final func tellsContainer() -> Bool {
    if flags.contains(.countsViews) { viewsChanged() }
    guard flags.contains(.container) else { return false }
    if !flags.contains(.collect) {
      flags.insert(.collect)
      nodeRuntime.containersToCollect.append(self)
    }
    return true
  }

  /// A container collects what its children contribute.
  @_spi(Runtime) open func collectContent() {}

  /// Inputs for a child of this node, in the same environment.
  package final var inputsForChild: _ViewInputs {
    _ViewInputs(
      runtime: nodeRuntime, root: root, parent: self, environment: environment, subgraph: subgraph)
  }
}

/// A node for values of one view type.
@MainActor
open class _TypedNode<V>: _ViewNode {
  public override init(_ inputs: __shared _ViewInputs) {
    super.init(inputs)
    nodeRuntime.report(.nodeCreated(valueBytes: MemoryLayout<V>.size, owner: owner))
  }

  package final override var valueBytes: Int { MemoryLayout<V>.size }

  /// Takes a new value that the parent made for the same identity.
  @_spi(Runtime) open func update(_ new: V) {}
}

/// What a node needs to know of its place when it is made.
@MainActor
public struct _ViewInputs {
  package unowned(unsafe) let nodeRuntime: NodeRuntime
  package unowned(unsafe) let root: HostingRoot
  fileprivate var around: Unmanaged<_ViewNode>?
  package var environment: EnvironmentScope
  package var subgraph: SubgraphID
  /// The view to which the node belongs, where that is not the one that makes it.
  fileprivate var owner: ViewOwner?

  package init(
    runtime: NodeRuntime, root: HostingRoot, parent: _ViewNode?, environment: EnvironmentScope,
    subgraph: SubgraphID
  ) {
    nodeRuntime = runtime
    self.root = root
    around = parent.map(Unmanaged.passUnretained)
    self.environment = environment
    self.subgraph = subgraph
  }

  /// The node in which the new one will stand.
  package var parent: _ViewNode? {
    get { around?.takeUnretainedValue() }
    set { around = newValue.map(Unmanaged.passUnretained) }
  }

  /// Inputs for a node that belongs to a view.
  func owned(by owner: ViewOwner) -> _ViewInputs {
    var copy = self
    copy.owner = owner
    return copy
  }

  package func with(parent: _ViewNode) -> _ViewInputs {
    var copy = self
    copy.parent = parent
    copy.owner = nil
    return copy
  }
}
