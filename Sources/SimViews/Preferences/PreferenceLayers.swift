// Layers that are made from the content's preferences: `overlayPreferenceValue` and `backgroundPreferenceValue`.
// The content is brought up to date first; the layer, and what is in it, when its preference is known.

import SimGraph
import SimReflection

/// A view that is made of the value of a preference.
nonisolated public struct _PreferenceLayer<Key: PreferenceKey, Layer: View>: PrimitiveView {
  let content: (Key.Value) -> Layer
  let source: PreferenceSource<Key>?

  /// A node that makes the layer when it receives a value.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PreferenceLayerNode<Key, Layer>(value, inputs)
  }
}

/// The value that a layer receives from the node around it.
final class PreferenceSource<Key: PreferenceKey> {
  @MainActor var value: Key.Value?
  /// Whether that follows from layout.
  @MainActor var followsLayout = false
  /// After how many changes of preferences it was looked at.
  @MainActor var lookedAfter: UInt64?
  /// Called when it is known, with whether it is another one.
  @MainActor var listeners: [(id: ObjectIdentifier, looked: @MainActor (Bool) -> Void)] = []
  @MainActor init() {}
}

/// The node of a layer that depends on a preference.
final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>:
  _TypedNode<_PreferenceLayer<Key, Layer>>, NodeOwner, HoldingNode
{
  private var value: _PreferenceLayer<Key, Layer>
  private var child: _TypedNode<Layer>?
  private lazy var reading = NodeReading(self, "preference")
  private var mustMake = true
  /// Whether the preference is known, so that the next walk passes.
  private var knowsPreference = false
  /// The walk in which the layer was made last.
  private var madeIn: UInt64 = 0

  init(_ value: _PreferenceLayer<Key, Layer>, _ inputs: _ViewInputs) {
    self.value = value
    super.init(inputs)
    flags.insert(.mayHold)
    value.source?.listeners.append(
      (ObjectIdentifier(self), { [weak self] isOther in self?.looked(isOther) }))
    if value.source?.value != nil { flagStale() }
  }

  private func makeAgain() {
    mustMake = true
    flagStale()
  }

  /// The preference is known.
  private func looked(_ isOther: Bool) {
    if flags.contains(.isHolding) {
      flags.remove(.isHolding)
      flagPath()
    } else if !isOther {
      return
    }
    knowsPreference = true
    runtime.callbacks.contentIsToBeMade()
    guard isOther else { return }
    runtime.motion.follow(self)
    makeAgain()
  }

  var wasJustMade: Bool { runtime.held.isGoingOn(madeIn) }

  /// While the preference may change, the layer waits, and so does what is in it.
  override func holds() -> Bool {
    if knowsPreference {
      knowsPreference = false
      return false
    }
    guard let source = value.source else { return false }
    let isLaidOut = runtime.held.isLaidOut || !source.followsLayout
    if isLaidOut, source.lookedAfter == runtime.callbacks.preferenceChanges { return false }
    flags.insert(.isHolding)
    runtime.callbacks.preferencesMayHaveChanged()
    return true
  }

  /// What the layer hands up, it does when it is made.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if flags.contains(.isHolding) || knowsPreference { runtime.callbacks.waitForLayout() }
    return super.preference(key)
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
    madeIn = runtime.held.walk
    reading.following {
      let content = reading.read {
        runtime.owned(by: owner) {
          runtime.makingContent(.of(Layer.self)) { value.content(preference) }
        }
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

  func checkPreference() {
    runtime.callbacks.beginCheck()
    let content = contentNode
    let value = content?.preference(Key.self) ?? Key.defaultValue
    source.followsLayout = runtime.callbacks.checkFollowsLayout
    // The content is brought up to date first.
    if content?.flags.isDisjoint(with: .flagged) == false { runtime.callbacks.waitForLayout() }
    guard !runtime.callbacks.hasToWait else { return }
    source.lookedAfter = runtime.callbacks.preferenceChanges
    let isOther = source.value.map { !areEqualInputs($0, value) } ?? true
    if isOther { source.value = value }
    for listener in source.listeners { listener.looked(isOther) }
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
