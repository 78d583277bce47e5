// Checks every invariant of `Graph.swift`.

extension Graph {
  /// Checks the invariants in debug builds, at the end of an operation that may have changed the
  /// graph.
  ///
  /// A graph of at most 64 slots is checked every time. A larger one of n slots is checked once in
  /// n operations, so that the cost per operation stays bounded. Nothing is checked while a node is
  /// being checked or evaluated; the check follows at the end of the outermost evaluation or read.
  /// Release builds check only when `checkInvariants` is called.
  @inline(__always)
  func checkInvariantsInDebug() {
    #if DEBUG
      guard path.isEmpty else { return }
      mutationsSinceCheck += 1
      guard nodes.count <= 64 || mutationsSinceCheck >= nodes.count else { return }
      mutationsSinceCheck = 0
      checkInvariants()
    #endif
  }

  /// Stops the program if an invariant is violated, or calls `onBrokenInvariant`.
  ///
  /// - Complexity: O(nodes and edges)
  package func checkInvariants() {
    do {
      try GraphChecker(self).findBrokenInvariant()
    } catch {
      guard let onBrokenInvariant else { preconditionFailure(error.description) }
      onBrokenInvariant(error.description)
    }
  }
}

/// Checks a graph, which it does not change.
private struct GraphChecker {
  private let graph: Graph
  private let nodes: ContiguousArray<Node>
  private let edges: ContiguousArray<Edge>

  init(_ graph: Graph) {
    self.graph = graph
    nodes = graph.nodes
    edges = graph.edges
  }

  func findBrokenInvariant() throws(BrokenInvariant) {
    var inputsSeen = 0
    var outputsSeen = 0
    var nodesSeen = 0
    for index in nodes.indices where nodes[index].kind != .free {
      nodesSeen += 1
      inputsSeen += try checkInputs(of: index)
      outputsSeen += try checkOutputs(of: index)
      try checkSubgraph(of: index)
    }
    try require(nodesSeen == graph.liveNodes, "The number of nodes in use is wrong.")
    try require(inputsSeen == graph.edgeCount, "An edge is in no input list.")
    try require(outputsSeen == graph.edgeCount, "An edge is in no output list.")
    try checkQueue()
  }

  private func checkInputs(of index: Int) throws(BrokenInvariant) -> Int {
    let node = nodes[index]
    var count = 0
    var previous: Int32 = -1
    var edge = node.firstInput
    while edge >= 0 {
      let record = edges[Int(edge)]
      try require(record.reader == UInt32(index), "An input edge belongs to another reader.")
      try require(record.previousInput == previous, "An input list is linked wrongly.")
      let input = nodes[Int(record.input)]
      try require(input.kind != .free, "\(graph.label(of: UInt32(index))) reads a removed node.")
      if node.mark == .clean, !node.isEvaluating {
        try require(
          input.mark == .clean && input.changedAt <= node.checkedAt,
          "\(graph.label(of: UInt32(index))) is clean though its input \(graph.label(of: record.input)) is not."
        )
      }
      count += 1
      previous = edge
      edge = record.nextInput
    }
    return count
  }

  private func checkOutputs(of index: Int) throws(BrokenInvariant) -> Int {
    var count = 0
    var previous: Int32 = -1
    var edge = nodes[index].firstOutput
    while edge >= 0 {
      let record = edges[Int(edge)]
      try require(record.input == UInt32(index), "An output edge belongs to another node.")
      try require(record.previousOutput == previous, "An output list is linked wrongly.")
      count += 1
      previous = edge
      edge = record.nextOutput
    }
    return count
  }

  private func checkSubgraph(of index: Int) throws(BrokenInvariant) {
    let node = nodes[index]
    guard node.subgraph >= 0 else { return }
    try require(graph.subgraphs[Int(node.subgraph)].isLive, "A node outlived its subgraph.")
    if node.previousInSubgraph >= 0 {
      let previous = nodes[Int(node.previousInSubgraph)]
      try require(
        previous.nextInSubgraph == Int32(index) && previous.subgraph == node.subgraph,
        "The list of a subgraph is linked wrongly.")
    } else {
      try require(
        graph.subgraphs[Int(node.subgraph)].firstNode == Int32(index),
        "A node is not in the list of its subgraph.")
    }
  }

  private func checkQueue() throws(BrokenInvariant) {
    let waiting = nodes.count { $0.isWaiting }
    let queued = graph.staleEffects.count { graph.isLive($0) && nodes[Int($0.index)].isWaiting }
    try require(waiting == queued, "An effect that waits is not in the queue exactly once.")
  }
}

/// A description of a violated invariant.
package struct BrokenInvariant: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// Throws an error with a sentence unless a condition holds.
package func require(
  _ condition: Bool, _ sentence: @autoclosure () -> String
) throws(BrokenInvariant) {
  if !condition { throw BrokenInvariant(sentence()) }
}
