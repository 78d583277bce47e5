// Views that an accessibility client can adjust: for a swipe up or down on the element, the device
// is asked for a step.

@_spi(Runtime) public import SimViews

/// The directions in which an adjustable element can be adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// A modifier that lets a client adjust its content.
nonisolated public struct _AdjustableModifier: PrimitiveModifier {
  let handler: (AccessibilityAdjustmentDirection) -> Void

  /// Returns a node that marks the elements of its content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    AdjustableNode<C>(value, inputs)
  }
}

/// The node of a view that can be adjusted.
final class AdjustableNode<C: View>:
  PassThroughNode<ModifiedContent<C, _AdjustableModifier>, C>, ScaleInput
{
  private var modifier: _AdjustableModifier

  init(_ value: ModifiedContent<C, _AdjustableModifier>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
  }

  override func update(_ new: ModifiedContent<C, _AdjustableModifier>) {
    modifier = new.modifier
    super.update(new)
  }

  override func collect(into elements: inout [RenderElement]) {
    let start = elements.count
    super.collect(into: &elements)
    for element in elements[start...] { element.touchTraits.adjustment = self }
  }

  func step(up: Bool) {
    guard environment.read().isEnabled else { return }
    runtime.runningUserCode { modifier.handler(up ? .increment : .decrement) }
  }
}

extension View {
  /// Adds an accessibility adjustable action to the view; a client that adjusts it calls the action.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, _AdjustableModifier> {
    modifier(_AdjustableModifier(handler: handler))
  }
}
