// Modifiers that lay out: each element of the content gets an element of the modifier's around it, so a
// modifier on several views applies to each.

import Foundation

/// A modifier that gives each element of its content another size or place.
@MainActor
protocol LayoutModifier: ViewModifier where Body == Never {
  associatedtype Element: WrapperElement
  /// Makes an element around one of the content's.
  func makeElement(id: UInt32) -> Element
  /// Takes over the modifier's values.
  ///
  /// - Returns: whether the layout changed.
  func apply(to element: Element) -> Bool
}

extension LayoutModifier {
  static func makeLayoutNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    LayoutModifierNode<C, Self>(value, inputs)
  }
}

/// An element around one other.
@MainActor
package class WrapperElement: RenderElement {
  var child: RenderElement? {
    didSet {
      if oldValue?.parent === self { oldValue?.parent = nil }
      child?.parent = self
    }
  }

  package override func forEachChild(_ body: (RenderElement) -> Void) {
    if let child { body(child) }
  }
  package override var priority: Double { child?.priority ?? 0 }
}

/// The node of a modifier that lays out.
final class LayoutModifierNode<C: View, M: LayoutModifier>:
  PassThroughNode<ModifiedContent<C, M>, C>
{
  private var modifier: M
  private var wrappers: [M.Element] = []

  init(_ value: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
  }

  override func update(_ new: ModifiedContent<C, M>) {
    modifier = new.modifier
    for wrapper in wrappers where modifier.apply(to: wrapper) { wrapper.invalidateLayout() }
    super.update(new)
  }

  override func collect(into elements: inout [RenderElement]) {
    var inner: [RenderElement] = []
    super.collect(into: &inner)
    var old: [ObjectIdentifier: M.Element] = [:]
    for wrapper in wrappers {
      if let child = wrapper.child { old[ObjectIdentifier(child)] = wrapper }
    }
    wrappers = inner.map { child in
      if let kept = old.removeValue(forKey: ObjectIdentifier(child)) { return kept }
      let wrapper = modifier.makeElement(id: runtime.makeElementID())
      _ = modifier.apply(to: wrapper)
      wrapper.child = child
      return wrapper
    }
    elements.append(contentsOf: wrappers as [RenderElement])
  }
}
