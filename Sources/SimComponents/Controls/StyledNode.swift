// A control whose style may be custom. In that case the style's body is shown instead of the
// system's control.

import SimGraph
import SimReflection
@_spi(Runtime) import SimViews

/// The node of a view whose appearance an environment's style may replace.
final class StyledNode<V>: _TypedNode<V>, NodeOwner {
  private var value: V
  private let styled: @MainActor (V, EnvironmentValues) -> AnyView?
  private let system: @MainActor (V, _ViewInputs) -> _TypedNode<V>
  private var child: _ViewNode?
  private var attribute = NodeID(index: .max, generation: 0)

  /// - Parameter styled: The style's body; nil if the system's appearance is shown.
  /// - Parameter system: Creates the node with the system's appearance.
  init(
    _ value: V, _ inputs: _ViewInputs,
    styled: @escaping @MainActor (V, EnvironmentValues) -> AnyView?,
    system: @escaping @MainActor (V, _ViewInputs) -> _TypedNode<V>
  ) {
    self.value = value
    self.styled = styled
    self.system = system
    super.init(inputs)
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
    show()
  }

  /// Returns the node of a view that has the system's appearance unless a custom style encloses it
  /// when it is made.
  ///
  /// The style is determined by the type of the modifier and is fixed for the lifetime of the view.
  ///
  /// - Parameter style: The environment key of the style.
  static func make<Configuration>(
    _ value: V, _ inputs: _ViewInputs,
    by style: KeyPath<EnvironmentValues, _AnyStyle<Configuration>?>,
    styled: @escaping @MainActor (V, EnvironmentValues) -> AnyView?,
    system: @escaping @MainActor (V, _ViewInputs) -> _TypedNode<V>
  ) -> _TypedNode<V> {
    let around = inputs.runtime.graph.withoutRecording { inputs.environment.read() }
    guard around[keyPath: style]?.make != nil else { return system(value, inputs) }
    return StyledNode(value, inputs, styled: styled, system: system)
  }

  override func update(_ new: V) {
    value = new
    show()
  }

  override func evaluate() { if runtime.graph.needsEvaluation(attribute) { show() } }

  private func show() {
    runtime.graph.begin(attribute)
    let view = styled(value, environment.read())
    runtime.graph.end(attribute)
    guard let view else {
      if let node = child as? _TypedNode<V> { return node.update(value) }
      return replaceChild(with: system(value, inputsForChild))
    }
    if let node = child as? _TypedNode<AnyView> { return node.update(view) }
    replaceChild(with: AnyView._makeNode(view, inputsForChild))
  }

  private func replaceChild(with new: _ViewNode) {
    let old = child
    child = new
    if let old {
      structureChanged()
      old.remove()
    }
  }

  override func collect(into elements: inout [RenderElement]) { child?.collect(into: &elements) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func tearDown() {
    child?.remove()
    child = nil
  }
  nonisolated func label(of node: NodeID) -> String { typeName(V.self) }
  override var label: String { typeName(V.self) }
}
