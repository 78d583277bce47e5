public import Foundation

/// The modifier behind `offset`: the content is drawn elsewhere, the layout does not notice.
nonisolated public struct _OffsetEffect: LayoutModifier, Animatable {
  /// The distance, in points.
  public var offset: CGSize

  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  @MainActor package static var isMovedByServer: Bool { true }

  @MainActor package func makeElement(id: ElementID) -> OffsetElement { OffsetElement(id: id) }

  @MainActor package func apply(to element: OffsetElement) -> Bool {
    guard offset != element.offset else { return false }
    element.offset = offset
    return true
  }
}

/// An element whose content is drawn elsewhere.
@MainActor
package final class OffsetElement: TransparentElement {
  var offset = CGSize.zero

  package override func originOfChild(
    _ child: RenderElement, _ childSize: CGSize, _ offered: ProposedSize, in size: CGSize,
    _ runtime: LayoutRuntime
  ) -> CGPoint { CGPoint(x: offset.width, y: offset.height) }

  /// The layout does not notice, guides included.
  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: LayoutRuntime
  ) -> CGFloat? { child?.explicitGuide(key, proposal, size, runtime) }
}

extension View {
  /// Offset this view by the specified horizontal and vertical distances, in points.
  nonisolated public func offset(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _OffsetEffect> {
    offset(CGSize(width: x, height: y))
  }

  /// Offset this view by the horizontal and vertical amount specified in the offset parameter.
  nonisolated public func offset(_ offset: CGSize) -> ModifiedContent<Self, _OffsetEffect> {
    ModifiedContent(content: self, modifier: _OffsetEffect(offset: offset))
  }
}
