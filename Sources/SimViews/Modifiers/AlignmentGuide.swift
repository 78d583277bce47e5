public import Foundation
import SimReflection

/// The modifier behind `alignmentGuide`: the content's guide lies where a closure says.
nonisolated public struct _AlignmentWritingModifier: LayoutModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  /// An element that answers for the guide.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    inputs.runtime.addGuide(value.modifier.key)
    return LayoutModifierNode<C, Self>(value, inputs)
  }

  @MainActor package func makeElement(id: ElementID) -> AlignmentElement {
    AlignmentElement(id: id)
  }

  /// A closure that cannot be compared is taken for another one, as everywhere.
  @MainActor package func apply(to element: AlignmentElement) -> Bool {
    guard element.key != key || !areEqualInputs(element.computeValue, computeValue) else {
      return false
    }
    element.key = key
    element.computeValue = computeValue
    return true
  }
}

/// An element that says where one guide of its content lies.
@MainActor
package final class AlignmentElement: TransparentElement {
  var key: AlignmentKey = .leading
  var computeValue: ((ViewDimensions) -> CGFloat)?

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: LayoutRuntime
  ) -> CGFloat? {
    guard key == self.key, let child, let computeValue else {
      return super.explicitGuide(key, proposal, size, runtime)
    }
    return computeValue(ViewDimensions(child, proposal, size, runtime))
  }
}

extension View {
  /// Sets the view's horizontal alignment.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _AlignmentWritingModifier> {
    ModifiedContent(
      content: self, modifier: _AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets the view's vertical alignment.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _AlignmentWritingModifier> {
    ModifiedContent(
      content: self, modifier: _AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }
}
