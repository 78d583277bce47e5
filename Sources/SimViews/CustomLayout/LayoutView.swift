import Foundation
import SimReflection

/// A layout with the views that it lays out.
nonisolated public struct _LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  nonisolated package init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  /// A node with an element that asks the layout.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    LayoutNode<L, Content>(value, inputs)
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// The node of a layout.
final class LayoutNode<L: Layout, Content: View>:
  ContainerNode<_LayoutView<L, Content>, Content, CustomLayoutElement<L>>, AnimatedNode
{
  /// The layout that was asked for; on the way there another one lays out.
  private var target: L
  /// What lies between the layout's values, where they are animated.
  private var animator: Animator?

  init(_ value: _LayoutView<L, Content>, _ inputs: _ViewInputs) {
    let element = CustomLayoutElement<L>(
      id: inputs.runtime.makeElementID(), layout: value.layout, inputs.runtime)
    target = value.layout
    super.init(value, inputs, element) { $0.content }
  }

  override var isCustomLayout: Bool {
    !(L.self is any OrientedLayout.Type) && !(L.self is any SafeAreaInsetting.Type)
  }

  override func apply(_ value: _LayoutView<L, Content>) {
    let old = target
    target = value.layout
    if (animator != nil || runtime.motion.mayAnimate) && !areEqualInputs(old, target) {
      _ = runtime.motion.take(target, after: old, &animator, at: self)
    }
    show()
  }

  /// Lays out by the values of this instant.
  private func show() {
    var shown = target
    if let animator {
      withUnsafeMutablePointer(to: &shown) {
        animator.apply(to: UnsafeMutableRawPointer($0), at: runtime.motion.time)
      }
    }
    if element.take(shown) { arrangeOtherwise() }
  }

  func animationTicked() { flagStale() }

  override func evaluate() { show() }
}

/// A layout whose orientation only its value tells.
package protocol OrientedLayout {
  /// The axis of the stack that it is, if it is one.
  var orientation: Axis? { get }
}

/// An element whose children are placed by a layout of the user's.
@MainActor
final class CustomLayoutElement<L: Layout>: ContainerElement {
  private var layout: L
  private var cache: L.Cache?
  private var isCacheStale = false
  private let pass: LayoutPass
  private var isAsked = false
  /// The spacing around the layout, until its contents change.
  private var preferredSpacing: ViewSpacing?
  /// Where in its host the layout was when it placed its subviews.
  private var placedAt = CGPoint.zero

  /// Written out because the compiler takes its own for endless.
  @available(*, unavailable, message: "An element of a custom layout has a layout.")
  package override init(id: ElementID) {
    preconditionFailure("An element of a custom layout has a layout.")
  }

  init(id: ElementID, layout: L, _ runtime: LayoutRuntime) {
    self.layout = layout
    pass = LayoutPass(runtime, name: typeName(L.self))
    runtime.hasCustomLayouts = true
    super.init(id: id)
  }

  /// Takes a layout, and says whether it is another one.
  func take(_ new: L) -> Bool {
    let isEqual =
      if let old = layout as? AnyLayout, let new = new as? AnyLayout { old.isEqual(new) } else {
        areEqualInputs(layout, new)
      }
    guard !isEqual else { return false }
    layout = new
    return true
  }

  override var kind: RenderKind { .group }
  override var contentDescription: String {
    (layout as? any OrientedLayout).map { "\(type(of: $0))" } ?? typeName(L.self)
  }
  override var axisOfChildren: Axis? {
    (layout as? any OrientedLayout)?.orientation ?? L.layoutProperties.stackOrientation
  }
  override var isCustomLayout: Bool { true }
  /// The first subview was offered what the inset leaves.
  override func safeAreaInsets(around child: RenderElement) -> EdgeInsets {
    guard child === children.first, let layout = layout as? any SafeAreaInsetting else {
      return EdgeInsets()
    }
    let axis = layout.insetEdge.axis
    let offered = axis == .vertical ? child.proposal.height : child.proposal.width
    let free = offered.map { max(0, size.along(axis) - $0) } ?? 0
    return EdgeInsets(
      top: layout.insetEdge == .top ? free : 0, leading: layout.insetEdge == .leading ? free : 0,
      bottom: layout.insetEdge == .bottom ? free : 0,
      trailing: layout.insetEdge == .trailing ? free : 0)
  }

  override func layoutWasInvalidated() {
    isCacheStale = true
    preferredSpacing = nil
    pass.guides = LayoutGuides()
  }

  override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    asking { layout, subviews, cache in
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    } ?? .zero
  }

  override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    let proposal = proposal
    placedAt = originInHost(runtime)
    let bounds = CGRect(origin: placedAt, size: size)
    let places =
      asking { layout, subviews, cache in
        pass.recording(subviews.count) {
          layout.placeSubviews(
            in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
        }
      } ?? []
    for (index, child) in children.enumerated() {
      let given = index < places.count ? places[index] : nil
      let place = given?.seen(from: placedAt) ?? centred(child, in: size, runtime)
      child.layout(at: place.origin, size: place.size, proposal: place.proposal, runtime)
    }
  }

  /// A layout receives its position, and places its subviews again when it changes (mechanism.md#13.4).
  override func wasMoved(_ runtime: LayoutRuntime) {
    if originInHost(runtime) != placedAt { placeChildren(in: size, runtime) }
    super.wasMoved(runtime)
  }

  /// Where a subview goes that the layout did not place: in the middle, under the layout's own proposal.
  private func centred(_ child: RenderElement, in size: CGSize, _ runtime: LayoutRuntime) -> Place {
    let offered = proposal
    let childSize = child.sizeThatFits(offered, runtime)
    return Place(
      origin: CGPoint(
        x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
      size: childSize, proposal: offered)
  }

  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: LayoutRuntime
  ) -> CGFloat? {
    if let known = pass.guides.value(of: key, in: size, proposal) { return known }
    let bounds = CGRect(origin: .zero, size: size)
    let offered = proposal
    let proposal = ProposedViewSize(proposal)
    let value =
      asking { layout, subviews, cache in
        layout.explicitAlignment(
          of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      } ?? nil
    pass.guides.note(value, of: key, in: size, offered)
    return value
  }

  override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing {
    if preferredSpacing == nil {
      preferredSpacing = asking { layout, subviews, cache in
        layout.spacing(subviews: subviews, cache: &cache)
      }
    }
    return preferredSpacing?[edge] ?? EdgeSpacing()
  }

  /// Asks the layout something.
  ///
  /// A layout that is asked again while it is answering, because its subviews led back to it, gets no
  /// further: the answer is nil, and the console says so.
  private func asking<R>(_ body: (L, LayoutSubviews, inout L.Cache) -> R) -> R? {
    guard !isAsked else {
      runtimeWarning(
        "The layout \(typeName(L.self)) proposed a size to itself while it was laying out.")
      return nil
    }
    isAsked = true
    defer { isAsked = false }
    pass.begin()
    let subviews = LayoutSubviews(elements: children, pass: pass)
    var current = cache ?? layout.makeCache(subviews: subviews)
    if cache != nil, isCacheStale { layout.updateCache(&current, subviews: subviews) }
    isCacheStale = false
    cache = nil
    defer { cache = current }
    return body(layout, subviews, &current)
  }
}

/// The modifier behind `layoutValue`.
nonisolated public struct _LayoutValueModifier<Key: LayoutValueKey>: LayoutModifier {
  package let value: Key.Value

  @MainActor package func makeElement(id: ElementID) -> LayoutValueElement {
    LayoutValueElement(id: id)
  }

  @MainActor package func apply(to element: LayoutValueElement) -> Bool {
    if let old = element.value as? Key.Value, areEqualInputs(old, value) { return false }
    element.key = ObjectIdentifier(Key.self)
    element.value = value
    return true
  }
}

/// An element that carries a value for the layout around it.
@MainActor
package final class LayoutValueElement: TransparentElement {
  var key: ObjectIdentifier?
  var value: Any?

  package override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? value : super.layoutValue(key)
  }
}

extension View {
  /// Associates a value with a custom layout property.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> ModifiedContent<Self, _LayoutValueModifier<K>> {
    ModifiedContent(content: self, modifier: _LayoutValueModifier<K>(value: value))
  }
}
