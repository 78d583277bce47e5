// The lists of edges. Both are doubly linked, so that every operation is O(1): a reader of 10,000
// rows must not visit its other inputs whenever one row is removed.

extension Graph {
  /// Makes an edge and links it to the outputs of `input`.
  ///
  /// The caller links it to the inputs of `reader`.
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

  /// Frees the slot of an edge that is no longer in any list.
  func freeEdge(_ edge: Int32) {
    edges[Int(edge)] = Edge(input: .max, reader: .max)
    freeEdges.append(edge)
  }

  /// Removes an edge from the outputs of its input.
  func unlinkFromOutputs(_ index: Int32) {
    let edge = edges[Int(index)]
    if edge.previousOutput >= 0 {
      edges[Int(edge.previousOutput)].nextOutput = edge.nextOutput
    } else {
      nodes[Int(edge.input)].firstOutput = edge.nextOutput
    }
    if edge.nextOutput >= 0 { edges[Int(edge.nextOutput)].previousOutput = edge.previousOutput }
  }

  /// Removes an edge from the inputs of its reader, which may be under evaluation.
  ///
  /// - Complexity: O(1), or O(evaluations in progress) if the reader is one of them.
  func unlinkFromInputs(_ index: Int32) {
    let edge = edges[Int(index)]
    if edge.previousInput >= 0 {
      edges[Int(edge.previousInput)].nextInput = edge.nextInput
    } else {
      nodes[Int(edge.reader)].firstInput = edge.nextInput
    }
    if edge.nextInput >= 0 { edges[Int(edge.nextInput)].previousInput = edge.previousInput }
    guard nodes[Int(edge.reader)].isEvaluating else { return }
    for top in frames.indices where frames[top].node == edge.reader {
      if frames[top].oldInput == index { frames[top].oldInput = edge.nextInput }
      if frames[top].lastKept == index { frames[top].lastKept = edge.previousInput }
    }
  }

  /// Returns whether an edge remains from an earlier evaluation of its reader, which is now being
  /// evaluated and has not read it again.
  func isLeftover(_ edge: Int32) -> Bool {
    let record = edges[Int(edge)]
    guard nodes[Int(record.reader)].isEvaluating,
      let frame = frames.last(where: { $0.node == record.reader })
    else { return false }
    return record.serial != frame.serial
  }
}
