// Backgrounds and overlays. Each view of the content gets one of its own, as with every modifier;
// several views in one background are put on top of each other.

import SimGraph

/// A modifier that puts a view behind or above another one.
nonisolated public struct _LayeringModifier<Layer: View>: PrimitiveModifier {
  var layer: Layer
  var alignment: Alignment
  var isBehind: Bool
  /// The edges of the safe area over which the layer is drawn where the content ends there, as that of a style is.
  var ignoredEdges: Edge.Set = []

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
  /// One view of the content, with what lies behind or above it.
  private struct Place {
    let element: LayeredElement
    let layer: _TypedNode<Layer>
    /// The attributes of the layer, which goes when its view of the content does.
    let subgraph: SubgraphID
  }

  private var modifier: _LayeringModifier<Layer>
  private var content: _TypedNode<C>?
  private var places: ContiguousArray<Place> = []

  package init(_ value: ModifiedContent<C, _LayeringModifier<Layer>>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(inputs)
    content = C._makeNode(value.content, inputsForChild)
    // The content is nearly always one view: its layer is made now, so that bodies run in the tree's order.
    places = [makePlace()]
  }

  private func makePlace() -> Place {
    let element = LayeredElement(
      id: runtime.makeElementID(), alignment: modifier.alignment, isBehind: modifier.isBehind,
      ignoredEdges: modifier.ignoredEdges)
    var inputs = inputsForChild
    inputs.subgraph = runtime.graph.addSubgraph(in: subgraph)
    let layer = Layer._makeNode(modifier.layer, inputs)
    layer.position = Int32(places.count + 1)
    return Place(element: element, layer: layer, subgraph: inputs.subgraph)
  }

  private func discard(_ place: Place) {
    place.layer.remove()
    runtime.graph.remove(place.subgraph)
  }

  override func update(_ new: ModifiedContent<C, _LayeringModifier<Layer>>) {
    modifier = new.modifier
    for place in places where place.element.alignment != modifier.alignment {
      place.element.alignment = modifier.alignment
      runtime.changeCounters.recordVisibleChange()
      place.element.invalidateLayout()
    }
    content?.update(new.content)
    for place in places { place.layer.update(modifier.layer) }
  }

  override func collect(into elements: inout [RenderElement]) {
    var inner: [RenderElement] = []
    content?.collect(into: &inner)
    matchPlaces(to: inner)
    for place in places {
      var layers: [RenderElement] = []
      place.layer.collect(into: &layers)
      place.element.replaceLayers(with: layers, in: runtime)
      elements.append(place.element)
    }
  }

  /// Gives each view of the content the place that it had, or a new one.
  private func matchPlaces(to inner: [RenderElement]) {
    if inner.count == 1, places.count == 1, places[0].element.child === inner[0] { return }
    var free = places.filter { $0.element.child == nil }
    var known: [ObjectIdentifier: Place] = [:]
    for place in places {
      if let child = place.element.child { known[ObjectIdentifier(child)] = place }
    }
    places = []
    for child in inner {
      let kept = known.removeValue(forKey: ObjectIdentifier(child))
      let place = kept ?? (free.isEmpty ? makePlace() : free.removeFirst())
      if kept == nil { place.element.child = child }
      places.append(place)
    }
    for place in free { discard(place) }
    for place in known.values.sorted(by: { $0.layer.position < $1.layer.position }) {
      discard(place)
    }
    // The tree's order is that of the content, whose views come, go and move.
    for index in places.indices { places[index].layer.position = Int32(index + 1) }
  }

  override func standsApart(_ child: _ViewNode) -> Bool {
    guard let content else { return false }
    return child !== content
  }

  /// What lies behind is drawn first, and hands up first (`makeSecondaryLayerView`, read from the binaries).
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    K.combined(at: self) { body in
      guard modifier.isBehind else { return forEachChild(body) }
      for place in places { body(place.layer) }
      if let content { body(content) }
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    for place in places { body(place.layer) }
  }

  override func tearDown() {
    content?.remove()
    for place in places { place.layer.remove() }
    content = nil
    places = []
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
    layered(
      background, alignment, isBehind: true,
      ignoring: Background.self is any ShapeStyle.Type ? .all : [])
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
    layered(
      overlay, alignment, isBehind: false,
      ignoring: Overlay.self is any ShapeStyle.Type ? .all : [])
  }

  package nonisolated func layered<V: View>(
    _ view: V, _ alignment: Alignment, isBehind: Bool, ignoring edges: Edge.Set = []
  ) -> ModifiedContent<Self, _LayeringModifier<V>> {
    ModifiedContent(
      content: self,
      modifier: _LayeringModifier(
        layer: view, alignment: alignment, isBehind: isBehind, ignoredEdges: edges))
  }
}
