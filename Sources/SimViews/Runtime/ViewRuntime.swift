// The device's entry point: input comes in, `update()` brings the tree up to date, mutations and
// requests go out. The runtime never waits, and modelling what things cost is its host's job.

import Foundation
import SimGraph
import SimReflection

/// One app's views, on one device.
///
/// Its variables are read and written in a moment and never lent to a call, as those of nodes and
/// elements, so the check for overlapping access is left out where it would cost more than the access.
@MainActor
@_spi(Runtime) public final class ViewRuntime: NodeRuntime {
  /// The runtime whose code the calling thread runs; the one ambient variable, for wrappers and `_printChanges`.
  nonisolated package static var current: ViewRuntime? { ThreadPlace.runtime }

  /// Whether a graph is being brought up to date on this thread.
  ///
  /// Bodies, content closures and layout then see the values that were bound. Closures that run as actions do not,
  /// wherever they are called from.
  nonisolated package static var isUpdating: Bool { ThreadPlace.isUpdating }

  /// Called with each warning of the framework; nil prints it.
  @exclusivity(unchecked) package var onDiagnostic: ((String) -> Void)?
  /// The host's wall clock, in seconds since 1970.
  @exclusivity(unchecked) package var secondsSince1970: () -> Double = { 0 }
  /// What is written with the runtime and takes part in its updates.
  @exclusivity(unchecked) var features = RuntimeFeatures()
  /// The window, once an app was launched.
  @exclusivity(unchecked) package private(set) var window: HostingRoot?
  /// Lays out what is on screen, without making rows of lists.
  @exclusivity(unchecked) package var layOut: (@MainActor () -> Void)?
  /// Places the rows that exist of a list or a lazy stack.
  @exclusivity(unchecked) package var placeRows: (@MainActor (RowContainer) -> Void)?
  /// Starts a timer on the host's run loop.
  @exclusivity(unchecked) package var timerHost: (@MainActor (HostTimer) -> Void)?
  /// Gives a block to the host's run loop, for one of its passes in a mode.
  @exclusivity(unchecked) package var blockHost:
    (@MainActor (HostTimer.Mode, @escaping @MainActor () -> Void) -> Void)?
  /// Lists and lazy stacks whose rows have to be brought up to date.
  @exclusivity(unchecked) package var hostsToUpdate: [RowContainer] = []
  /// What the app asked to be scrolled to; looked for when the update is done.
  @exclusivity(unchecked) var scrollRequests: [@MainActor () -> Void] = []
  /// Whether a lazy stack turned out to need another size than was laid out.
  @exclusivity(unchecked) package var isLayoutStale = false
  /// Called when the app moves what scrolls; nil if nothing animates it.
  @exclusivity(unchecked) package var onScroll: ((ScrollArea, ScrollMove) -> Void)?
  /// Called when a list or a lazy stack has left the tree, with all its rows.
  @exclusivity(unchecked) package var onRowsRemoved: ((RowContainer) -> Void)?
  /// Called when a row has left the screen, or is gone.
  @exclusivity(unchecked) package var onRowExit: ((HostedRow, RowExit) -> Void)?
  /// How many lists and lazy stacks there were.
  @exclusivity(unchecked) var rowHosts = 0
  /// Values that hosts still hold until the end of the update.
  @exclusivity(unchecked) private var retired: [Any] = []
  /// What looks at the rows when the update ends, as it was made in it.
  @exclusivity(unchecked) var updateObservers: [any UpdateObserver] = []
  @exclusivity(unchecked) var evaluation: BodyEvaluation?
  /// What was written and waits for the next update.
  @exclusivity(unchecked) var pending = PendingTransactions()
  /// What other hosts are handed when the closures of this update have run.
  @exclusivity(unchecked) var deferredHostUpdates: [DeferredHostUpdate] = []
  /// The lists that take their new rows now, the outermost first.
  @exclusivity(unchecked) var hostsInUpdate: [RowContainer] = []
  /// What goes on by itself between two changes.
  package let motion = Motion()
  /// Whether the values that are handed on come from a body whose inputs are as they were: what it
  /// subscribes to is then what it is subscribed to.
  @exclusivity(unchecked) var keepsSubscriptions = false
  /// Whether the values that are handed on come from a body that is the same as a whole: children keep
  /// what they have.
  @exclusivity(unchecked) var keepsValues = false
  /// The values that `@AppStorage` and `@SceneStorage` refer to.
  let storage = ValueStorage()
  /// The farewells of the round before, whose appearances wrote something.
  @exclusivity(unchecked) var dueDisappearCallbacks: [CausedAction] = []
  /// The scene of the window.
  @exclusivity(unchecked) var scene: SceneState?
  /// The warnings of actions that would not end, which were given in a frame.
  @exclusivity(unchecked) var warnings: (frame: UInt64, labels: Set<String>) = (0, [])
  /// Objects that announced a change before it is known which property was set.
  @exclusivity(unchecked) var announcements: [ObjectWatch] = []
  /// The watches of the objects that views subscribe to.
  @exclusivity(unchecked) var watches: [ObjectIdentifier: WeakWatch] = [:]
  @exclusivity(unchecked) private var plans: [ObjectIdentifier: ViewPlan] = [:]
  /// The names of the types of views that own something, by `ViewOwner.index`.
  @exclusivity(unchecked) package private(set) var ownerNames = ["the app"]
  @exclusivity(unchecked) private var lastPlan: ViewPlan?
  @exclusivity(unchecked) private var customProperties: [ObjectIdentifier: [ViewPlan.Property]] =
    [:]
  /// Geometry readers whose content has asked where it is.
  @exclusivity(unchecked) package var frameReaders: [any FrameReading] = []
  /// Those whose place is handed up.
  @exclusivity(unchecked) var anchors: [any AnchorReading] = []
  /// What the scroll views of the app scroll, in the order in which they were made; lists are not included.
  @exclusivity(unchecked) package internal(set) var scrollViews: [ScrollArea] = []
  /// How many closures wait or have run because a layout gave a view another geometry.
  @exclusivity(unchecked) package var layoutActions: UInt64 = 0

  package override init(
    policy: SystemPolicy, measurer: any TextMeasurer = AdvanceWidthMeasurer(),
    observer: (any RuntimeObserver)? = nil, gate: ThreadGate = ThreadGate()
  ) {
    MetadataCheck.require()
    ThreadPlace.becomeHome()
    super.init(policy: policy, measurer: measurer, observer: observer, gate: gate)
    motion.runtime = self
    graph.observer = self
    causes.withoutUserAttribution = { [unowned self] in runningEngine($0) }
  }

  // MARK: For nodes

  override func nodeWasFlagged(_ node: _ViewNode) { motion.flagged(node) }
  override func evaluate(_ node: _ViewNode) { motion.evaluate(node) }
  override func discardRemovedSubtrees(of node: _ViewNode) {
    motion.discardRemovedSubtrees(of: node)
  }
  override func hasRemovedSubtrees(below node: _ViewNode, includingPending: Bool) -> Bool {
    motion.hasRemovedSubtrees(below: node, includingPending: includingPending)
  }
  override func willWrite() { warnOfWrite() }
  override func scopeWillChange(_ scope: EnvironmentScope, because cause: CauseID) {
    postpone(ScopeChange(scope, cause), isImmediate: true)
  }
  package override func runActions(endsRound: Bool = false) {
    runWaitingActions(endsRound: endsRound)
  }

  override func wasPlaced(_ root: HostingRoot) { checkAnchors(in: root) }

  // MARK: Launch

  /// Installs the root of the window.
  ///
  /// - Parameter install: puts the root view into the window.
  func launch(
    environment: @escaping (inout EnvironmentValues) -> Void, install: (HostingRoot) -> Void
  ) {
    demand(window == nil, "An app can be launched only once on a device.")
    inScope {
      runningEngine {
        let scene = SceneState(graph)
        self.scene = scene
        window = HostingRoot(runtime: self, kind: .window, parentScope: nil) {
          $0.sceneState = scene
          environment(&$0)
        }
        window.map {
          scene.begin(in: $0.subgraph)
          install($0)
          if $0.environment.layoutDirection == .rightToLeft { hasRightToLeft = true }
        }
      }
    }
  }

  /// Closes the window: its views disappear, and are told.
  package func closeWindow() {
    inScope {
      window?.remove()
      window = nil
      scene = nil
      runActions()
    }
  }

  /// Takes the whole tree down without a word, as the end of a process does.
  package func terminate() {
    inScope {
      features.end()
      window?.remove()
      window = nil
      scene = nil
    }
    actions.removeAll()
    disappearCallbacks.removeAll()
    dueDisappearCallbacks.removeAll()
    deferredHostUpdates.removeAll()
    _ = pending.take()
    checkInvariantsAfterTheEnd()
  }

  // MARK: Causes

  /// Runs code whose writes have a cause.
  func causing(_ origin: CauseID, by writer: CauseName, _ body: () -> Void) {
    let outer = (graph.currentCause, causes.writer)
    graph.currentCause = origin
    causes.writer = writer
    if writer == .none {
      body()
    } else {
      CauseTable.$taskWriter.withValue(writer.rawValue, operation: body)
    }
    nameAnnouncedProperties()
    (graph.currentCause, causes.writer) = outer
  }

  /// Runs a closure of the user's that no view's body runs, with what it writes as its doing.
  func runAction(_ origin: CauseID, by writer: CauseName, _ body: @MainActor () -> Void) {
    let outer = Self.isUpdating
    ThreadPlace.isUpdating = false
    causing(origin, by: writer) { owned(by: .app) { runningUserCode(body) } }
    ThreadPlace.isUpdating = outer
  }

  // MARK: Updating

  /// Whether something was written that an update has to look at.
  package var needsUpdate: Bool { !deferredHostUpdates.isEmpty || hasPendingChanges }

  /// Whether something was written that views of this host have to look at before others are handed anything.
  var hasPendingChanges: Bool {
    !pending.isEmpty || graph.hasStaleEffects || !dirtyRoots.isEmpty || !hostsToUpdate.isEmpty
      || !held.isEmpty || hasScrolled || !scrollRequests.isEmpty || features.needsUpdate
      || callbacks.wantsUpdate
  }

  /// Brings every screen up to date, once for each transaction that waits: marked bodies in the tree's order,
  /// topmost screen first.
  ///
  /// What is called after it is called after all of them, and so sees the newest values (mechanism 2.6).
  package func update() {
    inScope {
      var transactions = pending.take()
      rootsWithNewAppearances.removeAll(keepingCapacity: true)
      for index in transactions.indices {
        apply(transactions[index])
        updateTrees()
        if index < transactions.count - 1 { processAppearancesBetweenTransactions() }
      }
      if transactions.isEmpty { updateTrees(handsOver: true) }
      pending.leave(&transactions)
    }
    checkInvariantsAfterUpdate()
  }

  private func updateTrees(handsOver: Bool = false) {
    motion.beginUpdate()
    sealRemovalBatches()
    updateNumber += 1
    updating {
      if handsOver, !deferredHostUpdates.isEmpty { performDeferredHostUpdates() }
      settleTrees()
    }
    dirtyRoots.addPostponed()
    enqueueCallbacks(isBeforeLayout: true)
  }

  /// Says that the host has looked at the rows of all lists.
  package func rowsAreUpToDate() { graph.currentCause = .none }

  /// Keeps a value that a host holds until the end of the update.
  package func retire(_ value: Any) { retired.append(value) }

  /// Ends an update: bars take their items, and hosts let go of what they showed before.
  package func finishUpdate() {
    inScope {
      features.finish()
      notifyUpdateObservers()
      noteElementsOnScreen()
      retired.removeAll()
      checkFrames()
      enqueueCallbacks(isBeforeLayout: false)
    }
  }

  /// A part of the framework that takes part in updates.
  package func feature<Feature: RuntimeFeature>(_ type: Feature.Type) -> Feature {
    features.feature(type, of: self)
  }

  // MARK: Services for nodes

  /// The plan of a view type, made at its first use.
  func plan<V>(for type: V.Type) -> ViewPlan {
    // Rows of a kind are made one after another.
    if let last = lastPlan, last.type == type { return last }
    let plan =
      plans[ObjectIdentifier(type)] ?? ViewPlan(for: type, owner: newOwner(type), causes, policy)
    plans[ObjectIdentifier(type)] = plan
    lastPlan = plan
    return plan
  }

  /// Gives a type of view a number; types beyond the last number share it.
  private func newOwner(_ type: Any.Type) -> ViewOwner {
    let index = UInt16(clamping: ownerNames.count)
    if index < .max { ownerNames.append(typeName(type)) }
    return ViewOwner(index: min(index, .max - 1))
  }

  /// The dynamic properties that a property of the user's own stores.
  func properties(of type: Any.Type) -> [ViewPlan.Property] {
    if let known = customProperties[ObjectIdentifier(type)] { return known }
    let found = findDynamicProperties(of: type)
    customProperties[ObjectIdentifier(type)] = found
    return found
  }

}
