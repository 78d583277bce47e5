public import Foundation
@_spi(Runtime) public import SimViews

/// A container view that arranges other views in a two dimensional layout.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// Creates a grid with the specified spacing, in points, and alignment.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Returns a node with an element that arranges rows and columns.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PassThroughNode<Self, _LayoutView<GridLayout, Content>>(value, inputs) {
      _LayoutView(layout: $0.layout, content: $0.content)
    }
  }

  /// Visits the content, which is always shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// A horizontal row in a two dimensional grid container.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a horizontal row of child views in a grid.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// Returns a node with an element that holds the cells.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    GridRowNode<Content>(value, inputs)
  }

  /// Visits the content, which is always shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// The node of a row of a grid.
final class GridRowNode<Content: View>: ContainerNode<GridRow<Content>, Content, GridRowElement> {
  init(_ value: GridRow<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs, GridRowElement(id: inputs.runtime.makeElementID())) { $0.content }
  }

  override func apply(_ value: GridRow<Content>) {
    guard value.alignment != element.alignment else { return }
    element.alignment = value.alignment
    arrangeOtherwise()
  }
}

/// The cells of one row.
///
/// The grid places them; outside a grid they are next to each other.
@MainActor
final class GridRowElement: StackElement {
  var alignment: VerticalAlignment? {
    didSet { guide = (alignment ?? .center).key }
  }
  /// The positions of the cells when the grid places the row.
  var places: [Place]?

  init(id: ElementID) {
    super.init(id: id, axis: .horizontal, spacing: nil, guide: .verticalCenter)
  }

  override var contentDescription: String { "row" }

  override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    guard let places, places.count == children.count else {
      return super.placeChildren(in: size, runtime)
    }
    for (child, place) in zip(children, places) {
      child.layout(at: place.origin, size: place.size, proposal: place.proposal, runtime)
    }
  }
}

/// A grid that you can use in conditional layouts.
public struct GridLayout: Layout, OrientedLayout {
  /// The alignment of subviews.
  public var alignment: Alignment
  /// The horizontal distance between adjacent cells, in points.
  public var horizontalSpacing: CGFloat?
  /// The vertical distance between adjacent cells, in points.
  public var verticalSpacing: CGFloat?

  /// Creates a grid with the specified spacing and alignment.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// A divider between rows extends across the grid.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }
  package var orientation: Axis? { .vertical }

  /// Returns the size of the grid.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (elements, pass, layout) = (subviews.elements, subviews.pass, self)
    return MainActor.withoutCheck {
      GridArrangement(layout: layout, rows: elements, proposal.proposal, pass.runtime).size
    }
  }

  /// Places the cells in their rows and columns.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (elements, pass, layout) = (subviews.elements, subviews.pass, self)
    MainActor.withoutCheck {
      GridArrangement(layout: layout, rows: elements, proposal.proposal, pass.runtime)
        .place(in: bounds, pass)
    }
  }
}

// MARK: - Cells

struct GridColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
struct GridUnsizedKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
struct GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
struct GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }

extension View {
  /// Makes a view that acts as a cell in a grid span the specified number of columns.
  nonisolated public func gridCellColumns(
    _ count: Int
  ) -> some View {
    layoutValue(key: GridColumnsKey.self, value: max(1, count))
  }

  /// Asks grid layouts not to offer the view extra size in the specified axes.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedKey.self, value: axes)
  }

  /// Overrides the default horizontal alignment of the grid column that the view appears in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Specifies a custom alignment anchor for a view that acts as a grid cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }
}
