// A scroll view is eager: all of its content exists and appears at once, on screen or not, unless it is
// in a lazy stack inside. Along its axes the content is as long as it likes; the scroll view itself
// fills what it is offered.

package import Foundation
import SimGraph

nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The scroll view's content.
  public var content: Content
  /// The axes along which the content may be longer than the scroll view.
  public var axes: Axis.Set
  /// Whether indicators are shown; they take up no space.
  public var showsIndicators: Bool

  /// Creates a new instance that's scrollable in the direction of the given axes.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// A node with a scroll element.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    ScrollNode<Content>(value, inputs)
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// The node of a scroll view.
final class ScrollNode<Content: View>:
  ContainerNode<ScrollView<Content>, Content, ScrollElement>, NodeOwner
{
  private var attribute = NodeID(index: .max, generation: 0)
  /// What the view's own initialiser, and what the views around it say of indicators.
  private var asksForIndicators = true
  private var areIndicatorsVisible = true

  init(_ value: ScrollView<Content>, _ inputs: _ViewInputs) {
    let element = ScrollElement(id: inputs.runtime.makeElementID(), axes: value.axes)
    super.init(value, inputs, element) { $0.content }
    element.connect(to: runtime)
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
    element.readEnvironment = { [environment] in environment.read() }
    readEnvironment()
  }

  private func readEnvironment() {
    runtime.graph.begin(attribute)
    defer { runtime.graph.end(attribute) }
    let values = environment.read()
    element.area.isEnabled = values.isScrollEnabled
    element.area.keyboardMode = values.scrollDismissesKeyboardMode
    element.area.initialAnchor = values.defaultScrollAnchor
    element.behavior = values.scrollTargetBehavior
    if element.area.setMargins(values.contentMargins.insets) { element.invalidateLayout() }
    areIndicatorsVisible = values.verticalScrollIndicatorVisibility.isShown
    element.area.showsIndicators = asksForIndicators && areIndicatorsVisible
  }

  override func apply(_ value: ScrollView<Content>) {
    asksForIndicators = value.showsIndicators
    element.area.showsIndicators = asksForIndicators && areIndicatorsVisible
    guard value.axes != element.area.axes else { return }
    element.area.axes = value.axes
    arrangeOtherwise()
  }

  override func evaluate() {
    if runtime.graph.needsEvaluation(attribute) { readEnvironment() }
  }

  nonisolated func label(of node: NodeID) -> String { "ScrollView" }

  override func reveal(_ id: AnyHashable, _ aim: ScrollAim) -> Bool {
    if super.reveal(id, aim) { return true }
    guard let target = locate(id) else { return false }
    element.reveal(target, aim)
    return true
  }

  override func scrollArea() -> ScrollArea? { element.area }
  override var isScrollView: Bool { true }

  override func tearDown() {
    runtime.scrollViews.removeAll { $0 === element.area }
    element.area.remove()
    element.behavior = nil
    element.readEnvironment = { EnvironmentValues() }
    super.tearDown()
  }
}

/// A window onto content that may be larger.
@MainActor
package final class ScrollElement: ContainerElement {
  package let area: ScrollArea
  /// What decides where a gesture lets the content come to rest, and the environment that it may ask.
  @exclusivity(unchecked) fileprivate(set) var behavior: (any ScrollTargetBehavior)?
  @exclusivity(unchecked) fileprivate(set) var readEnvironment: () -> EnvironmentValues = {
    EnvironmentValues()
  }
  /// The lazy stacks inside, whose rows depend on the offset.
  private var lazyHosts: [RowHost] = []
  /// What has sizes relative to this scroll view.
  @exclusivity(unchecked) var relatives = RelativeFrames()

  init(id: ElementID, axes: Axis.Set) {
    area = ScrollArea(axes: axes)
    super.init(id: id)
    area.element = self
  }

  func connect(to runtime: ViewRuntime) {
    runtime.runningEngine { runtime.scrollViews.append(area) }
    area.offsetChanged = { [weak self, unowned(unsafe) runtime] in
      runtime.hasScrolled = true
      self?.updateLazyHosts()
    }
    area.headroomChanged = { [weak self] in self?.invalidateLayout() }
    area.moved = { [unowned(unsafe) runtime, unowned area] in runtime.move(area, $0) }
    area.reachChanged = { [weak self] in self?.updateLazyHosts() }
  }

  package override var scrolling: ScrollArea? { area }
  package override var kind: RenderKind { .scroll }
  package override var isHost: Bool { true }
  /// Offsets are counted from the leading edge, where the content begins.
  package override var contentShift: CGPoint {
    CGPoint(x: isRightToLeft ? area.offset.x : -area.offset.x, y: -area.offset.y)
  }
  package override var contentDescription: String {
    area.offset == .zero ? "" : "by (\(Int(area.offset.x)), \(Int(area.offset.y)))"
  }

  package override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    reader.inWindow(of: area, frame) { reader in
      let shift = contentShift
      for child in children {
        let x = frame.minX + child.origin.x + shift.x
        reader.visit(
          child, at: CGPoint(x: x, y: frame.minY + child.origin.y + shift.y), control: control)
      }
    }
  }

  private func proposalForContent(_ proposal: ProposedSize) -> ProposedSize {
    let (margins, axes) = (area.margins, area.axes)
    return ProposedSize(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
      height: axes.contains(.vertical)
        ? nil : proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
  }

  /// What is offered along the axes, and what the content needs across them.
  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    relatives.turn(to: proposal, in: self)
    let content = contentSize(proposal, runtime)
    return CGSize(
      width: area.axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: area.axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  private func contentSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let inner = proposalForContent(proposal)
    var size = CGSize.zero
    for child in children {
      let childSize = child.sizeThatFits(inner, runtime)
      size.width = max(size.width, childSize.width)
      size.height += childSize.height
    }
    size.width += area.margins.leading + area.margins.trailing
    size.height += area.margins.top + area.margins.bottom
    return size
  }

  /// Several views are put below each other without distance.
  package override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    relatives.turn(to: proposal, or: size, in: self)
    let inner = proposalForContent(ProposedSize(size))
    let margins = area.margins
    let width = size.width - margins.leading - margins.trailing
    var position = area.headroom + margins.top
    for child in children {
      let childSize = child.sizeThatFits(inner, runtime)
      let spare = area.axes.contains(.horizontal) ? 0 : (width - childSize.width) / 2
      child.layout(
        at: CGPoint(x: margins.leading + spare, y: position), size: childSize, proposal: inner,
        runtime)
      position += childSize.height
    }
    var content = contentSize(ProposedSize(size), runtime)
    content.height += area.headroom
    let before = area.viewport
    area.resize(viewport: size, content: content)
    area.findReach(runtime)
    if before != .zero, before != size, area.hasBehavior {
      runtime.runningUserCode { area.realign() }
    }
    if area.settle() || area.moveToInitialAnchor() { runtime.hasScrolled = true }
    updateLazyHosts()
  }

  // MARK: Lazy stacks

  func register(_ host: RowHost) {
    guard !lazyHosts.contains(where: { $0 === host }) else { return }
    lazyHosts.removeAll(where: \.isRemoved)
    lazyHosts.append(host)
  }

  private func updateLazyHosts() { for host in lazyHosts { host.needsUpdate() } }

  /// The lazy stacks inside that still exist.
  package var rowHosts: [RowHost] { lazyHosts.filter { !$0.isRemoved } }

  // MARK: Showing something

  /// Scrolls so that an element inside can be seen.
  func reveal(_ target: RenderElement, _ aim: ScrollAim) {
    for axis in Axis.allCases where area.axes.contains(axis.set) {
      area.reveal(along: axis, aim) { [weak self, weak target] _ in
        guard let target, let (scroll, start) = target.scrollPlace(along: axis), scroll === self
        else { return nil }
        return start..<start + target.size.along(axis)
      }
    }
  }
}

extension ScrollArea {
  /// The number of rows: of a list, of the first lazy stack, or of the stack that is the content.
  package var rowCount: Int { (rows ?? lazyRows)?.count ?? eagerRows.count }

  /// Scrolls so that a row lies at the start, as far as the content allows.
  package func showRow(_ row: Int) {
    if let list = rows {
      // What lies above the first row comes with it.
      let start = list.span(toShow: row).lowerBound - margins.top
      scroll(to: clamped(row == 0 ? 0 : start, along: .vertical), along: .vertical)
    } else if let lazy = lazyRows {
      lazy.reveal(row, ScrollAim(anchor: .topLeading))
    } else {
      scrollElement?.reveal(eagerRows[row], ScrollAim(anchor: .topLeading))
    }
  }

  var scrollElement: ScrollElement? { element as? ScrollElement }

  private var lazyRows: RowHost? {
    scrollElement?.rowHosts.first { axes.contains($0.axis.set) }
  }

  private var eagerRows: [RenderElement] {
    var rows: [RenderElement] = scrollElement?.children ?? []
    while rows.count == 1, let container = rows[0] as? ContainerElement {
      rows = container.children
    }
    return rows
  }
}

extension RenderElement {
  /// The scroll view around this element that scrolls along an axis, and where the element begins in its
  /// content, in points from where that begins.
  package func scrollPlace(along axis: Axis) -> (scroll: ScrollElement, start: CGFloat)? {
    var start: CGFloat = 0
    var element = self
    while true {
      if element !== self, let scroll = element as? ScrollElement,
        scroll.area.axes.contains(axis.set)
      {
        guard axis == .horizontal, scroll.isRightToLeft else { return (scroll, start) }
        return (scroll, scroll.size.width - start - size.width)
      }
      start += element.origin.along(axis)
      if let parent = element.parent {
        element = parent
      } else if let row = (element as? RootElement)?.root?.row, !row.host.usesCells {
        start += row.origin.along(axis)
        element = row.host.element
      } else {
        return nil
      }
    }
  }
}
