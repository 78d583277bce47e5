import SimGraph

extension ViewRuntime {
  /// How many times one screen is walked in one update.
  ///
  /// More than a few times happens only where bodies write what they read. The rest is left to the
  /// next round, and the host ends those.
  static let mostWalks = 8

  /// Walks the flagged nodes, and updates the parts of the framework that depend on them.
  func walkTrees() {
    repeat {
      walkRoots()
    } while features.resolve()
  }

  /// Walks the flagged roots, those with a higher order first, and rows in the order of their
  /// places.
  private func walkRoots() {
    flagStaleNodes()
    dirtyRoots.addResumed()
    while motion.changePhases() || !dirtyRoots.isEmpty {
      let root = dirtyRoots.takeNext()
      if root.isDeferred {
        dirtyRoots.defer(root)
        continue
      }
      if root.countWalk(in: updateNumber) > Self.mostWalks {
        dirtyRoots.postpone(root)
        continue
      }
      root.walk()
      collectContainers()
      flagStaleNodes()
    }
  }

  /// Performs the app's scroll requests with the rows of the present data.
  package func performScrollRequests() {
    guard !scrollRequests.isEmpty else { return }
    let requests = scrollRequests
    scrollRequests = []
    inScope { for request in requests { request() } }
  }
}
