// The `onChange` and `onPreferenceChange` callbacks of an update, which run after it.
//
// They are found while bodies run, in the order of the walk. They join the queue of appearance
// callbacks in the order in which the graph visits their views (`CallbackKey`).

import SimGraph

/// Collects the callbacks of an update.
@MainActor
struct UpdateCallbacks {
  private struct Waiting {
    let node: _ViewNode
    let isBehindContent: Bool
    let callback: Callback
  }
  private var waiting: [Waiting] = []
  var haveClosures: Bool { !waiting.isEmpty }
  private var observers: [any PreferenceObserving] = []
  /// How many observers make views of the preference.
  private var layers = 0
  /// Whether a preference may have changed since the observers read it last.
  private var preferencesAreStale = false
  /// How many times a preference may have changed.
  private(set) var preferenceChanges: UInt64 = 0
  /// Whether observers read preferences before the layout of this round.
  private var isBeforeLayout = false
  /// Whether the present observer has to read again, because the preference depends on a layout
  /// that is still to come.
  private(set) var hasToWait = false
  /// Whether content is still to be made after the layout.
  ///
  /// It is made in the next round, before any callback.
  private(set) var waitsForContents = false
  /// Whether an observer has content to make.
  private var makesContent = false
  /// Whether the preference that is being read depends on layout.
  private(set) var checkFollowsLayout = false
  /// Whether the preference that was read last depends on layout.
  private var followLayout = false
  /// Whether an observer has to read again after a layout.
  var observersWait: Bool { preferencesAreStale && !observers.isEmpty }
  /// Whether another layout may change a preference that is observed.
  var observersFollowLayout: Bool { (followLayout || preferencesAreStale) && !observers.isEmpty }
  /// Whether observers have to read although nothing else requires an update.
  private(set) var wantsUpdate = false

  /// Adds the callback of a node.
  ///
  /// - Parameter what: the kind of callback, such as `onChange`.
  /// - Parameter isBehindContent: whether the graph visits it before the contents of the node.
  mutating func add(
    _ node: _ViewNode, _ what: String, isBehindContent: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) {
    let callback = Callback(
      origin: node.nodeRuntime.graph.currentCause, writer: node.actor(what), run: action)
    waiting.append(Waiting(node: node, isBehindContent: isBehindContent, callback: callback))
  }

  /// Adds a node that observes a preference.
  mutating func addObserver(_ observer: any PreferenceObserving) {
    observers.append(observer)
    if observer.showsPreference { layers += 1 }
    preferencesAreStale = true
  }

  /// Removes a node that observed a preference.
  mutating func removeObserver(_ observer: any PreferenceObserving) {
    observers.removeAll { $0 === observer }
    if observer.showsPreference { layers -= 1 }
  }

  /// Records that a preference may have changed.
  mutating func preferencesMayHaveChanged() {
    if observers.isEmpty { return }
    preferencesAreStale = true
    preferenceChanges += 1
  }

  /// Requests an update for observers of a screen that was removed outside an update.
  mutating func screenWasRemoved() { if preferencesAreStale { wantsUpdate = true } }

  /// Whether any views are made of preferences.
  var haveLayers: Bool { layers > 0 }

  /// The observers that make views of a preference, if they have to read it now.
  ///
  /// - Parameter root: the root that was laid out; nil for all roots, before the layout of the
  ///   update.
  mutating func takeStaleLayers(in root: HostingRoot?) -> [any PreferenceObserving] {
    guard preferencesAreStale, layers > 0 else { return [] }
    isBeforeLayout = root == nil
    makesContent = false
    return observers.filter { $0.showsPreference && (root == nil || $0.root === root) }
  }

  /// Records that the next walk makes content that depends on a preference.
  mutating func contentIsToBeMade() {
    makesContent = true
    if !isBeforeLayout { waitsForContents = true }
  }

  /// Begins the check of one observer.
  mutating func beginCheck() {
    hasToWait = false
    checkFollowsLayout = false
  }

  /// Ends the checks.
  ///
  /// - Returns: whether content is to be made.
  @discardableResult
  mutating func endChecks() -> Bool {
    isBeforeLayout = false
    return makesContent
  }

  /// Records that the preference depends on layout.
  ///
  /// An observer that reads before layout has to read again.
  mutating func needLayout() {
    followLayout = true
    checkFollowsLayout = true
    if isBeforeLayout { waitForLayout() }
  }

  /// Records that the preference depends on a layout that is still to come.
  mutating func waitForLayout() {
    hasToWait = true
    preferencesAreStale = true
    if !isBeforeLayout { waitsForContents = true }
  }

  /// The observers that have to read a preference.
  ///
  /// There are none until the next change.
  mutating func takeStaleObservers(isBeforeLayout: Bool) -> [any PreferenceObserving] {
    self.isBeforeLayout = isBeforeLayout
    wantsUpdate = false
    waitsForContents = false
    guard preferencesAreStale else { return [] }
    preferencesAreStale = false
    followLayout = false
    return observers
  }

  /// Takes the callbacks with their keys, without those of views that were removed meanwhile.
  ///
  /// A system that does not order callbacks by subgraph calls them inside out, siblings in tree
  /// order, before the appearance callbacks.
  mutating func take(in runtime: NodeRuntime) -> [Callback] {
    guard !waiting.isEmpty else { return [] }
    let waiting = self.waiting.filter { !$0.node.isRemoved }
    self.waiting = []
    let ordersBySubgraph = runtime.policy.ordersCallbacksBySubgraph
    var order = SubgraphOrder()
    var callbacks = waiting.map { entry in
      var callback = entry.callback
      callback.key =
        ordersBySubgraph
        ? runtime.key(
          of: entry.node, in: runtime.updateNumber, isBehindContent: entry.isBehindContent)
        : CallbackKey(
          .insideOut, update: runtime.updateNumber, root: ObjectIdentifier(entry.node.root),
          place: order.place(of: entry.node))
      return callback
    }
    guard !ordersBySubgraph else { return callbacks }
    callbacks.sort(by: \.key)
    for index in callbacks.indices { callbacks[index].key = nil }
    return callbacks
  }
}
