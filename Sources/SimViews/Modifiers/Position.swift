public import Foundation

/// The modifier behind `position`.
nonisolated public struct _PositionLayout: LayoutModifier {
  let position: CGPoint

  @MainActor package func makeElement(id: ElementID) -> PositionElement { PositionElement(id: id) }

  @MainActor package func apply(to element: PositionElement) -> Bool {
    guard position != element.position else { return false }
    element.position = position
    return true
  }
}

/// An element that fills what it is offered, with its content centred at a point.
@MainActor
package final class PositionElement: WrapperElement {
  var position = CGPoint.zero

  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let size = super.computeSize(proposal, runtime)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  package override func originOfChild(
    _ child: RenderElement, _ childSize: CGSize, _ offered: ProposedSize, in size: CGSize,
    _ runtime: LayoutRuntime
  ) -> CGPoint {
    CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2)
  }
}

extension View {
  /// Positions the center of this view at the specified coordinates in its parent's coordinate space.
  nonisolated public func position(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _PositionLayout> {
    position(CGPoint(x: x, y: y))
  }

  /// Positions the center of this view at the specified point in its parent's coordinate space.
  nonisolated public func position(
    _ position: CGPoint
  ) -> ModifiedContent<Self, _PositionLayout> {
    ModifiedContent(content: self, modifier: _PositionLayout(position: position))
  }
}
