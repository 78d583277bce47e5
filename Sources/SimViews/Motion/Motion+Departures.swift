// Views on their way out.

import SimGraph

extension Motion {
  /// Keeps a view that was removed until its transition ends.
  func keep(_ departure: Departure, for duration: Double) {
    departures.append(departure)
    schedule(at: time + duration) { [weak self] in self?.end(departure) }
  }

  /// Keeps a view that was removed without an animation until the closures of the update have run.
  func addPendingRemoval(_ departure: Departure) { pendingRemovals.add(departure) }

  /// Lets go of the views that were removed without an animation.
  ///
  /// - Parameter onlyDue: only of those whose closures ran in an earlier round.
  func finishPendingRemovals(onlyDue: Bool = false) {
    while let departure = pendingRemovals.takeFirst(onlyDue: onlyDue) { departure.finish(runtime) }
  }

  private func end(_ departure: Departure) {
    guard let index = departures.firstIndex(where: { $0 === departure }) else { return }
    departures.remove(at: index)
    departure.finish(runtime)
  }

  /// Takes a view out of those that are on their way out, the last that went.
  func takeBack(
    under key: AnyHashable, of owner: _ViewNode, where isFitting: (_ViewNode) -> Bool
  ) -> Departure? {
    if !pendingRemovals.isEmpty,
      let departure = pendingRemovals.takeBack(under: key, of: owner, where: isFitting)
    {
      return departure
    }
    guard
      let index = departures.lastIndex(where: {
        $0.node.parent === owner && $0.key == key && isFitting($0.node)
      })
    else { return nil }
    return departures.remove(at: index)
  }

  /// Whether a view below a node was removed and is there until its transition has ended.
  ///
  /// - Parameter includingPending: whether those count, too, that are there only until closures have run.
  func holdsDepartures(below node: _ViewNode, includingPending: Bool) -> Bool {
    func isBelow(_ departure: Departure) -> Bool {
      var around = departure.node.parent
      while let current = around, current !== node { around = current.parent }
      return around != nil
    }
    return departures.contains(where: isBelow)
      || includingPending && pendingRemovals.contains { isBelow($0) && $0.node.contributesViews }
  }

  /// A node goes for good, and with it what it keeps of views that were removed.
  func removeDepartures(of owner: _ViewNode) {
    while let departure = pendingRemovals.takeFirst(of: owner) { departure.finish(runtime) }
    while let index = departures.firstIndex(where: { $0.node.parent === owner }) {
      departures.remove(at: index).finish(runtime)
    }
  }
}
