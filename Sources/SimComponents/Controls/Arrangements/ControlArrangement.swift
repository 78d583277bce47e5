import Foundation
@_spi(Runtime) import SimViews

/// An arrangement of a control's children: the size that they need, and their places.
///
/// It holds nothing that changes with a layout, so that a control stores it once.
@MainActor
protocol ControlArrangement: Equatable {
  /// Returns the size of the content under a proposal.
  func size(
    of children: [RenderElement], _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) -> CGSize

  /// Places the children in an area of the control.
  ///
  /// - Parameter proposal: The proposal under which the control chose its size; nil if its area is
  ///   smaller than the control.
  func place(
    _ children: [RenderElement], in area: CGRect, under proposal: ProposedSize?,
    _ runtime: LayoutRuntime)
}

extension ControlArrangement {
  /// The space between children, in points, equal to that of a stack.
  static var gap: CGFloat { 8 }

  func isEqual(to other: any ControlArrangement) -> Bool { self == other as? Self }
}

/// The children are stacked in depth, like the label of a button.
struct HeldArrangement: ControlArrangement {
  func size(
    of children: [RenderElement], _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) -> CGSize {
    children.sizeInDepth(proposal, runtime)
  }

  func place(
    _ children: [RenderElement], in area: CGRect, under proposal: ProposedSize?,
    _ runtime: LayoutRuntime
  ) {
    for child in children {
      let size = child.sizeThatFits(proposal ?? ProposedSize(area.size), runtime)
      child.layout(
        at: CGPoint(
          x: area.minX + (area.width - size.width) / 2,
          y: area.minY + (area.height - size.height) / 2),
        size: size, proposal: proposal ?? ProposedSize(size), runtime)
    }
  }
}

/// The children are stacked in depth at the leading edge; the control has the proposed width.
struct FillingArrangement: ControlArrangement {
  func size(
    of children: [RenderElement], _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) -> CGSize {
    let size = children.sizeInDepth(proposal, runtime)
    return CGSize(width: max(size.width, proposal.width ?? 0), height: size.height)
  }

  func place(
    _ children: [RenderElement], in area: CGRect, under proposal: ProposedSize?,
    _ runtime: LayoutRuntime
  ) {
    for child in children {
      let size = child.sizeThatFits(ProposedSize(area.size), runtime)
      child.layout(
        at: CGPoint(x: area.minX, y: area.minY + (area.height - size.height) / 2), size: size,
        runtime)
    }
  }
}
