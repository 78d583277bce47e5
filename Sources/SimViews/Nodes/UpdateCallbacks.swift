// What an update leaves to be called afterwards: closures of `onChange` and `onPreferenceChange`.
//
// They are found while bodies run, in the order of the walk, and join the one queue with those of views that
// appear, in the order in which the graph comes to them (`ActionRank`).

import SimGraph

/// The closures that wait for the end of an update.
@MainActor
struct UpdateCallbacks {
  private struct Waiting {
    let node: _ViewNode
    let isBehindContent: Bool
    let action: CausedAction
  }
  private var waiting: [Waiting] = []
  var haveClosures: Bool { !waiting.isEmpty }
  private var observers: [any PreferenceObserving] = []
  /// How many of them make views of what they are handed.
  private var layers = 0
  /// Whether some preference below some view may have changed since those looked who want to hear of it.
  private var preferencesAreStale = false
  /// How often one may have.
  private(set) var preferenceChanges: UInt64 = 0
  /// Whether those who look at preferences do it before the layout of their round.
  private var isBeforeLayout = false
  /// Whether who looks now has to look again, for what is below follows from a layout that is still to come.
  private(set) var hasToWait = false
  /// Whether something is still to be made although the layout was done: in the next round, before anything is called.
  private(set) var waitsForContents = false
  /// Whether who looked has content to make now.
  private var makesContent = false
  /// Whether what the one who looks asks for follows from layout.
  private(set) var checkFollowsLayout = false
  /// Whether what those saw who looked last follows from layout.
  private var followLayout = false
  /// Whether somebody has to look again when there is a layout.
  var observersWait: Bool { preferencesAreStale && !observers.isEmpty }
  /// Whether another layout may be another preference for somebody.
  var observersFollowLayout: Bool { (followLayout || preferencesAreStale) && !observers.isEmpty }
  /// Whether observers have to look although nothing else waits for an update.
  private(set) var wantsUpdate = false

  /// Makes a closure of a node's wait.
  ///
  /// - Parameter what: what the closure is, such as `onChange`.
  /// - Parameter isBehindContent: whether the graph comes to it before what is inside the node.
  mutating func add(
    _ node: _ViewNode, _ what: String, isBehindContent: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) {
    let caused = CausedAction(
      origin: node.nodeRuntime.graph.currentCause, writer: node.actor(what), run: action)
    waiting.append(Waiting(node: node, isBehindContent: isBehindContent, action: caused))
  }

  /// Adds a node that wants to hear of a preference.
  mutating func addObserver(_ observer: any PreferenceObserving) {
    observers.append(observer)
    if observer.showsPreference { layers += 1 }
    preferencesAreStale = true
  }

  /// Takes a node out that wanted to hear of a preference.
  mutating func removeObserver(_ observer: any PreferenceObserving) {
    observers.removeAll { $0 === observer }
    if observer.showsPreference { layers -= 1 }
  }

  /// Says that some preference below some view may have changed.
  mutating func preferencesMayHaveChanged() {
    if observers.isEmpty { return }
    preferencesAreStale = true
    preferenceChanges += 1
  }

  /// Says that a screen is gone, which no update did: the next one is for those who saw what it handed up.
  mutating func screenIsGone() { if preferencesAreStale { wantsUpdate = true } }

  /// Whether there are views that are made of preferences.
  var haveLayers: Bool { layers > 0 }

  /// Those who make views of what they are handed, if they have to look now.
  ///
  /// - Parameter root: in which root, which has been laid out; nil for all, before the layout of the update.
  mutating func takeStaleLayers(in root: HostingRoot?) -> [any PreferenceObserving] {
    guard preferencesAreStale, layers > 0 else { return [] }
    isBeforeLayout = root == nil
    makesContent = false
    return observers.filter { $0.showsPreference && (root == nil || $0.root === root) }
  }

  /// Says that content which follows from a preference is made in the next walk.
  mutating func contentIsToBeMade() {
    makesContent = true
    if !isBeforeLayout { waitsForContents = true }
  }

  /// Somebody looks at a preference from now on.
  mutating func beginCheck() {
    hasToWait = false
    checkFollowsLayout = false
  }

  /// Everybody has looked.
  ///
  /// - Returns: whether some content is to be made of what was seen.
  @discardableResult
  mutating func endChecks() -> Bool {
    isBeforeLayout = false
    return makesContent
  }

  /// Says that what is below follows from layout, which is to come for who looks before it.
  mutating func needLayout() {
    followLayout = true
    checkFollowsLayout = true
    if isBeforeLayout { waitForLayout() }
  }

  /// Says that what is below follows from a layout that is still to come.
  mutating func waitForLayout() {
    hasToWait = true
    preferencesAreStale = true
    if !isBeforeLayout { waitsForContents = true }
  }

  /// The observers that have to look, and no others until the next change.
  mutating func takeStaleObservers(isBeforeLayout: Bool) -> [any PreferenceObserving] {
    self.isBeforeLayout = isBeforeLayout
    wantsUpdate = false
    waitsForContents = false
    guard preferencesAreStale else { return [] }
    preferencesAreStale = false
    followLayout = false
    return observers
  }

  /// Takes the closures that wait, in the order of the walk; those of views that went meanwhile are dropped.
  ///
  /// Where a system does not go by subgraphs, they come inside out, with siblings in the tree's order.
  mutating func take(in runtime: NodeRuntime) -> [CausedAction] {
    guard !waiting.isEmpty else { return [] }
    let waiting = self.waiting.filter { !$0.node.flags.contains(.removed) }
    self.waiting = []
    guard runtime.policy.ordersCallbacksBySubgraph else { return insideOut(waiting).map(\.action) }
    return waiting.map { entry in
      var action = entry.action
      action.rank = runtime.rank(
        of: entry.node, in: runtime.updateNumber, isBehindContent: entry.isBehindContent)
      return action
    }
  }

  private func insideOut(_ waiting: [Waiting]) -> [Waiting] {
    var order = SubgraphOrder()
    let placed = waiting.enumerated().map { (at: $0.offset, order.place(of: $0.element.node)) }
    let sorted = placed.sorted { lhs, rhs in
      guard waiting[lhs.at].node.root === waiting[rhs.at].node.root else { return lhs.at < rhs.at }
      if SubgraphOrder.isInsideOrBefore(lhs.1, rhs.1) { return true }
      return !SubgraphOrder.isInsideOrBefore(rhs.1, lhs.1) && lhs.at < rhs.at
    }
    return sorted.map { waiting[$0.at] }
  }
}

/// A closure of the user's that waits, with why it will run and who carries it.
struct CausedAction {
  let origin: CauseID
  let writer: CauseName
  let run: @MainActor () -> Void
  /// Where it stands among those of its update; nil for what keeps its place in the queue.
  var rank: ActionRank?
  /// How it is related to the loss of a container; nil if it is not.
  var part: ChildRemovalBatch.Part?
}
