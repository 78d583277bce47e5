// A place that is as large as what is offered, with views of another host in its middle, of which the layout around it knows nothing.

package import Foundation

/// The element of such a place.
package final class HostedElement: RenderElement {
  private var child: RenderElement?

  /// Makes an element with nothing inside.
  package override init(id: ElementID) { super.init(id: id) }

  package func show(_ new: RenderElement?, _ runtime: LayoutRuntime) {
    guard new !== child else { return }
    if let child, child.parent === self {
      child.wasRemoved(runtime)
      child.parent = nil
    }
    child = new
    new?.parent = self
    invalidateLayout()
  }

  package override var kind: RenderKind { .color }
  package override var contentDescription: String { "clear" }
  package override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing { .plain }
  package override func forEachChild(_ body: (RenderElement) -> Void) {
    if let child { body(child) }
  }
  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  package override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    guard let child else { return }
    let offered = ProposedSize(size)
    let childSize = child.sizeThatFits(offered, runtime)
    child.layout(
      at: CGPoint(
        x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
      size: childSize, proposal: offered, runtime)
  }
}
