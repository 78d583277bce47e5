// Subgraphs: nodes with a common lifetime.
//
// A branch of a conditional, an element of a ForEach and a screen each own a subgraph. Removing it
// removes its nodes, the subgraphs inside it and all edges of these nodes.

/// The identity of a subgraph.
///
/// As with nodes, a slot is reused after a removal, and the generation distinguishes the two.
package struct SubgraphID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
  package static let none = SubgraphID(index: -1, generation: 0)
}

struct SubgraphRecord {
  var isLive = false
  var generation: UInt32 = 0
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  var previousSibling: Int32 = -1
  var firstNode: Int32 = -1
}

extension Graph {
  /// Creates a subgraph inside another one.
  ///
  /// - Parameter parent: The subgraph with which it will be removed, or `.none`.
  /// - Complexity: O(1)
  package func addSubgraph(in parent: SubgraphID = .none) -> SubgraphID {
    precondition(
      parent == .none || isLive(parent), "A subgraph cannot be made inside a removed one.")
    let index: Int32
    if let free = freeSubgraphs.popLast() {
      index = free
    } else {
      index = Int32(subgraphs.count)
      subgraphs.append(SubgraphRecord())
    }
    let generation = subgraphs[Int(index)].generation
    var record = SubgraphRecord(isLive: true, generation: generation, parent: parent.index)
    if parent != .none {
      record.nextSibling = subgraphs[Int(parent.index)].firstChild
      if record.nextSibling >= 0 {
        subgraphs[Int(record.nextSibling)].previousSibling = index
      }
      subgraphs[Int(parent.index)].firstChild = index
    }
    subgraphs[Int(index)] = record
    return SubgraphID(index: index, generation: generation)
  }

  /// Returns whether the subgraph still exists.
  package func isLive(_ subgraph: SubgraphID) -> Bool {
    guard subgraphs.indices.contains(Int(subgraph.index)) else { return false }
    let record = subgraphs[Int(subgraph.index)]
    return record.isLive && record.generation == subgraph.generation
  }

  /// Removes a subgraph with all its nodes and the subgraphs inside it.
  ///
  /// - Precondition: The subgraph has not been removed, neither alone nor with an enclosing one.
  /// - Complexity: O(nodes and edges removed)
  package func remove(_ subgraph: SubgraphID) {
    precondition(isLive(subgraph), "A subgraph can be removed only once.")
    removeSubgraph(subgraph.index)
    checkInvariantsInDebug()
  }

  private func removeSubgraph(_ index: Int32) {
    let slot = Int(index)
    while case let child = subgraphs[slot].firstChild, child >= 0 { removeSubgraph(child) }
    while case let node = subgraphs[slot].firstNode, node >= 0 { release(UInt32(node)) }
    let record = subgraphs[slot]
    if record.previousSibling >= 0 {
      subgraphs[Int(record.previousSibling)].nextSibling = record.nextSibling
    } else if record.parent >= 0 {
      subgraphs[Int(record.parent)].firstChild = record.nextSibling
    }
    if record.nextSibling >= 0 {
      subgraphs[Int(record.nextSibling)].previousSibling = record.previousSibling
    }
    subgraphs[slot] = SubgraphRecord(generation: record.generation &+ 1)
    freeSubgraphs.append(index)
  }

  /// Adds a new node to its subgraph.
  func link(_ node: UInt32, into subgraph: SubgraphID) {
    guard subgraph != .none else { return }
    precondition(isLive(subgraph), "A node cannot be made inside a removed subgraph.")
    let head = subgraphs[Int(subgraph.index)].firstNode
    nodes[Int(node)].subgraph = subgraph.index
    nodes[Int(node)].nextInSubgraph = head
    if head >= 0 { nodes[Int(head)].previousInSubgraph = Int32(node) }
    subgraphs[Int(subgraph.index)].firstNode = Int32(node)
  }

  /// Removes a node from the list of its subgraph.
  func unlinkFromSubgraph(_ index: UInt32) {
    let node = nodes[Int(index)]
    if node.previousInSubgraph >= 0 {
      nodes[Int(node.previousInSubgraph)].nextInSubgraph = node.nextInSubgraph
    } else if node.subgraph >= 0 {
      subgraphs[Int(node.subgraph)].firstNode = node.nextInSubgraph
    }
    if node.nextInSubgraph >= 0 {
      nodes[Int(node.nextInSubgraph)].previousInSubgraph = node.previousInSubgraph
    }
  }
}
