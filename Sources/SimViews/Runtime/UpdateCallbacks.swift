// What an update leaves to be called after it: closures of `onChange` and `onPreferenceChange`.
//
// They are found while bodies run, in the order of the walk, and called when the update is done, inside
// out: a view's closure before those of the views around it, siblings in the tree's order.

import SimGraph

/// The closures that wait for the end of an update.
@MainActor
struct UpdateCallbacks {
  private struct Waiting {
    let node: _ViewNode
    let path: [Int32]
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
    waiting.append(Waiting(node: node, path: Self.path(of: node), action: caused))
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

  /// The closures that wait, inside out; those of views that went meanwhile are dropped.
  mutating func take() -> [CausedAction] {
    guard !waiting.isEmpty else { return [] }
    let taken = waiting.enumerated().sorted { lhs, rhs in
      let (left, right) = (lhs.element, rhs.element)
      guard left.node.root === right.node.root, left.path != right.path else {
        return lhs.offset < rhs.offset
      }
      return Self.isInsideOrBefore(left.path, right.path)
    }
    waiting = []
    return taken.filter { !$0.element.node.flags.contains(.removed) }.map(\.element.action)
  }

  private static func isInsideOrBefore(_ lhs: [Int32], _ rhs: [Int32]) -> Bool {
    for (left, right) in zip(lhs, rhs) where left != right { return left < right }
    return lhs.count > rhs.count
  }

  /// The places from the root down to the node.
  private static func path(of node: _ViewNode) -> [Int32] {
    var path: [Int32] = []
    var current: _ViewNode? = node
    while let candidate = current {
      path.append(candidate.position)
      current = candidate.parent
    }
    return path.reversed()
  }
}

/// A closure of the user's that waits, with why it will run and who carries it.
struct CausedAction {
  let origin: CauseID
  let writer: CauseName
  let run: @MainActor () -> Void
}
