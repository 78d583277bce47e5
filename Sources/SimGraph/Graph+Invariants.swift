// Every invariant of `Graph.swift` as code.

extension Graph {
  /// Checks after a mutation in debug builds; small graphs wholly, large ones now and then.
  @inline(__always)
  func checkInvariantsInDebug() {
    #if DEBUG
      if frames.isEmpty, nodes.count <= 64 { checkInvariants() }
    #endif
  }

  /// Stops the program when an invariant does not hold.
  ///
  /// - Complexity: O(nodes and edges)
  package func checkInvariants() {
    var inputsSeen = 0
    for index in nodes.indices where nodes[index].kind != .free {
      inputsSeen += checkInputs(of: index)
      checkOutputs(of: index)
    }
    precondition(inputsSeen == edgeCount, "An edge is in no input list.")
  }

  private func checkInputs(of index: Int) -> Int {
    let node = nodes[index]
    var count = 0
    var edge = node.firstInput
    while edge >= 0 {
      let record = edges[Int(edge)]
      precondition(record.reader == UInt32(index), "An input edge belongs to another reader.")
      let input = nodes[Int(record.input)]
      precondition(input.kind != .free, "\(label(of: UInt32(index))) reads a removed node.")
      if node.mark == .clean, !node.isEvaluating {
        precondition(
          input.mark == .clean && input.changedAt <= node.checkedAt,
          "\(label(of: UInt32(index))) is clean though its input \(label(of: record.input)) is not.")
      }
      count += 1
      edge = record.nextInput
    }
    return count
  }

  private func checkOutputs(of index: Int) {
    var previous: Int32 = -1
    var edge = nodes[index].firstOutput
    while edge >= 0 {
      let record = edges[Int(edge)]
      precondition(record.input == UInt32(index), "An output edge belongs to another node.")
      precondition(record.previousOutput == previous, "An output list is linked wrongly.")
      previous = edge
      edge = record.nextOutput
    }
  }
}
