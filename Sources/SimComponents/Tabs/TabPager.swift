// Tabs as pages (`.tabViewStyle(.page)`): they are placed side by side in a window that scrolls
// page by page. A page is made and appears when a part of it becomes visible, and disappears when
// no part of it is visible; it keeps its state [an estimate: the pages are cells of a collection
// view, whose content is made when it is shown]. The selection is written when the user's page has
// come to rest; the app's selection is shown at once, or with an animation.

import Foundation
@_spi(Runtime) package import SimViews

/// The window onto the pages of a tab view.
@MainActor
package final class TabPager {
  private unowned let host: TabHost
  /// The area that a finger scrolls.
  package let area = ScrollArea(axes: .horizontal)
  /// The condition under which dots show the current page.
  private(set) var mode = PageTabViewStyle.IndexDisplayMode.automatic
  /// The pages that are at least partly visible.
  private(set) var visible: [TabPage] = []
  /// The tabs whose appear callbacks have run.
  private var shown: [TabPage] = []
  /// Whether the page that the app selected is about to be shown.
  private var isTurning = false

  /// The part of a page, in points, below which it counts as not visible.
  private static let tolerance: CGFloat = 0.01

  init(_ host: TabHost) {
    self.host = host
    area.showsIndicators = false
    area.connect(
      to: host.runtime, changed: {}, rested: { [weak self] in self?.cameToRest() })
  }

  func take(_ mode: PageTabViewStyle.IndexDisplayMode, isEnabled: Bool) {
    if mode != self.mode { host.element.selectionChanged(host.runtime) }
    self.mode = mode
    area.isEnabled = isEnabled
  }

  /// Whether there are dots.
  package var hasDots: Bool {
    switch mode {
    case .automatic: host.pages.count > 1
    case .always: true
    case .never: false
    }
  }

  private var width: CGFloat { area.viewport.width }

  /// Returns the position of a page in the window, in points.
  func origin(of page: TabPage) -> CGPoint {
    CGPoint(x: CGFloat(page.index) * width - area.offset.x, y: 0)
  }

  /// Turns to the page that was selected.
  func turn(by curve: AnimationCurve?) {
    guard width > 0, curve != nil || area.isMoving else { return }
    isTurning = true
    host.runtime.scrollWhenLaidOut { [weak self] in
      guard let self else { return }
      area.move(along: .horizontal, by: curve) { [weak self] _ in self?.restingPlace ?? 0 }
      isTurning = false
    }
  }

  private var restingPlace: CGFloat { CGFloat(host.selected?.index ?? 0) * width }

  private func cameToRest() {
    guard !isTurning, width > 0, !host.pages.isEmpty else { return }
    let index = Int((area.offset.x / width).rounded())
    host.userTurned(to: host.pages[min(max(0, index), host.pages.count - 1)])
  }

  // MARK: Layout

  /// Makes the visible pages, and lays them out.
  func layOut(in size: CGSize, _ runtime: LayoutRuntime) {
    area.pageLength = size.width
    area.resize(
      viewport: size,
      content: CGSize(width: size.width * CGFloat(host.pages.count), height: size.height))
    if !area.isMoving, !isTurning { area.scroll(to: restingPlace, along: .horizontal) }
    visible = pagesInSight
    for page in visible {
      page.install()
      let root = page.root
      _ = root.layout(in: ProposedSize(root.aboveKeyboard(size, in: host.element, above: 0)))
    }
  }

  private var pagesInSight: [TabPage] {
    guard width > 0 else { return host.selected.map { [$0] } ?? [] }
    let start = area.offset.x
    let first = Int(((start + Self.tolerance) / width).rounded(.down))
    let last = Int(((start + width - Self.tolerance) / width).rounded(.down))
    return (max(0, first)...max(0, first, last)).compactMap {
      $0 < host.pages.count ? host.pages[$0] : nil
    }
  }

  /// Makes the pages that are no longer visible disappear.
  func hideOthers() {
    for page in shown where !visible.contains(where: { $0 === page }) {
      page.root.setAppeared(false)
    }
    shown = visible
  }

  /// The pages are cut off at the sides.
  func read(into reader: inout ScreenReader, _ frame: CGRect) {
    let column = CGRect(
      x: frame.minX, y: CGRect.everywhere.minY, width: frame.width,
      height: CGRect.everywhere.height)
    reader.inWindow(of: area, column) { reader in
      for page in visible {
        reader.visit(
          page.root.element, at: frame.origin + origin(of: page), control: nil)
      }
    }
  }

  func remove() {
    area.remove()
    visible = []
    shown = []
  }
}
