import Foundation
@_spi(Runtime) import SimViews

/// The children are in a column.
struct ColumnArrangement: ControlArrangement {
  func size(
    of children: [RenderElement], _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) -> CGSize {
    size(of: children, apart: Self.gap, proposal, runtime)
  }

  func place(
    _ children: [RenderElement], in area: CGRect, under proposal: ProposedSize?,
    _ runtime: LayoutRuntime
  ) {
    place(children, apart: Self.gap, in: area, runtime)
  }

  fileprivate func size(
    of children: [RenderElement], apart gap: CGFloat, _ proposal: ProposedSize,
    _ runtime: LayoutRuntime
  ) -> CGSize {
    var size = CGSize.zero
    for child in children {
      let inner = ProposedSize(width: proposal.width, height: nil)
      let childSize = child.sizeThatFits(inner, runtime)
      size.width = max(size.width, childSize.width)
      size.height += childSize.height
    }
    size.height += gap * CGFloat(max(0, children.count - 1))
    return size
  }

  fileprivate func place(
    _ children: [RenderElement], apart gap: CGFloat, in area: CGRect, _ runtime: LayoutRuntime
  ) {
    var y = area.minY
    for child in children {
      let size = child.sizeThatFits(ProposedSize(width: area.width, height: nil), runtime)
      child.layout(at: CGPoint(x: area.minX, y: y), size: size, runtime)
      y += size.height + gap
    }
  }
}

/// The children are in a column, as a label and the bar of its progress.
struct ProgressArrangement: ControlArrangement {
  func size(
    of children: [RenderElement], _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) -> CGSize {
    ColumnArrangement().size(
      of: children, apart: runtime.policy.geometry.controls.progressGap, proposal, runtime)
  }

  func place(
    _ children: [RenderElement], in area: CGRect, under proposal: ProposedSize?,
    _ runtime: LayoutRuntime
  ) {
    ColumnArrangement().place(
      children, apart: runtime.policy.geometry.controls.progressGap, in: area, runtime)
  }
}

/// The children are in a centred column, like a wheel that shows all of them.
struct WheelArrangement: ControlArrangement {
  func size(
    of children: [RenderElement], _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) -> CGSize {
    let sizes = runtime.policy.geometry.controls
    return CGSize(
      width: proposal.width ?? sizes.wheel.width,
      height: max(sizes.wheel.height, sizes.wheelPitch * CGFloat(children.count)))
  }

  func place(
    _ children: [RenderElement], in area: CGRect, under proposal: ProposedSize?,
    _ runtime: LayoutRuntime
  ) {
    let pitch = runtime.policy.geometry.controls.wheelPitch
    var y = area.minY + (area.height - pitch * CGFloat(children.count)) / 2
    for child in children {
      let size = child.sizeThatFits(ProposedSize(width: area.width, height: pitch), runtime)
      child.layout(
        at: CGPoint(
          x: area.minX + (area.width - size.width) / 2, y: y + (pitch - size.height) / 2),
        size: size, runtime)
      y += pitch
    }
  }
}

/// The children are in a column like the rows of a list, each with the proposed width.
struct RowsArrangement: ControlArrangement {
  func size(
    of children: [RenderElement], _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) -> CGSize {
    let sizes = runtime.policy.geometry.controls
    var size = CGSize(width: proposal.width ?? 0, height: 0)
    for child in children {
      let inner = ProposedSize(width: proposal.width, height: nil)
      let childSize = child.sizeThatFits(inner, runtime)
      size.width = max(size.width, childSize.width)
      size.height += max(sizes.optionHeight, childSize.height)
    }
    size.height += sizes.optionGap * CGFloat(max(0, children.count - 1))
    return size
  }

  func place(
    _ children: [RenderElement], in area: CGRect, under proposal: ProposedSize?,
    _ runtime: LayoutRuntime
  ) {
    let sizes = runtime.policy.geometry.controls
    var y = area.minY
    for child in children {
      let inner = ProposedSize(width: area.width, height: nil)
      let height = max(sizes.optionHeight, child.sizeThatFits(inner, runtime).height)
      child.layout(
        at: CGPoint(x: area.minX, y: y), size: CGSize(width: area.width, height: height), runtime)
      y += height + sizes.optionGap
    }
  }
}
