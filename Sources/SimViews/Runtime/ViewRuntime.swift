// The device's entry point: input comes in, `update()` brings the tree up to date, mutations and
// requests go out. The runtime never waits, and the host models what operations cost.

import Foundation
import SimGraph
import SimReflection

/// The views of one app on one device.
///
/// Its variables are read and written in a moment and never passed inout, as those of nodes and
/// elements, so the check for overlapping access is left out where it would cost more than the
/// access.
@MainActor
@_spi(Runtime) public final class ViewRuntime: NodeRuntime {
  /// The runtime whose code the calling thread runs.
  ///
  /// It is the one ambient variable, for property wrappers and `_printChanges`.
  nonisolated package static var current: ViewRuntime? { ThreadPlace.runtime }

  /// Whether a graph is being updated on this thread.
  ///
  /// Bodies, content closures and layout then read the bound values. Closures that run as actions
  /// do not, wherever they are called from.
  nonisolated package static var isUpdating: Bool { ThreadPlace.isUpdating }

  /// The device; nil for a runtime that is updated by hand.
  @exclusivity(unchecked) package weak var host: (any RuntimeHost)?
  /// The parts of the framework that take part in updates.
  @exclusivity(unchecked) var features = RuntimeFeatures()
  /// The window, after an app was launched.
  @exclusivity(unchecked) package private(set) var window: HostingRoot?
  /// Lists and lazy stacks whose rows have to be updated.
  @exclusivity(unchecked) package var hostsToUpdate: [RowContainer] = []
  /// Scroll requests of the app, performed after the update.
  @exclusivity(unchecked) var scrollRequests: [@MainActor () -> Void] = []
  /// Whether a lazy stack needs another size than the one laid out.
  @exclusivity(unchecked) package var isLayoutStale = false
  /// How many lists and lazy stacks have been made.
  @exclusivity(unchecked) var rowHosts = 0
  /// Values that hosts retain until the end of the update.
  @exclusivity(unchecked) private var retired: [Any] = []
  /// The observers notified at the end of this update.
  @exclusivity(unchecked) var updateObservers: [any UpdateObserver] = []
  @exclusivity(unchecked) var evaluation: BodyEvaluation?
  /// Writes that are pending for the next update.
  @exclusivity(unchecked) var pending = PendingTransactions()
  /// Updates of other hosts, deferred until the callbacks of this update have run.
  @exclusivity(unchecked) var deferredHostUpdates: [DeferredHostUpdate] = []
  /// The lists whose rows are being updated, the outermost first.
  @exclusivity(unchecked) var hostsInUpdate: [RowContainer] = []
  /// The running animations.
  package let motion = Motion()
  /// Whether the system has ended the app, so that no body runs any more.
  @exclusivity(unchecked) package var isEnded = false
  /// Whether the values passed down come from a body with unchanged inputs.
  ///
  /// Its subscriptions are then unchanged too.
  @exclusivity(unchecked) var keepsSubscriptions = false
  /// Whether the values passed down come from a body whose value is unchanged.
  ///
  /// Children then keep their values.
  @exclusivity(unchecked) var keepsValues = false
  /// The values that `@AppStorage` and `@SceneStorage` refer to.
  let storage = ValueStorage()
  /// The scene of the window.
  @exclusivity(unchecked) var scene: SceneState?
  /// The warnings about endless actions that were given in a frame.
  @exclusivity(unchecked) var warnings: (frame: UInt64, labels: Set<String>) = (0, [])
  /// Objects that announced a change whose property is not known yet.
  @exclusivity(unchecked) var announcements: [ObjectWatch] = []
  /// The watches of observed objects.
  @exclusivity(unchecked) var watches: [ObjectIdentifier: WeakWatch] = [:]
  @exclusivity(unchecked) private var plans: [ObjectIdentifier: ViewPlan] = [:]
  /// The names of view types that own memory, by `ViewOwner.index`.
  @exclusivity(unchecked) package private(set) var ownerNames = ["the app"]
  @exclusivity(unchecked) private var lastPlan: ViewPlan?
  @exclusivity(unchecked) private var customProperties: [ObjectIdentifier: [ViewPlan.Property]] =
    [:]
  /// Geometry readers whose content has read its frame.
  @exclusivity(unchecked) package var frameReaders: [any FrameReading] = []
  /// The anchors passed up as preferences.
  @exclusivity(unchecked) var anchors: [any AnchorReading] = []
  /// The scroll areas of scroll views, in the order of creation.
  ///
  /// Lists are not included.
  @exclusivity(unchecked) package internal(set) var scrollViews: [ScrollArea] = []
  /// How many closures ran or are queued because a layout changed a view's geometry.
  @exclusivity(unchecked) package var layoutActions: UInt64 = 0

  package override init(
    policy: SystemPolicy, measurer: any TextMeasurer = AdvanceWidthMeasurer(),
    observer: (any RuntimeObserver)? = nil, gate: ThreadGate = ThreadGate()
  ) {
    MetadataCheck.require()
    ThreadPlace.becomeHome()
    super.init(policy: policy, measurer: measurer, observer: observer, gate: gate)
    motion.runtime = self
    becomeDriven()
    graph.observer = self
    causes.withoutUserAttribution = { [unowned self] in runningEngine($0) }
  }

  // MARK: For nodes

  override func nodeWasFlagged(_ node: _ViewNode) { motion.flagged(node) }
  override func evaluate(_ node: _ViewNode) { motion.evaluate(node) }
  override func willWrite() { warnOfWrite() }
  package override func request(_ request: HostRequest) { host?.handle(request) }
  override func open(_ address: URL, in environment: EnvironmentValues) {
    host?.open(address, in: environment)
  }
  override func scopeWillChange(_ scope: EnvironmentScope, because cause: CauseID) {
    postpone(ScopeChange(scope, cause), isImmediate: true)
  }
  package override func runActions(endsRound: Bool = false) {
    runCallbacks(endsRound: endsRound)
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

  /// Closes the window.
  ///
  /// Its views disappear and their callbacks run.
  package func closeWindow() {
    inScope {
      window?.remove()
      window = nil
      scene = nil
      runActions()
    }
  }

  /// Removes the whole tree without callbacks, as the end of a process does.
  package func terminate() {
    inScope {
      features.end()
      window?.remove()
      window = nil
      scene = nil
    }
    callbackQueue.removeAll()
    deferredHostUpdates.removeAll()
    _ = pending.take()
    checkInvariantsAfterTheEnd()
  }

  // MARK: Causes

  /// Runs code with a cause for its writes.
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

  /// Runs a user closure that is not part of a body, as the cause of its writes.
  func runAction(_ origin: CauseID, by writer: CauseName, _ body: @MainActor () -> Void) {
    let outer = Self.isUpdating
    ThreadPlace.isUpdating = false
    causing(origin, by: writer) { owned(by: .app) { runningUserCode(body) } }
    ThreadPlace.isUpdating = outer
  }

  // MARK: Updating

  /// Whether there are writes or deferred updates that require an update.
  package var needsUpdate: Bool { !deferredHostUpdates.isEmpty || hasPendingChanges }

  /// Whether there are writes for views of this host, which come before deferred updates.
  var hasPendingChanges: Bool {
    !pending.isEmpty || graph.hasStaleEffects || !dirtyRoots.isEmpty || !hostsToUpdate.isEmpty
      || dirtyRoots.hasResumed
      || !held.isEmpty || hasScrolled || !scrollRequests.isEmpty || features.needsUpdate
      || callbacks.wantsUpdate
  }

  /// Updates every screen, once for each pending transaction: marked bodies in tree order, topmost
  /// screen first.
  ///
  /// Callbacks run after all of them, and so read the newest values (mechanism.md#2.6).
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

  /// Called when the host has updated the rows of all lists.
  package func rowsAreUpToDate() { graph.currentCause = .none }

  /// Retains a value of a host until the end of the update.
  package func retire(_ value: Any) { retired.append(value) }

  /// Ends an update: bars receive their items, and hosts release what they showed before.
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

  /// Numbers a type of view.
  ///
  /// Types beyond the last number share it.
  private func newOwner(_ type: Any.Type) -> ViewOwner {
    let index = UInt16(clamping: ownerNames.count)
    if index < .max { ownerNames.append(typeName(type)) }
    return ViewOwner(index: min(index, .max - 1))
  }

  /// The dynamic properties inside a custom dynamic property.
  func properties(of type: Any.Type) -> [ViewPlan.Property] {
    if let known = customProperties[ObjectIdentifier(type)] { return known }
    let found = findDynamicProperties(of: type)
    customProperties[ObjectIdentifier(type)] = found
    return found
  }

}
