// SwiftUI views inside a UIKit box: the root views of the hosting controllers whose views are in the box. They are centered
// in the box, inherit only the environment values that correspond to UIKit traits, and pass no preferences up.

import Foundation
@_spi(Runtime) import SimViews

/// The content of a box: clear, or the root views of hosting controllers.
nonisolated struct HostedViews: PrimitiveView {
  let roots: [HostedRoot]

  @MainActor static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    HostedViewsNode(value, inputs)
  }
}

/// The root views of several hosting controllers in a `ZStack`.
private struct HostedLayers: View {
  let roots: [(id: ObjectIdentifier, view: AnyView)]

  var body: some View {
    ZStack { ForEach(roots, id: \.id) { $0.view } }
  }
}

/// The node of a box's content; it has no child until there is a hosting controller.
private final class HostedViewsNode: _TypedNode<HostedViews> {
  private var value: HostedViews
  private let element: HostedElement
  private var child: _TypedNode<HostedLayers>?

  init(_ value: HostedViews, _ inputs: _ViewInputs) {
    self.value = value
    element = HostedElement(id: inputs.runtime.makeElementID())
    super.init(inputs)
    flags.insert(.container)
    show()
  }

  override func update(_ new: HostedViews) {
    value = new
    show()
  }

  /// Called when a root view was replaced outside an update.
  override func evaluate() { show() }

  private func show() {
    guard child != nil || !value.roots.isEmpty else { return }
    for root in value.roots { root.changed = { [weak self] in self?.flagStale() } }
    let layers = HostedLayers(roots: value.roots.map { (ObjectIdentifier($0), $0.view) })
    if let child { return child.update(layers) }
    var inputs = inputsForChild
    inputs.environment = EnvironmentScope(
      graph: runtime.graph, parent: environment, subgraph: subgraph
    ) { [unowned runtime] values in
      let around = values
      values = runtime.window?.environment.read() ?? EnvironmentValues()
      values.colorScheme = around.colorScheme
      values.layoutDirection = around.layoutDirection
      values.dynamicTypeSize = around.dynamicTypeSize
      values.horizontalSizeClass = around.horizontalSizeClass
      values.verticalSizeClass = around.verticalSizeClass
    }
    child = HostedLayers._makeNode(layers, inputs)
    structureChanged()
  }

  override func collect(into elements: inout [RenderElement]) { elements.append(element) }
  override func collectContent() {
    var found: [RenderElement] = []
    child?.collect(into: &found)
    element.show(found.first, runtime)
  }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }
  override func tearDown() {
    child?.remove()
    child = nil
  }
  override var label: String { "HostedViews" }
}
