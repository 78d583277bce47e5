// The dependency graph: incremental computation with early cutoff.
//
// Writing a source only marks the nodes that may depend on it (push). Values are brought up to date
// when they are read (pull): a marked node checks its inputs in the order in which it read them,
// and is recomputed only if one of them has changed since it was last up to date. A node whose new
// value is equal keeps its old revision, so its dependents are cut off.
//
// Two kinds of node compute. A *rule* is run by the graph. An *effect* is run by its owner, between
// `begin` and `end`: a view's body is an effect, because the tree and not the graph determines its
// order among other bodies. Inputs are recorded again on every run; the same reads in the same
// order keep their edges.
//
// Invariants (checked by `checkInvariants`):
// - an edge is in exactly one input list and one output list, and both ends are in use;
// - a clean node has no input that has changed since it was checked;
// - every node that depends on a marked node is marked, too;
// - a node in a subgraph is in the list of that subgraph, which is live;
// - a waiting effect is in the queue once. The second and the third do not apply to nodes that are
//   being checked or evaluated.

/// An incremental computation: sources, rules and effects, with the nodes that each of them read.
package final class Graph {
  // No foreign code runs while one of the tables is being written, so the exclusivity check is
  // omitted: it costs more than the write.
  @exclusivity(unchecked) var nodes: ContiguousArray<Node> = []
  /// The rules by slot, up to the last of them; most nodes of a large screen are effects and
  /// sources.
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

  /// The revision, which grows with every change of a value.
  @exclusivity(unchecked) package internal(set) var revision: UInt64 = 1

  /// The cause of the next writes.
  ///
  /// The property is computed because the runtime reads it at each step: a stored property would be
  /// checked for exclusive access in every other module, since `@exclusivity(unchecked)` applies
  /// only in its own.
  package var currentCause: CauseID {
    get { storedCause }
    set { storedCause = newValue }
  }
  @exclusivity(unchecked) private var storedCause: CauseID = .none

  /// The observer of the graph's events.
  ///
  /// If it is `nil`, reporting costs nothing.
  ///
  /// - Precondition: It outlives the last operation of the graph.
  @exclusivity(unchecked) package unowned(unsafe) var observer: (any GraphObserver)?

  /// Receives a violated invariant; if it is `nil`, the program stops.
  @exclusivity(unchecked) package var onBrokenInvariant: ((String) -> Void)?

  /// Creates an empty graph.
  package init() {}

  /// The number of nodes in use.
  package var nodeCount: Int { liveNodes }

  /// The number of edges in use.
  package var edgeCount: Int { edges.count - freeEdges.count }

  // MARK: Making nodes

  /// Adds a source: a value that is written from outside.
  ///
  /// - Parameter owner: The object that provides the node's name; it must outlive the node.
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
  /// It is stale until its first evaluation, but not in the result of `takeStaleEffects`.
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

  /// Removes one node and all of its edges.
  ///
  /// The nodes that read it are marked, because they lose an input.
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
    // The rule is released last and outside the table, because its release may call the graph.
    guard slot < rules.count else { return }
    let rule = rules[slot]
    rules[slot] = nil
    withExtendedLifetime(rule) {}
  }

  // MARK: Asking

  /// Returns whether the node still exists.
  package func isLive(_ id: NodeID) -> Bool {
    Int(id.index) < nodes.count && nodes[Int(id.index)].kind != .free
      && nodes[Int(id.index)].generation == id.generation
  }

  /// Returns the slot of a node that exists.
  @inline(__always)
  func liveSlot(of id: NodeID) -> Int {
    precondition(isLive(id), "The node \(id) was removed.")
    return Int(id.index)
  }

  /// Returns the revision in which the node's value last changed.
  package func changedAt(_ id: NodeID) -> UInt64 { nodes[liveSlot(of: id)].changedAt }

  /// Returns the revision in which the node was last known to be up to date.
  package func checkedAt(_ id: NodeID) -> UInt64 { nodes[liveSlot(of: id)].checkedAt }

  /// Returns the cause of the node's last change: that of the write or of the invalidation.
  package func cause(of id: NodeID) -> CauseID { nodes[liveSlot(of: id)].cause }

  /// Sets the cause of a node's last change, if it is known only after the write.
  package func setCause(_ cause: CauseID, of id: NodeID) { nodes[liveSlot(of: id)].cause = cause }

  /// Returns the number that the owner assigned to the node; zero until it is set.
  package func tag(of id: NodeID) -> UInt32 { nodes[liveSlot(of: id)].tag }

  /// Sets the number that the owner assigns to the node.
  package func setTag(_ tag: UInt32, of id: NodeID) { nodes[liveSlot(of: id)].tag = tag }

  /// Returns the owner of a node; `nil` if the node was removed.
  package func owner(of id: NodeID) -> (any NodeOwner)? {
    isLive(id) ? owners[Int(id.index)].owner : nil
  }

  /// Returns the node's name, as provided by its owner.
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

  /// The owner's identity, which is available after the owner was released.
  var identity: ObjectIdentifier? {
    withUnsafeBytes(of: self) { $0.load(as: ObjectIdentifier?.self) }
  }
}
