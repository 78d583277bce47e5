// What goes without an animation is there until the closures of the round have run, and the bodies that these caused: nothing
// in it runs, and if it comes back until then, it never went (mechanism.md#8.9, #9.2).

/// What went in the round, or in the one before it, and may come back.
struct PendingRemovals {
  /// What it went with, by path.
  var roots: [Int: Int] = [:]
  /// Those that have waited for a round.
  var due: Set<Int> = []
  /// The modifiers that stand around no view any more and are told when the last has gone, and those that waited for a round.
  var losing: Set<Int> = []
  var losingDue: Set<Int> = []
  /// The elements of a `ForEach` that went, with their subgraphs, and those that waited for a round.
  var elements: Set<Int> = []
  var elementsDue: Set<Int> = []
}

extension ReferenceRuntime {
  /// Those that an update before let go and that have to be let go anew, as what they stand in came back without them.
  func leftBehind() -> [Int] {
    pendingRemovals.roots.filter { path, root in
      root != path && visited[root] != nil && visited[path] == nil
    }.map(\.key).sorted { first, second in
      [Waiting].isBefore(places[first] ?? [], places[second] ?? [])
        ?? ((records[first]?.turn ?? 0) < (records[second]?.turn ?? 0))
    }
  }

  /// What went with an identity comes back: nobody is told that it went.
  func comeBack(_ path: Int) {
    guard pendingRemovals.roots.removeValue(forKey: path) != nil else { return }
    pendingRemovals.due.remove(path)
    disappearCallbacks.removeAll { $0.left?.path == path }
    dueDisappearCallbacks.removeAll { $0.left?.path == path }
    gone.removeAll { $0 == path }
    // Until it is laid out again it has no place where it could stay.
    if records[path]?.leavingUntil == nil { records[path]?.shownIn = rounds }
    records[path]?.cameBackIn = frames
    for place in deaths.indices { deaths[place].removeAll { $0 == path } }
  }

  /// Keeps an identity that has gone in this update, if it lingers; one that does not takes along what lingers in it.
  func addPendingRemoval(_ path: Int) {
    if goesAtOnce(path) { takeAlong(path) }
    pendingRemovals.losing.remove(path)
    guard let root = pendingRemovalRoot(of: path) else { return }
    pendingRemovals.roots[path] = root
  }

  private func takeAlong(_ path: Int) {
    let inside = Set(pendingRemovals.roots.keys.filter { world.paths.contains(path, $0) })
    guard !inside.isEmpty else { return }
    func goesAlong(_ disappearCallback: Waiting) -> Bool {
      disappearCallback.left.map { inside.contains($0.path) } ?? false
    }
    for var disappearCallback in (dueDisappearCallbacks + disappearCallbacks).filter(goesAlong) {
      // In which order, nobody has said.
      disappearCallback.isUnordered = true
      removedAtOnce.append(disappearCallback)
    }
    disappearCallbacks.removeAll(where: goesAlong)
    dueDisappearCallbacks.removeAll(where: goesAlong)
    for inner in inside { pendingRemovals.roots[inner] = nil }
    pendingRemovals.due.subtract(inside)
  }

  /// The outermost identity that goes with one, if that goes as a branch, an id or an element does.
  func pendingRemovalRoot(of path: Int) -> Int? {
    var root = path
    while root > 0 {
      let outer = world.paths.parent(root)
      guard let record = visited[outer] else {
        root = outer
        continue
      }
      let kind = world.programs[record.value[0]].kind
      if kind == .erased || kind == .erasing { return goesAtOnce(path) ? nil : root }
      return kind.letsGoAtOnce ? nil : root
    }
    return nil
  }

  /// Whether the views linger that a modifier stands around, so that it is not told yet.
  func losesLater(_ path: Int, _ record: Record) -> Bool {
    if record.isReported, !record.hasViews {
      pendingRemovals.losing.insert(path)
    } else {
      pendingRemovals.losing.remove(path)
      pendingRemovals.losingDue.remove(path)
    }
    return pendingRemovals.losing.contains(path)
  }

  /// Modifiers that stand around no view any more are told when the last has gone.
  private func tellThoseWithoutViews(onlyDue: Bool) {
    for path in order
    where pendingRemovals.losing.contains(path)
      && (!onlyDue || pendingRemovals.losingDue.contains(path))
    {
      guard let record = records[path], record.isReported else { continue }
      records[path]?.isReported = false
      if record.appears { calls.append("disappear \(path)") }
      pendingRemovals.losing.remove(path)
    }
    pendingRemovals.losingDue = []
    if !onlyDue { pendingRemovals.losing = [] }
  }

  /// Those have gone that waited for this round, or all.
  func finishPendingRemovals(onlyDue: Bool) {
    for path in onlyDue ? pendingRemovals.due : Set(pendingRemovals.roots.keys) {
      pendingRemovals.roots[path] = nil
      records[path] = nil
    }
    pendingRemovals.due = []
    pendingRemovals.elements.subtract(
      onlyDue ? pendingRemovals.elementsDue : pendingRemovals.elements)
    pendingRemovals.elementsDue = []
    tellThoseWithoutViews(onlyDue: onlyDue)
  }
}

extension Kind {
  /// Whether what it shows goes at once when it is not wanted any more: rows and screens.
  fileprivate var letsGoAtOnce: Bool {
    switch self {
    case .list, .lazyStack, .lazyGrid, .sections, .roster, .outline, .navigation, .tabs, .presenter,

      .hosting, .evicting:
      true
    default: false
    }
  }
}
