// The part of the runtime that nodes and hosting roots use: the graph, the causes, the flags and
// the callback queues. How an update proceeds is not visible here.

package import SimGraph

/// The state that the nodes of an app share.
///
/// The runtime itself is the one subclass. It decides what a node cannot know.
@MainActor
@_spi(Runtime) public class NodeRuntime: LayoutRuntime {
  package final let graph = Graph()
  package final let causes = CauseTable()
  /// Receives work from other threads.
  package nonisolated final let gate: ThreadGate
  @exclusivity(unchecked) final var storedIsOnWorker = false
  @exclusivity(unchecked) package final var changeCounters = ChangeCounters()
  @exclusivity(unchecked) package final var containersToCollect: [_ViewNode] = []
  /// A reusable array for collecting elements.
  @exclusivity(unchecked) private final var scratchElements: [RenderElement] = []
  @exclusivity(unchecked) final var dirtyRoots = RootQueue()
  /// How many screens defer their updates.
  @exclusivity(unchecked) final var deferringScreens = 0
  /// The nodes that wait for a layout.
  @exclusivity(unchecked) final var held = HeldNodes()
  /// The callbacks of the present update.
  @exclusivity(unchecked) final var callbacks = UpdateCallbacks()
  /// The reduced values of preferences.
  @exclusivity(unchecked) final var reductions = PreferenceReductions()
  /// The number of the present update.
  @exclusivity(unchecked) final var updateNumber: UInt64 = 0
  /// The roots on screen in which views were added since the update began.
  @exclusivity(unchecked) final var rootsWithNewAppearances: [HostingRoot] = []
  /// The number of the present frame.
  @exclusivity(unchecked) private(set) final var frame: UInt64 = 0
  /// Whether state of rows is being removed because the rows left the screen.
  @exclusivity(unchecked) final var isEvicting = false
  /// Whether transactions are passed to nodes that are to be evaluated.
  @exclusivity(unchecked) final var carriesTransactions = false
  /// The callbacks that wait for the end of a round or of a scope.
  @exclusivity(unchecked) final var callbackQueue = CallbackQueue()
  /// Cached places for the order of callbacks.
  @exclusivity(unchecked) final var subgraphs = SubgraphOrder()
  /// Whether disappear callbacks are pending.
  @exclusivity(unchecked) final var reportsDisappearance = false
  /// The views that were removed and still exist.
  final var removedSubtrees = RemovedSubtrees() {
    didSet { retainsRemovedSubtrees = !removedSubtrees.isEmpty }
  }
  /// The removal in progress, with its callbacks.
  @exclusivity(unchecked) final var ongoingRemoval = OngoingRemoval()
  /// The last removal batch of each container whose callbacks are pending.
  ///
  /// Never iterated.
  @exclusivity(unchecked) final var removalBatches: [ObjectIdentifier: ChildRemovalBatch] = [:]
  /// How many nodes have been made.
  @exclusivity(unchecked) final var nodesMade: UInt32 = 0
  /// Whether any view has, or had, alternatives.
  @exclusivity(unchecked) final var hasAlternatives = false
  @exclusivity(unchecked) private(set) final var depth = 0
  /// The state of the invariant checks.
  @exclusivity(unchecked) package final var inspection = Inspection()
  /// Whether the disappear callback of the present removal runs before the replacement appears.
  @exclusivity(unchecked) final var isRemovingAtOnce = false

  init(
    policy: SystemPolicy, measurer: any TextMeasurer, observer: (any RuntimeObserver)?,
    gate: ThreadGate
  ) {
    self.gate = gate
    super.init(policy: policy, measurer: measurer, observer: observer)
  }

  /// The runtime whose code the calling thread runs.
  nonisolated static var ofThread: NodeRuntime? {
    ThreadPlace.address.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: To be replaced

  /// Called when a node was flagged while transactions are passed on.
  func nodeWasFlagged(_ node: _ViewNode) {}
  /// Evaluates a node while transactions are passed on.
  func evaluate(_ node: _ViewNode) { node.evaluate() }
  /// Called before a value is written.
  func willWrite() {}
  /// Passes a request to the host, which handles it at once.
  package func request(_ request: HostRequest) {}
  /// Called before a change of an observable that the transform of a scope has read.
  func scopeWillChange(_ scope: EnvironmentScope, because cause: CauseID) {}
  /// Runs the queued closures in order, including those that they add.
  ///
  /// - Parameter endsRound: whether another round of the update follows if something was written.
  package func runActions(endsRound: Bool = false) {}
  /// Called after a root was placed, for updates that depend on it.
  func wasPlaced(_ root: HostingRoot) {}

  // MARK: Services for nodes

  /// Begins a new frame.
  package final func beginFrame() { frame += 1 }

  /// Runs the runtime's own work within user code, and reports so.
  ///
  /// On another thread of the app the runtime's work counts as work of the main thread, and the
  /// other threads wait.
  package final func runningEngine<R>(_ body: () -> R) -> R {
    report(.willRunEngine)
    defer { report(.didRunEngine) }
    guard isOnWorker else { return body() }
    let before = gate.standIn(true)
    defer { _ = gate.standIn(before) }
    return body()
  }

  /// Performs part of an update.
  ///
  /// Code then reads the bound values.
  final func updating<R>(_ body: () -> R) -> R {
    let outer = ThreadPlace.isUpdating
    ThreadPlace.isUpdating = true
    defer { ThreadPlace.isUpdating = outer }
    return body()
  }

  /// Runs code of this runtime with the ambient variable set to it.
  package final func inScope<R>(_ body: () -> R) -> R {
    let outer = ThreadPlace.address
    ThreadPlace.address = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    depth += 1
    defer {
      depth -= 1
      ThreadPlace.address = outer
    }
    return body()
  }

  /// Runs code whose allocations belong to a view.
  package final func owned<R>(by new: ViewOwner, _ body: () -> R) -> R {
    let outer = owner
    owner = new
    defer { owner = outer }
    return body()
  }

  // MARK: What is collected

  /// An empty array with capacity for elements.
  final func borrowScratchArray() -> [RenderElement] {
    let room = scratchElements
    scratchElements = []
    return room
  }

  /// Returns the array for the next collection, unless it is large.
  final func returnScratchArray(_ elements: consuming [RenderElement]) {
    guard elements.capacity <= 64 else { return }
    elements.removeAll(keepingCapacity: true)
    scratchElements = elements
  }

  // MARK: What is flagged

  final func collectContainers() {
    while !containersToCollect.isEmpty {
      let containers = containersToCollect
      containersToCollect = []
      for container in containers where !container.isRemoved {
        container.flags.remove(.collect)
        container.collectContent()
      }
    }
  }

  final func flagStaleNodes() {
    guard graph.hasStaleEffects else { return }
    for id in graph.takeStaleEffects() {
      guard let owner = graph.owner(of: id) else { continue }
      // Every effect of this graph belongs to a node of the tree.
      unsafeDowncast(owner, to: _ViewNode.self).flagStale()
    }
  }
}
