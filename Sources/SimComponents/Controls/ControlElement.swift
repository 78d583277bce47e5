package import Foundation
@_spi(Runtime) package import SimViews

/// The element of a control.
@MainActor
package class ControlElement: TouchElement {
  /// Whether the control is a button that cancels.
  var isCancel = false
  /// Whether the control is a destructive button.
  var isDestructive = false
  /// The platform's drawing around the children of the control.
  var chrome = ControlChrome.none
  /// The elements of a label that is not on screen but names the control.
  var hiddenLabel: [RenderElement] = []
  /// The arrangement of the children.
  var arrangement = Arrangement.held {
    didSet { if arrangement != oldValue { invalidateLayout() } }
  }
  /// The space that a style adds around the content, in points.
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { invalidateLayout() } }
  }

  /// Whether the last child extends beyond the others where it is higher.
  var overflows = false

  /// The arrangement of a control's children.
  enum Arrangement {
    /// The children are stacked in depth, like the label of a button.
    case held
    /// The same at the leading edge; the control has the proposed width.
    case filling
    /// The label is at the leading edge, the last child at the trailing edge; the control has the
    /// proposed width.
    case row
    /// The children are in a line; the platform's part takes the remaining space.
    case line
    case column
    /// The children are in a column, as a label and the bar of its progress.
    case progress
    /// The children are in a centred column, like a wheel that shows all of them.
    case wheel
    /// The children are in a column like the rows of a list, each with the proposed width.
    case rows
    /// The children are in a line, each as wide as the widest or with an equal share of the
    /// proposed width.
    case segments
  }

  package override var title: String { hiddenLabel.flatMap(\.texts).joined(separator: ", ") }

  /// The space between the children, in points, equal to that of a stack.
  private static let gap: CGFloat = 8

  package final override func computeSize(
    _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) -> CGSize {
    let (horizontal, vertical) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let inner = ProposedSize(
      width: proposal.width.map { max(0, $0 - horizontal) },
      height: proposal.height.map { max(0, $0 - vertical) })
    let size = contentSize(inner, runtime)
    return CGSize(width: size.width + horizontal, height: size.height + vertical)
  }

  /// Returns the size of the content within the insets.
  func contentSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let sizes = runtime.policy.geometry.controls
    switch arrangement {
    case .held: return super.computeSize(proposal, runtime)
    case .filling:
      let size = super.computeSize(proposal, runtime)
      return CGSize(width: max(size.width, proposal.width ?? 0), height: size.height)
    case .column, .progress:
      var size = CGSize.zero
      for child in children {
        let inner = ProposedSize(width: proposal.width, height: nil)
        let childSize = child.sizeThatFits(inner, runtime)
        size.width = max(size.width, childSize.width)
        size.height += childSize.height
      }
      size.height += columnGap(sizes) * CGFloat(max(0, children.count - 1))
      return size
    case .wheel:
      return CGSize(
        width: proposal.width ?? sizes.wheel.width,
        height: max(sizes.wheel.height, sizes.wheelPitch * CGFloat(children.count)))
    case .rows:
      var size = CGSize(width: proposal.width ?? 0, height: 0)
      for child in children {
        let childSize = child.sizeThatFits(
          ProposedSize(width: proposal.width, height: nil), runtime)
        size.width = max(size.width, childSize.width)
        size.height += max(sizes.optionHeight, childSize.height)
      }
      size.height += sizes.optionGap * CGFloat(max(0, children.count - 1))
      return size
    case .segments:
      let widest = children.reduce(0) {
        max($0, $1.sizeThatFits(ProposedSize(width: nil, height: nil), runtime).width)
      }
      let natural = (widest + sizes.segmentMargin) * CGFloat(children.count)
      return CGSize(width: proposal.width ?? natural, height: sizes.segmentHeight)
    case .row, .line:
      let parts = sizesInLine(proposal, runtime)
      let content = parts.reduce(Self.gap * CGFloat(max(0, parts.count - 1))) { $0 + $1.width }
      let fills = arrangement == .row && parts.count > 1
      return CGSize(
        width: fills ? max(content, proposal.width ?? 0) : content,
        height: (overflows && fills ? parts.dropLast() : parts[...]).reduce(0) {
          max($0, $1.height)
        })
    }
  }

  /// The space between the children of a column, in points.
  private func columnGap(_ sizes: ControlGeometry) -> CGFloat {
    arrangement == .progress ? sizes.progressGap : Self.gap
  }

  /// Returns the sizes of children in a line: fixed platform parts first, then labels from the
  /// remaining space, then a part without a width of its own.
  private func sizesInLine(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> [CGSize] {
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

  package override func placeChildren(in outer: CGSize, _ runtime: LayoutRuntime) {
    let size = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    let sizes = runtime.policy.geometry.controls
    switch arrangement {
    case .held where insets == EdgeInsets(): super.placeChildren(in: size, runtime)
    case .held:
      for child in children {
        let childSize = child.sizeThatFits(ProposedSize(size), runtime)
        child.layout(
          at: CGPoint(
            x: insets.leading + (size.width - childSize.width) / 2,
            y: insets.top + (size.height - childSize.height) / 2), size: childSize, runtime)
      }
    case .filling:
      for child in children {
        let childSize = child.sizeThatFits(ProposedSize(size), runtime)
        child.layout(
          at: CGPoint(x: insets.leading, y: insets.top + (size.height - childSize.height) / 2),
          size: childSize, runtime)
      }
    case .column, .progress:
      var y = insets.top
      for child in children {
        let inner = ProposedSize(width: size.width, height: nil)
        let childSize = child.sizeThatFits(inner, runtime)
        child.layout(at: CGPoint(x: insets.leading, y: y), size: childSize, runtime)
        y += childSize.height + columnGap(sizes)
      }
    case .wheel:
      let pitch = sizes.wheelPitch
      var y = insets.top + (size.height - pitch * CGFloat(children.count)) / 2
      for child in children {
        let childSize = child.sizeThatFits(
          ProposedSize(width: size.width, height: pitch), runtime)
        child.layout(
          at: CGPoint(
            x: insets.leading + (size.width - childSize.width) / 2,
            y: y + (pitch - childSize.height) / 2),
          size: childSize, runtime)
        y += pitch
      }
    case .rows:
      var y = insets.top
      for child in children {
        let inner = ProposedSize(width: size.width, height: nil)
        let height = max(sizes.optionHeight, child.sizeThatFits(inner, runtime).height)
        child.layout(
          at: CGPoint(x: insets.leading, y: y), size: CGSize(width: size.width, height: height),
          runtime)
        y += height + sizes.optionGap
      }
    case .segments:
      let width = size.width / CGFloat(max(1, children.count))
      for (index, child) in children.enumerated() {
        child.layout(
          at: CGPoint(x: insets.leading + CGFloat(index) * width, y: insets.top),
          size: CGSize(width: width, height: size.height), runtime)
      }
    case .row, .line:
      let parts = sizesInLine(ProposedSize(size), runtime)
      var x = insets.leading
      for index in children.indices {
        if arrangement == .row, index > 0, index == children.count - 1 {
          x = max(x, insets.leading + size.width - parts[index].width)
        }
        let y = insets.top + (size.height - parts[index].height) / 2
        children[index].layout(at: CGPoint(x: x, y: y), size: parts[index], runtime)
        x += parts[index].width + Self.gap
      }
    }
  }
}

extension RenderElement {
  /// The texts inside, in the tree's order.
  var texts: [String] {
    if let text = self as? TextElement { return [text.string] }
    var texts: [String] = []
    forEachChild { texts += $0.texts }
    return texts
  }
}

/// The part of a control that the platform draws: a switch, a bar, the background of a field.
@MainActor
package final class PlatformElement: RenderElement {
  /// The appearance.
  var art: PlatformArt
  /// The width; nil if it takes the proposed width.
  private(set) var fixedWidth: CGFloat?
  private var height: CGFloat
  private var state = ""

  init(id: ElementID, _ art: PlatformArt, width: CGFloat?, height: CGFloat) {
    self.art = art
    fixedWidth = width
    self.height = height
    super.init(id: id)
  }

  package override var kind: RenderKind { .platform }
  package override var contentDescription: String { state }

  func resize(width: CGFloat?, height: CGFloat) {
    guard width != fixedWidth || height != self.height else { return }
    (fixedWidth, self.height) = (width, height)
    invalidateLayout()
  }

  func show(_ state: String, _ runtime: LayoutRuntime) {
    guard state != self.state else { return }
    self.state = state
    contentChanged(runtime)
  }

  /// Returns the size; a part without a width of its own is 100 points wide without a proposal
  /// [estimate].
  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    CGSize(width: fixedWidth ?? max(0, proposal.width ?? 100), height: height)
  }
}
