// Where views stand, and in which turn their closures are told.

extension ReferenceRuntime {
  nonisolated static let appearanceMark = Int.max
  /// The list of the window's root.
  nonisolated static let root = -1

  /// Surroundings inside a view that the program shows: it has a subgraph of its own.
  func inSubgraph(_ place: Place, _ around: Surroundings) -> Surroundings {
    if records[place.path] == nil {
      subgraphsMade += 1
      serials[place.path] = subgraphsMade
    }
    var inside = around
    inside.subgraphs.append(serials[place.path] ?? 0)
    return inside
  }

  /// Surroundings inside an element of a `ForEach`.
  ///
  /// - Parameter isNew: whether it was not there before; one that lingers has the subgraph that it had.
  func inElement(_ place: Place, isNew: Bool, _ around: Surroundings) -> Surroundings {
    let isBack = pendingRemovals.elements.remove(place.path) != nil
    pendingRemovals.elementsDue.remove(place.path)
    if isNew, !isBack {
      subgraphsMade += 1
      serials[place.path] = subgraphsMade
    }
    var inside = around
    inside.subgraphs.append(serials[place.path] ?? 0)
    return inside
  }

  /// Surroundings in the place where a modifier's body has its content: one view of the list around, like any modifier.
  func inPlace(_ path: Int, _ around: Surroundings) -> Surroundings {
    visited[path] = Record(value: [0])
    return around.modified(by: path)
  }

  /// What is told when it comes and goes, and evaluates nothing.
  ///
  /// - Parameter turn: which of those in one subgraph it is.
  func told(
    _ path: Int, _ around: Surroundings, turn: Int = 0, _ content: (Surroundings) -> Shown
  ) -> Shown {
    var record = enter(path, [0, 0, ReferenceRuntime.appearanceMark], around)
    record.turn = turn
    visited[path] = record
    order.append(path)
    let shown = content(around.modified(by: path))
    follow(path, shown)
    return shown
  }

  /// What a stack shows: one view of the list around it, with a list of its own.
  ///
  /// - Parameter form: tells it from other stacks of the view.
  func stack(
    _ path: Int, _ form: Int, _ around: Surroundings, isFlat: Bool = false,
    _ content: (Surroundings) -> Shown
  ) -> Shown {
    let key = 16 * path + form
    var inside = around
    inside.spots[inside.spots.count - 1].element = key
    inside.spots.append(Spot(container: key))
    listsMade += 1
    listPlaces[key] = (around.subgraphs, listsMade)
    var shown = content(inside)
    lists[key] = shown.elements
    shown.elements = [Element(key: key, modifiers: around.modifiers)]
    if !isFlat { shown.pieces = ["(\(shown.pieces.joined(separator: " ")))"] }
    return shown
  }

  /// Makes a closure wait for the end of the round.
  func report(_ text: String, of path: Int, turn: Int = 0) {
    waiting.append(Waiting(text: text, update: updates, place: places[path] ?? [], turn: turn))
  }

  /// Says which views a modifier stands around, and when that changed first since it was told last.
  func follow(_ path: Int, _ shown: Shown) {
    let keys = shown.elements.map(\.key)
    keep(path) {
      $0.hasViews = !shown.pieces.isEmpty
      if $0.elements != keys, $0.followed == nil { $0.followed = updates }
      $0.elements = keys
    }
  }

  /// What owns an object inside a view.
  func owners(in path: Int, _ records: [Int: Record]) -> Set<Int> {
    Set(
      records.lazy.filter { inner, record in
        record.holds.contains(.object) && self.world.paths.contains(path, inner)
      }.map(\.key))
  }

  /// What a closure says now: of a view that goes, with how many objects inside it, those included that came since.
  ///
  /// What only lost its views is told behind what went with them; when, and whether the objects of those live then, nobody has
  /// said.
  private func said(by closure: Waiting) -> String {
    guard let (path, kept) = closure.left else { return closure.text }
    guard !closure.isUnordered else { return "disappear \(path)" }
    return "disappear \(path) with \(kept.union(owners(in: path, visited)).count)"
  }

  /// What is said of views that only lost their views.
  static func unordered(in calls: [String]) -> Set<String> {
    Set(calls.filter { $0.hasPrefix("disappear") && !$0.contains(" with ") })
  }

  /// Calls without what they say of the objects in such views.
  static func plain(_ calls: [String], _ unordered: Set<String>) -> [String] {
    guard !unordered.isEmpty else { return calls }
    return calls.map { call in
      let view = call.split(separator: " ").prefix(2).joined(separator: " ")
      return unordered.contains(view) ? view : call
    }
  }

  /// Makes a view's disappear callback wait.
  func recordDisappearCallback(of path: Int) {
    guard let record = records[path], var spot = record.spots.last else { return }
    let isAtOnce = goesAtOnce(path)
    var spots = record.spots
    spot.modifiers.append(path)
    spots[spots.count - 1] = spot
    // A screen goes when what stands over it has gone.
    let goesWithScreen = !scenes.contains(record.scene)
    // What went before, and lingers by itself, goes before this is told.
    let root = pendingRemovalRoot(of: path)
    let kept = owners(in: path, records).filter { inner in
      visited[inner] == nil && !(goesWithScreen && records[inner]?.scene != record.scene)
        && pendingRemovals.roots[inner].map { $0 == root } ?? true
    }
    var waits = Waiting(text: "", update: updates, left: (path, kept))
    waits.home = places[path] ?? []
    waits.turn = record.turn
    waits.loss = loss(at: spots, isAtOnce: isAtOnce)
    if isAtOnce {
      removedAtOnce.append(waits)
    } else if pendingRemovals.losing.contains(path) {
      // Its last views went in an update before.
      waits.update -= 1
      waits.loss = nil
      disappearCallbacks.insert(
        waits,
        at: disappearCallbacks.firstIndex { $0.update == updates } ?? disappearCallbacks.count)
    } else {
      disappearCallbacks.append(waits)
    }
  }

  /// What of an `AnyView` gives way to another type has no transition, and goes at once (mechanism.md#9.4).
  func goesAtOnce(_ path: Int) -> Bool {
    var inner = path
    while inner > 0 {
      let outer = world.paths.parent(inner)
      if let erased = visited[outer] {
        return records[outer]?.erased == inner && erased.erased != nil && erased.erased != inner
      }
      inner = outer
    }
    return false
  }

  private func loss(at spots: [Spot], isAtOnce: Bool) -> Waiting.Loss? {
    guard let spot = spots.last(where: { lists[$0.container] != nil }),
      let before = listsBefore[spot.container], let (place, age) = listPlaces[spot.container]
    else { return nil }
    let item = spot.modifiers.first { visited[$0] == nil }
    let lost = before.filter { element in
      item.map { element.modifiers.contains($0) } ?? (element.key == spot.element)
    }
    let order = ReferenceRuntime.orderOfLoss(
      before.map(\.key), (lists[spot.container] ?? []).map(\.key))
    guard let last = lost.compactMap({ order.firstIndex(of: $0.key) }).max() else { return nil }
    return Waiting.Loss(
      container: spot.container, place: place, age: age, rank: isAtOnce ? -last : last)
  }

  /// What is left in a container's array when each view that it is to have was put into its place, by changing places
  /// with what stood there.
  static func orderOfLoss(_ before: [Int], _ after: [Int]) -> [Int] {
    var array = before
    for (place, key) in after.enumerated() {
      guard let found = array[place...].firstIndex(of: key) else {
        array.append(key)
        array.swapAt(place, array.count - 1)
        continue
      }
      array.swapAt(place, found)
    }
    return Array(array[after.count...])
  }

  /// Elements that go together let go of their objects in the order in which the container loses them.
  ///
  /// - Parameter before: those that own an object and are one view each, by path; and now.
  func noteDeaths(of before: [Int: Int], _ now: [Int: Int], under container: Int) {
    let list = (listsBefore[container] ?? []).map(\.key)
    guard before.count == list.count else { return }
    let order = ReferenceRuntime.orderOfLoss(list, (lists[container] ?? []).map(\.key))
    let lost = before.filter { now[$0.key] == nil }
    deaths.append(order.compactMap { key in lost.first { $0.value == key }?.key })
  }

  /// Ends a round: what waits is told, and what went when nothing more follows from it.
  ///
  /// - Parameter endsRound: false where closures run in the middle of an action, in which nothing more can follow.
  func tellAll(endsRound: Bool = true) {
    calls += (waiting.inOrderOfRemovalBatches.inGraphOrder + dueDisappearCallbacks).map(said)
    finishPendingRemovals(onlyDue: true)
    let left = disappearCallbacks.inOrderOfRemovalBatches
    let goesOn = isFed && endsRound
    dueDisappearCallbacks = goesOn ? left : []
    if goesOn {
      pendingRemovals.due = Set(pendingRemovals.roots.keys)
      pendingRemovals.losingDue = pendingRemovals.losing
      pendingRemovals.elementsDue = pendingRemovals.elements
    } else {
      calls += left.map(said)
      finishPendingRemovals(onlyDue: false)
    }
    waiting = []
    disappearCallbacks = []
    isFed = false
  }
}
