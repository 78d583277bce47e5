import SimGraph

extension ViewRuntime {
  /// How often one screen is walked in one update.
  ///
  /// More than a few times it is only where bodies write what they read; the rest waits for the next
  /// round, and the host ends those.
  private static let mostWalks = 8

  /// Walks every root that is flagged, those with a higher order first, and rows in the order of their places.
  func walkRoots() {
    flagStaleNodes()
    while motion.changePhases() || !dirtyRoots.isEmpty {
      let root = dirtyRoots.takeNext()
      if root.countWalk(in: updateNumber) > Self.mostWalks {
        dirtyRoots.postpone(root)
        continue
      }
      root.walk()
      collectContainers()
      flagStaleNodes()
    }
  }

  func collectContainers() {
    while !containersToCollect.isEmpty {
      let containers = containersToCollect
      containersToCollect = []
      for container in containers where !container.flags.contains(.removed) {
        container.flags.remove(.collect)
        container.collectContent()
      }
    }
  }

  /// Scrolls to what the app asked for; the rows are those of the data as it is now.
  package func performScrollRequests() {
    guard !scrollRequests.isEmpty else { return }
    let requests = scrollRequests
    scrollRequests = []
    inScope { for request in requests { request() } }
  }

  func flagStaleNodes() {
    guard graph.hasStaleEffects else { return }
    for id in graph.takeStaleEffects() {
      guard let owner = graph.owner(of: id) else { continue }
      // Every effect of this graph belongs to a node of the tree.
      unsafeDowncast(owner, to: _ViewNode.self).flagStale()
    }
  }
}
