// Elements around one other, as modifiers put them around the elements of their content.

public import Foundation

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

  package override var isOutgoing: Bool {
    get { child?.isOutgoing ?? false }
    set { child?.isOutgoing = newValue }
  }

  /// What the child is offered.
  package func proposalForChild(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> ProposedSize
  {
    proposal
  }

  /// What the child is offered when it is placed in this element, which has a size by now: as a rule what led to that.
  package func proposalInPlace(
    _ proposal: ProposedSize, in size: CGSize, _ runtime: LayoutRuntime
  ) -> ProposedSize { proposalForChild(proposal, runtime) }

  /// Where a child goes that chose a size under a proposal.
  package func originOfChild(
    _ child: RenderElement, _ childSize: CGSize, _ offered: ProposedSize, in size: CGSize,
    _ runtime: LayoutRuntime
  ) -> CGPoint { .zero }

  @_spi(Runtime) open override func forEachChild(_ body: (RenderElement) -> Void) {
    if let child { body(child) }
  }
  package override var axisOfChildren: Axis? { parent?.axisOfChildren }
  package override func layoutValue(_ key: ObjectIdentifier) -> Any? { child?.layoutValue(key) }
  package override var priority: Double { child?.priority ?? 0 }
  package override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing {
    child?.spacing(edge, runtime) ?? EdgeSpacing()
  }

  @_spi(Runtime) open override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime)
    -> CGSize
  {
    child?.sizeThatFits(proposalForChild(proposal, runtime), runtime) ?? .zero
  }

  @_spi(Runtime) open override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    guard let child else { return }
    let offered = proposalInPlace(proposal, in: size, runtime)
    let childSize = child.sizeThatFits(offered, runtime)
    child.layout(
      at: originOfChild(child, childSize, offered, in: size, runtime), size: childSize,
      proposal: offered, runtime)
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: LayoutRuntime
  ) -> CGFloat? {
    guard let child else { return nil }
    let offered = proposalInPlace(proposal, in: size, runtime)
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

/// An element that draws what it holds in another way, and is redrawn when the way changes.
@MainActor
@_spi(Runtime) open class EffectElement: TransparentElement {
  private var isDrawnAnew = false

  package override var drawingIndex: Double { child?.drawingIndex ?? 0 }

  /// Makes the next layout redraw the element.
  package final func drawAnew() { isDrawnAnew = true }

  @_spi(Runtime) open override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
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
    _ runtime: LayoutRuntime
  ) -> CGPoint {
    let outer = ViewDimensions(size)
    return CGPoint(
      x: outer.value(of: horizontal.key) - child.guide(horizontal.key, offered, childSize, runtime),
      y: outer.value(of: vertical.key) - child.guide(vertical.key, offered, childSize, runtime))
  }
}
