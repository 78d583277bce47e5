// Modifiers that may write the layout direction put an element around their content that sets it there.

import Foundation

/// Whether a value of the environment may hold the direction of layout.
func writesDirection(_ type: Any.Type) -> Bool {
  type == LayoutDirection.self || type == EnvironmentValues.self
}

/// An element whose content is laid out in the direction of a scope.
@MainActor
final class DirectionElement: TransparentElement {
  @exclusivity(unchecked) fileprivate(set) var scope: EnvironmentScope?

  override var ownDirection: LayoutDirection? { scope?.layoutDirection }
}

/// The node of a modifier that may write the direction of layout.
final class DirectionNode<C: View, M: EnvironmentWriting>: EnvironmentNode<C, M> {
  private var wrappers: [DirectionElement] = []

  override init(_ value: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    noteDirection()
  }

  private func noteDirection() {
    if scope.layoutDirection == .rightToLeft { runtime.hasRightToLeft = true }
  }

  override func update(_ new: ModifiedContent<C, M>) {
    let old = scope.layoutDirection
    super.update(new)
    guard scope.layoutDirection != old else { return }
    noteDirection()
    for wrapper in wrappers { wrapper.invalidateLayout() }
  }

  override func collect(into elements: inout [RenderElement]) {
    var inner: [RenderElement] = []
    super.collect(into: &inner)
    let old = wrappers
    wrappers = inner.map { child in
      if let kept = old.first(where: { $0.child === child }) { return kept }
      let wrapper = DirectionElement(id: runtime.makeElementID())
      wrapper.scope = scope
      wrapper.child = child
      return wrapper
    }
    elements.append(contentsOf: wrappers as [RenderElement])
  }

  override func tearDown() {
    for wrapper in wrappers { wrapper.scope = nil }
    super.tearDown()
  }
}
