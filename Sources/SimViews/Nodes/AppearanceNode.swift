// What is told when a view is shown or no longer shown, as the hosting root knows it.

import SimGraph

/// The closures of a view that is shown or no longer shown.
struct AppearanceActions {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

/// Rows that a modifier stands around, which asks for itself whether any is on screen.
@MainActor
class CountedRows {
  /// Whether any of them is on screen.
  var areShown: Bool { false }
  /// A modifier wants to know when that may have changed.
  func add(_ appearance: AppearanceNode) {}
  /// It no longer wants that.
  func remove(_ appearance: AppearanceNode) {}
}

/// One pair of closures, as the hosting root knows it.
@MainActor
final class AppearanceNode {
  var actions: AppearanceActions
  var serial = 0
  /// Whether the root is going to look whether the view is to be told.
  var isFollowed = false
  /// The number of the update in which that was asked for.
  var update: UInt64 = 0
  private var isShown = false
  /// Whether the last of the views that the modifier stands around went, and nobody was told yet.
  private var isLosing = false
  private(set) unowned(unsafe) var node: _ViewNode?
  /// The rows that are counted, where the modifier stands around rows.
  private var rows: CountedRows?

  /// Whose its closures are.
  enum Kind {
    /// The user's, and they count as appearances.
    case appearance
    /// The user's, of another modifier that goes by appearances: its name.
    case other(String)
    case engine
  }
  private let kind: Kind
  private var isCounted: Bool { if case .appearance = kind { true } else { false } }

  init(_ actions: AppearanceActions, _ kind: Kind = .appearance) {
    self.actions = actions
    self.kind = kind
  }

  /// Takes the node that carries the closures, and what it counts.
  func attach(to node: _ViewNode, rows: CountedRows? = nil) {
    self.node = node
    self.rows = rows
    rows?.add(self)
    if rows == nil, node.nodeRuntime.policy.mergesCallbacks, node.isMemberOfList {
      node.flags.insert(.countsViews)
    }
  }

  /// Ends what `attach` began.
  func detach() {
    node?.root.unregister(self)
    rows?.remove(self)
    // Whoever goes through all of a root may come to it yet: a closure that was called meanwhile can take views away.
    node = nil
  }

  /// Whether there is any view that the modifier stands around; what lingers does not appear any more.
  private var hasViews: Bool {
    if let rows { return rows.areShown }
    guard let node, node.flags.contains(.countsViews) else { return true }
    let runtime = node.nodeRuntime
    return node.contributesViews
      || (runtime.retainsRemovedSubtrees
        && runtime.hasRemovedSubtrees(below: node, includingPending: isShown))
  }

  /// Tells the view what it is to be told.
  func follow() {
    if !hasViews {
      lose()
    } else if isLosing {
      // Views came back before it was told: the modifier never stood around none.
      (isLosing, isShown) = (false, true)
    } else {
      appear()
    }
  }

  /// The last of the views went: the modifier is told when the closures of the update have run.
  private func lose() {
    guard isShown, let node else { return }
    let runtime = node.nodeRuntime
    guard !runtime.isRemovingAtOnce, runtime.ongoingRemoval.depth == 0 else {
      return disappear(isRemoved: true)
    }
    (isLosing, isShown) = (true, false)
    runtime.reportsDisappearance = true
    let cause = cause("onDisappear", runtime)
    let (action, carrier) = (actions.disappear, carrier)
    runtime.enqueueAfterAppearances(by: cause.writer, for: cause.event) { [self] in
      guard isLosing else { return }
      isLosing = false
      guard let action else { return }
      if isCounted { runtime.report(.disappeared(carrier)) }
      action()
    }
  }

  /// Where the view stands in the order of closures; nil if a system does not go by subgraphs.
  var place: SubgraphOrder.Place? {
    guard let node, node.nodeRuntime.policy.ordersCallbacksBySubgraph else { return nil }
    return node.nodeRuntime.subgraphs.place(of: node)
  }

  /// Whether the view stands in an alternative that is not shown.
  var isHidden: Bool { node?.isInHiddenAlternative ?? false }

  private func appear() {
    guard !isShown, let node, !isHidden else { return }
    if node.nodeRuntime.retainsRemovedSubtrees, node.isPendingRemoval { return }
    isShown = true
    guard let action = actions.appear else { return }
    if isCounted { node.nodeRuntime.report(.appeared(carrier)) }
    let cause = cause("onAppear", node.nodeRuntime)
    let runtime = node.nodeRuntime
    let rank =
      runtime.policy.ordersCallbacksBySubgraph ? runtime.rank(of: node, in: update) : nil
    // The next transaction may take the view away before it is told.
    let run: @MainActor () -> Void = { withExtendedLifetime(node) { action() } }
    runtime.enqueue(
      CausedAction(origin: cause.event, writer: cause.writer, run: run, rank: rank))
  }

  /// The view is no longer shown; when it goes for good, views that come in its place appear first.
  ///
  /// - Parameter isTold: whether closures of the user's are called.
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
          root: ObjectIdentifier(node.root), isInItem: node.root.kind == .item, place: place,
          isAtOnce: isAtOnce,
          action: CausedAction(origin: cause.event, writer: cause.writer, run: { action() })),
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

  /// The view of the user's own in whose body the modifier stands.
  private var carrier: Any.Type { node?.carrier ?? EmptyView.self }
}

/// A node with closures that go by appearances.
@MainActor
protocol AppearanceCarrying: _ViewNode {
  var appearance: AppearanceNode? { get }
}
