// Modifiers that lay out: each element of the content gets an element of the modifier's around it, so a
// modifier on several views applies to each.

import Foundation
import SimReflection

/// A modifier that gives each element of its content another size or place.
@MainActor
package protocol LayoutModifier: PrimitiveModifier {
  associatedtype Element: WrapperElement
  /// Makes an element around one of the content's.
  func makeElement(id: ElementID) -> Element
  /// Takes over the modifier's values.
  ///
  /// - Returns: whether the layout changed.
  func apply(to element: Element) -> Bool
  /// Whether the render server alone moves what the modifier changes, so that its animation takes no
  /// work of the app's.
  static var isMovedByServer: Bool { get }
  /// Whether there are values between another modifier and this one.
  func continues(_ old: Self) -> Bool
}

extension LayoutModifier {
  package static var isMovedByServer: Bool { false }
  package func continues(_ old: Self) -> Bool { true }

  /// An element around each of the content's.
  public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    LayoutModifierNode<C, Self>(value, inputs)
  }
}

/// The node of a modifier that lays out.
final class LayoutModifierNode<C: View, M: LayoutModifier>:
  PassThroughNode<ModifiedContent<C, M>, C>, AnimatedNode
{
  private var modifier: M
  private var wrappers: [M.Element] = []
  /// What lies between the modifier's values, where they are animated.
  private var animator: Animator?

  init(_ value: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
  }

  override func update(_ new: ModifiedContent<C, M>) {
    let old = modifier
    modifier = new.modifier
    if animator != nil || runtime.motion.mayAnimate { animate(from: old) }
    apply()
    super.update(new)
  }

  private func animate(from old: M) {
    // The same element moves on, and needs no transaction.
    if areEqualInputs(old, modifier) { return }
    guard modifier.continues(old) else {
      animator?.stop()
      return
    }
    _ = runtime.motion.take(
      modifier, after: old, &animator, at: self, onServer: M.isMovedByServer)
  }

  private func apply() {
    var shown = modifier
    if let animator {
      withUnsafeMutablePointer(to: &shown) {
        animator.apply(to: UnsafeMutableRawPointer($0), at: runtime.motion.time)
      }
    }
    for wrapper in wrappers where shown.apply(to: wrapper) {
      runtime.changeCounters.flagged &+= 1
      wrapper.invalidateLayout()
    }
  }

  func animationTicked() { flagStale() }

  override func evaluate() { apply() }

  override func collect(into elements: inout [RenderElement]) {
    var inner: [RenderElement] = []
    super.collect(into: &inner)
    if inner.count == 1, wrappers.count == 1, wrappers[0].child === inner[0] {
      elements.append(wrappers[0])
      return
    }
    var old: [ObjectIdentifier: M.Element] = [:]
    for wrapper in wrappers {
      if let child = wrapper.child { old[ObjectIdentifier(child)] = wrapper }
    }
    wrappers = inner.map { child in
      if let kept = old.removeValue(forKey: ObjectIdentifier(child)) { return kept }
      let wrapper = modifier.makeElement(id: runtime.makeElementID())
      _ = modifier.apply(to: wrapper)
      wrapper.child = child
      return wrapper
    }
    elements.append(contentsOf: wrappers as [RenderElement])
  }
}
