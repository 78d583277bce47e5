// Anchors: places that views hand up the tree, and that a geometry proxy elsewhere turns into its own space. An anchor
// knows the element that it was made at, so it resolves to where that element is when it is asked.
//
// In the framework the anchor is made of the view's position and size, so that a view which moved hands up another one, and
// what depends on the preference follows [inferred: the modifier's rule has them as its inputs, as was read from the
// binaries; no log is published]. Here the place is then another object.

public import Foundation
import SimReflection

/// An opaque value derived from an anchor source and a particular view.
public struct Anchor<Value>: @unchecked Sendable {
  let place: AnchorPlace
  /// Turns the element's frame in the asking space into the value.
  let resolve: (CGRect) -> Value

  /// A type-erased geometry value that produces an anchored value of a type.
  public struct Source: Sendable {
    let resolve: @Sendable (CGRect) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both represent the same place of the same view.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    return lhs.place === rhs.place && lhs.resolve(unit) == rhs.resolve(unit)
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place)) }
}

extension Anchor.Source where Value == CGRect {
  /// The bounding rectangle of the view.
  public static var bounds: Anchor<CGRect>.Source { .init { $0 } }
  /// A rectangle in the view's coordinates, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  /// A point in units of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { $0.point(at: point) }
  }
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// Resolves the value of an anchor to the container view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let source = source
    let place = anchor.place
    let frame = MainActor.withoutCheck { source.readFrame(of: place) }
    return anchor.resolve(frame)
  }
}

/// A modifier that sets a preference to a value made from an anchor.
nonisolated public struct _AnchorWritingModifier<A, Key: PreferenceKey>: PrimitiveModifier {
  let source: Anchor<A>.Source
  let transform: (inout Key.Value, Anchor<A>) -> Void
  let keepsContent: Bool

  /// A node that answers for the key.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    AnchorNode<C, A, Key>(value, inputs)
  }
}

/// The node of a view whose place is handed up.
final class AnchorNode<C: View, A, Key: PreferenceKey>:
  PassThroughNode<ModifiedContent<C, _AnchorWritingModifier<A, Key>>, C>, AnchorReading
{
  private var modifier: _AnchorWritingModifier<A, Key>
  private var place = AnchorPlace()
  /// What was made of the anchor, where that alone decides.
  private var made: Key.Value?

  init(_ value: ModifiedContent<C, _AnchorWritingModifier<A, Key>>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
    runtime.frameReaders.append(self)
    runtime.anchors.append(self)
    runtime.callbacks.preferencesMayHaveChanged()
  }

  override func update(_ new: ModifiedContent<C, _AnchorWritingModifier<A, Key>>) {
    if !areEqualInputs(modifier, new.modifier) {
      made = nil
      runtime.changeCounters.recordForwardedChange()
      runtime.callbacks.preferencesMayHaveChanged()
    }
    modifier = new.modifier
    super.update(new)
  }

  /// The view lies somewhere else, or has another size: there is another anchor.
  func checkFrame() {
    guard let element = place.element, element.isInserted else { return }
    let frame = CGRect(origin: element.originOnScreen(runtime), size: element.size)
    guard let known = place.frame else { return place.frame = frame }
    guard frame != known else { return }
    place = AnchorPlace()
    place.element = element
    place.frame = frame
    made = nil
    runtime.callbacks.preferencesMayHaveChanged()
  }

  override func collect(into elements: inout [RenderElement]) {
    let start = elements.count
    super.collect(into: &elements)
    place.element = elements.count > start ? elements[start] : nil
  }

  /// There is one anchor, of the first view.
  override func forEachView<K: PreferenceKey>(
    _ key: K.Type, _ body: (_ViewNode, (() -> K.Value?)?) -> Void
  ) {
    if K.self == Key.self { body(self, nil) } else { super.forEachView(key, body) }
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard K.self == Key.self else { return super.preference(key) }
    // Where the view lies is a matter of layout.
    runtime.callbacks.needLayout()
    if let made { return made as? K.Value }
    var value = (modifier.keepsContent ? super.preference(Key.self) : nil) ?? Key.defaultValue
    modifier.transform(&value, Anchor(place: place, resolve: modifier.source.resolve))
    if !modifier.keepsContent { made = value }
    return value as? K.Value
  }

  override func tearDown() {
    runtime.frameReaders.removeAll { $0 === self }
    runtime.anchors.removeAll { $0 === self }
    runtime.callbacks.preferencesMayHaveChanged()
    super.tearDown()
  }
}

extension View {
  /// Sets a value for the specified preference key, the value is a function of a geometry value tied to the current
  /// coordinate space.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> ModifiedContent<Self, _AnchorWritingModifier<A, K>> {
    modifier(
      _AnchorWritingModifier<A, K>(
        source: value, transform: { $0 = transform($1) }, keepsContent: false))
  }

  /// Changes what the content set for a key by a function of a geometry value.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> ModifiedContent<Self, _AnchorWritingModifier<A, K>> {
    modifier(
      _AnchorWritingModifier<A, K>(source: value, transform: transform, keepsContent: true))
  }
}
