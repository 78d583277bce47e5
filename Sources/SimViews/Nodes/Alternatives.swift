// Alternatives of which one is shown, as in `ViewThatFits`: the contents of the others do not appear.

/// An alternative whose view is made when it is needed.
@MainActor
protocol Alternative: _ViewNode {
  /// Whether the view exists.
  var isMade: Bool { get }
  /// Makes the view, with all bodies.
  func makeView()
  /// Suspends the view, or removes it if its outermost views have no state.
  func letGo()
}

/// A node that shows one of the alternatives that it holds.
@MainActor
protocol AlternativesNode: AnyObject {
  /// Whether an element that it holds, at whatever depth, is in the alternative that is shown.
  func shows(_ element: RenderElement) -> Bool
}

extension _ViewNode {
  /// Whether the node stands in an alternative that is not shown.
  ///
  /// - Complexity: O(1) where there are no alternatives at all, otherwise O(depth + elements of the node).
  var isInHiddenAlternative: Bool {
    guard nodeRuntime.hasAlternatives else { return false }
    var elements: [RenderElement]?
    var node = parent
    while let current = node {
      // The remaining state of a released alternative.
      if current.flags.contains(.keepsOutermost), (current as? any Alternative)?.isMade == false {
        return true
      }
      if let alternatives = current as? any AlternativesNode {
        let own = elements ?? ownElements
        elements = own
        // What draws nothing is not an alternative.
        if !own.isEmpty, !own.contains(where: alternatives.shows) { return true }
      }
      node = current.parent
    }
    return false
  }

  /// The elements that the node contributes.
  final var ownElements: [RenderElement] {
    var elements: [RenderElement] = []
    collect(into: &elements)
    return elements
  }
}
