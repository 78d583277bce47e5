public import Foundation

/// The space for a large title above the layers beside the one whose content moves it.
@MainActor
package final class LargeTitleSpace {
  /// In points.
  package let height: CGFloat
  package private(set) weak var scrolled: RenderElement?

  package init(height: CGFloat, above scrolled: RenderElement) {
    self.height = height
    self.scrolled = scrolled
  }

  /// The height that is kept free above a layer, in points.
  fileprivate func height(above layer: RenderElement) -> CGFloat { layer === scrolled ? 0 : height }
}

/// An element whose layers lie below a large title that one of them moves.
@MainActor
package protocol LayersBelowTitle: RenderElement {
  var titleSpace: LargeTitleSpace? { get set }
}

extension LayersBelowTitle {
  /// Takes the space for a title; nil if there is none.
  ///
  /// - Returns: Whether it has changed.
  package func take(_ new: LargeTitleSpace?) -> Bool {
    guard new?.height != titleSpace?.height || new?.scrolled !== titleSpace?.scrolled else {
      return false
    }
    titleSpace = new
    invalidateLayout()
    return true
  }
}

/// Children over each other, the first at the bottom.
@MainActor
@_spi(Runtime) open class LayersElement: ArrangedElement, LayersBelowTitle {
  var alignment: Alignment
  package var titleSpace: LargeTitleSpace?

  init(id: ElementID, alignment: Alignment) {
    self.alignment = alignment
    super.init(id: id)
  }

  @_spi(Runtime) open override var kind: RenderKind { .group }
  package override var priority: Double { arrangement.priority }
  package override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing {
    children.spacing(edge, runtime)
  }

  private var arrangement: LayersArrangement {
    LayersArrangement(alignment: alignment, children: children)
  }

  @_spi(Runtime) open override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime)
    -> CGSize
  {
    arrangement.size(proposal, runtime)
  }

  override func forEachPlace(
    in size: CGSize, _ proposal: ProposedSize, _ runtime: LayoutRuntime,
    _ body: (Int, Place) -> Void
  ) {
    arrangement.forEachPlace(in: size, runtime) { index, place in
      let room = titleSpace?.height(above: children[index]) ?? 0
      guard room > 0 else { return body(index, place) }
      let rest = CGSize(width: size.width, height: max(0, size.height - room))
      let (child, offered) = (children[index], ProposedSize(rest))
      let childSize = child.sizeThatFits(offered, runtime)
      var origin = alignment.origin(of: child, childSize, offered, in: rest, runtime)
      origin.y += room
      body(index, Place(origin: origin, size: childSize, proposal: offered))
    }
  }

  @_spi(Runtime) open override func safeAreaInsets(around child: RenderElement) -> EdgeInsets {
    EdgeInsets(top: titleSpace?.height(above: child) ?? 0)
  }
}

/// Layers that no view asked for.
package final class ImplicitLayersElement: LayersElement {}

/// An element with another one behind or above it, which is offered its size and decides nothing.
@MainActor
package final class LayeredElement: TransparentElement, LayersBelowTitle {
  var alignment: Alignment
  package var titleSpace: LargeTitleSpace?
  let isBehind: Bool
  /// The edges of the safe area over which the layer is drawn where the element ends there.
  ///
  /// Layout and touches do not depend on them.
  private let ignoredEdges: Edge.Set
  /// What lies behind or above; several views are put over each other first.
  package private(set) var layer: RenderElement?
  /// Layers that stay at their old places until their transition ends.
  @exclusivity(unchecked) private var outgoing = OutgoingElements()

  init(id: ElementID, alignment: Alignment, isBehind: Bool, ignoredEdges: Edge.Set) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.ignoredEdges = ignoredEdges
    super.init(id: id)
  }

  package override func forEachChild(_ body: (RenderElement) -> Void) {
    if isBehind { forEachLayer(body) }
    if let child { body(child) }
    if !isBehind { forEachLayer(body) }
  }

  private func forEachLayer(_ body: (RenderElement) -> Void) {
    outgoing.forEach(body)
    if let layer { body(layer) }
  }

  /// The layer and how much larger it is drawn at each edge, from left to right; nil if it is drawn where it lies.
  ///
  /// - Complexity: O(depth)
  package func layerOverSafeArea(_ runtime: LayoutRuntime) -> (RenderElement, EdgeInsets)? {
    guard !ignoredEdges.isEmpty, let layer else { return nil }
    var insets = turned(safeAreaReach(runtime).insets)
    insets.top =
      ignoredEdges.contains(.top) ? insets.top + (titleSpace?.height(above: layer) ?? 0) : 0
    if !ignoredEdges.contains(.leading) { insets.leading = 0 }
    if !ignoredEdges.contains(.bottom) { insets.bottom = 0 }
    if !ignoredEdges.contains(.trailing) { insets.trailing = 0 }
    return insets == EdgeInsets() ? nil : (layer, turned(insets))
  }

  override func placeOutgoing(_ runtime: LayoutRuntime) { outgoing.stay(runtime) }

  override func remove(outgoing layer: RenderElement) -> Bool { outgoing.remove(layer) }

  /// Takes the elements that lie behind or above the content now.
  func replaceLayers(with new: [RenderElement], in runtime: LayoutRuntime) {
    var next = new.first
    let known = layer as? ImplicitLayersElement
    // What leaves stays where it was until its transition has ended, so its group does, too.
    if new.count > 1 || known?.hasOutgoing == true {
      let group =
        known
        ?? ImplicitLayersElement(id: runtime.makeElementID(), alignment: alignment)
      group.alignment = alignment
      group.replaceChildren(with: new, in: runtime)
      next = group
    }
    guard next !== layer else { return }
    let old = layer
    if old?.parent === self { old?.parent = nil }
    next?.parent = self
    layer = next
    if let old, old.parent == nil { outgoing.take(old, in: self, runtime) }
    invalidateLayout()
  }

  package override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    super.placeChildren(in: size, runtime)
    guard let child, let layer else { return }
    let room = titleSpace?.height(above: layer) ?? 0
    let size = CGSize(width: size.width, height: max(0, size.height - room))
    let offered = ProposedSize(size)
    let layerSize = layer.sizeThatFits(offered, runtime)
    let (x, y) = (alignment.horizontal.key, alignment.vertical.key)
    layer.layout(
      at: CGPoint(
        x: child.guide(x, proposal, size, runtime) - layer.guide(x, offered, layerSize, runtime),
        y: room + child.guide(y, proposal, size, runtime)
          - layer.guide(y, offered, layerSize, runtime)),
      size: layerSize, proposal: offered, runtime)
  }

  package override func safeAreaInsets(around child: RenderElement) -> EdgeInsets {
    EdgeInsets(top: titleSpace?.height(above: child) ?? 0)
  }
}
