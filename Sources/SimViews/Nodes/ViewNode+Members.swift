// Members of lists of views. An entry of a stack, a grid or a list can be one view, several or
// none, and appearance callbacks count them.

extension _ViewNode {
  /// Whether the node is a member of a list of views, such as a child of a stack.
  ///
  /// A member can be several views or none. At the root of a screen or a row, and in an overlay, a
  /// node is always one view.
  final var isMemberOfList: Bool {
    var child: _ViewNode = self
    while let current = child.parent {
      if current.standsApart(child) { return false }
      if current.flags.contains(.container) || current.gathersViews { return true }
      child = current
    }
    return false
  }

  /// Whether the node contributes any view to the surrounding container.
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

  /// Whether this place provides a value for each preference that is read: the default where
  /// nothing inside sets another.
  ///
  /// So does dynamic content in a place for one view, and a container with dynamic views. Their
  /// outputs are made before the contents are known (`makeIndirectOutputs` and
  /// `DynamicContainer.makeContainer` as read from the binaries; Shadowfacts, "SwiftUI
  /// Preferences", 2025, printed the default of an overlay with an `if` in it).
  final var reportsDefaultForEveryKey: Bool {
    if isDynamic { return !(isListed && isMemberOfList) }
    guard flags.contains(.container) || gathersViews else { return false }
    return listsDynamicViews && !(isListed && isMemberOfList)
  }

  /// Calls the closure with each view of the list inside, in tree order.
  final func forEachMember(_ body: (_ViewNode) -> Void) {
    forEachChild { child in if child.isListed { child.forEachMember(body) } else { body(child) } }
  }

  /// Whether contents here, below or on screens presented from here are dynamic.
  final var hasDynamicContent: Bool {
    if isDynamic || bridgesPreferences { return true }
    var found = false
    forEachChild { if !found { found = $0.hasDynamicContent } }
    return found
  }

  /// Whether the views of a child belong to the list around the node.
  package final func handsOn(_ child: _ViewNode) -> Bool {
    !flags.contains(.container) && !standsApart(child)
  }

  /// Whether the list inside has dynamic views.
  ///
  /// - Complexity: O(views of the list)
  final var listsDynamicViews: Bool {
    var found = false
    forEachChild { child in
      if !found, child.isListed { found = child.isDynamic || child.listsDynamicViews }
    }
    return found
  }

  /// Makes the root check whether the modifier still has contents.
  final func viewsChanged() {
    if let appearance = (self as? any AppearanceCarrying)?.appearance { root.follow(appearance) }
  }

  /// Notifies visible ancestors at once that a view below them was removed.
  final func viewWasRemoved() {
    guard root.isAppeared else { return }
    var node: _ViewNode? = self
    while let current = node, !current.flags.contains(.container) {
      if current.flags.contains(.countsViews) {
        (current as? any AppearanceCarrying)?.appearance?.follow()
      }
      node = current.parent
    }
  }

  /// Visits the children that are views of the surrounding list.
  ///
  /// Their transitions are those of this node. The contents of a container, an overlay or a
  /// background have a list of their own (mechanism.md#9.2).
  final func forEachInPlace(_ body: (_ViewNode) -> Void) {
    forEachChild { if handsOn($0) { body($0) } }
  }

  /// Whether the node was resumed since the last call.
  ///
  /// Changes during its suspension do not count as changes.
  final func takeReturn() -> Bool {
    guard flags.contains(.isBack) else { return false }
    flags.remove(.isBack)
    return true
  }
}
