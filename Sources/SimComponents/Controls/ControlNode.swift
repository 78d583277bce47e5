// The node of a control that shows a value. Its appearance depends on its binding and on its
// environment, so it is an effect of the graph, like a leaf; its label is an ordinary view.

import Foundation
import SimGraph
import SimReflection
@_spi(Runtime) import SimViews

/// The platform view that is made for a control.
enum Mount { case nothing, control, field }

/// A control with a label.
class ControlNode<V, Content: View>: _TypedNode<V>, NodeOwner, LabelHiding {
  let element: ControlElement
  private(set) var value: V
  private let content: @MainActor (V) -> Content
  private var child: _TypedNode<Content>?
  private var attribute = NodeID(index: .max, generation: 0)
  private var hasChanged = true
  private var joinedLabel: ImplicitStackElement?

  init(
    _ value: V, _ inputs: _ViewInputs, element: ControlElement? = nil, mounts: Mount = .control,
    content: @escaping @MainActor (V) -> Content
  ) {
    self.value = value
    self.element = element ?? ControlElement(id: inputs.runtime.makeElementID())
    self.content = content
    super.init(inputs)
    self.element.environment = environment
    flags.formUnion([.container, .collect])
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
    if mounts != .nothing { runtime.report(.platformViewMade(isField: mounts == .field)) }
    child = Content._makeNode(content(value), inputsForChild)
    runtime.containersToCollect.append(self)
    flagStale()
  }

  final override func update(_ new: V) {
    let isOther = !areEqualInputs(value, new)
    value = new
    if isOther { needsRendering() }
    child?.update(content(new))
  }

  /// Requests that the next update render the control again.
  final func needsRendering() {
    hasChanged = true
    runtime.graph.invalidate(attribute)
    flagStale()
  }

  final override func evaluate() {
    guard hasChanged || runtime.graph.needsEvaluation(attribute) else { return }
    hasChanged = false
    runtime.report(.leafUpdated)
    runtime.graph.begin(attribute)
    defer { runtime.graph.end(attribute) }
    render(environment.read())
  }

  /// Renders the value; the control depends on everything that is read here.
  func render(_ values: EnvironmentValues) {}

  /// Whether the label only names the control.
  final var hidesLabel = false {
    didSet { if hidesLabel != oldValue { arrangementChanged() } }
  }

  /// Returns the label as one element; none if it only names the control.
  final func shown(_ label: [RenderElement]) -> [RenderElement] {
    if hidesLabel { element.hiddenLabel += label }
    return hidesLabel ? [] : joined(label)
  }

  /// Returns the elements on screen, given those of the label.
  func arrange(_ label: [RenderElement]) -> [RenderElement] { label }

  final override func collect(into elements: inout [RenderElement]) { elements.append(element) }

  final override func collectContent() {
    element.hiddenLabel = []
    var found: [RenderElement] = []
    child?.collect(into: &found)
    element.replaceChildren(with: arrange(found), in: runtime)
  }

  final func takeHiddenLabel(_ label: [RenderElement]) { element.hiddenLabel = label }

  /// Reports that the parts on screen have changed.
  final func arrangementChanged() {
    guard !flags.contains(.collect) else { return }
    flags.insert(.collect)
    runtime.containersToCollect.append(self)
  }

  final override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func tearDown() {
    child?.remove()
    child = nil
  }

  nonisolated func label(of node: NodeID) -> String { typeName(V.self) }
  final override var label: String { typeName(V.self) }
}

extension ControlNode {
  /// Creates the part that the platform draws.
  static func part(
    _ inputs: _ViewInputs, _ art: PlatformArt, width: CGFloat? = nil, height: CGFloat
  ) -> PlatformElement {
    PlatformElement(id: inputs.runtime.makeElementID(), art, width: width, height: height)
  }

  /// Makes a platform part of a fixed size, in points.
  static func part(_ inputs: _ViewInputs, _ art: PlatformArt, _ size: CGSize) -> PlatformElement {
    part(inputs, art, width: size.width, height: size.height)
  }

  /// Combines several elements into one, in a line.
  func joined(_ elements: [RenderElement]) -> [RenderElement] {
    guard elements.count > 1 else { return elements }
    let stack =
      joinedLabel
      ?? ImplicitStackElement(
        id: runtime.makeElementID(), axis: .horizontal, spacing: nil, alignment: 0.5)
    joinedLabel = stack
    stack.replaceChildren(with: elements, in: runtime)
    return [stack]
  }
}

/// A node whose content may have a label that is not on screen but names it.
@MainActor
protocol LabelHiding: AnyObject {
  func takeHiddenLabel(_ label: [RenderElement])
}

/// A label that only names the control around it.
nonisolated struct HiddenLabel<Content: View>: PrimitiveView {
  let content: Content
  @MainActor static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    HiddenLabelNode<Content>(value, inputs) { $0.content }
  }
}

/// The node of a label that is not on screen.
final class HiddenLabelNode<Content: View>: PassThroughNode<HiddenLabel<Content>, Content> {
  override func collect(into elements: inout [RenderElement]) {
    var own: [RenderElement] = []
    super.collect(into: &own)
    var node = parent
    while let current = node {
      if let control = current as? any LabelHiding {
        return control.takeHiddenLabel(own)
      }
      node = current.parent
    }
  }
}
