// Modifiers that lay out: each element of the content gets an element of the modifier's around it, so a
// modifier on several views applies to each.

public import Foundation
import SimReflection

/// A modifier that gives each element of its content another size or place.
@MainActor
package protocol LayoutModifier: ViewModifier where Body == Never {
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

  package static func makeLayoutNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    LayoutModifierNode<C, Self>(value, inputs)
  }
}

/// An element around one other.
///
/// What it offers its child and where it puts it are asked for by themselves, so that guides inside can
/// be found before anything is placed.
@MainActor
@_spi(Runtime) open class WrapperElement: RenderElement {
  package var child: RenderElement? {
    didSet {
      if oldValue?.parent === self { oldValue?.parent = nil }
      child?.parent = self
    }
  }

  package override var isLeaving: Bool {
    get { child?.isLeaving ?? false }
    set { child?.isLeaving = newValue }
  }

  /// What the child is offered.
  package func proposalForChild(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> ProposedSize {
    proposal
  }

  /// Where a child goes that chose a size under a proposal.
  package func originOfChild(
    _ child: RenderElement, _ childSize: CGSize, _ offered: ProposedSize, in size: CGSize,
    _ runtime: ViewRuntime
  ) -> CGPoint { .zero }

  @_spi(Runtime) open override func forEachChild(_ body: (RenderElement) -> Void) {
    if let child { body(child) }
  }
  package override var axisOfChildren: Axis? { parent?.axisOfChildren }
  package override func layoutValue(_ key: ObjectIdentifier) -> Any? { child?.layoutValue(key) }
  package override var priority: Double { child?.priority ?? 0 }
  package override func spacing(_ edge: Edge, _ runtime: ViewRuntime) -> EdgeSpacing {
    child?.spacing(edge, runtime) ?? EdgeSpacing()
  }

  @_spi(Runtime) open override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime)
    -> CGSize
  {
    child?.sizeThatFits(proposalForChild(proposal, runtime), runtime) ?? .zero
  }

  @_spi(Runtime) open override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {
    guard let child else { return }
    let offered = proposalForChild(proposal, runtime)
    let childSize = child.sizeThatFits(offered, runtime)
    child.layout(
      at: originOfChild(child, childSize, offered, in: size, runtime), size: childSize,
      proposal: offered, runtime)
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: ViewRuntime
  ) -> CGFloat? {
    guard let child else { return nil }
    let offered = proposalForChild(proposal, runtime)
    let childSize = child.sizeThatFits(offered, runtime)
    guard let value = child.explicitGuide(key, offered, childSize, runtime) else { return nil }
    let origin = originOfChild(child, childSize, offered, in: size, runtime)
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }
}

/// An element around one other that lays out exactly as that does.
@MainActor
@_spi(Runtime) open class TransparentElement: WrapperElement {
  package override func fixedLength(_ axis: Axis) -> CGFloat? { child?.fixedLength(axis) }
}

/// An element that draws what it holds in another way, and is drawn anew when the way changes.
@MainActor
@_spi(Runtime) open class EffectElement: TransparentElement {
  private var isDrawnAnew = false

  /// Makes the next layout draw the element anew.
  package final func drawAnew() { isDrawnAnew = true }

  @_spi(Runtime) open override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {
    if isDrawnAnew {
      isDrawnAnew = false
      runtime.mutations.append(.update(id))
    }
    super.placeChildren(in: size, runtime)
  }
}

extension Alignment {
  /// Where a child goes in an element of a size, so that their guides meet.
  @MainActor
  package func origin(
    of child: RenderElement, _ childSize: CGSize, _ offered: ProposedSize, in size: CGSize,
    _ runtime: ViewRuntime
  ) -> CGPoint {
    let outer = ViewDimensions(size)
    return CGPoint(
      x: outer.value(of: horizontal.key) - child.guide(horizontal.key, offered, childSize, runtime),
      y: outer.value(of: vertical.key) - child.guide(vertical.key, offered, childSize, runtime))
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
    // The same goes on as it moves, and asks nobody for a transaction.
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
      runtime.news.flagged &+= 1
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
