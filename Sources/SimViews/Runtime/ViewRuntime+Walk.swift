import SimGraph

extension ViewRuntime {
  /// How often one screen is walked in one update.
  ///
  /// More than a few times it is only where bodies write what they read; the rest waits for the next
  /// round, and the host ends those.
  private static let mostWalks = 8

  /// Walks every root that is flagged, those with a higher order first.
  func walkRoots() {
    flagStaleNodes()
    while motion.changePhases() || !dirtyRoots.isEmpty {
      if dirtyRoots.count > 1 { dirtyRoots.sort { $0.order > $1.order } }
      let root = dirtyRoots.removeFirst()
      if root.countWalk(in: updateNumber) > Self.mostWalks {
        postponedRoots.append(root)
        continue
      }
      root.walk()
      collectContainers()
      flagStaleNodes()
    }
  }

  private func flagStaleNodes() {
    guard graph.hasStaleEffects else { return }
    for id in graph.takeStaleEffects() {
      guard let owner = graph.owner(of: id) else { continue }
      // Every effect of this graph belongs to a node of the tree.
      unsafeDowncast(owner, to: _ViewNode.self).flagStale()
    }
  }
}
