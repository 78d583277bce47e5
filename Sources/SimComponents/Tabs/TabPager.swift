// Tabs as pages (`.tabViewStyle(.page)`): they lie side by side in a window that scrolls, and come to rest page by page. A page
// is made when a part of it comes into view, appears then, and disappears when nothing of it is visible; it keeps its state [an
// estimate: the pages are cells of a collection view, whose content is made when it is shown]. The user's page is written when
// it has come to rest; the app's selection is shown at once, or turned to under an animation.

import Foundation
@_spi(Runtime) package import SimViews

/// The window onto the pages of a tab view.
@MainActor
package final class TabPager {
  private unowned let host: TabHost
  /// What a finger moves.
  package let area = ScrollArea(axes: .horizontal)
  /// When dots say which page it is.
  private(set) var mode = PageTabViewStyle.IndexDisplayMode.automatic
  /// The pages that are at least partly visible.
  private(set) var visible: [TabPage] = []
  /// The tabs whose callbacks have run.
  private var shown: [TabPage] = []
  /// Whether the page that the app selected is about to be turned to.
  private var isTurning = false

  /// Less of a page than this, in points, counts as not visible.
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

  /// Where a page lies in the window, in points.
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

  /// Makes what can be seen, and lays it out.
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

  /// Tells the pages that cannot be seen any more.
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
