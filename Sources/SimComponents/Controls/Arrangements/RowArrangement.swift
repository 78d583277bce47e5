import Foundation
@_spi(Runtime) import SimViews

/// The label is at the leading edge, the last child at the trailing edge; the control has the
/// proposed width.
struct RowArrangement: ControlArrangement {
  /// Whether the last child extends beyond the others where it is higher.
  var overflows = false

  func size(
    of children: [RenderElement], _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) -> CGSize {
    let line = LineArrangement()
    let parts = line.sizes(of: children, proposal, runtime)
    guard parts.count > 1 else { return line.size(of: parts) }
    return CGSize(
      width: max(line.size(of: parts).width, proposal.width ?? 0),
      height: (overflows ? parts.dropLast() : parts[...]).reduce(0) { max($0, $1.height) })
  }

  func place(
    _ children: [RenderElement], in area: CGRect, under proposal: ProposedSize?,
    _ runtime: LayoutRuntime
  ) {
    LineArrangement().place(children, in: area, lastAtEnd: true, runtime)
  }
}

extension RowArrangement {
  /// Creates the arrangement of a control in a row of a list, which some systems do not make higher
  /// for the platform's part.
  init(in list: ListHost?) { overflows = list?.sizes.controlsOverflowRows ?? false }
}

/// The children are in a line; the platform's part takes the remaining space.
struct LineArrangement: ControlArrangement {
  func size(
    of children: [RenderElement], _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) -> CGSize {
    size(of: sizes(of: children, proposal, runtime))
  }

  func place(
    _ children: [RenderElement], in area: CGRect, under proposal: ProposedSize?,
    _ runtime: LayoutRuntime
  ) {
    place(children, in: area, lastAtEnd: false, runtime)
  }

  fileprivate func size(of parts: [CGSize]) -> CGSize {
    CGSize(
      width: parts.reduce(Self.gap * CGFloat(max(0, parts.count - 1))) { $0 + $1.width },
      height: parts.reduce(0) { max($0, $1.height) })
  }

  fileprivate func place(
    _ children: [RenderElement], in area: CGRect, lastAtEnd: Bool, _ runtime: LayoutRuntime
  ) {
    let parts = sizes(of: children, ProposedSize(area.size), runtime)
    var x = area.minX
    for index in children.indices {
      if lastAtEnd, index > 0, index == children.count - 1 {
        x = max(x, area.minX + area.width - parts[index].width)
      }
      let y = area.minY + (area.height - parts[index].height) / 2
      children[index].layout(at: CGPoint(x: x, y: y), size: parts[index], runtime)
      x += parts[index].width + Self.gap
    }
  }

  /// Returns the sizes of children in a line: fixed platform parts first, then labels from the
  /// remaining space, then a part without a width of its own.
  fileprivate func sizes(
    of children: [RenderElement], _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) -> [CGSize] {
    var sizes = Array(repeating: CGSize.zero, count: children.count)
    var rest = proposal.width.map { $0 - Self.gap * CGFloat(max(0, children.count - 1)) }
    let order = children.indices.sorted { lhs, rhs in
      let (left, right) = (rank(children[lhs]), rank(children[rhs]))
      return left == right ? lhs < rhs : left < right
    }
    for index in order {
      let inner = ProposedSize(width: rest.map { max(0, $0) }, height: proposal.height)
      sizes[index] = children[index].sizeThatFits(inner, runtime)
      rest = rest.map { $0 - sizes[index].width }
    }
    return sizes
  }

  private func rank(_ element: RenderElement) -> Int {
    guard let part = element as? PlatformElement else { return 1 }
    return part.fixedWidth == nil ? 2 : 0
  }
}

/// The children are in a line, each as wide as the widest or with an equal share of the proposed
/// width.
struct SegmentsArrangement: ControlArrangement {
  func size(
    of children: [RenderElement], _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) -> CGSize {
    let sizes = runtime.policy.geometry.controls
    let widest = children.reduce(0) {
      max($0, $1.sizeThatFits(ProposedSize(width: nil, height: nil), runtime).width)
    }
    let natural = (widest + sizes.segmentMargin) * CGFloat(children.count)
    return CGSize(width: proposal.width ?? natural, height: sizes.segmentHeight)
  }

  func place(
    _ children: [RenderElement], in area: CGRect, under proposal: ProposedSize?,
    _ runtime: LayoutRuntime
  ) {
    let width = area.width / CGFloat(max(1, children.count))
    for (index, child) in children.enumerated() {
      child.layout(
        at: CGPoint(x: area.minX + CGFloat(index) * width, y: area.minY),
        size: CGSize(width: width, height: area.height), runtime)
    }
  }
}
