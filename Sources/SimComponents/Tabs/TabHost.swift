// A tab view, with a bar or as pages (`TabPager`): each tab is a hosting boundary of its own. The
// system's policy determines which tabs exist before they are selected. A deselected tab keeps its
// state and is notified of changes, but is off screen.

package import Foundation
import SimGraph
@_spi(Runtime) package import SimViews

/// The runtime's tab bar controller.
@MainActor
package final class TabHost: ScreenHost {
  unowned(unsafe) let runtime: ViewRuntime
  package let element: TabElement
  /// The tabs, in order.
  package private(set) var pages: [TabPage] = []
  /// The tab on screen.
  package private(set) var selected: TabPage?
  /// The deselected tab whose disappear callback has not run yet.
  private var left: TabPage?
  private var hasAppeared = false
  /// The number of tabs that have been made.
  fileprivate(set) var madeTabs = 0
  /// The scrolling window of the tabs, if they are pages.
  package private(set) var pager: TabPager?
  /// Called when the user selects a tab; returns false if the app does not control the selection.
  var userSelected: (@MainActor (TabPage) -> Bool)?

  init(_ runtime: ViewRuntime, element: TabElement) {
    self.runtime = runtime
    self.element = element
    runtime.add(self)
  }

  /// Updates the tabs from the current structure.
  func take(_ new: [TabPage]) {
    pages = new
    for (index, page) in new.enumerated() {
      page.index = index
      page.element = element
    }
    // Pages are made when they become visible, and have no items.
    guard pager == nil else { return }
    if runtime.policy.makesAllTabs { for page in new { page.install() } }
    for page in new { page.prepareItem() }
    element.itemsChanged(runtime)
  }

  /// Makes the tabs pages, or gives them a bar.
  func setPages(_ mode: PageTabViewStyle.IndexDisplayMode?, isEnabled: Bool) {
    guard let mode else {
      guard let old = pager else { return }
      old.remove()
      pager = nil
      return take(pages)
    }
    let pager = self.pager ?? TabPager(self)
    self.pager = pager
    pager.take(mode, isEnabled: isEnabled)
  }

  /// Selects the tab with a tag; if there is none, the selection does not change.
  ///
  /// - Parameter curve: The animation of a page turn; nil to switch at once.
  func select(tag: AnyHashable?, by curve: AnimationCurve? = nil) {
    let wanted = tag.flatMap { tag in pages.first { $0.tag == tag } }
    let current = selected.flatMap { current in pages.first { $0 === current } }
    guard let page = wanted ?? current ?? pages.first, page !== selected else { return }
    show(page)
    pager?.turn(by: curve)
  }

  /// Handles a page turn of the user, which is written back.
  func userTurned(to page: TabPage) {
    guard page !== selected else { return }
    selected = page
    element.selectionChanged(runtime)
    runtime.enqueue { [weak self, weak page] in
      if let page { _ = self?.userSelected?(page) }
    }
  }

  /// The user touches an item of the tab bar.
  package func userSelects(_ page: TabPage) {
    guard userSelected?(page) != true, page !== selected else { return }
    runtime.runningEngine { show(page) }
  }

  private func show(_ page: TabPage) {
    left = selected
    selected = page
    if pager == nil { page.install() }
    element.selectionChanged(runtime)
  }

  /// The tabs that have been made, in the order of their creation.
  var installedRoots: [HostingRoot] {
    pages.filter(\.isInstalled).sorted { $0.installNumber < $1.installNumber }.map(\.root)
  }

  /// The visible roots; at launch a system may include others.
  var shownRoots: [HostingRoot] {
    if let pager { return pager.visible.map(\.root) }
    let items = element.barHeight > 0 ? pages.compactMap(\.itemRoot) : []
    guard !hasAppeared, runtime.policy.appearsInAllTabsAtLaunch else {
      return (selected.map { [$0.root] } ?? []) + items
    }
    return pages.map(\.root) + items
  }

  /// The tabs that were made and are not shown.
  package var coveredRoots: [HostingRoot] {
    let shown = pager?.visible ?? selected.map { [$0] } ?? []
    return pages.filter { page in page.isInstalled && !shown.contains { $0 === page } }.map(\.root)
  }

  func hideOthers() {
    hasAppeared = true
    pager?.hideOthers()
    if pager == nil { left?.root.setAppeared(false) }
    left = nil
  }

  func removeAll() {
    pages = []
    selected = nil
    left = nil
    pager?.remove()
    pager = nil
    runtime.remove(self)
  }
}

@MainActor
package final class TabPage: RootHost {
  package let root: HostingRoot
  /// The area of the tabs.
  weak var element: TabElement?
  var index = 0
  /// The app's description of the tab in its value.
  var description = TabDescription()
  var isInstalled: Bool { installNumber > 0 }
  /// The position of the tab in the order of creation, from 1; 0 before it is made.
  private(set) var installNumber = 0
  private let installContent: @MainActor (HostingRoot) -> Void
  /// The item in the tab bar.
  package let item: TouchElement
  private(set) var itemRoot: HostingRoot?
  private var writtenInside: (any BarContent)?

  package var area: RenderElement? { element }
  package var origin: CGPoint { element?.host?.pager?.origin(of: self) ?? .zero }

  init(_ root: HostingRoot, installContent: @escaping @MainActor (HostingRoot) -> Void) {
    self.root = root
    self.installContent = installContent
    item = TouchElement(id: root.runtime.makeElementID())
    item.name = "Tab"
  }

  /// The tag by which a selection identifies the tab.
  var tag: AnyHashable { description.tag ?? AnyHashable(index) }

  /// Creates the tab's views, if they do not exist yet.
  func install() {
    guard !isInstalled, let host = element?.host else { return }
    host.madeTabs += 1
    installNumber = host.madeTabs
    root.runtime.inScope { installContent(root) }
  }

  /// Creates the item; a tab whose value does not describe its item has to be made for that.
  func prepareItem() {
    if description.label == nil { install() }
    showItem()
  }

  /// Receives the content of the item from a view inside.
  func takeItem(_ content: any BarContent) {
    writtenInside = content
    showItem()
  }

  func showItem() {
    if item.value != description.badge {
      item.value = description.badge
      if item.isInserted { root.runtime.mutations.append(.update(item.id)) }
    }
    let written = description.label?(root, root.environment) ?? writtenInside
    guard let written else { return }
    if let itemRoot, written.update(itemRoot) { return }
    itemRoot?.remove()
    let new = written.makeRoot()
    itemRoot = new
    item.replaceChildren(with: [new.element], in: root.runtime)
  }

  func remove() {
    itemRoot?.remove()
    root.disappearAndRemove()
  }
}

/// The description of a tab in its value.
struct TabDescription {
  var tag: AnyHashable?
  /// The badge at the item's icon.
  var badge: String?
  var label: (@MainActor (HostingRoot, EnvironmentScope) -> any BarContent)?
}
