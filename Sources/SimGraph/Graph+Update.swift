// Updates values on demand, each node at most once per change.

extension Graph {
  /// Brings a node up to date and, during an evaluation, records that the evaluation read it.
  ///
  /// - Precondition: The node is a source or a rule that has not been removed.
  /// - Complexity: O(1) if the node is clean.
  package func read(_ id: NodeID) {
    let slot = liveSlot(of: id)
    precondition(nodes[slot].kind != .effect, "An effect has no value to read.")
    if nodes[slot].isEvaluating {
      reportCycle(reading: id.index)
      return
    }
    if nodes[slot].mark != .clean {
      pull(id.index)
      checkInvariantsInDebug()
    }
    record(id.index)
  }

  /// Returns whether an effect has to be evaluated; a marked one checks its inputs.
  ///
  /// - Returns: True if an input has changed since the last evaluation, or there was no evaluation.
  ///   False makes the node clean: the change was cut off.
  package func needsEvaluation(_ id: NodeID) -> Bool {
    let slot = liveSlot(of: id)
    switch nodes[slot].mark {
    case .clean: return false
    case .stale: return true
    case .maybeStale:
      if inputChanged(id.index) {
        nodes[slot].mark = .stale
        return true
      }
      observer?.graph(self, did: .cutOff(id))
      checkInvariantsInDebug()
      return false
    }
  }

  /// Returns the state of an effect after all its inputs are up to date.
  ///
  /// The caller decides whether a change matters to it. If not, it calls `settle`.
  package func effectState(at id: NodeID) -> EffectState {
    let slot = liveSlot(of: id)
    switch nodes[slot].mark {
    case .clean: return .none
    case .stale: return .invalidated
    case .maybeStale:
      if inputChanged(id.index, looksAtAll: true) {
        return nodes[slot].mark == .stale ? .invalidated : .inputsChanged
      }
      observer?.graph(self, did: .cutOff(id))
      checkInvariantsInDebug()
      return .none
    }
  }

  /// Marks an effect as evaluated, because no change of its inputs matters to it.
  ///
  /// - Precondition: `effectState(at:)` has just returned `inputsChanged`.
  package func settle(_ id: NodeID) {
    let slot = liveSlot(of: id)
    nodes[slot].mark = .clean
    nodes[slot].checkedAt = revision
    observer?.graph(self, did: .cutOff(id))
    checkInvariantsInDebug()
  }

  /// Begins to evaluate an effect: nodes that are read until `end` become its inputs.
  ///
  /// - Precondition: The node is an effect that has not been removed and is not being evaluated.
  package func begin(_ id: NodeID) {
    let slot = liveSlot(of: id)
    precondition(nodes[slot].kind == .effect, "Only an effect is evaluated by its owner.")
    precondition(!nodes[slot].isEvaluating, "An effect cannot be evaluated within itself.")
    beginEvaluation(id.index)
  }

  /// Ends the innermost evaluation, and removes the inputs that were not read again.
  package func end(_ id: NodeID) {
    endEvaluation(id.index)
    checkInvariantsInDebug()
  }

  /// Whether an evaluation is in progress that records reads.
  package var isEvaluating: Bool { frames.last?.isRecording ?? false }

  /// Returns the first input of a node that changed since it was last up to date.
  package func firstChangedInput(of id: NodeID) -> NodeID? {
    var found: NodeID?
    forEachChangedInput(of: id) { input in
      found = input
      return false
    }
    return found
  }

  private func forEachChangedInput(of id: NodeID, _ goesOn: (NodeID) -> Bool) {
    let slot = liveSlot(of: id)
    let checked = nodes[slot].checkedAt
    var edge = nodes[slot].firstInput
    while edge >= 0 {
      let input = edges[Int(edge)].input
      if nodes[Int(input)].changedAt > checked, !goesOn(identity(of: input)) { return }
      edge = edges[Int(edge)].nextInput
    }
  }

  private func pull(_ index: UInt32) {
    switch nodes[Int(index)].mark {
    case .clean: return
    case .maybeStale:
      guard inputChanged(index) else {
        observer?.graph(self, did: .cutOff(identity(of: index)))
        return
      }
    case .stale: break
    }
    compute(index)
  }

  private func compute(_ index: UInt32) {
    let slot = Int(index)
    guard slot < rules.count, let rule = rules[slot] else {
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

  /// Returns whether an input has changed.
  ///
  /// Inputs are checked in the order of reading, up to the first that has changed unless all should
  /// be brought up to date.
  ///
  /// If none has changed, the node becomes clean, unless updating an input wrote something that the
  /// node depends on; it then stays marked.
  private func inputChanged(_ index: UInt32, looksAtAll: Bool = false) -> Bool {
    let slot = Int(index)
    let checked = nodes[slot].checkedAt
    let start = revision
    enter(index)
    defer { leave(index) }
    var hasChanged = false
    var edge = nodes[slot].firstInput
    while edge >= 0 {
      let input = edges[Int(edge)].input
      // This input closes a cycle; evaluating the node will read it and report the cycle.
      if nodes[Int(input)].isEvaluating { return true }
      pull(input)
      // The node is stale because one of its inputs was removed during the check, perhaps this one
      // with its edge.
      if nodes[slot].mark == .stale { return true }
      if nodes[Int(input)].changedAt > checked {
        if !looksAtAll { return true }
        hasChanged = true
      }
      edge = edges[Int(edge)].nextInput
    }
    if hasChanged { return true }
    nodes[slot].checkedAt = nodes[slot].mark == .clean ? revision : start
    return false
  }
}

/// The result of checking the inputs of an effect.
package enum EffectState: Sendable {
  case none
  /// An input has changed.
  case inputsChanged
  /// The effect itself was invalidated, was never evaluated, or lost an input.
  case invalidated
}
