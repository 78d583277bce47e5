// The runtime as nodes and hosting roots know it: the graph and the causes, what is flagged, what waits to be called. They do not
// see how an update goes about it.

package import SimGraph

/// What the nodes of an app share.
///
/// Its one subclass is the runtime itself, which decides what follows where a node cannot know it.
@MainActor
@_spi(Runtime) public class NodeRuntime: LayoutRuntime {
  package final let graph = Graph()
  package final let causes = CauseTable()
  /// What other threads bring.
  package nonisolated final let gate: ThreadGate
  @exclusivity(unchecked) final var storedIsOnWorker = false
  @exclusivity(unchecked) package final var changeCounters = ChangeCounters()
  /// Called at once when something is asked of the host.
  @exclusivity(unchecked) package final var onRequest: ((HostRequest) -> Void)?
  @exclusivity(unchecked) package final var containersToCollect: [_ViewNode] = []
  /// Room in which elements are collected, between two collections.
  @exclusivity(unchecked) private final var scratchElements: [RenderElement] = []
  @exclusivity(unchecked) final var dirtyRoots = RootQueue()
  /// What waits for a layout.
  @exclusivity(unchecked) final var held = HeldNodes()
  /// What the update has found to be called after it.
  @exclusivity(unchecked) final var callbacks = UpdateCallbacks()
  /// What was reduced of preferences.
  @exclusivity(unchecked) final var reductions = PreferenceReductions()
  /// The number of the update that is being made.
  @exclusivity(unchecked) final var updateNumber: UInt64 = 0
  /// The roots on screen in which views came since the update began.
  @exclusivity(unchecked) final var rootsWithNewAppearances: [HostingRoot] = []
  /// The number of the frame that is being made.
  @exclusivity(unchecked) private(set) final var frame: UInt64 = 0
  /// Whether what rows own goes because they left the screen.
  @exclusivity(unchecked) final var isEvicting = false
  /// Whether transactions travel to nodes that are to be evaluated.
  @exclusivity(unchecked) final var carriesTransactions = false
  @exclusivity(unchecked) final var actions: [CausedAction] = []
  /// What is known of the order of those that wait.
  @exclusivity(unchecked) final var subgraphs = SubgraphOrder()
  /// What says goodbye to views that went in this round.
  @exclusivity(unchecked) final var disappearCallbacks: [CausedAction] = []
  /// Whether views that go wait to be told.
  @exclusivity(unchecked) final var reportsDisappearance = false
  /// What the removal that goes on has found to be called when all of it is taken down.
  @exclusivity(unchecked) final var ongoingRemoval = OngoingRemoval()
  /// What containers have lost last whose views wait to be told; looked up only.
  @exclusivity(unchecked) final var removalBatches: [ObjectIdentifier: ChildRemovalBatch] = [:]
  /// How many nodes were made.
  @exclusivity(unchecked) final var nodesMade: UInt32 = 0
  /// Whether some view has, or had, alternatives of which one is shown.
  @exclusivity(unchecked) final var hasAlternatives = false
  @exclusivity(unchecked) private(set) final var depth = 0
  /// What the check of the invariants remembers.
  @exclusivity(unchecked) package final var inspection = Inspection()
  /// Whether what is removed now goes before what takes its place appears.
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

  /// A node was flagged while transactions travel.
  func nodeWasFlagged(_ node: _ViewNode) {}
  /// Evaluates a node while transactions travel.
  func evaluate(_ node: _ViewNode) { node.evaluate() }
  /// A node goes for good, and with it what it keeps of views that were removed.
  func discardRemovedSubtrees(of node: _ViewNode) {}
  /// Whether a view below a node was removed and is there until its transition has ended.
  func hasRemovedSubtrees(below node: _ViewNode, includingPending: Bool) -> Bool { false }
  /// Says that a value is about to be written.
  func willWrite() {}
  /// Something observable is about to change that the transform of a scope has read.
  func scopeWillChange(_ scope: EnvironmentScope, because cause: CauseID) {}
  /// Runs the closures that wait in their order, and those that they add.
  ///
  /// - Parameter endsRound: whether another round of the update follows if something was written.
  package func runActions(endsRound: Bool = false) {}
  /// A root was placed, and what follows from that in it may have to be brought up to date.
  func wasPlaced(_ root: HostingRoot) {}

  // MARK: Services for nodes

  /// Says that what follows belongs to a new frame.
  package final func beginFrame() { frame += 1 }

  /// Asks something of the host.
  package final func request(_ request: HostRequest) { onRequest?(request) }

  /// Runs the runtime's own work in the middle of code of the user's, and says so.
  ///
  /// On another thread of the app the runtime's own code counts as the main thread's meanwhile: the others stand still.
  package final func runningEngine<R>(_ body: () -> R) -> R {
    report(.willRunEngine)
    defer { report(.didRunEngine) }
    guard isOnWorker else { return body() }
    let before = gate.standIn(true)
    defer { _ = gate.standIn(before) }
    return body()
  }

  /// Brings something up to date: what code reads meanwhile are the values that were bound.
  final func updating<R>(_ body: () -> R) -> R {
    let outer = ThreadPlace.isUpdating
    ThreadPlace.isUpdating = true
    defer { ThreadPlace.isUpdating = outer }
    return body()
  }

  /// Runs code of this runtime: the ambient variable points here meanwhile.
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

  /// Runs code while what comes to be belongs to a view.
  package final func owned<R>(by new: ViewOwner, _ body: () -> R) -> R {
    let outer = owner
    owner = new
    defer { owner = outer }
    return body()
  }

  // MARK: What is collected

  /// An empty array with room for elements.
  final func borrowScratchArray() -> [RenderElement] {
    let room = scratchElements
    scratchElements = []
    return room
  }

  /// Keeps the room of an array for the next collection, where it is not large.
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
      for container in containers where !container.flags.contains(.removed) {
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
