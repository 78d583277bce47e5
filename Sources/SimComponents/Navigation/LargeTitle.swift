// Large titles: who has one, and the scroll view that takes it along.
//
// A title is large on the root of a stack, and on what is pushed over a screen with a large one, unless the screen says
// otherwise (UINavigationItem.largeTitleDisplayMode). Where a list or a scroll view begins right below the bar, the
// title lies in room above its content and goes under the bar with it, so that no frame of a scroll lays anything out
// anew; elsewhere it stays. Half of it never stays: a scroll that ends there goes on to where it is open or gone. A search
// field between the bar and what scrolls moves up with the title, and stays below the bar.

package import Foundation
@_spi(Runtime) package import SimViews

extension NavigationElement {
  /// The height of the room for a large title, in points.
  package static let titleHeight = largeBarHeight - compactBarHeight

  /// Whether the topmost screen has a large title.
  package var hasLargeTitle: Bool { host?.hasLargeTitle ?? false }

  /// The scroll view that takes the large title of the topmost screen along; nil where it stays.
  package var titleArea: ScrollArea? {
    guard let area = host?.top?.navigationItem.titleArea, !area.isRemoved else { return nil }
    return area
  }

  /// Lays the topmost screen out below the bar, and finds what takes its title along.
  package func layoutScreens(_ runtime: LayoutRuntime) {
    guard let top = host?.top else { return }
    let item = top.navigationItem
    let isLarge = hasLargeTitle && !item.isBarHidden
    if !isLarge { item.setTitleArea(nil) }
    guard top.settledSize(in: proposal(for: top)) == nil else { return }
    // Before the first layout everything lies at the top, so this is what may take the title along.
    if isLarge, titleArea == nil { item.setTitleArea(top.element.scrollArea(atTop: 0)) }
    _ = top.layout(in: proposal(for: top))
    guard isLarge else { return }
    let area = top.element.scrollArea(atTop: 0)
    guard area !== item.titleArea else { return }
    item.setTitleArea(area)
    _ = top.layout(in: proposal(for: top))
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

/// What the views of a screen say of its title.
struct TitleMode {
  var hasTitle: Bool
  /// Whether it is large; nil where nobody says.
  var isLarge: Bool?
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
      if found == nil, !child.isLeaving { found = child.scrollArea(atTop: place) }
    }
    return found
  }
}
