import Foundation

/// A stack that no view asked for.
package final class ImplicitStackElement: StackElement {}

extension ContainerElement {
  /// Takes several elements as one: where a view that holds one gets several, they are stacked.
  package final func replaceChildren(
    stacking new: [RenderElement], along axis: Axis, in runtime: LayoutRuntime
  ) {
    let known = children.first as? ImplicitStackElement
    // What leaves stays where it was until its transition has ended, so its stack does, too.
    guard new.count > 1 || known?.hasOutgoing == true else {
      return replaceChildren(with: new, in: runtime)
    }
    let stack =
      known
      ?? ImplicitStackElement(
        id: runtime.makeElementID(), axis: axis, spacing: nil, alignment: 0.5)
    stack.replaceChildren(with: new, in: runtime)
    replaceChildren(with: [stack], in: runtime)
  }
}
