public import Foundation

/// Children over each other, the first at the bottom.
@MainActor
@_spi(Runtime) open class LayersElement: ArrangedElement {
  var alignment: Alignment

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
    arrangement.forEachPlace(in: size, runtime, body)
  }
}

/// Layers that no view asked for.
package final class ImplicitLayersElement: LayersElement {}

/// An element with another one behind or above it, which is offered its size and decides nothing.
@MainActor
package final class LayeredElement: TransparentElement {
  var alignment: Alignment
  let isBehind: Bool
  /// What lies behind or above; several views are put over each other first.
  package private(set) var layer: RenderElement?
  /// Layers that stay at their old places until their transition ends.
  @exclusivity(unchecked) private var outgoing = OutgoingElements()

  init(id: ElementID, alignment: Alignment, isBehind: Bool) {
    self.alignment = alignment
    self.isBehind = isBehind
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
    let offered = ProposedSize(size)
    let layerSize = layer.sizeThatFits(offered, runtime)
    let (x, y) = (alignment.horizontal.key, alignment.vertical.key)
    layer.layout(
      at: CGPoint(
        x: child.guide(x, proposal, size, runtime) - layer.guide(x, offered, layerSize, runtime),
        y: child.guide(y, proposal, size, runtime) - layer.guide(y, offered, layerSize, runtime)),
      size: layerSize, proposal: offered, runtime)
  }
}
