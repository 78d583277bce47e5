import SimGraph

extension ViewRuntime {
  /// How often one screen is walked in one update.
  ///
  /// More than a few times it is only where bodies write what they read; the rest waits for the next
  /// round, and the host ends those.
  static let mostWalks = 8

  /// Walks whatever is flagged, and what follows from that for the parts of the framework.
  func walkTrees() {
    repeat {
      walkRoots()
    } while features.resolve()
  }

  /// Walks every root that is flagged, those with a higher order first, and rows in the order of their places.
  private func walkRoots() {
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

  /// Moves what scrolls for the app: the host does, or it jumps.
  func move(_ area: ScrollArea, _ move: ScrollMove) {
    guard let onScroll else { return area.scroll(to: move.target(true), along: move.axis) }
    onScroll(area, move)
  }

  /// Scrolls to what the app asked for; the rows are those of the data as it is now.
  package func performScrollRequests() {
    guard !scrollRequests.isEmpty else { return }
    let requests = scrollRequests
    scrollRequests = []
    inScope { for request in requests { request() } }
  }
}
