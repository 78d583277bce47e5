// What an update leaves to be called after it: closures of `onChange` and `onPreferenceChange`.
//
// They are found while bodies run, in the order of the walk, and called when the update is done, in the order
// in which the graph comes to them (`SubgraphOrder`): a view's closure before those of the views around it.

import SimGraph

/// The closures that wait for the end of an update.
@MainActor
struct UpdateCallbacks {
  private struct Waiting {
    let node: _ViewNode
    let action: CausedAction
  }
  private var waiting: [Waiting] = []
  private var observers: [any PreferenceObserving] = []
  private var preferencesAreStale = false

  /// Makes a closure of a node's wait.
  ///
  /// - Parameter what: what the closure is, such as `onChange`.
  mutating func add(
    _ node: _ViewNode, _ what: String, _ action: @escaping @MainActor () -> Void
  ) {
    let caused = CausedAction(
      origin: node.runtime.graph.currentCause, writer: node.actor(what), run: action)
    waiting.append(Waiting(node: node, action: caused))
  }

  /// Adds a node that wants to hear of a preference.
  mutating func addObserver(_ observer: any PreferenceObserving) {
    observers.append(observer)
    preferencesAreStale = true
  }

  /// Takes a node out that wanted to hear of a preference.
  mutating func removeObserver(_ observer: any PreferenceObserving) {
    observers.removeAll { $0 === observer }
  }

  /// Says that some preference below some view may have changed.
  mutating func preferencesMayHaveChanged() {
    if observers.isEmpty { return }
    preferencesAreStale = true
  }

  /// The observers that have to look, and no others until the next change.
  mutating func takeStaleObservers() -> [any PreferenceObserving] {
    guard preferencesAreStale else { return [] }
    preferencesAreStale = false
    return observers
  }

  /// The closures that wait, in their order; those of views that went meanwhile are dropped.
  ///
  /// - Parameter bySubgraph: whether the order is that of subgraphs; if not, it is inside out, with siblings
  ///   in the tree's order.
  mutating func take(bySubgraph: Bool) -> [CausedAction] {
    let waiting = self.waiting.filter { !$0.node.flags.contains(.removed) }
    self.waiting = []
    guard waiting.count > 1 else { return waiting.map(\.action) }
    var order = SubgraphOrder()
    let placed = waiting.enumerated().map { (at: $0.offset, order.place(of: $0.element.node)) }
    let sorted = placed.sorted { lhs, rhs in
      guard waiting[lhs.at].node.root === waiting[rhs.at].node.root else { return lhs.at < rhs.at }
      let isBefore = bySubgraph ? SubgraphOrder.isBefore : SubgraphOrder.isInsideOrBefore
      if isBefore(lhs.1, rhs.1) { return true }
      return !isBefore(rhs.1, lhs.1) && lhs.at < rhs.at
    }
    return sorted.map { waiting[$0.at].action }
  }
}

/// A closure of the user's that waits, with why it will run and who carries it.
struct CausedAction {
  let origin: CauseID
  let writer: CauseName
  let run: @MainActor () -> Void
}
