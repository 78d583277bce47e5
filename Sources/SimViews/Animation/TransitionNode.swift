// The node of a view with a transition. Custom modifiers stand around the content all the
// time; on the way in and out they get another phase, and animate towards it.

/// The modifier behind `transition`.
nonisolated public struct _TransitionTraitModifier: PrimitiveModifier {
  public var transition: AnyTransition

  /// A node that knows how its content comes and goes.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TransitionNode<C>(value, inputs)
  }
}

/// The node of a view with a transition.
final class TransitionNode<C: View>: _TypedNode<ModifiedContent<C, _TransitionTraitModifier>> {
  private var value: ModifiedContent<C, _TransitionTraitModifier>
  private var phase = TransitionPhase.identity
  private var layers: [Layer] = []
  private var child: _ViewNode?

  /// One modifier of the transition; the innermost holds the content.
  private struct Layer {
    let modifier: any TransitionModifying
  }

  init(_ value: ModifiedContent<C, _TransitionTraitModifier>, _ inputs: _ViewInputs) {
    self.value = value
    super.init(inputs)
    let transition = value.modifier.transition
    layers = transition.modifiers.map { Layer(modifier: $0) }
    let insertion = transition.insertion
    var transaction = runtime.motion.transaction(for: self)
    if let own = insertion.animation { transaction = Transaction(animation: own) }
    if !layers.isEmpty, root.isAppeared, let transaction, transaction.animation != nil {
      phase = .willAppear
      runtime.motion.afterUpdate { [weak self] in
        guard let self, !isRemoved, phase == .willAppear else { return }
        runtime.motion.changing(under: transaction) { self.enter(.identity) }
      }
    }
    let modifiers = layers.map(\.modifier)[...]
    child = LayeredContent(content: value.content, modifiers: modifiers).makeNode(
      phase, inputsForChild)
  }

  private func enter(_ new: TransitionPhase) {
    phase = new
    guard let child else { return }
    let modifiers = layers.map(\.modifier)[...]
    LayeredContent(content: value.content, modifiers: modifiers).update(child, phase)
  }

  override func update(_ new: ModifiedContent<C, _TransitionTraitModifier>) {
    value = new
    enter(phase)
  }

  override var removal: Removal? {
    let half = value.modifier.transition.removal
    return Removal(isSeen: !half.isIdentity, animation: half.animation)
  }

  override func beginTransitionOut() {
    if !layers.isEmpty { enter(.didDisappear) }
  }

  override func cancelTransitionOut() {
    if !layers.isEmpty { enter(.identity) }
  }

  override func collect(into elements: inout [RenderElement]) { child?.collect(into: &elements) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func tearDown() {
    child?.remove()
    child = nil
  }
  override var label: String { "transition" }
}

/// A content with several modifiers of a transition around it.
@MainActor
private struct LayeredContent<C: View> {
  let content: C
  let modifiers: ArraySlice<any TransitionModifying>

  func makeNode(_ phase: TransitionPhase, _ inputs: _ViewInputs) -> _ViewNode {
    guard let outer = modifiers.last else { return C._makeNode(content, inputs) }
    return outer.makeNode(inner(phase), phase, inputs)
  }

  func update(_ node: _ViewNode, _ phase: TransitionPhase) {
    guard let outer = modifiers.last else {
      (node as? _TypedNode<C>)?.update(content)
      return
    }
    outer.update(node, inner(phase), phase)
  }

  private func inner(_ phase: TransitionPhase) -> LayeredView<C> {
    LayeredView(content: content, modifiers: modifiers.dropLast(), phase: phase)
  }
}

/// The same as a view, for the modifier further out.
nonisolated private struct LayeredView<C: View>: PrimitiveView {
  let content: C
  let modifiers: ArraySlice<any TransitionModifying>
  let phase: TransitionPhase

  @MainActor static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    LayeredNode<C>(value, inputs)
  }
}

private final class LayeredNode<C: View>: _TypedNode<LayeredView<C>> {
  private var child: _ViewNode?

  init(_ value: LayeredView<C>, _ inputs: _ViewInputs) {
    super.init(inputs)
    child = LayeredContent(content: value.content, modifiers: value.modifiers).makeNode(
      value.phase, inputsForChild)
  }

  override func update(_ new: LayeredView<C>) {
    guard let child else { return }
    LayeredContent(content: new.content, modifiers: new.modifiers).update(child, new.phase)
  }

  override func collect(into elements: inout [RenderElement]) { child?.collect(into: &elements) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func tearDown() {
    child?.remove()
    child = nil
  }
}

extension View {
  /// Associates a transition with the view.
  nonisolated public func transition(
    _ t: AnyTransition
  ) -> ModifiedContent<Self, _TransitionTraitModifier> {
    ModifiedContent(content: self, modifier: _TransitionTraitModifier(transition: t))
  }

  /// Associates a transition with the view.
  nonisolated public func transition<T: Transition>(
    _ transition: T
  ) -> ModifiedContent<Self, _TransitionTraitModifier> {
    self.transition(AnyTransition(transition))
  }
}
