// The node of a view with an element of its own around its content.

import SimReflection

/// A container: one element, and one child that gives it what is inside.
@_spi(Runtime) open class ContainerNode<V, Content: View, Element: ContainerElement>: _TypedNode<V>
{
  package let element: Element
  private let takeContent: (@MainActor (V) -> Content)?
  @exclusivity(unchecked) private var child: _TypedNode<Content>?

  /// Makes the child, whose elements this element then holds.
  ///
  /// - Parameter content: takes the content out of a value; nil where `content(of:)` is replaced, which costs no closure for
  ///   each node.
  @_spi(Runtime) public init(
    _ value: V, _ inputs: __shared _ViewInputs, _ element: Element,
    content: (@MainActor (V) -> Content)?
  ) {
    self.element = element
    takeContent = content
    super.init(inputs)
    flags.insert(.container)
    (element as? TouchElement)?.environment = environment
    apply(value)
    child = makeContent(self.content(of: value), inputsForChild)
    structureOfContentChanged()
  }

  private func structureOfContentChanged() {
    guard !flags.contains(.collect) else { return }
    flags.insert(.collect)
    runtime.containersToCollect.append(self)
  }

  /// What stands inside by a value.
  package func content(of value: V) -> Content {
    guard let takeContent else { preconditionFailure("A container says what is inside.") }
    return takeContent(value)
  }

  /// Makes the node of what stands inside.
  package func makeContent(_ content: Content, _ inputs: _ViewInputs) -> _TypedNode<Content> {
    Content._makeNode(content, inputs)
  }

  /// Takes over what the value says of the element itself.
  @_spi(Runtime) open func apply(_ value: V) {}

  /// Lays the element out again: the new value describes it differently.
  package final func arrangeOtherwise() {
    runtime.changeCounters.recordVisibleChange()
    element.invalidateLayout()
  }

  @_spi(Runtime) public final override func update(_ new: V) {
    apply(new)
    child?.update(content(of: new))
  }

  @_spi(Runtime) public final override func collect(into elements: inout [RenderElement]) {
    elements.append(element)
  }

  @_spi(Runtime) open override func collectContent() {
    var found = runtime.borrowScratchArray()
    child?.collect(into: &found)
    // The list is kept as long as the element: it takes no more room than it needs.
    let elements = found.withUnsafeBufferPointer(Array.init)
    runtime.returnScratchArray(found)
    if element is TouchElement {
      element.replaceChildren(stacking: elements, along: .horizontal, in: runtime)
    } else {
      element.replaceChildren(with: elements, in: runtime)
    }
  }

  @_spi(Runtime) public final override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  @_spi(Runtime) open override func tearDown() {
    child?.remove()
    child = nil
  }

  @_spi(Runtime) open override var label: String { typeName(V.self) }
}
