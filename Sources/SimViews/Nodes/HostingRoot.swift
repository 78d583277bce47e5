// A hosting boundary: a tree of its own, as UIKit gives one to the window, to each screen of a
// navigation stack, to each cell of a list and to the items of a bar.

package import Foundation
package import SimGraph

/// A root of nodes and elements.
@MainActor
package final class HostingRoot {
  /// The kind of host.
  package enum Kind: Sendable {
    /// The window's root controller.
    case window
    /// One screen of a navigation stack.
    case screen
    /// One cell of a list.
    case row
    /// One subview of a lazy stack.
    case item
    /// An item of a tab bar, a menu, the actions beside a row.
    case barItem
    /// An item of a navigation bar or a toolbar.
    case toolbarItem
    /// One tab of a tab view.
    case tab
    /// A sheet or a cover.
    case presentation
    /// An alert or a dialog.
    case alert

    /// Whether the root can be suspended and keep its state.
    var canSuspend: Bool { self == .row || self == .item }
  }

  package unowned(unsafe) let nodeRuntime: NodeRuntime
  package let kind: Kind
  /// Roots with a higher order are updated first: screens on top before those that they cover.
  @exclusivity(unchecked) package var order: Int
  package let subgraph: SubgraphID
  package let environment: EnvironmentScope
  @exclusivity(unchecked) package private(set) var element: RootElement
  @exclusivity(unchecked) package private(set) var node: _ViewNode?
  /// The navigation stack around this root, if any.
  package weak var stack: (any RootHost)?
  /// The screen around this root; the root itself when it is one.
  package var screen: HostingRoot? {
    get { isScreen ? self : screenAround }
    set { screenAround = newValue }
  }
  private weak var screenAround: HostingRoot?
  /// Whether it is shown over another root.
  var isOverlay: Bool { kind == .presentation || kind == .alert }
  var isScreen: Bool { kind == .window || kind == .screen || kind == .presentation }
  /// The root that contains the host of this one, if the host is not a screen.
  package weak var enclosing: HostingRoot?
  /// The host that shows this root alone: a tab, a sheet, a cover or an alert.
  package weak var host: (any RootHost)?
  /// The window, the sheet or the cover that contains this root.
  package var presentationContext: HostingRoot? {
    var root = self
    while root.kind != .window, root.kind != .presentation {
      guard let next = root.enclosing ?? (root.isScreen ? nil : root.screenAround) else {
        return nil
      }
      root = next
    }
    return root
  }
  /// The row whose content this is.
  ///
  /// The reference is not weak, because a weak one makes every later use of a row slower. `remove`
  /// clears it.
  @exclusivity(unchecked) package unowned(unsafe) var hostedRow: HostedRow?
  /// The traits that the views of a row set on the cell around them.
  @exclusivity(unchecked) package var cellTraits: AnyObject?
  /// The explicit ids of views in this root, and how many views have each.
  @exclusivity(unchecked) private var ids: [AnyHashable: Int] = [:]
  /// The settings that the views of this screen make for the bars around it.
  @exclusivity(unchecked) package var bars: (any RootPart)?
  /// The colour schemes that views of this window, sheet or cover prefer.
  private(set) lazy var preferredColorSchemes = PreferredColorSchemes()
  /// Navigation hosts made in advance, because the types show that they will be needed.
  @exclusivity(unchecked) package var preparedNavigationHosts = 0
  @exclusivity(unchecked) package var isInFirstLayout = true
  @exclusivity(unchecked) package private(set) var removalState = RemovalState.present
  package var isRemoved: Bool { removalState == .removed }
  /// Whether the next update walks this root.
  @exclusivity(unchecked) private(set) var isDirty = false
  @exclusivity(unchecked) private var walks: (update: UInt64, count: Int) = (0, 0)
  @exclusivity(unchecked) private var elementsAreStale = false
  /// Whether the host shows this root.
  @exclusivity(unchecked) package private(set) var isAppeared = false
  /// Whether the content receives new values.
  ///
  /// That of a popped screen does not, while a sheet that slides down still does.
  var takesValues: Bool { kind != .screen || removalState != .outgoing }
  /// Whether this screen follows no change until it is shown again.
  @exclusivity(unchecked) package var defersUpdates = false {
    didSet {
      if defersUpdates != oldValue { nodeRuntime.deferringScreens += defersUpdates ? 1 : -1 }
    }
  }
  /// Whether updates leave this root for later, because a screen around it defers them.
  ///
  /// A screen that was never updated does not.
  var isDeferred: Bool {
    guard nodeRuntime.deferringScreens > 0 else { return false }
    var root: HostingRoot? = self
    while let current = root, !current.isOverlay {
      if current.defersUpdates, current.firstWalk != nil { return true }
      root = current.enclosing ?? (current.isScreen ? nil : current.screenAround)
    }
    return false
  }
  /// The frame in which the root was made or resumed.
  ///
  /// Until its end the root may still be shown.
  @exclusivity(unchecked) private var firstFrame: UInt64
  /// Whether the root is a screen, a tab or a row that the host does not show.
  var isOffScreen: Bool {
    guard !isAppeared, firstFrame != nodeRuntime.frame else { return false }
    switch kind {
    case .screen, .tab, .row, .item: return true
    case .window, .barItem, .toolbarItem, .presentation, .alert: return false
    }
  }
  /// The nodes that wait for the root's layout.
  @exclusivity(unchecked) var held: [_ViewNode] = []
  /// The frame of the root's first update.
  @exclusivity(unchecked) private var firstWalk: UInt64?
  /// Whether the screen of the root is made in the present frame.
  var isInFirstFrame: Bool { (screen ?? self).firstWalk == nodeRuntime.frame }
  @exclusivity(unchecked) private var newAppearances: [AppearanceNode] = []
  @exclusivity(unchecked) private var appearances: [ObjectIdentifier: AppearanceNode] = [:]
  @exclusivity(unchecked) private var nextAppearance = 0
  @exclusivity(unchecked) private var hasOtherAlternatives = false
  /// How much of the root's height the keyboard covers, in points.
  @exclusivity(unchecked) package var keyboardOverlap: CGFloat = 0

  package init(
    runtime: NodeRuntime, kind: Kind, order: Int = 0, in parent: SubgraphID = .none,
    parentScope: EnvironmentScope?,
    transform: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    nodeRuntime = runtime
    self.kind = kind
    self.order = order
    firstFrame = runtime.frame
    subgraph = runtime.graph.addSubgraph(in: parent)
    environment = EnvironmentScope(
      graph: runtime.graph, parent: parentScope, subgraph: subgraph, transform: transform)
    element = RootElement(id: runtime.makeElementID())
    element.root = self
    runtime.inspection.add(self)
  }

  // MARK: Content

  /// Makes the root's node.
  package func install(_ make: (_ViewInputs) -> _ViewNode) {
    let inputs = _ViewInputs(
      runtime: nodeRuntime, root: self, parent: nil, environment: environment, subgraph: subgraph)
    node = nodeRuntime.updating { make(inputs) }
    elementsChanged()
    flagRoot()
  }

  /// Makes the navigation host before the views that fill it.
  package func prepareNavigationHost() {
    preparedNavigationHosts += 1
    nodeRuntime.request(.makeNavigationHost)
  }

  /// Removes everything below the root.
  package func remove() {
    guard !isRemoved else { return }
    removalState.become(.removed)
    defersUpdates = false
    nodeRuntime.inspection.remove(self)
    bars?.removeParts()
    element.wasRemoved(nodeRuntime)
    node?.remove()
    node = nil
    nodeRuntime.graph.remove(subgraph)
    nodeRuntime.dirtyRoots.remove(self)
    element.children = []
    element.root = nil
    hostedRow = nil
  }

  /// Makes the views disappear and removes everything below the root.
  package func disappearAndRemove() {
    setAppeared(false)
    remove()
  }

  /// Records that the host removed the root, which exists until its transition ends.
  package func beginTransitionOut() { removalState.become(.outgoing) }

  /// Records that the host will remove the row when it updates its rows.
  func markPendingRemoval() { removalState.become(.pendingRemoval) }

  /// Suspends the root.
  ///
  /// State owned by its identities is kept.
  ///
  /// - Returns: whether there is state to keep. If not, the caller removes the root.
  func suspend(reportsDisappearance: Bool = true) -> Bool {
    setAppeared(false, reportsDisappearance: reportsDisappearance)
    element.wasRemoved(nodeRuntime)
    element.children = []
    guard let node, node.suspend() else { return false }
    removalState.become(.suspended)
    return true
  }

  /// Resumes the root.
  ///
  /// A new value follows.
  func resume() {
    removalState.become(.present)
    firstFrame = nodeRuntime.frame
    node?.resume()
    elementsChanged()
  }

  // MARK: Ids

  /// Whether a view of this root has the id.
  func holdsID(_ id: AnyHashable) -> Bool { ids[id] != nil }

  func addID(_ id: AnyHashable) { ids[id, default: 0] += 1 }

  func removeID(_ id: AnyHashable) {
    guard let count = ids[id] else { return }
    ids[id] = count > 1 ? count - 1 : nil
  }

  // MARK: Walking

  /// Makes the next update walk this root.
  package func flagRoot() {
    // A suspended row is walked when it is resumed.
    guard !isDirty, !isRemoved, removalState != .suspended else { return }
    isDirty = true
    nodeRuntime.dirtyRoots.add(self)
  }

  /// The node whose list contains the views of the root, as for the subviews of a lazy stack; nil
  /// for a host of its own.
  final var nodeAround: _ViewNode? {
    // The holder of rows is always a node.
    hostedRow?.container.holder.map { unsafeDowncast($0, to: _ViewNode.self) }
  }

  /// Whether an update walks this root before another: by order, then by creation, and the rows of
  /// one container by place.
  func isWalked(before other: HostingRoot) -> Bool {
    if order != other.order { return order > other.order }
    guard let row = hostedRow, let otherRow = other.hostedRow, row.container === otherRow.container
    else {
      return (hostedRow?.container.element.id ?? element.id)
        < (other.hostedRow?.container.element.id ?? other.element.id)
    }
    return row.placeInContainer < otherRow.placeInContainer
  }

  /// Evaluates the flagged nodes, and collects the elements again where the structure changed.
  package func walk() {
    guard !isRemoved else { return }
    let runtime = nodeRuntime
    runtime.dirtyRoots.remove(self)
    isDirty = false
    if firstWalk == nil { firstWalk = runtime.frame }
    // A deleted row will be removed, and a stale row refreshed.
    if let hostedRow, hostedRow.isDeleted || hostedRow.isStale { return }
    runtime.updating {
      node?.walk()
      runtime.collectContainers()
    }
    if elementsAreStale { collectElements() }
  }

  /// How many times the root has been walked in an update, this time included.
  func countWalk(in update: UInt64) -> Int {
    if walks.update != update { walks = (update, 0) }
    walks.count += 1
    return walks.count
  }

  /// Records that the root's own elements changed.
  package func elementsChanged() {
    elementsAreStale = true
    flagRoot()
  }

  private func collectElements() {
    elementsAreStale = false
    var elements: [RenderElement] = []
    node?.collect(into: &elements)
    element.replaceChildren(stacking: elements, along: .vertical, in: nodeRuntime)
  }

  // MARK: Appearing

  func register(_ appearance: AppearanceNode) {
    nextAppearance += 1
    appearance.serial = nextAppearance
    appearances[ObjectIdentifier(appearance)] = appearance
    follow(appearance)
  }

  /// Makes the root check the appearance of a view.
  func follow(_ appearance: AppearanceNode) {
    guard !appearance.isFollowed else { return }
    appearance.isFollowed = true
    appearance.update = nodeRuntime.updateNumber
    if isAppeared, newAppearances.isEmpty { nodeRuntime.rootsWithNewAppearances.append(self) }
    newAppearances.append(appearance)
  }

  func unregister(_ appearance: AppearanceNode) {
    appearances[ObjectIdentifier(appearance)] = nil
    newAppearances.removeAll { $0 === appearance }
  }

  /// Records that layout selected another alternative.
  func alternativesChanged() { hasOtherAlternatives = true }

  /// Views of alternatives that are no longer selected disappear, and those of others may appear.
  private func followAlternatives() {
    guard hasOtherAlternatives else { return }
    hasOtherAlternatives = false
    let all = appearances.values.sorted { $0.serial < $1.serial }
    for appearance in all where appearance.isHidden { appearance.disappear(isRemoved: true) }
    for appearance in all { follow(appearance) }
    newAppearances = all
  }

  /// How many appearance callbacks the root has.
  var appearanceCount: Int { appearances.count }

  /// Records whether the host shows the root, and calls the appearance callbacks.
  ///
  /// - Parameter reportsDisappearance: false on a system that does not call `onDisappear`. Tasks
  ///   end in any case.
  package func setAppeared(_ appeared: Bool, reportsDisappearance: Bool = true) {
    guard appeared != isAppeared else { return }
    isAppeared = appeared
    if appeared {
      let all = appearances.values.sorted { $0.serial < $1.serial }
      for appearance in all {
        appearance.isFollowed = true
        appearance.update = nodeRuntime.updateNumber
      }
      newAppearances = all
      flushAppearances()
    } else {
      for appearance in newAppearances { appearance.isFollowed = false }
      newAppearances = []
      // Callbacks of a removed root run with those of the removal.
      let isRemoved = nodeRuntime.ongoingRemoval.depth > 0
      for appearance in inRemovalOrder {
        appearance.disappear(isRemoved: isRemoved, isReported: reportsDisappearance)
      }
      for nested in nodeRuntime.roots(shownIn: element) { nested.setAppeared(false) }
    }
  }

  /// The disappear callbacks of the root in the order in which the graph visits them, as in a
  /// removal.
  private var inRemovalOrder: [AppearanceNode] {
    var all = appearances.values.sorted { $0.serial < $1.serial }
    guard all.count > 1, nodeRuntime.policy.ordersCallbacksBySubgraph else { return all }
    nodeRuntime.subgraphs = SubgraphOrder()
    all.sort(by: \.removalKey)
    return all
  }

  /// Calls the appearance callbacks of all views, or of those added since the last call.
  package func show() {
    if isAppeared { flushAppearances() } else { setAppeared(true) }
  }

  /// Calls the appearance callbacks of views added since the last call.
  private func flushAppearances() {
    guard isAppeared else { return }
    followAlternatives()
    guard !newAppearances.isEmpty else { return }
    let new = newAppearances
    newAppearances = []
    for appearance in new.reversed() {
      appearance.isFollowed = false
      appearance.follow()
    }
  }
}
