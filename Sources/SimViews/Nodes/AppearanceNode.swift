// The appearance callbacks of a view, as its hosting root stores them.

import SimGraph

/// The closures called when a view appears or disappears.
struct AppearanceActions {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

/// Rows inside a modifier, which determine together whether the modifier has appeared.
@MainActor
class CountedRows {
  /// Whether any of the rows is on screen.
  var areShown: Bool { false }
  /// Notifies a modifier when `areShown` may have changed.
  func add(_ appearance: AppearanceNode) {}
  /// Stops notifying a modifier.
  func remove(_ appearance: AppearanceNode) {}
}

/// One pair of appearance callbacks in a hosting root.
@MainActor
final class AppearanceNode {
  var actions: AppearanceActions
  var serial = 0
  /// Whether the root is going to check the appearance of the view.
  var isFollowed = false
  /// The number of the update that requested the check.
  var update: UInt64 = 0
  private var isShown = false
  /// Whether the last view inside the modifier was removed and the callback has not run yet.
  private var isRemovalPending = false
  private(set) unowned(unsafe) var node: _ViewNode?
  /// The rows inside the modifier, if it is around rows.
  private var rows: CountedRows?

  /// The origin of the closures.
  enum Kind {
    /// Closures of the user's view, which count as appearances.
    case appearance
    /// Closures of another modifier with the given name.
    case other(String)
    case engine
  }
  private let kind: Kind
  private var isCounted: Bool { if case .appearance = kind { true } else { false } }

  init(_ actions: AppearanceActions, _ kind: Kind = .appearance) {
    self.actions = actions
    self.kind = kind
  }

  /// Attaches the node that has the closures, and the rows that count.
  func attach(to node: _ViewNode, rows: CountedRows? = nil) {
    self.node = node
    self.rows = rows
    rows?.add(self)
    if rows == nil, node.nodeRuntime.policy.mergesCallbacks, node.isMemberOfList {
      node.flags.insert(.countsViews)
    }
  }

  /// Reverts `attach`.
  func detach() {
    node?.root.unregister(self)
    rows?.remove(self)
    // A traversal of the root may still reach this node, because a callback can remove views.
    node = nil
  }

  /// Whether there is any view inside the modifier.
  ///
  /// Views that are pending removal do not count.
  private var hasViews: Bool {
    if let rows { return rows.areShown }
    guard let node, node.flags.contains(.countsViews) else { return true }
    return node.contributesViews
      || node.nodeRuntime.removedSubtrees.contains(below: node, includingPending: isShown)
  }

  /// Calls the closure that the present state requires.
  func follow() {
    if !hasViews {
      recordRemoval()
    } else if isRemovalPending {
      // Views were restored before the callback ran: the modifier was never empty.
      (isRemovalPending, isShown) = (false, true)
    } else {
      appear()
    }
  }

  /// Records that the last view was removed.
  ///
  /// The callback runs after those of the update.
  private func recordRemoval() {
    guard isShown, let node else { return }
    let runtime = node.nodeRuntime
    guard !runtime.isRemovingAtOnce, runtime.ongoingRemoval.depth == 0 else {
      return disappear(isRemoved: true)
    }
    (isRemovalPending, isShown) = (true, false)
    runtime.reportsDisappearance = true
    let cause = cause("onDisappear", runtime)
    let (action, carrier) = (actions.disappear, carrier)
    runtime.enqueueAfterAppearances(by: cause.writer, for: cause.event) { [self] in
      guard isRemovalPending else { return }
      isRemovalPending = false
      guard let action else { return }
      if isCounted { runtime.report(.disappeared(carrier)) }
      action()
    }
  }

  /// The key of the view among those that are removed together, or leave the screen together.
  var removalKey: CallbackKey? {
    guard let node else { return nil }
    let runtime = node.nodeRuntime
    let place = runtime.policy.ordersCallbacksBySubgraph ? runtime.subgraphs.place(of: node) : nil
    return CallbackKey(.visit, update: 0, root: ObjectIdentifier(node.root), place: place)
  }

  /// Whether the view is in an alternative that is not shown.
  var isHidden: Bool { node?.isInHiddenAlternative ?? false }

  private func appear() {
    guard !isShown, let node, !isHidden else { return }
    if node.nodeRuntime.retainsRemovedSubtrees, node.isPendingRemoval { return }
    isShown = true
    guard let action = actions.appear else { return }
    if isCounted { node.nodeRuntime.report(.appeared(carrier)) }
    let cause = cause("onAppear", node.nodeRuntime)
    let runtime = node.nodeRuntime
    let key = runtime.policy.ordersCallbacksBySubgraph ? runtime.key(of: node, in: update) : nil
    // The next transaction may remove the view before its callback runs.
    let run: @MainActor () -> Void = { withExtendedLifetime(node) { action() } }
    runtime.enqueue(
      Callback(origin: cause.event, writer: cause.writer, run: run, key: key))
  }

  /// Records that the view is not shown any more.
  ///
  /// If it is removed, its replacement appears first.
  ///
  /// - Parameter isReported: whether user closures are called.
  func disappear(isRemoved: Bool = false, isReported: Bool = true) {
    guard isShown, let node else { return }
    isShown = false
    guard isReported || !isCounted, let action = actions.disappear else { return }
    if isCounted { node.nodeRuntime.report(.disappeared(carrier)) }
    node.nodeRuntime.reportsDisappearance = true
    let cause = cause("onDisappear", node.nodeRuntime)
    let runtime = node.nodeRuntime
    let isAtOnce = !isRemoved || runtime.isRemovingAtOnce
    if runtime.ongoingRemoval.depth > 0 {
      runtime.ongoingRemoval.add(
        OngoingRemoval.DisappearCallback(
          isInItem: node.root.kind == .item, isAtOnce: isAtOnce,
          callback: Callback(
            origin: cause.event, writer: cause.writer, run: { action() },
            key: removalKey)),
        of: node)
    } else if isAtOnce {
      runtime.enqueue(by: cause.writer, for: cause.event) { action() }
    } else {
      runtime.enqueueAfterAppearances(by: cause.writer, for: cause.event) { action() }
    }
  }

  private func cause(_ what: String, _ runtime: NodeRuntime) -> (event: CauseID, writer: CauseName)
  {
    let writer =
      switch kind {
      case .appearance: runtime.causes.actor(what, of: carrier)
      case .other(let name): runtime.causes.actor(name, of: carrier)
      case .engine: CauseName.none
      }
    return (runtime.causes.event(.appearance, named: writer), writer)
  }

  /// The type of the user's view whose body contains the modifier.
  private var carrier: Any.Type { node?.carrier ?? EmptyView.self }
}

/// A node with appearance callbacks.
@MainActor
protocol AppearanceCarrying: _ViewNode {
  var appearance: AppearanceNode? { get }
}
