// Pulling values up to date, on demand, each node at most once a change.

extension Graph {
  /// Brings a node up to date and, during an evaluation, records that the evaluation read it.
  ///
  /// - Complexity: O(1) when the node is clean.
  package func read(_ id: NodeID) {
    precondition(isLive(id), "A removed node cannot be read.")
    let slot = Int(id.index)
    if nodes[slot].isEvaluating {
      reportCycle(reading: id.index)
      return
    }
    if nodes[slot].kind == .rule { pull(id.index) }
    record(id.index)
  }

  /// Whether an effect has to be evaluated: a marked one looks at its inputs.
  ///
  /// - Returns: true when an input changed since the last evaluation, or there was none. False cleans
  ///   the mark: the change was cut off.
  package func needsEvaluation(_ id: NodeID) -> Bool {
    let slot = Int(id.index)
    switch nodes[slot].mark {
    case .clean: return false
    case .stale: return true
    case .maybeStale:
      if inputChanged(id.index) { return true }
      nodes[slot].mark = .clean
      nodes[slot].checkedAt = revision
      observer?.graph(self, did: .cutOff(id))
      return false
    }
  }

  /// Begins to evaluate an effect: what is read until `end` becomes its inputs.
  package func begin(_ id: NodeID) {
    precondition(isLive(id), "A removed node cannot be evaluated.")
    beginEvaluation(id.index)
  }

  /// Ends the evaluation that began last; inputs that were not read again are forgotten.
  package func end(_ id: NodeID) {
    endEvaluation(id.index)
    checkInvariantsInDebug()
  }

  /// Whether an evaluation is under way.
  package var isEvaluating: Bool { !frames.isEmpty }

  /// Runs code whose reads make no dependency.
  package func withoutRecording<R>(_ body: () throws -> R) rethrows -> R {
    let suspended = frames
    frames.removeAll(keepingCapacity: true)
    defer { frames = suspended }
    return try body()
  }

  /// The inputs of a node that changed since it was last up to date, in the order of reading.
  package func changedInputs(of id: NodeID) -> [NodeID] {
    let checked = nodes[Int(id.index)].checkedAt
    var found: [NodeID] = []
    var edge = nodes[Int(id.index)].firstInput
    while edge >= 0 {
      let input = edges[Int(edge)].input
      if nodes[Int(input)].changedAt > checked { found.append(identity(of: input)) }
      edge = edges[Int(edge)].nextInput
    }
    return found
  }

  /// The first input of a node that changed since it was last up to date.
  package func firstChangedInput(of id: NodeID) -> NodeID? {
    let checked = nodes[Int(id.index)].checkedAt
    var edge = nodes[Int(id.index)].firstInput
    while edge >= 0 {
      let input = edges[Int(edge)].input
      if nodes[Int(input)].changedAt > checked { return identity(of: input) }
      edge = edges[Int(edge)].nextInput
    }
    return nil
  }

  private func pull(_ index: UInt32) {
    let slot = Int(index)
    switch nodes[slot].mark {
    case .clean: return
    case .maybeStale:
      if !inputChanged(index) {
        nodes[slot].mark = .clean
        nodes[slot].checkedAt = revision
        observer?.graph(self, did: .cutOff(identity(of: index)))
        return
      }
    case .stale: break
    }
    compute(index)
  }

  private func compute(_ index: UInt32) {
    let slot = Int(index)
    guard let rule = rules[slot] else {
      preconditionFailure("The rule of node #\(index) is missing.")
    }
    let cause = firstChangedInput(of: identity(of: index)).map { nodes[Int($0.index)].cause }
    beginEvaluation(index)
    let changed = rule.recompute()
    endEvaluation(index)
    if changed {
      revision += 1
      nodes[slot].changedAt = revision
      if let cause { nodes[slot].cause = cause }
    }
    if nodes[slot].mark == .clean { nodes[slot].checkedAt = revision }
    observer?.graph(self, did: .recomputed(identity(of: index), changed: changed))
  }

  /// Looks at the inputs in the order of reading and stops at the first that changed.
  private func inputChanged(_ index: UInt32) -> Bool {
    let checked = nodes[Int(index)].checkedAt
    nodes[Int(index)].isEvaluating = true
    defer { nodes[Int(index)].isEvaluating = false }
    var edge = nodes[Int(index)].firstInput
    while edge >= 0 {
      let input = edges[Int(edge)].input
      edge = edges[Int(edge)].nextInput
      if nodes[Int(input)].kind == .rule, nodes[Int(input)].mark != .clean {
        if nodes[Int(input)].isEvaluating {
          reportCycle(reading: input)
          continue
        }
        pull(input)
      }
      if nodes[Int(input)].changedAt > checked { return true }
    }
    return false
  }

  // MARK: Recording

  private func beginEvaluation(_ index: UInt32) {
    evaluationSerial &+= 1
    let slot = Int(index)
    frames.append(
      EvaluationFrame(
        node: index, serial: evaluationSerial, revision: revision,
        oldInput: nodes[slot].firstInput, lastKept: -1))
    nodes[slot].isEvaluating = true
    nodes[slot].mark = .clean
  }

  private func endEvaluation(_ index: UInt32) {
    guard let frame = frames.popLast(), frame.node == index else {
      preconditionFailure("Evaluations must end in the reverse order of their beginning.")
    }
    let slot = Int(index)
    var leftover = frame.oldInput
    if frame.lastKept >= 0 {
      edges[Int(frame.lastKept)].nextInput = -1
    } else {
      nodes[slot].firstInput = -1
    }
    while leftover >= 0 {
      let next = edges[Int(leftover)].nextInput
      unlinkFromOutputs(leftover)
      freeEdge(leftover)
      leftover = next
    }
    nodes[slot].isEvaluating = false
    // Marked meanwhile: something that was read has been written since, so it must be looked at again.
    nodes[slot].checkedAt = nodes[slot].mark == .clean ? revision : frame.revision
  }

  private func record(_ input: UInt32) {
    guard let top = frames.indices.last else { return }
    let frame = frames[top]
    guard nodes[Int(input)].readStamp != frame.serial else { return }
    nodes[Int(input)].readStamp = frame.serial
    let old = frame.oldInput
    if old >= 0, edges[Int(old)].input == input {
      frames[top].oldInput = edges[Int(old)].nextInput
      keep(old, in: top)
      return
    }
    keep(makeEdge(from: input, to: frame.node), in: top)
  }

  private func keep(_ edge: Int32, in top: Int) {
    let last = frames[top].lastKept
    if last >= 0 {
      edges[Int(last)].nextInput = edge
    } else {
      nodes[Int(frames[top].node)].firstInput = edge
    }
    edges[Int(edge)].nextInput = frames[top].oldInput
    frames[top].lastKept = edge
  }
}
