// Which parts of a bar scroll with the content below it: who has a large title, and the room that it and a search field lie in.
//
// A title is large on the root of a stack, and on what is pushed over a screen with a large one, unless the screen says
// otherwise (UINavigationItem.largeTitleDisplayMode). Where a list or a scroll view begins right below the bar, the
// title lies in room above its content and goes under the bar with it, so that no frame of a scroll lays anything out again;
// elsewhere it stays. A search field below the title lies in that room too, unless it has to stay or a search is going on; a scroll
// makes it lower first, and takes the title along when it is gone (UINavigationItem.hidesSearchBarWhenScrolling; that order, and
// that each is open or gone when a scroll ends, are [E]: they are seen on devices and documented nowhere).

package import Foundation
@_spi(Runtime) package import SimViews

extension NavigationElement {
  /// The height of the room for a large title, in points.
  package static let titleHeight = largeBarHeight - compactBarHeight

  /// Whether the topmost screen has a large title.
  package var hasLargeTitle: Bool { host?.hasLargeTitle ?? false }

  /// The scroll view that takes a part of the topmost screen's bar along; nil if all of it stays.
  package var headroomArea: ScrollArea? {
    guard let area = host?.top?.navigationItem.headroomArea, !area.isRemoved else { return nil }
    return area
  }

  /// How far the large title has gone under the bar, in points; below 0 it has come down with content beyond its edge.
  package var titleShift: CGFloat {
    guard let area = headroomArea, let room = host?.top?.navigationItem.headroom else { return 0 }
    return area.offset.y < 0 ? area.offset.y : max(0, area.offset.y - room.search)
  }

  /// Lays the topmost screen out below the bar, and finds what takes a part of that along.
  package func layoutScreens(_ runtime: LayoutRuntime) {
    guard let top = host?.top else { return }
    let item = top.navigationItem
    let isLarge = hasLargeTitle && !item.isBarHidden
    if !isLarge { item.closeTitle() }
    guard top.settledSize(in: proposal(for: top)) == nil else { return }
    // Before the first layout everything lies at the top, so this is what may move something along.
    if headroomArea == nil { findHeadroom(of: top, isLarge) }
    _ = top.layout(in: proposal(for: top))
    if findHeadroom(of: top, isLarge) { _ = top.layout(in: proposal(for: top)) }
  }

  /// Finds what scrolls right below the bar, and which parts of the bar scroll with it.
  ///
  /// - Returns: whether that has changed.
  @discardableResult
  private func findHeadroom(of screen: HostingRoot, _ isLarge: Bool) -> Bool {
    let item = screen.navigationItem
    let maySearch = item.searches > 0 && !item.isBarHidden
    guard isLarge || maySearch, let area = screen.element.scrollArea(atTop: 0) else {
      return item.setHeadroom(BarHeadroom(), of: nil, nil)
    }
    let search = maySearch ? area.searchElement : nil
    let room = BarHeadroom(
      search: search?.mayHide == true ? SearchElement.barHeight : 0,
      title: isLarge ? Self.titleHeight : 0)
    return item.setHeadroom(room, of: area, search)
  }

  private func proposal(for screen: HostingRoot) -> ProposedSize {
    let height = max(0, size.height - barHeight - toolbarHeight)
    let area = CGSize(width: size.width, height: height)
    return ProposedSize(screen.aboveKeyboard(area, in: self, above: toolbarHeight))
  }
}

extension NavigationHost {
  /// Whether the topmost screen has a large title: it says so, or it is the root, or the screen below has one.
  ///
  /// - Complexity: O(screens)
  var hasLargeTitle: Bool {
    var isLarge = true
    for level in levels {
      let mode = level.screen.navigationItem.titleMode
      isLarge = mode.isLarge ?? (isLarge && mode.hasTitle)
    }
    return isLarge
  }
}

/// What of a screen's bar goes with what scrolls below it.
package struct BarHeadroom: Equatable {
  /// The height of the search field, in points; 0 where none goes.
  package var search: CGFloat = 0
  /// The height of the large title, in points; 0 where none goes.
  package var title: CGFloat = 0

  /// What lies there, in the order in which a scroll takes it along.
  var parts: [CGFloat] { [search, title].filter { $0 > 0 } }
}

/// What the views of a screen say of its title.
struct TitleMode {
  var hasTitle: Bool
  /// Whether it is large; nil if it is not set.
  var isLarge: Bool?
}

extension ScrollArea {
  /// The search field of the view around what scrolls, within its screen.
  fileprivate var searchElement: SearchElement? {
    var around = rows?.element ?? element
    while let next = around {
      if let search = next as? SearchElement { return search }
      around = next.parent
    }
    return nil
  }
}

extension RenderElement {
  /// The list or vertical scroll view that begins at the top of a screen, if one does.
  ///
  /// - Parameter top: where the element lies below the top of the screen, in points.
  func scrollArea(atTop top: CGFloat) -> ScrollArea? {
    guard top < 0.5, holdsHosts else { return nil }
    if let list = self as? ListElement { return list.host?.scroll }
    if let scroll = self as? ScrollElement {
      return scroll.area.axes.contains(.vertical) ? scroll.area : nil
    }
    var found: ScrollArea?
    forEachChild { child in
      // What is kept free as an inset of the safe area belongs to the bar.
      let place = top + child.origin.y - safeAreaInsets(around: child).top
      if found == nil, !child.isOutgoing { found = child.scrollArea(atTop: place) }
    }
    return found
  }
}
