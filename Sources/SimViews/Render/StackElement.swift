package import Foundation

/// A row or a column of elements.
@MainActor
package class StackElement: ArrangedElement {
  let axis: Axis
  /// The distance between neighbours, in points; nil where they themselves say it.
  var spacing: CGFloat?
  /// The guide on which children are lined up.
  var guide: AlignmentKey

  init(id: UInt32, axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
    self.axis = axis
    self.spacing = spacing
    self.guide = guide
    super.init(id: id)
  }

  /// A stack whose children lie across the axis at 0 leading or top, 0.5 centre, 1 trailing or bottom.
  convenience init(id: UInt32, axis: Axis, spacing: CGFloat?, alignment: CGFloat) {
    self.init(
      id: id, axis: axis, spacing: spacing, guide: .atFraction(alignment, across: axis))
  }

  package override var kind: RenderKind { .stack }
  package override var axisOfChildren: Axis? { axis }
  package override var contentDescription: String {
    axis == .horizontal ? "horizontal" : "vertical"
  }

  /// The distance between neighbours where none is given, in points.
  static let defaultSpacing: CGFloat = 8

  @exclusivity(unchecked) private var order = StackOrder()

  package override func layoutWasInvalidated() { order = StackOrder() }

  private var arrangement: StackArrangement {
    StackArrangement(axis: axis, spacing: spacing, guide: guide, children: children)
  }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    arrangement.size(proposal, &order, runtime)
  }

  override func forEachPlace(
    in size: CGSize, _ proposal: ProposedSize, _ runtime: ViewRuntime, _ body: (Int, Place) -> Void
  ) {
    arrangement.forEachPlace(in: size, proposal, &order, runtime, body)
  }

  package override func spacing(_ edge: Edge) -> CGFloat? {
    guard edge.axis == axis else { return children.lazy.compactMap { $0.spacing(edge) }.max() }
    return (edge.isFirst ? children.first : children.last)?.spacing(edge)
  }
}
