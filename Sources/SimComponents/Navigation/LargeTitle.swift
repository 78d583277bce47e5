// The parts of a bar that scroll with the content below it: large titles, and the space for them
// and for a search field.
//
// A title is large on the root of a stack, and on a screen that is pushed over one with a large
// title, unless the screen specifies otherwise (UINavigationItem.largeTitleDisplayMode). If a list
// or a scroll view begins directly below the bar, the title is placed in space above its content
// and moves under the bar with it, so that no frame of a scroll causes layout; elsewhere the title
// stays. A search field below the title is placed in that space too, unless it has to stay or a
// search is active. A scroll first reduces its height, and moves the title when it is hidden
// (UINavigationItem.hidesSearchBarWhenScrolling; that order, and that each is open or hidden when a
// scroll ends, are [E]: they are observed on devices and not documented).

package import Foundation
@_spi(Runtime) package import SimViews

extension NavigationElement {
  /// Whether the topmost screen has a large title.
  package var hasLargeTitle: Bool { host?.hasLargeTitle ?? false }

  /// The scroll view that moves a part of the topmost screen's bar; nil if all of it stays.
  package var headroomArea: ScrollArea? {
    guard let area = host?.top?.navigationItem.headroomArea, !area.isRemoved else { return nil }
    return area
  }

  /// The distance by which the large title has moved under the bar, in points; below 0 if it has
  /// moved down with content beyond its edge.
  package var titleShift: CGFloat {
    guard let area = headroomArea, let room = host?.top?.navigationItem.headroom else { return 0 }
    return area.offset.y < 0 ? area.offset.y : max(0, area.offset.y - room.search)
  }

  /// Lays the topmost screen out below the bar, and finds the scroll view that moves a part of the
  /// bar.
  package func layoutScreens(_ runtime: LayoutRuntime) {
    guard let top = host?.top else { return }
    let item = top.navigationItem
    let isLarge = hasLargeTitle && showsBar
    if !isLarge { item.closeTitle() }
    guard top.settledSize(in: proposal(for: top)) == nil else { return }
    // Before the first layout everything is at the top, so this view may move a part of the bar.
    if headroomArea == nil { findHeadroom(of: top, isLarge) }
    _ = top.layout(in: proposal(for: top))
    if findHeadroom(of: top, isLarge) { _ = top.layout(in: proposal(for: top)) }
  }

  /// Finds the scroll view directly below the bar, and the parts of the bar that scroll with it.
  ///
  /// - Returns: Whether they have changed.
  @discardableResult
  private func findHeadroom(of screen: HostingRoot, _ isLarge: Bool) -> Bool {
    let item = screen.navigationItem
    let maySearch = item.searches > 0 && showsBar
    guard isLarge || maySearch, let area = screen.element.scrollArea(atTop: 0) else {
      let isOther = item.setHeadroom(BarHeadroom(), of: nil, nil)
      return item.keepLayers(below: 0, beside: nil, in: screen) || isOther
    }
    let search = maySearch ? area.searchElement : nil
    let room = BarHeadroom(
      search: search?.mayHide == true ? sizes.searchBarHeight : 0,
      title: isLarge ? sizes.largeTitleHeight : 0)
    let isOther = item.setHeadroom(room, of: area, search)
    return item.keepLayers(below: room.title, beside: area, in: screen) || isOther
  }

  private func proposal(for screen: HostingRoot) -> ProposedSize {
    let height = max(0, size.height - barHeight - toolbarHeight)
    let area = CGSize(width: size.width, height: height)
    return ProposedSize(screen.aboveKeyboard(area, in: self, above: toolbarHeight))
  }
}

extension NavigationHost {
  /// Whether the topmost screen has a large title: by its own setting, or because it is the root,
  /// or because the screen below has one.
  ///
  /// - Complexity: O(screens)
  var hasLargeTitle: Bool {
    hasLargeTitle(upTo: levels.count)
  }

  private func hasLargeTitle(upTo count: Int) -> Bool {
    // The screen of a column that a stack fills has the title of that stack's screens.
    var isLarge = continued.map { $0.hasLargeTitle(upTo: $0.levels.count - 1) } ?? true
    for level in levels.prefix(count) {
      let mode = level.screen.navigationItem.titleMode
      isLarge = mode.isLarge ?? (isLarge && mode.hasTitle)
    }
    return isLarge
  }
}

/// The parts of a screen's bar that scroll with the content below it.
package struct BarHeadroom: Equatable {
  /// The height of the search field, in points; 0 if it does not scroll.
  package var search: CGFloat = 0
  /// The height of the large title, in points; 0 if it does not scroll.
  package var title: CGFloat = 0

  /// The heights of the parts, in the order in which a scroll moves them.
  var parts: [CGFloat] { [search, title].filter { $0 > 0 } }
}

/// The settings of a screen's views for its title.
struct TitleMode {
  var hasTitle: Bool
  /// Whether it is large; nil if it is not set.
  var isLarge: Bool?
}

extension NavigationItem {
  /// Keeps what lies over or under scrolling content below the large title that the content moves.
  ///
  /// It stays there when the title is gone, so that no frame of a scroll causes layout.
  ///
  /// - Returns: Whether something has changed.
  fileprivate func keepLayers(
    below height: CGFloat, beside area: ScrollArea?, in screen: HostingRoot
  ) -> Bool {
    var isOther = false
    var found: [any LayersBelowTitle] = []
    var element = height > 0 ? area?.element ?? area?.rows?.element : nil
    while let current = element, current !== screen.element {
      if let layers = current.parent as? any LayersBelowTitle {
        found.append(layers)
        isOther = layers.take(LargeTitleSpace(height: height, above: current)) || isOther
      }
      element = current.parent
    }
    for layers in layersBelowTitle where !found.contains(where: { $0 === layers }) {
      isOther = layers.take(nil) || isOther
    }
    layersBelowTitle = found
    return isOther
  }
}

extension ScrollArea {
  /// The search field around the scrolling content, within its screen.
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
  /// Returns the list or vertical scroll view that begins at the top of a screen, if there is one.
  ///
  /// - Parameter top: The distance of the element from the top of the screen, in points.
  func scrollArea(atTop top: CGFloat) -> ScrollArea? {
    guard top < 0.5, holdsHosts else { return nil }
    if let list = self as? ListElement { return list.host?.scroll }
    if let scroll = self as? ScrollElement {
      return scroll.area.axes.contains(.vertical) ? scroll.area : nil
    }
    var found: ScrollArea?
    forEachChild { child in
      // Space that is kept free as an inset of the safe area belongs to the bar.
      let place = top + child.origin.y - safeAreaInsets(around: child).top
      if found == nil, !child.isOutgoing { found = child.scrollArea(atTop: place) }
    }
    return found
  }
}
