// The dependency graph: incremental computation with early cutoff.
//
// Writing a source only marks what may depend on it (push). Values are brought up to date when
// somebody asks (pull): a marked node checks its inputs in the order in which it read them, and is
// recomputed only when one of them really changed since it was last up to date. A node that comes
// out equal keeps its old revision, so what depends on it is cut off.
//
// Two kinds of node compute. A *rule* is run by the graph. An *effect* is run by its owner, between
// `begin` and `end`: a view's body is one, since its order among other bodies is the tree's
// business, not the graph's. Inputs are recorded afresh on every run; the same reads in the same
// order keep their edges.
//
// Invariants (checked by `checkInvariants`):
// - an edge is in exactly one input list and one output list, and both ends are in use;
// - a clean node has no input that changed after it was checked;
// - whatever depends on a marked node is marked too;
// - a node in a subgraph is in the list of that subgraph, which is live;
// - an effect that waits is in the queue once.
// The second and the third leave out the nodes that are being checked or evaluated.

/// An incremental computation: sources, rules and effects, with what each of them read.
package final class Graph {
  // No foreign code runs while one of the tables is being written, so the exclusivity check is left
  // out: it costs more than the write.
  @exclusivity(unchecked) var nodes: ContiguousArray<Node> = []
  /// The rules by slot, up to the last of them: most nodes of a large screen are effects and sources.
  @exclusivity(unchecked) var rules: ContiguousArray<(any Rule)?> = []
  @exclusivity(unchecked) var owners: ContiguousArray<OwnerReference> = []
  @exclusivity(unchecked) var edges: ContiguousArray<Edge> = []
  @exclusivity(unchecked) var subgraphs: ContiguousArray<SubgraphRecord> = []
  @exclusivity(unchecked) var freeNodes: ContiguousArray<UInt32> = []
  @exclusivity(unchecked) var freeEdges: ContiguousArray<Int32> = []
  @exclusivity(unchecked) var freeSubgraphs: ContiguousArray<Int32> = []
  @exclusivity(unchecked) var staleEffects: ContiguousArray<NodeID> = []
  @exclusivity(unchecked) var frames: ContiguousArray<EvaluationFrame> = []
  /// The nodes being checked or evaluated, outermost first.
  @exclusivity(unchecked) var path: ContiguousArray<UInt32> = []
  @exclusivity(unchecked) var markStack: ContiguousArray<UInt32> = []
  @exclusivity(unchecked) var evaluationSerial: UInt32 = 0
  @exclusivity(unchecked) var liveNodes = 0
  @exclusivity(unchecked) var mutationsSinceCheck = 0

  /// The revision: it grows with every change of a value.
  @exclusivity(unchecked) package internal(set) var revision: UInt64 = 1

  /// The cause that the next writes get.
  ///
  /// Computed, as the runtime reads it at each step: a stored property would be checked for exclusive access in
  /// every other module, since `@exclusivity(unchecked)` only applies in its own.
  package var currentCause: CauseID {
    get { storedCause }
    set { storedCause = newValue }
  }
  @exclusivity(unchecked) private var storedCause: CauseID = .none

  /// Receives the graph's events; nil costs nothing.
  ///
  /// - Precondition: it outlives the last operation of the graph.
  @exclusivity(unchecked) package unowned(unsafe) var observer: (any GraphObserver)?

  /// Called with the invariant that does not hold; nil stops the program.
  @exclusivity(unchecked) package var onBrokenInvariant: ((String) -> Void)?

  /// Makes an empty graph.
  package init() {}

  /// The number of nodes in use.
  package var nodeCount: Int { liveNodes }

  /// The number of edges in use.
  package var edgeCount: Int { edges.count - freeEdges.count }

  // MARK: Making nodes

  /// Adds a source: a value that is written from outside.
  ///
  /// - Parameter owner: provides the node's name, and must outlive the node.
  /// - Complexity: O(1)
  package func addSource(owner: any NodeOwner, in subgraph: SubgraphID = .none) -> NodeID {
    add(.source, owner: owner, rule: nil, subgraph: subgraph)
  }

  /// Adds a node that a rule computes when it is first read.
  ///
  /// - Complexity: O(1)
  package func addRule(
    _ rule: any Rule, owner: any NodeOwner, in subgraph: SubgraphID = .none
  ) -> NodeID {
    let id = add(.rule, owner: owner, rule: rule, subgraph: subgraph)
    nodes[Int(id.index)].mark = .stale
    return id
  }

  /// Adds an effect, which its owner evaluates between `begin` and `end`.
  ///
  /// It counts as stale until its first evaluation, without waiting in `takeStaleEffects`.
  /// - Complexity: O(1)
  package func addEffect(owner: any NodeOwner, in subgraph: SubgraphID = .none) -> NodeID {
    let id = add(.effect, owner: owner, rule: nil, subgraph: subgraph)
    nodes[Int(id.index)].mark = .stale
    return id
  }

  private func add(
    _ kind: NodeKind, owner: any NodeOwner, rule: (any Rule)?, subgraph: SubgraphID
  ) -> NodeID {
    let index: UInt32
    if let free = freeNodes.popLast() {
      index = free
    } else {
      index = UInt32(nodes.count)
      nodes.append(Node())
      owners.append(OwnerReference(owner: nil))
    }
    let slot = Int(index)
    var node = Node()
    node.kind = kind
    node.generation = nodes[slot].generation
    node.changedAt = revision
    nodes[slot] = node
    link(index, into: subgraph)
    if let rule {
      while rules.count <= slot { rules.append(nil) }
      rules[slot] = rule
    }
    owners[slot] = OwnerReference(owner: owner)
    liveNodes += 1
    return NodeID(index: index, generation: node.generation)
  }

  /// Removes one node and every edge that touches it.
  ///
  /// What read it is marked, since an input is gone.
  /// - Complexity: O(edges of the node)
  package func remove(_ id: NodeID) {
    precondition(isLive(id), "The node \(id) was removed before.")
    release(id.index)
    checkInvariantsInDebug()
  }

  func release(_ index: UInt32) {
    let slot = Int(index)
    precondition(!nodes[slot].isEvaluating, "A node cannot be removed while it is evaluated.")
    unlinkFromSubgraph(index)
    while case let output = nodes[slot].firstOutput, output >= 0 {
      markInputRemoved(output)
      unlinkFromInputs(output)
      unlinkFromOutputs(output)
      freeEdge(output)
    }
    while case let input = nodes[slot].firstInput, input >= 0 {
      unlinkFromOutputs(input)
      unlinkFromInputs(input)
      freeEdge(input)
    }
    let generation = nodes[slot].generation &+ 1
    nodes[slot] = Node()
    nodes[slot].generation = generation
    owners[slot] = OwnerReference(owner: nil)
    freeNodes.append(index)
    liveNodes -= 1
    // The rule is released last and outside the table: what it releases may call the graph.
    guard slot < rules.count else { return }
    let rule = rules[slot]
    rules[slot] = nil
    withExtendedLifetime(rule) {}
  }

  // MARK: Asking

  /// Whether the node still exists.
  package func isLive(_ id: NodeID) -> Bool {
    Int(id.index) < nodes.count && nodes[Int(id.index)].kind != .free
      && nodes[Int(id.index)].generation == id.generation
  }

  /// The slot of a node that exists.
  @inline(__always)
  func liveSlot(of id: NodeID) -> Int {
    precondition(isLive(id), "The node \(id) was removed.")
    return Int(id.index)
  }

  /// The revision in which the node's value changed last.
  package func changedAt(_ id: NodeID) -> UInt64 { nodes[liveSlot(of: id)].changedAt }

  /// The revision in which the node was last known to be up to date.
  package func checkedAt(_ id: NodeID) -> UInt64 { nodes[liveSlot(of: id)].checkedAt }

  /// The cause of the node's last change: of the write behind it, or of the invalidation.
  package func cause(of id: NodeID) -> CauseID { nodes[liveSlot(of: id)].cause }

  /// Sets the cause of a node's last change, if it is only known after the write.
  package func setCause(_ cause: CauseID, of id: NodeID) { nodes[liveSlot(of: id)].cause = cause }

  /// The owner's own number for the node; zero until it is set.
  package func tag(of id: NodeID) -> UInt32 { nodes[liveSlot(of: id)].tag }

  /// Sets the owner's own number for the node.
  package func setTag(_ tag: UInt32, of id: NodeID) { nodes[liveSlot(of: id)].tag = tag }

  /// The owner of a node; nil when the node was removed.
  package func owner(of id: NodeID) -> (any NodeOwner)? {
    isLive(id) ? owners[Int(id.index)].owner : nil
  }

  /// The node's name, as its owner gives it.
  package func label(of id: NodeID) -> String { owner(of: id)?.label(of: id) ?? "removed" }

  func label(of index: UInt32) -> String { label(of: identity(of: index)) }

  func identity(of index: UInt32) -> NodeID {
    NodeID(index: index, generation: nodes[Int(index)].generation)
  }
}

/// A reference that does not retain the owner.
///
/// The owner removes its nodes before it is released.
struct OwnerReference {
  unowned(unsafe) var owner: (any NodeOwner)?

  /// The owner's identity, without touching the owner.
  var identity: ObjectIdentifier? {
    withUnsafeBytes(of: self) { $0.load(as: ObjectIdentifier?.self) }
  }
}
