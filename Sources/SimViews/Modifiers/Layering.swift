/// A modifier that puts a view behind or above another one.
nonisolated public struct _LayeringModifier<Layer: View>: ViewModifier {
  var layer: Layer
  var alignment: Alignment
  var isBehind: Bool
  /// Never called.
  public typealias Body = Never

  /// A node with two children.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    LayeringNode<C, Layer>(value, inputs)
  }
}

/// The node of a view with another one behind or above it.
final class LayeringNode<C: View, Layer: View>:
  _TypedNode<ModifiedContent<C, _LayeringModifier<Layer>>>
{
  private let element: LayersElement
  private var content: _TypedNode<C>?
  private var layer: _TypedNode<Layer>?
  private let isBehind: Bool

  init(_ value: ModifiedContent<C, _LayeringModifier<Layer>>, _ inputs: _ViewInputs) {
    let modifier = value.modifier
    element = LayersElement(id: inputs.runtime.makeElementID(), alignment: modifier.alignment)
    isBehind = modifier.isBehind
    super.init(inputs)
    flags.formUnion([.container, .collect])
    content = C._makeNode(value.content, inputsForChild)
    layer = Layer._makeNode(modifier.layer, inputsForChild)
    layer?.position = 1
    runtime.containersToCollect.append(self)
  }

  override func update(_ new: ModifiedContent<C, _LayeringModifier<Layer>>) {
    if element.alignment != new.modifier.alignment {
      element.alignment = new.modifier.alignment
      element.invalidateLayout()
    }
    content?.update(new.content)
    layer?.update(new.modifier.layer)
  }

  override func collect(into elements: inout [RenderElement]) { elements.append(element) }

  override func collectContent() {
    var inner: [RenderElement] = []
    var other: [RenderElement] = []
    content?.collect(into: &inner)
    layer?.collect(into: &other)
    element.deciding = isBehind ? other.count..<other.count + inner.count : 0..<inner.count
    element.replaceChildren(with: isBehind ? other + inner : inner + other, in: runtime)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let layer { body(layer) }
  }

  override func tearDown() {
    content?.remove()
    layer?.remove()
    content = nil
    layer = nil
  }
}

extension View {
  /// Layers the views that you specify behind this view.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _LayeringModifier<V>> {
    layered(content(), alignment, isBehind: true)
  }

  /// Layers the given view behind this view.
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _LayeringModifier<Background>> {
    layered(background, alignment, isBehind: true)
  }

  /// Layers the views that you specify in front of this view.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _LayeringModifier<V>> {
    layered(content(), alignment, isBehind: false)
  }

  /// Layers the given view in front of this view.
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _LayeringModifier<Overlay>> {
    layered(overlay, alignment, isBehind: false)
  }

  private nonisolated func layered<V: View>(_ view: V, _ alignment: Alignment, isBehind: Bool)
    -> ModifiedContent<Self, _LayeringModifier<V>>
  {
    ModifiedContent(
      content: self,
      modifier: _LayeringModifier(layer: view, alignment: alignment, isBehind: isBehind))
  }
}
