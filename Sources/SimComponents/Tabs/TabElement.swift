package import Foundation
@_spi(Runtime) package import SimViews

/// The area of a tab view: the selected tab over the tab bar.
@MainActor
package final class TabElement: RenderElement, ScreenArea {
  package weak var host: TabHost?
  package override var isHost: Bool { true }
  package override var kind: RenderKind { .tabs }

  private let sizes: BarGeometry

  init(id: ElementID, _ sizes: BarGeometry) {
    self.sizes = sizes
    super.init(id: id)
  }

  /// The height of the bar, in points.
  package var barHeight: CGFloat {
    guard let host, host.pager == nil else { return 0 }
    return max(
      sizes.tabBarHeight, sizes.leastTabBarReach - host.runtime.facts.safeArea.bottom)
  }

  package override var barNames: BarNames? {
    host?.pager == nil ? BarNames(bottom: "tab bar") : nil
  }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  package override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {}

  package func layoutScreens(_ runtime: LayoutRuntime) {
    if let pager = host?.pager { return pager.layOut(in: size, runtime) }
    guard let root = host?.selected?.root else { return }
    let area = CGSize(width: size.width, height: max(0, size.height - barHeight))
    _ = root.layout(in: ProposedSize(root.aboveKeyboard(area, in: self, above: barHeight)))
  }

  package func layoutBars(_ runtime: LayoutRuntime) {
    guard barHeight > 0, let pages = host?.pages, !pages.isEmpty else { return }
    let bar = capsule(runtime).map { $0.insetBy(dx: sizes.tabCapsule?.inset ?? 0, dy: 0) } ?? place
    let width = bar.width / CGFloat(pages.count)
    let area = CGSize(width: width, height: bar.height)
    let bounds = CGRect(origin: .zero, size: size)
    for (index, page) in pages.enumerated() {
      _ = page.itemRoot?.layout(in: ProposedSize(area))
      let corner = CGPoint(x: bar.minX + CGFloat(index) * width, y: bar.minY)
      let place = turned(CGRect(origin: corner, size: area), in: bounds)
      page.item.layout(at: place.origin, size: area, runtime)
    }
  }

  /// What the bar takes of the element.
  private var place: CGRect {
    CGRect(x: 0, y: size.height - barHeight, width: size.width, height: barHeight)
  }

  /// The capsule in which the tabs lie, in points of the element; nil where they have the width of the screen.
  package func capsule(_ runtime: LayoutRuntime) -> CGRect? {
    sizes.tabCapsule?.frame(
      in: place, tabs: host?.pages.count ?? 0, margin: runtime.facts.layoutMargin)
  }

  /// A new frame has to be shown.
  func selectionChanged(_ runtime: LayoutRuntime) { runtime.mutations.append(.update(id)) }

  func itemsChanged(_ runtime: LayoutRuntime) {
    host?.pages.forEach { page in
      page.item.action = { [weak self, weak page] in
        if let page { self?.host?.userSelects(page) }
      }
    }
  }

  package var shownRoots: [HostingRoot] { host?.shownRoots ?? [] }
  package var allRoots: [HostingRoot] { host?.pages.map(\.root) ?? [] }
  package func hideOthers() { host?.hideOthers() }

  package override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    reader.screens.append(self)
    guard let host else { return }
    if let pager = host.pager { return pager.read(into: &reader, frame) }
    if let selected = host.selected {
      reader.visit(selected.root.element, at: frame.origin, control: nil)
    }
    guard barHeight > 0, !reader.readsHostsOnly else { return }
    for page in host.pages {
      reader.visit(page.item, at: frame.origin + page.item.origin, control: nil)
    }
  }

  package override var described: [RenderElement] {
    guard let host, let selected = host.selected else { return [] }
    if let pager = host.pager { return pager.visible.map(\.root.element) }
    return [selected.root.element] + host.pages.map(\.item)
  }
}
