package import Foundation
@_spi(Runtime) package import SimViews

/// The area of a tab view: the selected tab over the tab bar.
@MainActor
package final class TabElement: RenderElement, ScreenArea {
  package weak var host: TabHost?
  package override var isHost: Bool { true }
  package override var kind: RenderKind { .tabs }

  /// The height of a tab bar, in points (UITabBar: 49 above the home indicator).
  package static let barHeight: CGFloat = 49

  /// The height of this one's bar, in points.
  package var barHeight: CGFloat { host?.pager == nil ? Self.barHeight : 0 }

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
    let width = size.width / CGFloat(pages.count)
    let area = CGSize(width: width, height: barHeight)
    let bounds = CGRect(origin: .zero, size: size)
    for (index, page) in pages.enumerated() {
      _ = page.itemRoot?.layout(in: ProposedSize(area))
      let corner = CGPoint(x: CGFloat(index) * width, y: size.height - barHeight)
      let place = turned(CGRect(origin: corner, size: area), in: bounds)
      page.item.layout(at: place.origin, size: area, runtime)
    }
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
