/// The modifier behind `fixedSize`.
nonisolated public struct _FixedSizeLayout: LayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  @MainActor package func makeElement(id: ElementID) -> FixedSizeElement {
    FixedSizeElement(id: id)
  }

  @MainActor package func apply(to element: FixedSizeElement) -> Bool {
    guard horizontal != element.horizontal || vertical != element.vertical else { return false }
    element.horizontal = horizontal
    element.vertical = vertical
    return true
  }
}

/// An element whose content is offered nothing, and so keeps its ideal size.
@MainActor
package final class FixedSizeElement: WrapperElement {
  var horizontal = false
  var vertical = false

  package override func proposalForChild(_ proposal: ProposedSize, _ runtime: LayoutRuntime)
    -> ProposedSize
  {
    ProposedSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

extension View {
  /// Fixes this view at its ideal size in the specified dimensions.
  nonisolated public func fixedSize(
    horizontal: Bool, vertical: Bool
  ) -> ModifiedContent<Self, _FixedSizeLayout> {
    ModifiedContent(
      content: self, modifier: _FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Fixes this view at its ideal size.
  nonisolated public func fixedSize() -> ModifiedContent<Self, _FixedSizeLayout> {
    fixedSize(horizontal: true, vertical: true)
  }
}
