// Members of lists of views: an entry in a stack, a grid or a list may be one view, several or none, and appearance
// callbacks there count them.

extension _ViewNode {
  /// Whether the node is a member of a list of views, as the children of a stack are.
  ///
  /// There what it holds may be several views or none. At the root of a screen or a row, and in an overlay, it is one
  /// view, whatever it holds.
  final var isMemberOfList: Bool {
    var child: _ViewNode = self
    while let current = child.parent {
      if current.standsApart(child) { return false }
      if current.flags.contains(.container) || current.gathersViews { return true }
      child = current
    }
    return false
  }

  /// Whether the node contributes any view to the container around it.
  ///
  /// - Complexity: O(nodes up to the first view)
  final var contributesViews: Bool {
    if flags.contains(.container) || (isDynamic && !isListed) { return true }
    var hasChildren = false
    var found = false
    forEachChild { child in
      guard !standsApart(child) else { return }
      hasChildren = true
      if !found { found = child.contributesViews }
    }
    return found || !(hasChildren || isListed)
  }

  /// Whether what stands here hands up a value for each key that somebody asks for: the default where nothing inside sets
  /// another.
  ///
  /// So does what may come and go in a place for one view, and a container whose list of views may: their outputs are made
  /// before anybody knows what will be inside. `makeIndirectOutputs` and `DynamicContainer.makeContainer` as read from the
  /// binaries; Shadowfacts ("SwiftUI Preferences", 2025) printed the default of an overlay with an `if` in it.
  final var reportsDefaultForEveryKey: Bool {
    if isDynamic { return !(isListed && isMemberOfList) }
    guard flags.contains(.container) || gathersViews else { return false }
    return listsDynamicViews && !(isListed && isMemberOfList)
  }

  /// Calls the closure with each view of the list inside, in the tree's order.
  final func forEachMember(_ body: (_ViewNode) -> Void) {
    forEachChild { child in if child.isListed { child.forEachMember(body) } else { body(child) } }
  }

  /// Whether what stands here or below, or on the screens that it shows, may come and go.
  final var hasDynamicContent: Bool {
    if isDynamic || bridgesPreferences { return true }
    var found = false
    forEachChild { if !found { found = $0.hasDynamicContent } }
    return found
  }

  /// Whether the views of a child are views of the list around the node.
  package final func handsOn(_ child: _ViewNode) -> Bool {
    !flags.contains(.container) && !standsApart(child)
  }

  /// Whether what may come and go stands in the list of views inside.
  ///
  /// - Complexity: O(views of the list)
  final var listsDynamicViews: Bool {
    var found = false
    forEachChild { child in
      if !found, child.isListed { found = child.isDynamic || child.listsDynamicViews }
    }
    return found
  }

  /// Whether the node was removed, itself or with what is around it in its root, and is there only until the closures have run.
  package final var isPendingRemoval: Bool {
    var node: _ViewNode? = self
    while let current = node, !current.flags.contains(.pendingRemoval) { node = current.parent }
    return node != nil
  }

  /// Makes the root look whether what the node stands around is still there.
  final func viewsChanged() {
    if let appearance = (self as? any AppearanceCarrying)?.appearance { root.follow(appearance) }
  }

  /// Tells the nodes around at once that a view below them has gone for good, if they are shown.
  final func viewWent() {
    guard root.isAppeared else { return }
    var node: _ViewNode? = self
    while let current = node, !current.flags.contains(.container) {
      if current.flags.contains(.countsViews) {
        (current as? any AppearanceCarrying)?.appearance?.follow()
      }
      node = current.parent
    }
  }

  /// Visits the children whose views are views of the list around, and whose transitions are those of this node: what a
  /// container holds, an overlay or a background has a list of its own (mechanism 9.2).
  final func forEachInPlace(_ body: (_ViewNode) -> Void) {
    forEachChild { if handsOn($0) { body($0) } }
  }

  /// Whether the node came back on screen since it was asked last: what became of it meanwhile is no change.
  final func takeReturn() -> Bool {
    guard flags.contains(.isBack) else { return false }
    flags.remove(.isBack)
    return true
  }
}
