// The node of a view that is drawn and holds no other views.

import SimGraph
import SimReflection

/// A leaf: a value, and the element that it shows in its environment.
@MainActor
final class LeafNode<V: View & Equatable, Element: RenderElement>: _TypedNode<V>, NodeOwner,
  AnimatedNode
{
  @exclusivity(unchecked) private var value: V
  private let element: Element
  @exclusivity(unchecked) private var attribute = NodeID(index: .max, generation: 0)
  /// What lies between the values of a leaf that is animatable.
  @exclusivity(unchecked) private var animator: Animator?
  private let render: @MainActor (V, Element, EnvironmentScope, ViewRuntime) -> Void

  init(
    _ value: V, _ inputs: __shared _ViewInputs, _ element: Element,
    render: @escaping @MainActor (V, Element, EnvironmentScope, ViewRuntime) -> Void
  ) {
    self.value = value
    self.element = element
    self.render = render
    super.init(inputs)
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
    flags.insert(.changed)
    flagStale()
  }

  override func update(_ new: V) {
    guard value != new else { return }
    let runtime = runtime
    if animator != nil || runtime.motion.mayAnimate {
      _ = runtime.motion.take(new, after: value, &animator, at: self)
    }
    value = new
    flags.insert(.changed)
    runtime.graph.invalidate(attribute)
    flagStale()
  }

  /// The leaf is drawn with the values of this instant.
  func animationTicked() {
    flags.insert(.changed)
    flagStale()
  }

  private var shown: V {
    guard let animator else { return value }
    var shown = value
    withUnsafeMutablePointer(to: &shown) {
      animator.apply(to: UnsafeMutableRawPointer($0), at: runtime.motion.time)
    }
    return shown
  }

  override func evaluate() {
    let runtime = runtime
    let graph = runtime.graph
    guard flags.contains(.changed) || graph.needsEvaluation(attribute) else { return }
    flags.remove(.changed)
    runtime.report(.leafUpdated)
    graph.begin(attribute)
    render(shown, element, environment, runtime)
    graph.end(attribute)
  }

  override func collect(into elements: inout [RenderElement]) { elements.append(element) }
  override var label: String { typeName(V.self) }
  nonisolated func label(of node: NodeID) -> String { typeName(V.self) }
}
