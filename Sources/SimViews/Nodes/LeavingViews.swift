// What a view that is taken out of the tree leaves to be called, with all that is below it.
//
// The graph goes through what is removed as it goes through what it updates (Subgraph::apply, as read from the binaries): by
// subgraphs, inner before outer and later siblings before earlier ones (`SubgraphOrder`). What the views own is
// let go when all of them have been told.

import SimGraph

/// The closures of one removal.
@MainActor
struct LeavingViews {
  /// A closure, and where its view stood.
  struct Farewell {
    let root: ObjectIdentifier
    /// Nil where a system does not go by subgraphs.
    let place: SubgraphOrder.Place?
    /// Whether it is called before what takes the view's place appears.
    let isAtOnce: Bool
    let action: CausedAction
  }
  /// How many removals are under way, one within the other.
  var depth = 0
  fileprivate var farewells: [Farewell] = []
  /// What is kept alive until the last of them.
  fileprivate var owned: [@MainActor () -> Void] = []

  /// Whether something waits and the outermost removal has ended.
  @inline(__always)
  var hasAll: Bool { depth == 0 && !(farewells.isEmpty && owned.isEmpty) }

  /// Adds a closure.
  mutating func add(_ farewell: Farewell) { farewells.append(farewell) }

  /// Keeps something alive until all are told.
  mutating func keep(_ keeping: @escaping @MainActor () -> Void) { owned.append(keeping) }

  /// The closures in the order of their calls, root by root as they were found.
  fileprivate var inOrder: [Farewell] {
    guard farewells.count > 1 else { return farewells }
    var roots: [ObjectIdentifier: Int] = [:]
    let placed = farewells.enumerated().map { index, farewell in
      let root = roots[farewell.root, default: roots.count]
      roots[farewell.root] = root
      return (root: root, index: index, farewell: farewell)
    }
    return placed.sorted { lhs, rhs in
      if lhs.root != rhs.root { return lhs.root < rhs.root }
      if let left = lhs.farewell.place, let right = rhs.farewell.place {
        if SubgraphOrder.isBefore(left, right) { return true }
        if SubgraphOrder.isBefore(right, left) { return false }
      }
      return lhs.index < rhs.index
    }.map(\.farewell)
  }
}

extension NodeRuntime {
  /// Queues what the removal that has ended left to be called.
  func enqueueLeaving() {
    let ended = leaving
    leaving = LeavingViews()
    // What is known of containers is known of those that exist.
    subgraphs = SubgraphOrder()
    for farewell in ended.inOrder {
      if farewell.isAtOnce { enqueue(farewell.action) } else { farewells.append(farewell.action) }
    }
    for keeping in ended.owned {
      if farewells.isEmpty {
        enqueue(keeping)
      } else {
        enqueueAfterAppearances(by: .none, for: .none, keeping)
      }
    }
  }
}
