// Layers that are made from the content's preferences: `overlayPreferenceValue` and `backgroundPreferenceValue`.
// The content is brought up to date first; the layer is made in the next round of the same update.

import SimGraph
import SimReflection

/// A view that is made of the value of a preference.
nonisolated public struct _PreferenceLayer<Key: PreferenceKey, Layer: View>: PrimitiveView {
  let content: (Key.Value) -> Layer
  let source: PreferenceSource<Key>?

  /// A node that makes the layer once it is told a value.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PreferenceLayerNode<Key, Layer>(value, inputs)
  }
}

/// What a layer is told by the node around it.
final class PreferenceSource<Key: PreferenceKey> {
  @MainActor var value: Key.Value?
  /// Called when there is another value.
  @MainActor var listeners: [(id: ObjectIdentifier, changed: @MainActor () -> Void)] = []
  @MainActor init() {}
}

/// The node of a layer that depends on a preference.
final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>:
  _TypedNode<_PreferenceLayer<Key, Layer>>, NodeOwner
{
  private var value: _PreferenceLayer<Key, Layer>
  private var child: _TypedNode<Layer>?
  private lazy var reading = NodeReading(self, "preference")
  private var mustMake = true

  init(_ value: _PreferenceLayer<Key, Layer>, _ inputs: _ViewInputs) {
    self.value = value
    super.init(inputs)
    value.source?.listeners.append((ObjectIdentifier(self), { [weak self] in self?.makeAgain() }))
    if value.source?.value != nil { flagStale() }
  }

  private func makeAgain() {
    mustMake = true
    flagStale()
  }

  override func update(_ new: _PreferenceLayer<Key, Layer>) {
    guard !areEqualInputs(value.content, new.content) else { return }
    value = new
    reading.wasHanded()
    makeAgain()
  }

  override func evaluate() {
    guard let preference = value.source?.value, mustMake || reading.isStale else { return }
    mustMake = false
    reading.following {
      let content = reading.read {
        runtime.owned(by: owner) { runtime.runningUserCode { value.content(preference) } }
      }
      if let child {
        child.update(content)
      } else {
        child = makeChild(content, inputsForChild)
        structureChanged()
      }
    }
  }

  override func collect(into elements: inout [RenderElement]) { child?.collect(into: &elements) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func tearDown() {
    value.source?.listeners.removeAll { $0.id == ObjectIdentifier(self) }
    child?.remove()
    child = nil
    reading.end()
  }

  override var label: String { "preference layer" }
  nonisolated func label(of node: NodeID) -> String { "preference layer" }
}

/// The modifier behind `overlayPreferenceValue` and `backgroundPreferenceValue`.
nonisolated public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>:
  PrimitiveModifier
{
  let alignment: Alignment
  let isBehind: Bool
  let content: (Key.Value) -> Layer

  /// A node that hands the preference of the content to the layer.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PreferenceLayersNode<C, Key, Layer>(value, inputs)
  }
}

/// The node of a view with a layer that depends on its preference.
final class PreferenceLayersNode<C: View, Key: PreferenceKey, Layer: View>:
  PassThroughNode<
    ModifiedContent<C, _PreferenceLayerModifier<Key, Layer>>,
    ModifiedContent<C, _LayeringModifier<_PreferenceLayer<Key, Layer>>>
  >, PreferenceObserving
{
  private let source: PreferenceSource<Key>

  init(
    _ value: ModifiedContent<C, _PreferenceLayerModifier<Key, Layer>>, _ inputs: _ViewInputs
  ) {
    let source = PreferenceSource<Key>()
    self.source = source
    super.init(value, inputs) {
      let layer = $0.modifier
      return $0.content.layered(
        _PreferenceLayer(content: layer.content, source: source), layer.alignment,
        isBehind: layer.isBehind)
    }
    runtime.callbacks.addObserver(self)
  }

  /// The content is the first child of the node that layers.
  private var contentNode: _ViewNode? {
    var first: _ViewNode?
    child?.forEachChild { if first == nil { first = $0 } }
    return first
  }

  var showsPreference: Bool { true }

  func lookAtPreference() {
    runtime.callbacks.beginLook()
    let value = contentNode?.preference(Key.self) ?? Key.defaultValue
    guard !runtime.callbacks.hasToWait else { return }
    if let old = source.value, areEqualInputs(old, value) { return }
    source.value = value
    for listener in source.listeners { listener.changed() }
  }

  override func tearDown() {
    runtime.callbacks.removeObserver(self)
    super.tearDown()
  }
}

extension View {
  /// Reads the specified preference value from the view, using it to produce a second view that is applied as an
  /// overlay of the original view.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> ModifiedContent<Self, _PreferenceLayerModifier<K, V>> {
    modifier(_PreferenceLayerModifier(alignment: alignment, isBehind: false, content: transform))
  }

  /// Reads the specified preference value from the view, using it to produce a second view that is applied as the
  /// background of the original view.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> ModifiedContent<Self, _PreferenceLayerModifier<K, V>> {
    modifier(_PreferenceLayerModifier(alignment: alignment, isBehind: true, content: transform))
  }
}
