// Everything that goes on by itself between two changes: animations, and views on their way out.
//
// The runtime knows no clock: the device says what time it is when a frame begins and when a display
// link fires, and asks until when there is something to do. What only the render server has to move
// (opacity, offsets, colours) asks for no frames; what lays out or runs a body asks for every one.

import SimGraph

/// The animations of one runtime.
@MainActor
package final class Motion {
  /// The time of the frame that is being made, in seconds since launch.
  @exclusivity(unchecked) package private(set) var time = 0.0

  /// The runtime, which sets it as it is made.
  @exclusivity(unchecked) unowned(unsafe) var runtime: NodeRuntime!
  /// The transaction under which user code runs now on the main thread.
  @exclusivity(unchecked) private(set) var ambient: Transaction?
  /// The transaction of the node that is being updated.
  @exclusivity(unchecked) private(set) var current: Transaction?
  /// Those of what is interrupted while rows are brought up to date.
  @exclusivity(unchecked) private var transactionsAround: [Transaction?] = []
  /// The transactions that reached nodes which have not been evaluated since.
  @exclusivity(unchecked) private var carried: [ObjectIdentifier: Transaction] = [:]
  /// How many views there are that change the transaction for what they hold.
  @exclusivity(unchecked) var transforming = 0
  /// The views whose closures change the transaction, which are asked for what only moves, too.
  var transformers: [any MoveWatching] = [] {
    didSet { runtime.notesMoves = !transformers.isEmpty }
  }
  /// The transaction of the last update.
  @exclusivity(unchecked) private var underway: Transaction?
  /// The frame in which that was taken over.
  @exclusivity(unchecked) private var frameOfTransaction: UInt64 = 0
  /// How many transactions were taken over: what moves without a new one has been asked already.
  @exclusivity(unchecked) private var transactionCount: UInt64 = 0
  /// The number of the update, by which such a view knows whether its value changed in it.
  @exclusivity(unchecked) private var updateNumber: UInt64 = 0
  /// Whether views are asked for what only moves: that belongs to the update that took the transaction over, though an
  /// animated size may move its neighbours frames later.
  @exclusivity(unchecked) private var isAskingForMoves = false
  @exclusivity(unchecked) private var running: [Running] = []
  /// Whether an animation began in this frame.
  @exclusivity(unchecked) private var hasBegun = false
  @exclusivity(unchecked) private var deadlines: [Deadline] = []
  @exclusivity(unchecked) private var nextDeadlineNumber = 0
  /// Completions of transactions whose update has not been made yet.
  @exclusivity(unchecked) private var completions: [AnimationCompletion] = []
  /// The animations that reached some view in this frame, and the completions that wait for them.
  @exclusivity(unchecked) private var reached: [Transaction] = []
  /// Views that were removed and are there until their transitions end.
  var outgoingSubtrees: [RemovedSubtree] = [] { didSet { noteRemovedSubtrees() } }
  /// Views that were removed without an animation, until the closures of the update have run.
  var pendingRemovals = PendingRemovals() { didSet { noteRemovedSubtrees() } }
  private func noteRemovedSubtrees() {
    runtime.retainsRemovedSubtrees = !(outgoingSubtrees.isEmpty && pendingRemovals.isEmpty)
  }
  /// Until when something moves, in seconds.
  @exclusivity(unchecked) private var movingUntil = -Double.infinity

  private struct Running {
    weak var node: (any AnimatedNode)?
    let animator: Animator?
    let end: Double
  }

  private struct Deadline {
    let time: Double
    let number: Int
    let action: @MainActor () -> Void
  }

  @exclusivity(unchecked) private var phaseChanges: [@MainActor () -> Void] = []

  nonisolated init() {}

  // MARK: Transactions

  /// Makes user code run under a transaction; returns the one before.
  func enter(_ transaction: Transaction) -> Transaction? {
    let outer = ambient
    ambient = transaction
    expect(transaction)
    return outer
  }

  /// Has the completions of a transaction run when its animations have.
  func expect(_ transaction: Transaction) {
    for completion in transaction.completions
    where !completions.contains(where: { $0 === completion }) {
      completions.append(completion)
    }
  }

  func leave(for outer: Transaction?) { ambient = outer }

  /// Runs what takes the writes of a transaction over, under that transaction.
  func applying(_ transaction: Transaction?, _ body: () -> Void) {
    let outer = ambient
    ambient = transaction
    underway = transaction
    frameOfTransaction = runtime.frame
    transactionCount += 1
    body()
    ambient = outer
  }

  /// Asks for the transaction of what layout gave another place or size: place and size are animated where
  /// something is drawn, under the transaction in force there (mechanism 19.3).
  func askForMoves() {
    guard !runtime.movedItems.isEmpty else { return }
    // Elements are what is laid out.
    let movedElements = runtime.movedItems.map { unsafeDowncast($0, to: RenderElement.self) }
    let moved = Set(movedElements.map(ObjectIdentifier.init))
    let outer = current
    current = underway
    isAskingForMoves = true
    for transformer in transformers
    where transformer.lastMove != transactionCount && transformer.holds(moved, movedElements) {
      transformer.lastMove = transactionCount
      _ = transaction(within: transformer)
    }
    isAskingForMoves = false
    current = outer
    runtime.movedItems.removeAll(keepingCapacity: true)
  }

  var mark: UpdateMark { UpdateMark(update: updateNumber, transaction: transactionCount) }

  /// Whether something happened in the update for which transactions are asked now.
  func isUnderway(_ mark: UpdateMark?) -> Bool {
    guard let mark else { return false }
    return isAskingForMoves ? mark.transaction == transactionCount : mark.update == updateNumber
  }

  /// Begins to bring the rows of a container up to date under the transaction that led to it.
  func beginRows(under transaction: Transaction?) {
    transactionsAround.append(current)
    current = transaction
    if transaction != nil { runtime.carriesTransactions = true }
  }

  /// Ends what `beginRows` began last.
  func endRows() { current = transactionsAround.removeLast() }

  /// A source was written: what depends on it gets the transaction.
  func written(_ node: _ViewNode) {
    guard let ambient else { return }
    carry(ambient, to: node)
  }

  private func carry(_ transaction: Transaction, to node: _ViewNode) {
    carried[ObjectIdentifier(node)] = transaction
    runtime.carriesTransactions = true
  }

  /// What a node is made of follows from the update that goes on: a size, or a preference.
  func follow(_ node: _ViewNode) {
    if let underway, frameOfTransaction == runtime.frame { carry(underway, to: node) }
  }

  /// A node was flagged: if that was in the course of an update, it is part of the same change.
  func flagged(_ node: _ViewNode) {
    if let current { carry(current, to: node) }
  }

  /// Evaluates a node under the transaction that reached it.
  func evaluate(_ node: _ViewNode) {
    let outer = current
    current = carried.removeValue(forKey: ObjectIdentifier(node))
    if let current, current.animation != nil { reached.append(current) }
    node.evaluate()
    current = outer
  }

  /// The transaction of a node that is being updated, as the views around it have changed it.
  func transaction(for node: _ViewNode) -> Transaction? {
    guard current != nil || transforming > 0 else { return nil }
    guard transforming > 0 else { return current ?? Transaction() }
    return transaction(from: node.parent)
  }

  /// The transaction of what a node holds that changes it.
  private func transaction(within node: _ViewNode) -> Transaction? { transaction(from: node) }

  private func transaction(from node: _ViewNode?) -> Transaction? {
    var transaction = current ?? Transaction()
    var around: [any TransactionTransforming] = []
    var candidate = node
    while let ancestor = candidate {
      if ancestor.flags.contains(.transacts),
        let transforming = ancestor as? any TransactionTransforming
      {
        around.append(transforming)
      }
      candidate = ancestor.parent ?? ancestor.root.nodeAround
    }
    for transforming in around.reversed() { transforming.transform(&transaction) }
    if transaction.animation != nil { reached.append(transaction) }
    return transaction
  }

  /// The curve with which a change at a node is animated; nil when it is not.
  package func curve(for node: _ViewNode) -> AnimationCurve? {
    transaction(for: node)?.animation?.curve
  }

  /// Updates something under a transaction.
  package func changing(under transaction: Transaction, _ body: () -> Void) {
    let outer = current
    current = transaction
    runtime.carriesTransactions = true
    if transaction.animation != nil { reached.append(transaction) }
    body()
    current = outer
  }

  /// Makes a change wait until the views that were made in this update have been evaluated.
  func afterUpdate(_ change: @escaping @MainActor () -> Void) { phaseChanges.append(change) }

  /// Makes the changes that waited for the views to be evaluated, once that is so.
  ///
  /// - Returns: whether there were any.
  func changePhases() -> Bool {
    guard !phaseChanges.isEmpty, runtime.dirtyRoots.isEmpty else { return false }
    let changes = phaseChanges
    phaseChanges = []
    for change in changes { change() }
    return !runtime.dirtyRoots.isEmpty
  }

  /// Removes something whose disappearance comes before the appearance of what takes its place.
  func removingAtOnce(_ body: () -> Void) {
    let outer = runtime.isRemovingAtOnce
    runtime.isRemovingAtOnce = true
    body()
    runtime.isRemovingAtOnce = outer
  }

  // MARK: Animating

  /// Begins the animation of a value.
  ///
  /// - Parameter animator: nil if the render server moves what is drawn.
  func animate(_ node: any AnimatedNode, _ animator: Animator?, until end: Double) {
    running.append(Running(node: node, animator: animator, end: end))
    hasBegun = true
    if end.isFinite { movingUntil = max(movingUntil, end) }
  }

  /// Whether a change at a node may be animated; if not, nothing further need be asked.
  package var mayAnimate: Bool { current != nil || transforming > 0 }

  /// Begins to animate a value that a node took, or lets it jump.
  ///
  /// - Returns: whether an animation began.
  package func take<Value>(
    _ new: Value, after old: Value, _ animator: inout Animator?, at node: any AnimatedNode,
    onServer: Bool = false
  ) -> Bool {
    guard let curve = curve(for: node) else {
      animator?.stop()
      return false
    }
    guard let used = animator ?? Animator.make(for: Value.self) else { return false }
    let began = withUnsafePointer(to: old) { left in
      withUnsafePointer(to: new) { right in
        used.retarget(
          from: UnsafeRawPointer(left), to: UnsafeRawPointer(right), curve, at: time)
      }
    }
    guard began else { return false }
    animate(node, onServer ? nil : used, until: time + curve.duration)
    animator = onServer ? nil : used
    return true
  }

  /// Makes a closure run at a point of time, in seconds since launch.
  func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) {
    nextDeadlineNumber += 1
    deadlines.append(Deadline(time: time, number: nextDeadlineNumber, action: action))
    movingUntil = max(movingUntil, time)
  }

  // MARK: For the device

  /// Says what time it is, in seconds since launch, before an update.
  ///
  /// Time does not go back.
  package func begin(at time: Double) {
    self.time = max(self.time, time)
  }

  /// Begins another round of an update.
  func beginUpdate() { updateNumber += 1 }

  /// Ends the updates of a frame: animations that reached views begin.
  ///
  /// - Parameter changed: whether anything on screen differs from before.
  package func finishFrame(changed: Bool) {
    for transaction in reached where changed || hasBegun {
      guard let curve = transaction.animation?.curve else { continue }
      for completion in transaction.completions { completion.begins(curve) }
      if curve.duration.isFinite { movingUntil = max(movingUntil, time + curve.duration) }
    }
    hasBegun = false
    reached.removeAll()
    carried.removeAll()
    runtime.carriesTransactions = false
    let waiting = completions
    completions = []
    for completion in waiting {
      guard let wait = completion.wait else {
        runtime.enqueue { completion.action() }
        continue
      }
      if wait.isFinite {
        schedule(at: time + wait) { [runtime] in runtime.enqueue { completion.action() } }
      }
    }
  }

  /// Whether something asks for a frame at every vsync.
  package var needsTicks: Bool { running.contains { $0.animator != nil && $0.node != nil } }

  /// Whether something moves at a point of time, and will come to rest.
  ///
  /// What is animated on the main thread moves until the frame with its last value.
  package func isMoving(at time: Double) -> Bool {
    movingUntil > time + Animator.precision
      || running.contains { $0.animator != nil && $0.end.isFinite && $0.node != nil }
  }

  /// Whether something moves that will never come to rest.
  package var isEndless: Bool { running.contains { !$0.end.isFinite && $0.node != nil } }

  /// When there is something to do at the latest, in seconds since launch.
  package var nextDeadline: Double? {
    let next = deadlines.map(\.time).min()
    guard movingUntil > time + Animator.precision else { return next }
    return min(next ?? .infinity, movingUntil)
  }

  /// The display link has fired: what is animated on the main thread takes its value of this instant.
  package func tick(at time: Double) {
    begin(at: time)
    let outer = runtime.graph.currentCause
    runtime.graph.currentCause = runtime.causes.event(.animation, nil)
    defer { runtime.graph.currentCause = outer }
    let nodes = running
    running.removeAll { $0.end <= self.time + Animator.precision || $0.node == nil }
    for entry in nodes {
      guard let animator = entry.animator, let node = entry.node else { continue }
      animator.forgetEnded(at: self.time)
      node.animationTicked()
    }
  }

  /// A point of time has come at which there was something to do.
  package func reach(_ time: Double) {
    begin(at: time)
    let due = deadlines.filter { $0.time <= self.time + Animator.precision }
      .sorted { ($0.time, $0.number) < ($1.time, $1.number) }
    deadlines.removeAll { $0.time <= self.time + Animator.precision }
    running.removeAll {
      $0.node == nil || ($0.animator == nil && $0.end <= self.time + Animator.precision)
    }
    for deadline in due { deadline.action() }
  }
}
