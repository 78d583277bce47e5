// SwiftUI's views in a box of UIKit's: what the hosting controllers show whose views lie in the box. They lie in its middle, and
// hear nothing of the environment around the box but what UIKit's traits carry; nor do they hand anything up.

import Foundation
@_spi(Runtime) import SimViews

/// The inside of a box: clear, or what hosting controllers show in it.
nonisolated struct HostedViews: PrimitiveView {
  let roots: [HostedRoot]

  @MainActor static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    HostedViewsNode(value, inputs)
  }
}

/// What several hosting controllers show, one upon the other.
private struct HostedLayers: View {
  let roots: [(id: ObjectIdentifier, view: AnyView)]

  var body: some View {
    ZStack { ForEach(roots, id: \.id) { $0.view } }
  }
}

/// The node of the inside of a box; it has nothing inside as long as no hosting controller does.
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

  /// Another root view was set from outside of an update.
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
