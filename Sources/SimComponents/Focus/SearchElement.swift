// A search field above content. It stays above the content that scrolls under it, though a large
// title may move it; or it scrolls with the content.
//
// A scrolling field is placed in the space above the content (`ScrollArea.headroom`), which the
// navigation bar determines (`BarHeadroom`): a scroll reduces its height until it is hidden,
// without any layout. Initially the content is at its start, so the field is shown: according to
// UIKit's documentation of `hidesSearchBarWhenScrolling` it is visible there, and a report on iOS
// 26 observes this at a launch [E: some apps' notes on iOS 11 to 16 state that it is hidden
// initially, one for a field that was added after its screen].

import Foundation
@_spi(Runtime) import SimViews

/// A search field above content that takes the remaining space.
@MainActor
final class SearchElement: ContainerElement {
  /// The field, the first child.
  let bar: SearchBarElement
  /// Whether the field may scroll with the content below it: it need not stay, and no search is
  /// active.
  var mayHide = false {
    didSet { if mayHide != oldValue { invalidateLayout() } }
  }
  /// The scroll view above whose content the field is placed; nil if it stays.
  private weak var area: ScrollArea?
  /// The height of the bar, in points.
  let barHeight: CGFloat

  init(id: ElementID, bar: SearchBarElement, _ sizes: BarGeometry) {
    self.bar = bar
    barHeight = sizes.searchBarHeight
    super.init(id: id)
  }

  var content: ArraySlice<RenderElement> { children.dropFirst() }

  override var barNames: BarNames? { BarNames(top: "search field") }

  /// Attaches the field to a scroll view, or fixes its position.
  func lies(above area: ScrollArea?) {
    guard area !== self.area else { return }
    self.area = area
    invalidateLayout()
  }

  /// Whether the field scrolls with the content below it.
  var isDrawer: Bool { area != nil }

  /// The visible height of the field, in points from its top.
  var shownHeight: CGFloat {
    area.map { min(barHeight, max(0, barHeight - $0.offset.y)) } ?? barHeight
  }

  /// The height that the field takes from the content, in points; a scrolling field is placed above
  /// the content.
  private var takenHeight: CGFloat { isDrawer ? 0 : barHeight }

  /// Returns insets for content, because the bar hides content that scrolls under it.
  override func safeAreaInsets(around child: RenderElement) -> EdgeInsets {
    child === bar ? EdgeInsets() : EdgeInsets(top: takenHeight)
  }

  /// The list or scroll view right below the bar.
  var areaUnderBar: ScrollArea? {
    area
      ?? content.lazy.compactMap { $0.scrollArea(atTop: $0.origin.y - self.barHeight) }
      .first
  }

  override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let inner = ProposedSize(
      width: proposal.width, height: proposal.height.map { max(0, $0 - takenHeight) })
    var size = CGSize(width: proposal.width ?? 0, height: 0)
    for child in content {
      let childSize = child.sizeThatFits(inner, runtime)
      size.width = max(size.width, childSize.width)
      size.height = max(size.height, childSize.height)
    }
    size.height += takenHeight
    return size
  }

  override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    bar.layout(at: .zero, size: CGSize(width: size.width, height: barHeight), runtime)
    let top = takenHeight
    let rest = CGSize(width: size.width, height: max(0, size.height - top))
    for child in content {
      let childSize = child.sizeThatFits(ProposedSize(rest), runtime)
      child.layout(
        at: CGPoint(
          x: (rest.width - childSize.width) / 2, y: top + (rest.height - childSize.height) / 2),
        size: childSize, runtime)
    }
  }
}

/// The field, and the button next to it that ends the search.
///
/// It is below a large title, so it moves with the scrolling content as far as the title is
/// visible, and is never laid out for that.
@MainActor
final class SearchBarElement: ContainerElement {
  /// Whether the second child is the button that ends the search.
  var hasCancel = false

  private var search: SearchElement? { parent as? SearchElement }

  /// A scrolling field does not move while its height is reduced, and moves down with content
  /// beyond its edge.
  override var contentShift: CGPoint {
    guard let search, let area = search.areaUnderBar, area.headroom > 0 else { return .zero }
    guard search.isDrawer else { return CGPoint(x: 0, y: max(0, area.headroom - area.offset.y)) }
    return CGPoint(x: 0, y: area.headroom - search.barHeight - min(0, area.offset.y))
  }

  override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? search?.barHeight ?? 0)
  }

  override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    let margin = runtime.facts.layoutMargin
    var field = CGSize(width: max(0, size.width - 2 * margin), height: size.height)
    if hasCancel, children.count > 1 {
      let button = children[1].sizeThatFits(ProposedSize(field), runtime)
      children[1].layout(
        at: CGPoint(
          x: size.width - margin - button.width, y: (size.height - button.height) / 2),
        size: button, runtime)
      field.width = max(0, field.width - button.width - margin)
    }
    children.first?.layout(at: CGPoint(x: margin, y: 0), size: field, runtime)
  }

  override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    let frame = frame.offsetBy(dx: 0, dy: contentShift.y)
    guard let search, search.isDrawer else { return super.read(into: &reader, frame, control) }
    reader.shown(search.shownHeight, of: frame, below: "navigation bar") {
      super.read(into: &$0, frame, control)
    }
  }
}
