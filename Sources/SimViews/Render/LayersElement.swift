// Elements over each other: a ZStack is as large as the largest of them; with `background` and `overlay`
// the content alone decides, and what lies behind or above it is offered the content's size.

package import Foundation

/// Children over each other, the first at the bottom.
@MainActor
package final class LayersElement: ContainerElement {
  var alignment: Alignment
  /// The children that decide the size; nil for all of them.
  var deciding: Range<Int>?

  init(id: UInt32, alignment: Alignment) {
    self.alignment = alignment
    super.init(id: id)
  }

  package override var kind: RenderKind { .group }

  private var decidingChildren: ArraySlice<RenderElement> { children[deciding ?? children.indices] }

  package override var priority: Double { decidingChildren.map(\.priority).max() ?? 0 }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    var size = CGSize.zero
    for child in decidingChildren {
      let childSize = child.sizeThatFits(proposal, runtime)
      size.width = max(size.width, childSize.width)
      size.height = max(size.height, childSize.height)
    }
    return size
  }

  package override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {
    for child in children {
      let childSize = child.sizeThatFits(ProposedSize(size), runtime)
      let origin = CGPoint(
        x: (size.width - childSize.width) * alignment.horizontal.fraction,
        y: (size.height - childSize.height) * alignment.vertical.fraction)
      child.layout(at: origin, size: childSize, runtime)
    }
  }
}
