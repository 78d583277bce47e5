// Everything that changes between two updates: animations, and the ends of transitions.
//
// The runtime has no clock. The device passes the time when a frame begins and when a display link
// fires, and reads until when the runtime needs it. Properties that the render server animates
// (opacity, offsets, colours) need no frames; an animation that affects layout or runs a body needs
// every frame.

import SimGraph

/// The animations of one runtime.
@MainActor
package final class Motion {
  /// The time of the frame that is being made, in seconds since launch.
  @exclusivity(unchecked) package private(set) var time = 0.0

  /// The runtime sets it when it is created.
  @exclusivity(unchecked) unowned(unsafe) var runtime: NodeRuntime!
  /// The transaction under which user code runs now on the main thread.
  @exclusivity(unchecked) private(set) var ambient: Transaction?
  /// The transaction of the node that is being updated.
  @exclusivity(unchecked) private(set) var current: Transaction?
  /// The current transactions of interrupted updates while rows are updated.
  @exclusivity(unchecked) private var transactionsAround: [Transaction?] = []
  /// The transactions of nodes that have not been evaluated since the transaction reached them.
  @exclusivity(unchecked) private var carried: [ObjectIdentifier: Transaction] = [:]
  /// How many views change the transaction of their contents.
  @exclusivity(unchecked) var transforming = 0
  /// The views whose closures change the transaction.
  ///
  /// They are also called for views that only move.
  var transformers: [any MoveWatching] = [] {
    didSet { runtime.notesMoves = !transformers.isEmpty }
  }
  /// The transaction of the last update.
  @exclusivity(unchecked) private var underway: Transaction?
  /// The frame in which that transaction was applied.
  @exclusivity(unchecked) private var frameOfTransaction: UInt64 = 0
  /// How many transactions were applied.
  ///
  /// A move without a new transaction has been evaluated already.
  @exclusivity(unchecked) private var transactionCount: UInt64 = 0
  /// The number of the update.
  ///
  /// A transforming view compares it to know whether its value changed.
  @exclusivity(unchecked) private var updateNumber: UInt64 = 0
  /// Whether transforming views are called for moves.
  ///
  /// Only the update that applied the transaction does so, although an animated size may move
  /// neighbours frames later.
  @exclusivity(unchecked) private var isAskingForMoves = false
  @exclusivity(unchecked) private var running: [Running] = []
  /// Whether an animation began in this frame.
  @exclusivity(unchecked) private var hasBegun = false
  @exclusivity(unchecked) private var deadlines: [Deadline] = []
  @exclusivity(unchecked) private var nextDeadlineNumber = 0
  /// Completions of transactions whose update has not been made yet.
  @exclusivity(unchecked) private var completions: [AnimationCompletion] = []
  /// The animations that reached a view in this frame, and the completions that depend on them.
  @exclusivity(unchecked) private var reached: [Transaction] = []
  /// The time until which something moves, in seconds.
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

  /// Enters a transaction for user code.
  ///
  /// Returns the previous one.
  func enter(_ transaction: Transaction) -> Transaction? {
    let outer = ambient
    ambient = transaction
    expect(transaction)
    return outer
  }

  /// Runs the completions of a transaction after its animations.
  func expect(_ transaction: Transaction) {
    for completion in transaction.completions
    where !completions.contains(where: { $0 === completion }) {
      completions.append(completion)
    }
  }

  func leave(for outer: Transaction?) { ambient = outer }

  /// Applies the writes of a transaction under that transaction.
  func applying(_ transaction: Transaction?, _ body: () -> Void) {
    let outer = ambient
    ambient = transaction
    underway = transaction
    frameOfTransaction = runtime.frame
    transactionCount += 1
    body()
    ambient = outer
  }

  /// Finds the transaction for elements to which layout gave another position or size.
  ///
  /// Position and size are animated where an element is drawn, under the transaction in force there
  /// (mechanism.md#19.3).
  func askForMoves() {
    guard !runtime.movedItems.isEmpty else { return }
    // Only elements are laid out.
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

  /// Whether a mark belongs to the update whose moves are being evaluated.
  func isUnderway(_ mark: UpdateMark?) -> Bool {
    guard let mark else { return false }
    return isAskingForMoves ? mark.transaction == transactionCount : mark.update == updateNumber
  }

  /// Begins to update the rows of a container under the transaction that caused it.
  func beginRows(under transaction: Transaction?) {
    transactionsAround.append(current)
    current = transaction
    if transaction != nil { runtime.carriesTransactions = true }
  }

  /// Ends the last `beginRows`.
  func endRows() { current = transactionsAround.removeLast() }

  /// Gives the transaction to everything that depends on a written source.
  func written(_ node: _ViewNode) {
    guard let ambient else { return }
    carry(ambient, to: node)
  }

  private func carry(_ transaction: Transaction, to node: _ViewNode) {
    carried[ObjectIdentifier(node)] = transaction
    runtime.carriesTransactions = true
  }

  /// Gives the transaction of the present update to a node that depends on a size or a preference.
  func follow(_ node: _ViewNode) {
    if let underway, frameOfTransaction == runtime.frame { carry(underway, to: node) }
  }

  /// Gives the transaction to a node that was flagged during an update: it is part of the same
  /// change.
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

  /// The transaction of a node that is being updated, as changed by the views around it.
  func transaction(for node: _ViewNode) -> Transaction? {
    guard current != nil || transforming > 0 else { return nil }
    guard transforming > 0 else { return current ?? Transaction() }
    return transaction(from: node.parent)
  }

  /// The transaction of the contents of a node that changes it.
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

  /// The animation curve of a change at a node; nil if it is not animated.
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

  /// Defers a change until the views made in this update have been evaluated.
  func afterUpdate(_ change: @escaping @MainActor () -> Void) { phaseChanges.append(change) }

  /// Performs the deferred changes.
  ///
  /// - Returns: whether there were any.
  func changePhases() -> Bool {
    guard !phaseChanges.isEmpty, runtime.dirtyRoots.isEmpty else { return false }
    let changes = phaseChanges
    phaseChanges = []
    for change in changes { change() }
    return !runtime.dirtyRoots.isEmpty
  }

  // MARK: Animating

  /// Begins the animation of a value.
  ///
  /// - Parameter animator: nil if the render server performs the animation.
  func animate(_ node: any AnimatedNode, _ animator: Animator?, until end: Double) {
    running.append(Running(node: node, animator: animator, end: end))
    hasBegun = true
    if end.isFinite { movingUntil = max(movingUntil, end) }
  }

  /// Whether a change at a node can be animated at all.
  ///
  /// If not, callers skip further checks.
  package var mayAnimate: Bool { current != nil || transforming > 0 }

  /// Begins to animate a node's new value, or sets it without animation.
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

  /// Schedules a closure at a point in time, in seconds since launch.
  func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) {
    nextDeadlineNumber += 1
    deadlines.append(Deadline(time: time, number: nextDeadlineNumber, action: action))
    movingUntil = max(movingUntil, time)
  }

  // MARK: For the device

  /// Sets the time before an update, in seconds since launch.
  ///
  /// Time does not go back.
  package func begin(at time: Double) {
    self.time = max(self.time, time)
  }

  /// Begins another round of an update.
  func beginUpdate() { updateNumber += 1 }

  /// Ends the updates of a frame.
  ///
  /// Animations that reached views begin.
  ///
  /// - Parameter changed: whether anything on screen changed.
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

  /// Whether an animation needs a frame at every vsync.
  package var needsTicks: Bool { running.contains { $0.animator != nil && $0.node != nil } }

  /// Whether an animation that will end is running at a point in time.
  ///
  /// An animation on the main thread runs until the frame with its last value.
  package func isMoving(at time: Double) -> Bool {
    movingUntil > time + Animator.precision
      || running.contains { $0.animator != nil && $0.end.isFinite && $0.node != nil }
  }

  /// Whether an endless animation is running.
  package var isEndless: Bool { running.contains { !$0.end.isFinite && $0.node != nil } }

  /// The next time at which the runtime has to act, in seconds since launch.
  package var nextDeadline: Double? {
    let next = deadlines.map(\.time).min()
    guard movingUntil > time + Animator.precision else { return next }
    return min(next ?? .infinity, movingUntil)
  }

  /// Updates values animated on the main thread for the time at which the display link fired.
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

  /// Performs the actions scheduled up to a point in time.
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
