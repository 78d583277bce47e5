package import Foundation

/// Children over each other, the first at the bottom: as large as all of them together, lined up.
///
/// Only children of the highest priority decide the size; the others are offered what those need.
@MainActor
package class LayersElement: ContainerElement {
  var alignment: Alignment

  init(id: UInt32, alignment: Alignment) {
    self.alignment = alignment
    super.init(id: id)
  }

  package override var kind: RenderKind { .group }
  package override var priority: Double { children.map(\.priority).max() ?? 0 }
  package override func spacing(_ edge: Edge) -> CGFloat? {
    children.lazy.compactMap { $0.spacing(edge) }.max()
  }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    extent(proposal, runtime).size
  }

  /// The rectangle around the deciding children, as seen from the point where the guides meet.
  private func extent(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGRect {
    let highest = priority
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    var (top, bottom) = (CGFloat.infinity, -CGFloat.infinity)
    for child in children where child.priority == highest {
      let size = child.sizeThatFits(proposal, runtime)
      let x = child.guide(alignment.horizontal.key, proposal, size, runtime)
      let y = child.guide(alignment.vertical.key, proposal, size, runtime)
      (left, right) = (min(left, -x), max(right, size.width - x))
      (top, bottom) = (min(top, -y), max(bottom, size.height - y))
    }
    guard left <= right, top <= bottom else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {
    forEachPlace(proposal, runtime) { child, origin, size, offered in
      child.layout(at: origin, size: size, proposal: offered, runtime)
    }
  }

  private func forEachPlace(
    _ proposal: ProposedSize, _ runtime: ViewRuntime,
    _ body: (RenderElement, CGPoint, CGSize, ProposedSize) -> Void
  ) {
    let highest = priority
    let extent = extent(proposal, runtime)
    for child in children {
      let offered = child.priority == highest ? proposal : ProposedSize(extent.size)
      let size = child.sizeThatFits(offered, runtime)
      let x = child.guide(alignment.horizontal.key, offered, size, runtime)
      let y = child.guide(alignment.vertical.key, offered, size, runtime)
      body(child, CGPoint(x: -x - extent.minX, y: -y - extent.minY), size, offered)
    }
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: ViewRuntime
  ) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    forEachPlace(proposal, runtime) { child, origin, size, offered in
      guard let value = child.explicitGuide(key, offered, size, runtime) else { return }
      key.combine(value + (key.axis == .horizontal ? origin.x : origin.y), count, into: &result)
      count += 1
    }
    return result
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
  private(set) var layer: RenderElement?

  init(id: UInt32, alignment: Alignment, isBehind: Bool) {
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(id: id)
  }

  package override func forEachChild(_ body: (RenderElement) -> Void) {
    if isBehind, let layer { body(layer) }
    if let child { body(child) }
    if !isBehind, let layer { body(layer) }
  }

  /// Takes the elements that lie behind or above the content now.
  func replaceLayers(with new: [RenderElement], in runtime: ViewRuntime) {
    var next = new.first
    if new.count > 1 {
      let group =
        layer as? ImplicitLayersElement
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
    if let old, old.parent == nil { old.wasRemoved(runtime) }
    invalidateLayout()
  }

  package override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {
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
