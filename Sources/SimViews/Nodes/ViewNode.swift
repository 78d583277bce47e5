// The persistent tree: one node per view value, made once and updated in place.
//
// A node that must be updated flags the path up to its root, so an update walks straight down to
// stale nodes. Its cost depends on what changed, not on what exists. Children are walked in tree
// order.
//
// Invariants: the ancestors of a flagged node are flagged, up to its root, which is in the
// runtime's list; a removed node is never flagged, evaluated or updated.

package import SimGraph

/// A node of the persistent tree.
@MainActor
open class _ViewNode {
  package unowned(unsafe) let nodeRuntime: NodeRuntime
  private let around: Unmanaged<_ViewNode>?
  package unowned(unsafe) let root: HostingRoot
  package let environment: EnvironmentScope
  /// The subgraph of the node's attributes, which its creator removes.
  package let subgraph: SubgraphID
  @exclusivity(unchecked) package var flags = NodeFlags()
  @exclusivity(unchecked) package internal(set) final var removalState = RemovalState.present
  /// How many nodes lie above this one in its hosting root.
  @exclusivity(unchecked) private(set) var depth: UInt16 = 0
  /// The user's view to which the node belongs.
  package let owner: ViewOwner
  /// The place among the parent's children, which only the parent interprets.
  @exclusivity(unchecked) package var position: Int32 = 0
  /// The serial number of the node in the runtime.
  let serial: UInt32
  /// Flagged children, in the order in which they were flagged.
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

  /// The parent; nil at the top of a root.
  package final var parent: _ViewNode? { around?.takeUnretainedValue() }

  package final var isRemoved: Bool { removalState == .removed }

  /// The maximum depth.
  ///
  /// A thousand is several times the depth of real screens, and far below the limit of a stack.
  static let deepest: UInt16 = 1_000

  // MARK: To be replaced

  /// Evaluates the node if it is stale; called only for nodes that were flagged `stale`.
  @_spi(Runtime) open func evaluate() {}

  /// Adds the elements that this node contributes to the surrounding container.
  @_spi(Runtime) open func collect(into elements: inout [RenderElement]) {}

  /// Tears down the contents of a node that no parent shows any more, children first.
  @_spi(Runtime) open func tearDown() {}

  /// Calls the closure with each child, in the tree's order.
  @_spi(Runtime) open func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// The value of a preference from this node and those below; nil if no node sets it and none
  /// could.
  @_spi(Runtime) open func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard flags.contains(.container) || gathersViews || reportsDefaultForEveryKey else {
      return K.combined { forEachChild($0) }
    }
    return K.combined(at: self, views: { body in forEachChild { $0.forEachView(key, body) } })
      ?? (reportsDefaultForEveryKey ? K.defaultValue : nil)
  }

  /// Calls the closure with each view that the node contributes to a list of views, and with the
  /// function that reads the view's preference where modifiers around it change the reading.
  ///
  /// A modifier on several views acts as one modifier on each of them.
  func forEachView<K: PreferenceKey>(
    _ key: K.Type, _ body: (_ViewNode, (() -> K.Value?)?) -> Void
  ) {
    if isListed { forEachChild { $0.forEachView(key, body) } } else { body(self, nil) }
  }

  /// Whether screens with roots of their own pass preferences to this node.
  @_spi(Runtime) open var bridgesPreferences: Bool { false }

  /// Whether the contents of the node may change, as in a branch or a ForEach.
  var isDynamic: Bool { false }
  /// Whether the node adds its children to the surrounding list of views and is no member itself.
  var isListed: Bool { false }
  /// Whether the node modifies several views of its list, or none.
  var modifiesSeveral: Bool { false }
  /// Whether the children are a list of views wherever the node is.
  var gathersViews: Bool { false }
  /// Whether a child is not part of the surrounding list but a single view beside it, such as an
  /// overlay.
  func standsApart(_ child: _ViewNode) -> Bool { false }

  /// The object that gives the node's children roots of their own, if there is one.
  @_spi(Runtime) open var childHost: (any ChildHost)? { nil }

  /// Whether children have no positions until their host has updated them.
  var numbersChildrenLater: Bool { false }

  /// The first element of the view with an id, at this node or below it.
  func locate(_ id: AnyHashable) -> RenderElement? {
    var found: RenderElement?
    forEachChild { if found == nil { found = $0.locate(id) } }
    return found
  }

  /// Scrolls a container at this node or below so that the view with an id is visible.
  ///
  /// - Returns: whether there is such a view.
  func reveal(_ id: AnyHashable, _ aim: ScrollAim) -> Bool {
    var isDone = false
    forEachChild { if !isDone { isDone = $0.reveal(id, aim) } }
    return isDone
  }

  /// Whether the contents scroll.
  var isScrollView: Bool { false }

  /// Whether a scroll view is between the node and the boundary that hosts it.
  package final var isInScrollView: Bool {
    var node = parent
    while let current = node {
      if current.isScrollView { return true }
      node = current.parent
    }
    return false
  }

  /// Whether a custom layout places the contents.
  var isCustomLayout: Bool { false }

  /// The first scroll area at this node or below it.
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

  /// Suspends the node: subtrees of bodies are destroyed, and state is kept.
  ///
  /// - Returns: whether there is state to keep. A container alone is no reason to keep it
  ///   (mechanism.md#9.1).
  @_spi(Runtime) open func suspend() -> Bool { suspendChildren(keptWhere: handsOn) }

  /// Resumes the node after `suspend`.
  @_spi(Runtime) open func resume() {
    flags.insert(.isBack)
    forEachChild { $0.resume() }
  }

  /// The removal that a modifier specifies; containers do not pass it on.
  var removal: Removal? {
    var found: Removal?
    forEachInPlace { if found == nil { found = $0.removal } }
    return found
  }

  /// Whether the node and those below it have to wait for a later part of the update.
  func holds() -> Bool { false }

  /// Begins the outgoing transition of a removed node.
  func beginTransitionOut() { forEachInPlace { $0.beginTransitionOut() } }

  /// Cancels the outgoing transition, because the node was restored.
  func cancelTransitionOut() { forEachInPlace { $0.cancelTransitionOut() } }

  /// How many appearance callbacks the node has registered in its root.
  package var appearanceCount: Int { 0 }

  /// The size of the value that the node stores.
  package var valueBytes: Int { 0 }

  /// The node's name in a dump of the tree.
  @_spi(Runtime) open var label: String { "\(Self.self)" }

  // MARK: Flagging and walking

  /// Flags the node for the next update.
  package final func flagStale() {
    nodeRuntime.changeCounters.flagged &+= 1
    guard !isRemoved else { return }
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

  /// Evaluates this node if it is flagged, then the flagged nodes below it, in tree order.
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
        // New nodes flag themselves in tree order.
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
      child.removalState != .pendingRemoval
    else { return }
    child.walk()
  }

  private final func isBelow(_ node: _ViewNode) -> Bool {
    around?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
  }

  /// Evaluates the body around this node again, because a source of events at the node delivered a
  /// value.
  func sourceDelivered() { parent?.sourceDelivered() }

  // MARK: Causes

  /// The node of the user's view whose body contains this node, if both have the same root.
  final var carryingNode: (any CompositeDescribing)? {
    var current: _ViewNode? = self
    while let candidate = current {
      if let view = candidate as? any CompositeDescribing { return view }
      current = candidate.parent
    }
    return nil
  }

  /// The type of the user's view whose body contains this node.
  package final var carrier: Any.Type { carryingNode?.viewType ?? EmptyView.self }

  /// The name of a closure of this node, such as `onReceive of Row`.
  package final func actor(_ what: String) -> CauseName {
    nodeRuntime.causes.actor(what, of: carrier)
  }

  // MARK: Structure

  /// Records that this node contributes other elements than before.
  package final func structureChanged() {
    nodeRuntime.changeCounters.flagged &+= 1
    nodeRuntime.callbacks.preferencesMayHaveChanged()
    var node = Optional(Unmanaged.passUnretained(self))
    while let current = node {
      if current.withUnretained({ $0.flagsContainer() }) { return }
      node = current.withUnretained { $0.around }
    }
    root.elementsChanged()
  }

  /// Flags this node if it is the container that collects the elements, and returns whether it is.
  private final func flagsContainer() -> Bool {
    if flags.contains(.countsViews) { viewsChanged() }
    guard flags.contains(.container) else { return false }
    if !flags.contains(.collect) {
      flags.insert(.collect)
      nodeRuntime.containersToCollect.append(self)
    }
    return true
  }

  /// Collects the elements of the children of a container.
  @_spi(Runtime) open func collectContent() {}

  /// The inputs of a child in the same environment.
  package final var inputsForChild: _ViewInputs {
    _ViewInputs(
      runtime: nodeRuntime, root: root, parent: self, environment: environment, subgraph: subgraph)
  }
}

/// A node whose values have one view type.
@MainActor
open class _TypedNode<V>: _ViewNode {
  public override init(_ inputs: __shared _ViewInputs) {
    super.init(inputs)
    nodeRuntime.report(.nodeCreated(valueBytes: MemoryLayout<V>.size, owner: owner))
  }

  package final override var valueBytes: Int { MemoryLayout<V>.size }

  /// Stores a new value that the parent made for the same identity.
  @_spi(Runtime) open func update(_ new: V) {}
}

/// The inputs with which a node is made: its place in the tree and the environment.
@MainActor
public struct _ViewInputs {
  package unowned(unsafe) let nodeRuntime: NodeRuntime
  package unowned(unsafe) let root: HostingRoot
  fileprivate var around: Unmanaged<_ViewNode>?
  package var environment: EnvironmentScope
  package var subgraph: SubgraphID
  /// The view to which the node belongs, if it is not the view that makes it.
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

  /// The parent of the new node.
  package var parent: _ViewNode? {
    get { around?.takeUnretainedValue() }
    set { around = newValue.map(Unmanaged.passUnretained) }
  }

  /// The inputs of a node that belongs to another view.
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
