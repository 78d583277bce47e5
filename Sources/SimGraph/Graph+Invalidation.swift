// Pushing "may be stale" outwards. Marking computes nothing and compares nothing.

extension Graph {
  /// Says that a source has a new value, and marks whatever may depend on it.
  ///
  /// The caller compares: writing an equal value is not a change and should not be reported here.
  /// - Complexity: O(nodes newly marked and their edges)
  package func write(_ id: NodeID) {
    precondition(isLive(id), "A removed node cannot be written.")
    let slot = Int(id.index)
    precondition(nodes[slot].kind == .source, "Only a source can be written.")
    revision += 1
    nodes[slot].changedAt = revision
    nodes[slot].cause = currentCause
    let marked = markOutputs(of: id.index)
    observer?.graph(self, did: .written(id, marked: marked))
    checkInvariantsInDebug()
  }

  /// Says that a rule's or an effect's own fixed inputs changed, so that it must be computed.
  package func invalidate(_ id: NodeID) {
    precondition(isLive(id), "A removed node cannot be invalidated.")
    let slot = Int(id.index)
    nodes[slot].cause = currentCause
    let wasClean = nodes[slot].mark == .clean
    nodes[slot].mark = .stale
    if wasClean {
      if nodes[slot].kind == .effect { staleEffects.append(id.index) }
      markOutputs(of: id.index)
    }
    checkInvariantsInDebug()
  }

  /// The effects that were marked since the last call, in the order of marking.
  package func takeStaleEffects() -> [NodeID] {
    let taken = staleEffects.compactMap { index -> NodeID? in
      nodes[Int(index)].kind == .effect && nodes[Int(index)].mark != .clean
        ? identity(of: index) : nil
    }
    staleEffects.removeAll(keepingCapacity: true)
    return taken
  }

  /// Whether an effect was marked since the last `takeStaleEffects`.
  package var hasStaleEffects: Bool { !staleEffects.isEmpty }

  /// The owner of a node.
  package func owner(of id: NodeID) -> (any NodeOwner)? { owners[Int(id.index)].owner }

  @discardableResult
  func markOutputs(of start: UInt32) -> Int {
    var marked = 0
    let base = markStack.count
    markStack.append(start)
    while markStack.count > base {
      let index = markStack.removeLast()
      var edge = nodes[Int(index)].firstOutput
      while edge >= 0 {
        let reader = edges[Int(edge)].reader
        edge = edges[Int(edge)].nextOutput
        let slot = Int(reader)
        guard nodes[slot].mark == .clean else { continue }
        nodes[slot].mark = .maybeStale
        marked += 1
        if nodes[slot].kind == .effect {
          staleEffects.append(reader)
        } else {
          markStack.append(reader)
        }
      }
    }
    return marked
  }

  /// An input of `reader` is gone: it cannot be checked any more, so it must be computed.
  func markInputRemoved(_ reader: UInt32) {
    let slot = Int(reader)
    let wasClean = nodes[slot].mark == .clean
    nodes[slot].mark = .stale
    guard wasClean, !nodes[slot].isEvaluating else { return }
    if nodes[slot].kind == .effect { staleEffects.append(reader) }
    markOutputs(of: reader)
  }
}
