// Containers that give each of their children a hosting root of its own, as a tab view does. Structure
// that shows nothing of its own (tuples, groups, conditionals, ForEach) is looked through.

/// A container whose children have roots of their own.
@MainActor
@_spi(Runtime) public protocol ChildHosting: ChildHost {
  /// Makes the node of a child, with a root below it.
  ///
  /// - Parameter id: the id that a ForEach gives it.
  func makeHosted<C: View>(_ content: C, _ inputs: _ViewInputs, id: AnyHashable?) -> _TypedNode<C>
}

/// A view that only groups others.
package protocol StructuralView {}

/// A view that is one of several others.
package protocol AlternativesView {}

/// Makes the node of a child of a structural view: with a root of its own if the container requires one.
@MainActor @inline(__always)
package func makeChild<C: View>(
  _ content: C, _ inputs: _ViewInputs, id: @autoclosure () -> AnyHashable? = nil
) -> _TypedNode<C> {
  guard let host = inputs.parent?.childHost, !(C.self is any StructuralView.Type) else {
    return C._makeNode(content, inputs)
  }
  guard let host = host as? any ChildHosting else {
    preconditionFailure("Who gives children roots makes them.")
  }
  return host.makeHosted(content, inputs, id: id())
}

/// The node of a group whose views have roots of their own.
package final class HostedGroupNode<V, Content: View>: _TypedNode<V> {
  private let content: @MainActor (V) -> Content
  private var child: _TypedNode<Content>?

  package init(_ value: V, _ inputs: _ViewInputs, content: @escaping @MainActor (V) -> Content) {
    self.content = content
    super.init(inputs)
    child = makeChild(content(value), inputsForChild)
  }

  package override var childHost: (any ChildHost)? { parent?.childHost }
  package override func update(_ new: V) { child?.update(content(new)) }
  package override func collect(into elements: inout [RenderElement]) {
    child?.collect(into: &elements)
  }
  package override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override var isListed: Bool { true }
  package override func tearDown() {
    child?.remove()
    child = nil
  }
}
