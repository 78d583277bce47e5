import Foundation

/// A stack that no view asked for.
package final class ImplicitStackElement: StackElement {}

extension ContainerElement {
  /// Takes several elements as one: where a view that holds one gets several, they are stacked.
  package final func replaceChildren(
    stacking new: [RenderElement], along axis: Axis, in runtime: LayoutRuntime
  ) {
    guard new.count > 1 else { return replaceChildren(with: new, in: runtime) }
    let stack =
      children.first as? ImplicitStackElement
      ?? ImplicitStackElement(
        id: runtime.makeElementID(), axis: axis, spacing: nil, alignment: 0.5)
    stack.replaceChildren(with: new, in: runtime)
    replaceChildren(with: [stack], in: runtime)
  }
}
