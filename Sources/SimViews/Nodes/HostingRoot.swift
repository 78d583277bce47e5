// A hosting boundary: a tree of its own, as UIKit gives one to the window, to each screen of a
// navigation stack, to each cell of a list and to the items of a bar.

package import Foundation
package import SimGraph

/// A root of nodes and elements.
@MainActor
package final class HostingRoot {
  /// What hosts the root.
  package enum Kind: Sendable {
    /// The window's root controller.
    case window
    /// One screen of a navigation stack.
    case screen
    /// One cell of a list.
    case row
    /// One subview of a lazy stack.
    case item
    /// An item of a navigation bar or a tab bar.
    case barItem
    /// One tab of a tab view.
    case tab
    /// A sheet or a cover.
    case presentation
    /// An alert or a dialog.
    case alert

    /// Whether it can go off screen and keep its state.
    var canSleep: Bool { self == .row || self == .item }
  }

  package unowned(unsafe) let nodeRuntime: NodeRuntime
  package let kind: Kind
  /// Roots with a higher order are updated first: screens on top come before those that they cover.
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
  /// Whether it stands over another root.
  var isOverlay: Bool { kind == .presentation || kind == .alert }
  var isScreen: Bool { kind == .window || kind == .screen || kind == .presentation }
  /// The root in which the host of this one stands, where that is not a screen.
  package weak var enclosing: HostingRoot?
  /// What shows this root alone: a tab, a sheet, a cover or an alert.
  package weak var host: (any RootHost)?
  /// The window, the sheet or the cover in which this root stands.
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
  /// Not a weak reference: those make every later use of a row costlier. `remove` clears it.
  @exclusivity(unchecked) package unowned(unsafe) var hostedRow: HostedRow?
  /// What is kept of what the views of a row ask of the cell around them.
  @exclusivity(unchecked) package var cellTraits: AnyObject?
  /// Ids that views of this root were given, and how many views each.
  @exclusivity(unchecked) private var ids: [AnyHashable: Int] = [:]
  /// What is kept of what the views of this screen ask of the bars around it.
  @exclusivity(unchecked) package var bars: (any RootPart)?
  /// What views of this window, sheet or cover ask for as its colour scheme.
  private(set) lazy var preferredColorSchemes = PreferredColorSchemes()
  /// Navigation hosts that were made ahead, because the types said that they would be needed.
  @exclusivity(unchecked) package var preparedNavigationHosts = 0
  @exclusivity(unchecked) package var isInFirstLayout = true
  @exclusivity(unchecked) package private(set) var isRemoved = false
  /// Whether the next update walks this root.
  @exclusivity(unchecked) private(set) var isDirty = false
  @exclusivity(unchecked) private var walks: (update: UInt64, count: Int) = (0, 0)
  @exclusivity(unchecked) private var elementsAreStale = false
  /// Whether the host shows this root.
  @exclusivity(unchecked) package private(set) var isAppeared = false
  /// Whether it is a screen that was taken off its stack, and is there until the transition ends.
  @exclusivity(unchecked) package var isOutgoing = false
  /// The frame in which the root was made or woken: until its end it may still be shown.
  @exclusivity(unchecked) private var firstFrame: UInt64
  /// Whether it is a screen, a tab or a row that the host does not show.
  var isOffScreen: Bool {
    guard !isAppeared, firstFrame != nodeRuntime.frame else { return false }
    switch kind {
    case .screen, .tab, .row, .item: return true
    case .window, .barItem, .presentation, .alert: return false
    }
  }
  /// The nodes of the root that wait for its layout.
  @exclusivity(unchecked) var held: [_ViewNode] = []
  /// The frame in which the root was brought up to date first.
  @exclusivity(unchecked) private var firstWalk: UInt64?
  /// Whether the screen on which the root stands is made in the frame that is being made.
  var isInFirstFrame: Bool { (screen ?? self).firstWalk == nodeRuntime.frame }
  @exclusivity(unchecked) private var newAppearances: [AppearanceNode] = []
  @exclusivity(unchecked) private var appearances: [ObjectIdentifier: AppearanceNode] = [:]
  @exclusivity(unchecked) private var nextAppearance = 0
  @exclusivity(unchecked) private var hasOtherAlternatives = false
  /// How much of the space below the root the keyboard covers that would be the root's without it, in points.
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

  /// Makes the navigation host ahead of the views that fill it.
  package func prepareNavigationHost() {
    preparedNavigationHosts += 1
    nodeRuntime.request(.makeNavigationHost)
  }

  /// Takes everything below the root out.
  package func remove() {
    guard !isRemoved else { return }
    isRemoved = true
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

  /// Takes the root off screen; what its identities own stays.
  ///
  /// - Returns: whether there is anything to keep; if not, the caller removes the root.
  func suspend(reportsDisappearance: Bool = true) -> Bool {
    setAppeared(false, reportsDisappearance: reportsDisappearance)
    element.wasRemoved(nodeRuntime)
    element.children = []
    return node?.suspend() ?? false
  }

  /// Brings the root back on screen; a new value follows.
  func resume() {
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
    // A row that sleeps is walked when it wakes.
    guard !isDirty, !isRemoved, hostedRow?.isSuspended != true else { return }
    isDirty = true
    nodeRuntime.dirtyRoots.add(self)
  }

  /// The node in whose views those of the root stand, as the subviews of a lazy stack stand in that; nil for a host of its own.
  final var nodeAround: _ViewNode? {
    // Whoever holds rows is a node.
    hostedRow?.container.holder.map { unsafeDowncast($0, to: _ViewNode.self) }
  }

  /// Whether an update comes to this root before another one: by their order, then as they were made, the rows of one
  /// container by their places.
  func isWalked(before other: HostingRoot) -> Bool {
    if order != other.order { return order > other.order }
    guard let row = hostedRow, let otherRow = other.hostedRow, row.container === otherRow.container
    else {
      return (hostedRow?.container.element.id ?? element.id)
        < (other.hostedRow?.container.element.id ?? other.element.id)
    }
    return row.placeInContainer < otherRow.placeInContainer
  }

  /// Evaluates what is flagged, and collects the elements again where the structure changed.
  package func walk() {
    guard !isRemoved else { return }
    let runtime = nodeRuntime
    runtime.dirtyRoots.remove(self)
    isDirty = false
    if firstWalk == nil { firstWalk = runtime.frame }
    // A row whose element is gone will be removed; one with another element will be refreshed.
    if let hostedRow, hostedRow.isDeleted || hostedRow.isStale { return }
    runtime.updating {
      node?.walk()
      runtime.collectContainers()
    }
    if elementsAreStale { collectElements() }
  }

  /// How often the root is walked in an update, this time included.
  func countWalk(in update: UInt64) -> Int {
    if walks.update != update { walks = (update, 0) }
    walks.count += 1
    return walks.count
  }

  /// Says that the root's own elements changed.
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

  /// Makes the root look whether a view is to be told.
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

  /// Says that layout shows another one of several alternatives.
  func alternativesChanged() { hasOtherAlternatives = true }

  /// Views of alternatives that are no longer shown disappear; those of others may appear.
  private func followAlternatives() {
    guard hasOtherAlternatives else { return }
    hasOtherAlternatives = false
    let all = appearances.values.sorted { $0.serial < $1.serial }
    for appearance in all where appearance.isHidden { appearance.disappear(isRemoved: true) }
    for appearance in all { follow(appearance) }
    newAppearances = all
  }

  /// How many views of the root are told when they appear.
  var appearanceCount: Int { appearances.count }

  /// Says that the host shows the root or not; each view that carries a closure for it is told.
  ///
  /// - Parameter reportsDisappearance: false if a system does not call `onDisappear`; tasks end all the same.
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
      // What goes with what it stands in is told when that is.
      let isRemoved = nodeRuntime.ongoingRemoval.depth > 0
      for appearance in inRemovalOrder {
        appearance.disappear(isRemoved: isRemoved, isReported: reportsDisappearance)
      }
      for nested in nodeRuntime.roots(shownIn: element) { nested.setAppeared(false) }
    }
  }

  /// What is told when the root is no longer shown, in the order in which the graph comes to it, as with what is removed.
  private var inRemovalOrder: [AppearanceNode] {
    let all = appearances.values.sorted { $0.serial < $1.serial }
    guard all.count > 1, nodeRuntime.policy.ordersCallbacksBySubgraph else { return all }
    nodeRuntime.subgraphs = SubgraphOrder()
    let placed = all.map { (place: $0.place, appearance: $0) }
    return placed.sorted { lhs, rhs in
      guard let left = lhs.place, let right = rhs.place else { return false }
      if SubgraphOrder.isBefore(left, right) { return true }
      return !SubgraphOrder.isBefore(right, left)
        && lhs.appearance.serial < rhs.appearance.serial
    }.map(\.appearance)
  }

  /// The host shows the root: all of its views are told, or those that came since the last call.
  package func show() {
    if isAppeared { flushAppearances() } else { setAppeared(true) }
  }

  /// Tells views that came since the last call that they appeared.
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
