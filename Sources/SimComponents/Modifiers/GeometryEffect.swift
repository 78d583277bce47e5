// Geometry effects: a view is drawn under a projection that depends on its size. Layout is not
// affected.

public import Foundation
import SimReflection
import SimScreen
@_spi(Runtime) public import SimViews

/// An effect that changes the visual appearance of a view, largely without changing its ancestors
/// or descendants.
///
/// Its values are made and compared on any thread; unlike other modifiers it is isolated to no
/// actor.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the current value of the effect, for a size in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns an element that is drawn under the effect's projection.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    GeometryEffectNode<C, Self>(value, inputs)
  }

  /// Returns an effect that produces the same geometry transform as this effect, but only while rendering.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect that layout ignores.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base
  public typealias Body = Never
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
  /// Returns the projection of the effect.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// The node of a view under a geometry effect.
final class GeometryEffectNode<C: View, E: GeometryEffect>:
  PassThroughNode<ModifiedContent<C, E>, C>, AnimatedNode
{
  private var effect: E
  private var animator: Animator?
  private var wrappers: [GeometryEffectElement] = []

  init(_ value: ModifiedContent<C, E>, _ inputs: _ViewInputs) {
    effect = value.modifier
    super.init(value, inputs) { $0.content }
  }

  override func update(_ new: ModifiedContent<C, E>) {
    if !areEqualInputs(effect, new.modifier) {
      runtime.changeCounters.recordVisibleChange()
      if animator != nil || runtime.motion.mayAnimate {
        _ = runtime.motion.take(new.modifier, after: effect, &animator, at: self, onServer: false)
      }
    }
    effect = new.modifier
    apply()
    super.update(new)
  }

  func animationTicked() { flagStale() }
  override func evaluate() { apply() }

  private func apply() {
    var shown = effect
    if let animator {
      withUnsafeMutablePointer(to: &shown) {
        animator.apply(to: UnsafeMutableRawPointer($0), at: runtime.motion.time)
      }
    }
    for wrapper in wrappers { wrapper.take { shown.effectValue(size: $0) } }
  }

  override func collect(into elements: inout [RenderElement]) {
    var inner: [RenderElement] = []
    super.collect(into: &inner)
    var known: [ObjectIdentifier: GeometryEffectElement] = [:]
    for wrapper in wrappers {
      if let child = wrapper.child { known[ObjectIdentifier(child)] = wrapper }
    }
    wrappers = inner.map { child in
      if let kept = known[ObjectIdentifier(child)] { return kept }
      let wrapper = GeometryEffectElement(id: runtime.makeElementID())
      wrapper.child = child
      return wrapper
    }
    apply()
    elements.append(contentsOf: wrappers as [RenderElement])
  }
}

/// An element that is drawn under a projection.
@MainActor
package final class GeometryEffectElement: EffectElement {
  private var effect: (CGSize) -> ProjectionTransform = { _ in ProjectionTransform() }

  /// The projection at the element's size.
  package var projection: ProjectionTransform { effect(size) }

  func take(_ new: @escaping (CGSize) -> ProjectionTransform) {
    let old = projection
    effect = new
    guard projection != old, isInserted else { return }
    drawAnew()
    invalidateLayout()
  }

  package override var contentDescription: String {
    let value = projection
    return value.isIdentity ? "projection" : "projection (\(value.m31), \(value.m32))"
  }
}

extension GeometryEffectElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    pen.under(.transform(projection.affine, around: frame.origin)) {
      $0.visitChildren(of: self, at: frame.origin)
    }
  }
}
