// The id of a view that exists as an element: what `scrollPosition(id:)` reports for an eager stack's views. Those of a
// lazy stack are known by their rows.

extension _ViewNode {
  /// The ids that views at this node or below it gave exactly this element, the outermost first.
  ///
  /// - Complexity: O(views of one stack, at each level down to the element)
  func ids(of element: RenderElement) -> [AnyHashable] {
    var around: Set<ObjectIdentifier> = []
    var outer: RenderElement? = element
    while let current = outer {
      around.insert(ObjectIdentifier(current))
      outer = current.parent
    }
    var ids: [AnyHashable] = []
    var node: _ViewNode? = self
    while let current = node { node = current.child(holding: element, around, &ids) }
    return ids
  }

  /// The child in which an element lies, or which gives it.
  ///
  /// - Parameter around: the element, and what it lies in.
  /// - Parameter ids: takes the id of the child, if that gives the element itself.
  private func child(
    holding element: RenderElement, _ around: Set<ObjectIdentifier>, _ ids: inout [AnyHashable]
  ) -> _ViewNode? {
    var found: _ViewNode?
    func look(_ child: _ViewNode, _ id: AnyHashable?) {
      guard found == nil else { return }
      var elements: [RenderElement] = []
      child.collect(into: &elements)
      guard elements.contains(where: { around.contains(ObjectIdentifier($0)) }) else { return }
      found = child
      if let id, elements.contains(where: { $0 === element }) { ids.append(id) }
    }
    if let identified = self as? any IdentifiedChildren {
      identified.forEachIdentified { look($1, $0) }
    } else {
      let id = (self as? any NamedContent)?.contentID
      forEachChild { look($0, id) }
    }
    return found
  }
}

/// A node whose content has an id of its own.
@MainActor
protocol NamedContent: _ViewNode {
  var contentID: AnyHashable { get }
}

extension IDNode: NamedContent {
  var contentID: AnyHashable { AnyHashable(id) }
}
