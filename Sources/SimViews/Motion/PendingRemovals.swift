// Views that were removed without an animation. Their removal is a change of its own that waits, as that of a view on its way
// out does (mechanism 8.9): until the closures of the update have run, and the bodies that these caused. Until then nothing
// shows them and nothing in them runs, but whoever wants one back finds it with its state (mechanism 9.2, 9.5).

/// The views that were removed without an animation and have not gone yet, in the order of their removals.
@MainActor
struct PendingRemovals {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let key: AnyHashable
  }

  /// Those that have gone or are back stay in here until all are.
  private var all: [Departure] = []
  private var first = 0
  private var last: [Key: [Departure]] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]
  /// How many there are.
  private(set) var count = 0
  /// How many of the first waited for the bodies of another round.
  private var due = 0

  nonisolated init() {}

  var isEmpty: Bool { count == 0 }

  func contains(where isWanted: (Departure) -> Bool) -> Bool {
    all.contains { !$0.isOver && isWanted($0) }
  }

  func forEach(_ body: (Departure) -> Void) {
    for departure in all where !departure.isOver { body(departure) }
  }

  mutating func add(_ departure: Departure) {
    guard let owner = departure.node.parent else { return }
    all.append(departure)
    count += 1
    counts[ObjectIdentifier(owner), default: 0] += 1
    last[Key(owner: ObjectIdentifier(owner), key: departure.key), default: []].append(departure)
  }

  /// Takes out the last one that went under a key.
  mutating func takeBack(
    under key: AnyHashable, of owner: _ViewNode, where isFitting: (_ViewNode) -> Bool
  ) -> Departure? {
    guard
      let departure = last[Key(owner: ObjectIdentifier(owner), key: key)]?
        .last(where: { isFitting($0.node) })
    else { return nil }
    take(departure)
    return departure
  }

  /// Takes out the first of those that a node let go.
  mutating func takeFirst(of owner: _ViewNode) -> Departure? {
    guard counts[ObjectIdentifier(owner)] != nil,
      let departure = all.first(where: { !$0.isOver && $0.node.parent === owner })
    else { return nil }
    take(departure)
    return departure
  }

  /// Takes out the first of all, or of those that have waited for a round.
  mutating func takeFirst(onlyDue: Bool) -> Departure? {
    while first < all.count, all[first].isOver { first += 1 }
    guard first < (onlyDue ? due : all.count) else { return nil }
    let departure = all[first]
    take(departure)
    return departure
  }

  private mutating func take(_ departure: Departure) {
    departure.isOver = true
    count -= 1
    guard count > 0 else {
      self = PendingRemovals()
      return
    }
    guard let owner = departure.node.parent else { return }
    let id = ObjectIdentifier(owner)
    counts[id] = counts[id].flatMap { $0 > 1 ? $0 - 1 : nil }
    last[Key(owner: id, key: departure.key)]?.removeAll { $0 === departure }
  }

  /// Those that are there wait for the bodies of another round.
  mutating func advancePhase() { due = all.count }
}
