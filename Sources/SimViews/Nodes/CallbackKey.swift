// Where a callback stands among the others of its phase. All callbacks of the runtime are sorted
// here and nowhere else (mechanism.md#8.1).

import SimGraph

/// The sort key of a callback that waits in the queue.
///
/// A callback without a key keeps its position in the queue.
struct CallbackKey {
  /// What determines the order.
  enum Rule: CaseIterable {
    /// The graph visits the views update by update, and within a root by subgraphs.
    case visit
    /// Systems that do not order callbacks by subgraph call them inside out, siblings in tree order.
    case insideOut
    /// A container removes its views in one list, whichever branches and elements made them.
    case removal
  }
  let rule: Rule
  /// The update in which the callback was found, or at whose end the views are removed.
  let update: UInt64
  /// The root of the view; roots are ordered by the first callback found in each.
  let root: ObjectIdentifier
  /// The place of the view or, for a removal, of its container; nil if all places are equal.
  let place: SubgraphOrder.Place?
  /// The part of a removal that the callback belongs to.
  var part: ChildRemovalBatch.Part?

  /// Creates the key of a view's callback.
  init(_ rule: Rule, update: UInt64, root: ObjectIdentifier, place: SubgraphOrder.Place?) {
    (self.rule, self.update, self.root, self.place) = (rule, update, root, place)
  }

  /// Creates the key of a callback that runs as its container removes views.
  @MainActor
  init(_ part: ChildRemovalBatch.Part, end: UInt64) {
    self.init(.removal, update: end, root: part.batch.root, place: part.batch.place)
    self.part = part
  }
}

/// A key at its position in the queue, ready to be compared with others of the same rule.
@MainActor
private struct PlacedKey {
  let key: CallbackKey
  let position: Int
  /// The number of the root, in the order in which the roots were found.
  let root: Int
  /// The rank within the removal.
  let rank: Int

  init(_ key: CallbackKey, at position: Int, root: Int) {
    (self.key, self.position, self.root) = (key, position, root)
    rank = key.part?.rank ?? 0
  }

  static func isBefore(_ lhs: PlacedKey, _ rhs: PlacedKey) -> Bool {
    if let batch = lhs.key.part?.batch, let other = rhs.key.part?.batch {
      if batch === other { return (lhs.rank, lhs.position) < (rhs.rank, rhs.position) }
      if lhs.key.update == rhs.key.update, batch.isOfSameList(as: other) {
        return batch.update > other.update
      }
    }
    if lhs.key.update != rhs.key.update { return lhs.key.update < rhs.key.update }
    if lhs.root != rhs.root { return lhs.root < rhs.root }
    if let place = lhs.key.place, let other = rhs.key.place {
      let precedes =
        lhs.key.rule == .insideOut ? SubgraphOrder.isInsideOrBefore : SubgraphOrder.isBefore
      if precedes(place, other) { return true }
      if precedes(other, place) { return false }
    }
    return lhs.position < rhs.position
  }
}

extension Array {
  /// Sorts the elements with a key, those of each rule among the positions that they hold.
  ///
  /// - Complexity: O(n log n) comparisons of places, O(n) without keys.
  @MainActor mutating func sort(by key: KeyPath<Element, CallbackKey?>) {
    guard count > 1 else { return }
    let keys = map { $0[keyPath: key] }
    for rule in CallbackKey.Rule.allCases {
      var roots: [ObjectIdentifier: Int] = [:]
      let placed = indices.compactMap { position -> PlacedKey? in
        guard let key = keys[position], key.rule == rule else { return nil }
        let root = roots[key.root, default: roots.count]
        roots[key.root] = root
        return PlacedKey(key, at: position, root: root)
      }
      guard placed.count > 1 else { continue }
      let sorted = placed.sorted(by: PlacedKey.isBefore).map { self[$0.position] }
      for (key, element) in zip(placed, sorted) { self[key.position] = element }
    }
  }
}

extension NodeRuntime {
  /// The key of a node's callback that was found in an update.
  ///
  /// - Parameter isBehindContent: whether the graph visits it before the contents of the node.
  func key(of node: _ViewNode, in update: UInt64, isBehindContent: Bool = false) -> CallbackKey {
    CallbackKey(
      .visit, update: update, root: ObjectIdentifier(node.root),
      place: subgraphs.place(of: node, isBehindContent: isBehindContent))
  }
}
