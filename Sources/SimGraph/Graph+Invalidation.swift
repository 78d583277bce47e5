// Propagates "may be stale" downstream. Marking computes nothing and compares nothing.

extension Graph {
  /// Reports that a source has a new value, and marks all nodes that may depend on it.
  ///
  /// The caller compares: writing an equal value is not a change and should not be reported here.
  /// - Parameter cause: The cause of the write; `nil` for the current cause.
  /// - Complexity: O(nodes newly marked and their edges)
  package func write(_ id: NodeID, cause: CauseID? = nil) {
    let slot = liveSlot(of: id)
    precondition(nodes[slot].kind == .source, "Only a source can be written.")
    revision += 1
    nodes[slot].changedAt = revision
    nodes[slot].cause = cause ?? currentCause
    let marked = markOutputs(of: id.index)
    observer?.graph(self, did: .written(id, marked: marked))
    checkInvariantsInDebug()
  }

  /// Reports that a rule's or an effect's own fixed inputs changed, so that it must be computed.
  ///
  /// - Parameter cause: The cause of the change; `nil` for the current cause.
  package func invalidate(_ id: NodeID, cause: CauseID? = nil) {
    let slot = liveSlot(of: id)
    precondition(nodes[slot].kind != .source, "A source is written, not invalidated.")
    nodes[slot].cause = cause ?? currentCause
    mark(id.index, as: .stale)
    checkInvariantsInDebug()
  }

  /// Returns the effects that were marked since the last call and are still marked, in the order of
  /// marking.
  package func takeStaleEffects() -> [NodeID] {
    var taken: [NodeID] = []
    for id in staleEffects where isLive(id) {
      nodes[Int(id.index)].isWaiting = false
      if nodes[Int(id.index)].mark != .clean { taken.append(id) }
    }
    staleEffects.removeAll(keepingCapacity: true)
    return taken
  }

  /// Whether an effect has been marked since the last `takeStaleEffects`.
  package var hasStaleEffects: Bool { !staleEffects.isEmpty }

  /// Marks a node and, if it was clean, the nodes that depend on it.
  func mark(_ index: UInt32, as mark: NodeMark) {
    let wasClean = nodes[Int(index)].mark == .clean
    nodes[Int(index)].mark = mark
    guard wasClean else { return }
    if nodes[Int(index)].kind == .effect {
      queue(index)
    } else {
      markOutputs(of: index)
    }
  }

  /// Marks the nodes that depend on a node, and returns the number of nodes marked.
  @discardableResult
  func markOutputs(of start: UInt32) -> Int {
    var marked = 0
    let base = markStack.count
    markStack.append(start)
    while markStack.count > base {
      let index = markStack.removeLast()
      var edge = nodes[Int(index)].firstOutput
      while edge >= 0 {
        let current = edge
        let reader = edges[Int(edge)].reader
        edge = edges[Int(edge)].nextOutput
        let slot = Int(reader)
        guard nodes[slot].mark == .clean, !isLeftover(current) else { continue }
        nodes[slot].mark = .maybeStale
        marked += 1
        if nodes[slot].kind == .effect {
          queue(reader)
        } else {
          markStack.append(reader)
        }
      }
    }
    return marked
  }

  /// Adds an effect to the queue of `takeStaleEffects`, once.
  private func queue(_ index: UInt32) {
    guard !nodes[Int(index)].isWaiting else { return }
    nodes[Int(index)].isWaiting = true
    staleEffects.append(identity(of: index))
  }

  /// Marks the reader of an edge whose input is removed.
  ///
  /// The input can no longer be checked, so the reader must be computed.
  func markInputRemoved(_ edge: Int32) {
    guard !isLeftover(edge) else { return }
    let reader = edges[Int(edge)].reader
    nodes[Int(reader)].cause = currentCause
    mark(reader, as: .stale)
  }
}
