// Subgraphs: nodes that live and die together.
//
// A branch of a conditional, an element of a ForEach, a screen: each owns a subgraph, and removing it
// removes its nodes, the subgraphs inside it and every edge that touches them.

/// The identity of a subgraph.
package struct SubgraphID: Hashable, Sendable {
  let index: Int32
  /// Outside every subgraph.
  package static let none = SubgraphID(index: -1)
}

struct SubgraphRecord {
  var isLive = false
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  var previousSibling: Int32 = -1
  var firstNode: Int32 = -1
}

extension Graph {
  /// Makes a subgraph inside another one.
  ///
  /// - Parameter parent: the subgraph with which it will be removed, or `.none`.
  /// - Complexity: O(1)
  package func addSubgraph(in parent: SubgraphID = .none) -> SubgraphID {
    let index: Int32
    if let free = freeSubgraphs.popLast() {
      index = free
    } else {
      index = Int32(subgraphs.count)
      subgraphs.append(SubgraphRecord())
    }
    var record = SubgraphRecord(isLive: true, parent: parent.index)
    if parent.index >= 0 {
      precondition(
        subgraphs[Int(parent.index)].isLive, "A subgraph cannot be made inside a removed one.")
      record.nextSibling = subgraphs[Int(parent.index)].firstChild
      if record.nextSibling >= 0 {
        subgraphs[Int(record.nextSibling)].previousSibling = index
      }
      subgraphs[Int(parent.index)].firstChild = index
    }
    subgraphs[Int(index)] = record
    return SubgraphID(index: index)
  }

  /// Removes a subgraph with all its nodes and the subgraphs inside it.
  ///
  /// - Complexity: O(nodes and edges removed)
  package func remove(_ subgraph: SubgraphID) {
    precondition(
      subgraph.index >= 0 && subgraphs[Int(subgraph.index)].isLive,
      "A subgraph can be removed only once.")
    let record = subgraphs[Int(subgraph.index)]
    if record.previousSibling >= 0 {
      subgraphs[Int(record.previousSibling)].nextSibling = record.nextSibling
    } else if record.parent >= 0 {
      subgraphs[Int(record.parent)].firstChild = record.nextSibling
    }
    if record.nextSibling >= 0 {
      subgraphs[Int(record.nextSibling)].previousSibling = record.previousSibling
    }
    removeContents(of: subgraph.index)
    checkInvariantsInDebug()
  }

  private func removeContents(of index: Int32) {
    var child = subgraphs[Int(index)].firstChild
    while child >= 0 {
      let next = subgraphs[Int(child)].nextSibling
      removeContents(of: child)
      child = next
    }
    var node = subgraphs[Int(index)].firstNode
    while node >= 0 {
      let next = nodes[Int(node)].nextInSubgraph
      release(UInt32(node))
      node = next
    }
    subgraphs[Int(index)] = SubgraphRecord()
    freeSubgraphs.append(index)
  }
}
