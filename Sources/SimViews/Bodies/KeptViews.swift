// Which views keep their state while a row is off screen: the outermost one of the row, and one that stands in its place,
// with nothing but bodies, modifiers, groups and branches between them. Such a body is expanded, and its properties belong to
// the element of the list; what a container holds is the container's, and goes with it (mechanism.md#9.1, #10.5).
//
// A body that gives several views of the app's own goes with all of them: their nodes could not go one by one.

/// A view of the app's own that may keep its state off screen.
@MainActor
protocol KeptView: AnyObject {
  /// Whether it, or the view that stands in its place, owns state.
  var keepsState: Bool { get }
}

extension _ViewNode {
  /// The view of the app's own that stands in the place of this node, if that holds no other.
  ///
  /// - Complexity: O(1) for a container, otherwise O(nodes up to that view and beside it)
  final var viewInPlace: (any KeptView)? {
    if flags.contains(.container) || numbersChildrenLater { return nil }
    if let view = self as? any KeptView { return view }
    var found: (any KeptView)?
    var isAlone = true
    forEachChild { child in
      guard isAlone else { return }
      if found == nil, !standsApart(child), let view = child.viewInPlace {
        found = view
      } else if child.holdsView {
        isAlone = false
      }
    }
    return isAlone ? found : nil
  }

  /// Sends what is inside off screen.
  ///
  /// - Parameter isKept: whether the state of a child is a reason to keep the node.
  /// - Returns: whether there is state to keep.
  package final func suspendChildren(keptWhere isKept: (_ViewNode) -> Bool = { _ in true }) -> Bool
  {
    var holdsState = false
    forEachChild { if $0.suspend(), isKept($0) { holdsState = true } }
    return holdsState
  }

  /// Whether a view of the app's own stands here or below.
  private final var holdsView: Bool {
    if numbersChildrenLater || self is any KeptView { return true }
    var found = false
    forEachChild { if !found { found = $0.holdsView } }
    return found
  }
}
