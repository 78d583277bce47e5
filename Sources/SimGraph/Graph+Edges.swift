// The lists of edges: every operation is O(1) but for unlinking from a reader's inputs.

extension Graph {
  func makeEdge(from input: UInt32, to reader: UInt32) -> Int32 {
    let head = nodes[Int(input)].firstOutput
    var edge = Edge(input: input, reader: reader)
    edge.nextOutput = head
    let index: Int32
    if let free = freeEdges.popLast() {
      index = free
      edges[Int(free)] = edge
    } else {
      index = Int32(edges.count)
      edges.append(edge)
    }
    if head >= 0 { edges[Int(head)].previousOutput = index }
    nodes[Int(input)].firstOutput = index
    return index
  }

  func freeEdge(_ edge: Int32) {
    edges[Int(edge)] = Edge(input: .max, reader: .max)
    freeEdges.append(edge)
  }

  func unlinkFromOutputs(_ index: Int32) {
    let edge = edges[Int(index)]
    if edge.previousOutput >= 0 {
      edges[Int(edge.previousOutput)].nextOutput = edge.nextOutput
    } else {
      nodes[Int(edge.input)].firstOutput = edge.nextOutput
    }
    if edge.nextOutput >= 0 { edges[Int(edge.nextOutput)].previousOutput = edge.previousOutput }
  }

  /// - Complexity: O(inputs of the reader)
  func unlinkFromInputs(_ index: Int32, of reader: UInt32) {
    var previous: Int32 = -1
    var edge = nodes[Int(reader)].firstInput
    while edge >= 0, edge != index {
      previous = edge
      edge = edges[Int(edge)].nextInput
    }
    precondition(edge == index, "The edge is missing from the inputs of its reader.")
    let next = edges[Int(index)].nextInput
    if previous >= 0 {
      edges[Int(previous)].nextInput = next
    } else {
      nodes[Int(reader)].firstInput = next
    }
    for top in frames.indices where frames[top].node == reader {
      if frames[top].oldInput == index { frames[top].oldInput = next }
      if frames[top].lastKept == index { frames[top].lastKept = previous }
    }
  }
}
