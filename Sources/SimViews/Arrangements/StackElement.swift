public import Foundation

/// A row or a column of elements.
@MainActor
@_spi(Runtime) open class StackElement: ArrangedElement {
  let axis: Axis
  /// The distance between neighbours, in points; nil if they themselves say it.
  @exclusivity(unchecked) var spacing: CGFloat?
  /// The guide on which children are lined up.
  @exclusivity(unchecked) package var guide: AlignmentKey

  /// Makes a stack; without an explicit spacing the neighbours decide how far apart they are.
  @_spi(Runtime) public init(id: ElementID, axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
    self.axis = axis
    self.spacing = spacing
    self.guide = guide
    super.init(id: id)
  }

  /// A stack whose children lie across the axis at 0 leading or top, 0.5 centre, 1 trailing or bottom.
  package convenience init(id: ElementID, axis: Axis, spacing: CGFloat?, alignment: CGFloat) {
    self.init(
      id: id, axis: axis, spacing: spacing, guide: .atFraction(alignment, across: axis))
  }

  @_spi(Runtime) open override var kind: RenderKind { .stack }
  package override var axisOfChildren: Axis? { axis }
  @_spi(Runtime) open override var contentDescription: String {
    axis == .horizontal ? "horizontal" : "vertical"
  }

  @exclusivity(unchecked) private var order = StackOrder()

  package override func layoutWasInvalidated() { order = StackOrder() }

  private func arrangement(_ children: UnretainedReferences<RenderElement>) -> StackArrangement {
    StackArrangement(axis: axis, spacing: spacing, guide: guide, children: children)
  }

  @_spi(Runtime) open override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime)
    -> CGSize
  {
    children.withUnretained { arrangement($0).size(proposal, &order, runtime) }
  }

  override func forEachPlace(
    in size: CGSize, _ proposal: ProposedSize, _ runtime: LayoutRuntime,
    _ body: (Int, Place) -> Void
  ) {
    children.withUnretained {
      arrangement($0).forEachPlace(in: size, proposal, &order, runtime, body)
    }
  }

  package override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing {
    guard edge.axis == axis else { return children.spacing(edge, runtime) }
    return (edge.isFirst ? children.first : children.last)?.spacing(edge, runtime) ?? EdgeSpacing()
  }
}

extension Array where Element == RenderElement {
  /// The combined spacing of elements at one edge.
  @MainActor
  func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing {
    var result = EdgeSpacing()
    for child in self { result.formUnion(child.spacing(edge, runtime)) }
    return result
  }
}
