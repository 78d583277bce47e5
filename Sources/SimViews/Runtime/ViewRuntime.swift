// The door for the device: input comes in, `update()` brings the tree up to date, mutations and
// requests go out. The runtime never waits, and what anything costs is its host's to model.

import Foundation
package import SimGraph
import SimReflection

/// One app's views, on one device.
///
/// Its variables are read and written in a moment and never lent to a call, as those of nodes and
/// elements, so the check for overlapping access is left out where it would cost more than the access.
@MainActor
@_spi(Runtime) public final class ViewRuntime: LayoutRuntime {
  /// The runtime whose code the calling thread runs; the one ambient variable, for wrappers and `_printChanges`.
  nonisolated package static var current: ViewRuntime? { ThreadPlace.runtime }

  /// Whether a graph is being brought up to date on this thread.
  ///
  /// Bodies, content closures and layout then see the values that were bound. Closures that run as actions do not,
  /// wherever they are called from.
  nonisolated package static var isUpdating: Bool { ThreadPlace.isUpdating }

  package let graph = Graph()
  /// Why bodies run.
  package let causes = CauseTable()
  /// What other threads bring.
  package nonisolated let gate: ThreadGate
  /// What `isOnWorker` gives.
  @exclusivity(unchecked) var storedIsOnWorker = false
  /// Called with each warning of the framework; nil prints it.
  @exclusivity(unchecked) package var onDiagnostic: ((String) -> Void)?
  /// The host's wall clock, in seconds since 1970.
  @exclusivity(unchecked) package var secondsSince1970: () -> Double = { 0 }
  /// What is written with the runtime and takes part in its updates.
  @exclusivity(unchecked) private var features = RuntimeFeatures()
  /// The window, once an app was launched.
  @exclusivity(unchecked) package private(set) var window: HostingRoot?
  @exclusivity(unchecked) package var news = BodyNews()
  /// Called at once when something is asked of the host.
  @exclusivity(unchecked) package var onRequest: ((HostRequest) -> Void)?
  /// Starts a timer on the host's run loop.
  @exclusivity(unchecked) package var timerHost: (@MainActor (HostTimer) -> Void)?
  @exclusivity(unchecked) package var containersToCollect: [_ViewNode] = []
  /// Lists and lazy stacks whose rows have to be brought up to date.
  @exclusivity(unchecked) package var hostsToUpdate: [RowHost] = []
  /// What the app asked to be scrolled to; looked for when the update is done.
  @exclusivity(unchecked) var scrollRequests: [@MainActor () -> Void] = []
  /// Whether a lazy stack turned out to need another size than was laid out.
  @exclusivity(unchecked) package var isLayoutStale = false
  /// Called when a list or a lazy stack has left the tree, with all its rows.
  @exclusivity(unchecked) package var onRowsRemoved: ((RowHost) -> Void)?
  /// Called when a row has left the screen, or is gone.
  @exclusivity(unchecked) package var onRowLeft: ((ListRow, RowLeaving) -> Void)?
  /// How many lists and lazy stacks there were.
  @exclusivity(unchecked) var rowHosts = 0
  /// Values that hosts still hold until the end of the update.
  @exclusivity(unchecked) private var retired: [Any] = []
  /// What looks at the rows when the update ends, as it was made in it.
  @exclusivity(unchecked) var watchesAtEnd: [any EndWatch] = []
  @exclusivity(unchecked) var evaluation: BodyEvaluation?
  @exclusivity(unchecked) var dirtyRoots = RootQueue()
  /// What was written and waits for the next update.
  @exclusivity(unchecked) var pending = PendingTransactions()
  /// What the update has found to be called after it.
  @exclusivity(unchecked) var callbacks = UpdateCallbacks()
  /// The number of the update that is being made.
  @exclusivity(unchecked) var updateNumber: UInt64 = 0
  /// The number of the frame that is being made.
  @exclusivity(unchecked) private(set) var frame: UInt64 = 0
  /// Whether what rows own goes because they left the screen.
  @exclusivity(unchecked) var isEvicting = false
  /// The lists that take their new rows now, the outermost first.
  @exclusivity(unchecked) var hostsInUpdate: [RowHost] = []
  /// What goes on by itself between two changes.
  package private(set) lazy var motion = Motion(self)
  /// Whether transactions travel to nodes that are to be evaluated.
  @exclusivity(unchecked) var carriesTransactions = false
  /// Whether the values that are handed on come from a body whose inputs are as they were: what it
  /// subscribes to is then what it is subscribed to.
  @exclusivity(unchecked) var keepsSubscriptions = false
  /// Whether the values that are handed on come from a body that is the same as a whole: children keep
  /// what they have.
  @exclusivity(unchecked) var keepsValues = false
  /// The values that `@AppStorage` and `@SceneStorage` refer to.
  let storage = ValueStorage()
  @exclusivity(unchecked) var actions: [CausedAction] = []
  /// What is known of the order of those that wait.
  @exclusivity(unchecked) var subgraphs = SubgraphOrder()
  /// What says goodbye to views that went in this round.
  @exclusivity(unchecked) var farewells: [CausedAction] = []
  /// The same of the round before, whose appearances wrote something.
  @exclusivity(unchecked) var dueFarewells: [CausedAction] = []
  /// Whether views that go wait to be told.
  @exclusivity(unchecked) var tellsDisappearance = false
  /// The scene of the window.
  @exclusivity(unchecked) var scene: SceneState?
  /// The warnings of actions that would not end, which were given in a frame.
  @exclusivity(unchecked) var warnings: (frame: UInt64, labels: Set<String>) = (0, [])
  /// Objects that announced a change and of which it is not known yet which property was set.
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
  /// How many closures wait or have run because a layout gave a view another geometry.
  @exclusivity(unchecked) package var layoutActions: UInt64 = 0
  /// Whether some view has, or had, alternatives of which one is shown.
  @exclusivity(unchecked) var hasAlternatives = false
  @exclusivity(unchecked) private(set) var depth = 0
  /// What the check of the invariants remembers.
  @exclusivity(unchecked) package var inspection = Inspection()

  package init(
    policy: SystemPolicy, measurer: any TextMeasurer = AdvanceWidthMeasurer(),
    observer: (any RuntimeObserver)? = nil, gate: ThreadGate = ThreadGate()
  ) {
    MetadataCheck.require()
    ThreadPlace.becomeHome()
    self.gate = gate
    super.init(policy: policy, measurer: measurer, observer: observer)
    graph.observer = self
    causes.asEngine = { [unowned self] in runningEngine($0) }
  }

  // MARK: Launch

  /// Installs the root of the window.
  package func launch<Root: View>(
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in }, _ make: () -> Root
  ) {
    precondition(window == nil, "An app can be launched only once on a device.")
    inScope {
      runningEngine {
        let scene = SceneState(graph)
        self.scene = scene
        window = HostingRoot(runtime: self, kind: .window, parentScope: nil) {
          $0.sceneState = scene
          environment(&$0)
        }
        window.map { scene.begin(in: $0.subgraph) }
        let root = updating { runningUserCode(make) }
        window?.install(root)
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
    farewells.removeAll()
    dueFarewells.removeAll()
    _ = pending.take()
    checkInvariantsAfterTheEnd()
  }

  // MARK: Input

  /// Runs a closure of the user's, then what it sent to views, in the order in which it was sent.
  ///
  /// - Parameter event: what happened on the device.
  /// - Parameter text: what it is called where it is a cause; nil for the kind of event alone.
  /// - Parameter writer: who carries the closure.
  package func perform(
    for event: CauseEvent? = nil, _ text: String? = nil, by writer: CauseName = .none,
    _ body: @MainActor () -> Void
  ) {
    let origin = event.map { causes.event($0, text) } ?? .none
    inScope {
      runAction(origin, by: writer, body)
      runActions()
    }
  }

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

  /// Runs the runtime's own work in the middle of code of the user's, and says so.
  ///
  /// On another thread of the app the runtime's own code counts as the main thread's meanwhile: the others stand still.
  package func runningEngine<R>(_ body: () -> R) -> R {
    report(.willRunEngine)
    defer { report(.didRunEngine) }
    guard isOnWorker else { return body() }
    let before = gate.standIn(true)
    defer { _ = gate.standIn(before) }
    return body()
  }

  // MARK: Updating

  /// Whether something was written that an update has to look at.
  package var needsUpdate: Bool {
    !pending.isEmpty || graph.hasStaleEffects || !dirtyRoots.isEmpty || !hostsToUpdate.isEmpty
      || hasScrolled || !scrollRequests.isEmpty || features.needsUpdate
  }

  /// Says that what follows belongs to a new frame.
  package func beginFrame() { frame += 1 }

  /// Brings every screen up to date, once for each transaction that waits: marked bodies in the tree's order,
  /// topmost screen first.
  ///
  /// What is called after it is called after all of them, and so sees the newest values (mechanism 2.6).
  package func update() {
    inScope {
      let transactions = pending.take()
      for transaction in transactions {
        apply(transaction)
        updateTrees()
      }
      if transactions.isEmpty { updateTrees() }
    }
    checkInvariantsAfterUpdate()
  }

  private func updateTrees() {
    motion.beginUpdate()
    updateNumber += 1
    updating {
      repeat {
        walkRoots()
      } while features.resolve()
    }
    dirtyRoots.addPostponed()
    enqueueCallbacks()
  }

  private func enqueueCallbacks() {
    for observer in callbacks.takeStaleObservers() { observer.lookAtPreference() }
    for action in callbacks.take(in: self) { enqueue(action) }
    features.settle()
  }

  /// Says that the host has looked at the rows of all lists.
  package func rowsAreUpToDate() { graph.currentCause = .none }

  /// Keeps a value that a host holds until the end of the update.
  package func retire(_ value: Any) { retired.append(value) }

  /// Ends an update: bars take their items, and hosts let go of what they showed before.
  package func finishUpdate() {
    inScope {
      features.finish()
      lookAtEnd()
      retired.removeAll()
      updating { for reader in frameReaders { reader.lookAtFrame() } }
      updating { motion.askForMoves() }
      enqueueCallbacks()
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

  /// Asks something of the host.
  package func request(_ request: HostRequest) { onRequest?(request) }

  /// Brings something up to date: what code reads meanwhile are the values that were bound.
  func updating<R>(_ body: () -> R) -> R {
    let outer = Self.isUpdating
    ThreadPlace.isUpdating = true
    defer { ThreadPlace.isUpdating = outer }
    return body()
  }

  /// Runs code of this runtime: the ambient variable points here meanwhile.
  package func inScope<R>(_ body: () -> R) -> R {
    let outer = Self.current
    ThreadPlace.runtime = self
    depth += 1
    defer {
      depth -= 1
      ThreadPlace.runtime = outer
    }
    return body()
  }
}
