// Draws navigation bars and tab bars, with the screens between them. Sizes are those of UIKit on
// iOS 17.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension ScreenPen {
  mutating func draw(_ navigation: NavigationElement, _ frame: CGRect) {
    guard let host = navigation.host, let top = host.screens.last else { return }
    let item = top.navigationItem
    let height = navigation.barHeight
    let ground = ground(of: top.element)
    fill(.rect(DisplayRect(reachingEdges(frame))), ground)
    draw(
      top.element, at: CGPoint(x: frame.minX, y: frame.minY + height) + top.element.origin)
    guard !item.isBarHidden else { return }
    let bar = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: navigation.sizes.height)
    // Content that scrolls under the bar would show through it; here it is hidden. Before anything
    // has scrolled, the bar is clear.
    if let area = top.element.scrollArea(atTop: 0), area.offset.y > 0 {
      var edges = reachingEdges(CGRect(x: bar.minX, y: bar.minY, width: bar.width, height: height))
      edges.size.height = frame.minY + height - edges.minY
      fill(.rect(DisplayRect(edges)), ground)
    }
    let margin = runtime.facts.layoutMargin
    var left = bar.minX + margin
    if host.hasBackButton {
      let arrow = CGRect(x: bar.minX + margin - 8, y: bar.midY - 11, width: 13, height: 22)
      commands.append(
        .symbol(
          DisplaySymbol(
            navigation.isRightToLeft ? "chevron.right" : "chevron.left",
            frame: DisplayRect(navigation.turned(arrow, in: bar)), size: 21, weight: 500,
            colour: filtered(tint))))
      let before = host.screens.dropLast().last?.navigationItem.title ?? ""
      let title = before.isEmpty ? "Back" : before
      let font = DisplayFont(17)
      let most = bar.width * 0.3
      write(
        title, font, tint, at: CGPoint(x: arrow.maxX + 6, y: bar.midY - 11), within: most,
        in: navigation, bar)
      left = arrow.maxX + 6 + min(most, width(of: title, font)) + 8
    }
    var right = bar.maxX - margin
    if navigation.isRightToLeft {
      (left, right) = (bar.minX + margin, bar.minX + bar.maxX - left)
    }
    var hasPrincipal = false
    for root in item.bars {
      // For readers of the screen, items are as high as the bar; they are drawn in its middle.
      var place = CGRect(origin: item.origin(of: root, in: frame), size: root.element.size)
      place.origin.y += max(0, (bar.height - place.height) / 2)
      if place.minY > bar.maxY {
        let toolbar = reachingEdges(
          CGRect(
            x: frame.minX, y: frame.maxY - navigation.toolbarHeight, width: frame.width,
            height: navigation.toolbarHeight))
        fill(.rect(DisplayRect(toolbar)), palette["bar"])
        hairline(from: frame.minX, to: frame.maxX, at: toolbar.minY)
      } else if abs(place.midX - bar.midX) < 1 {
        hasPrincipal = true
      } else if place.midX > bar.midX {
        right = min(right, place.minX - 8)
      } else {
        left = max(left, place.maxX + 8)
      }
      var inner = self
      inner.commands = []
      inner.isInBar = true
      if !hasPrincipal || abs(place.midX - bar.midX) >= 1 { inner.label = tint }
      inner.drawBarItem(root.element, place, isTrailing: place.midX > bar.midX)
      commands += inner.commands
    }
    let gone = navigation.titleShift
    if navigation.hasLargeTitle, gone < navigation.sizes.largeTitleHeight {
      drawLargeTitle(item.title, of: navigation, below: bar, gone: gone)
    }
    // The small title appears when the large one has moved under the bar.
    let isSmall = !navigation.hasLargeTitle || gone >= Self.largeTitleEnd
    if isSmall, !hasPrincipal {
      let half = min(bar.midX - left, right - bar.midX)
      let font = DisplayFont(17, weight: 600)
      if width(of: item.title, font) <= 2 * half {
        centred(item.title, font, palette["primary"], in: bar)
      } else {
        centred(
          item.title, font, palette["primary"],
          in: CGRect(x: left, y: bar.minY, width: max(0, right - left), height: bar.height))
      }
    }
  }

  /// The lower end of a large title's letters below the bar, in points: a line of 41 points begins
  /// 3 below it.
  private static let largeTitleEnd: CGFloat = 44

  /// Draws a large title that has scrolled with the content by a distance; the part under the bar
  /// is hidden.
  private mutating func drawLargeTitle(
    _ title: String, of navigation: NavigationElement, below bar: CGRect, gone: CGFloat
  ) {
    let margin = runtime.facts.layoutMargin
    let room = CGRect(
      x: bar.minX, y: bar.maxY, width: bar.width,
      height: max(0, navigation.sizes.largeTitleHeight - gone))
    under(gone == 0 ? nil : .clip(.rect(DisplayRect(room)))) { pen in
      pen.write(
        title, DisplayFont(34, weight: 700), pen.palette["primary"],
        at: CGPoint(x: bar.minX + margin, y: bar.maxY + 3 - gone), within: bar.width - 2 * margin,
        in: navigation, bar)
    }
  }

  /// Draws an item of a bar; for a label with an icon, only the icon is shown.
  private mutating func drawBarItem(_ element: RenderElement, _ place: CGRect, isTrailing: Bool) {
    var controls: [(ControlElement, CGRect)] = []
    element.forEachPart(at: place.origin) { part, origin in
      if let control = part as? ControlElement {
        controls.append((control, CGRect(origin: origin, size: control.size)))
      }
    }
    if controls.count > 1 {
      for (control, own) in controls {
        var pen = self
        pen.commands = []
        pen.drawBarItem(control, own, isTrailing: abs(own.maxX - place.maxX) < 1)
        commands += pen.commands
      }
      return
    }
    var (texts, images) = (0, [ImageElement]())
    element.forEachLeaf { leaf in
      if leaf is TextElement { texts += 1 }
      if let image = leaf as? ImageElement { images.append(image) }
    }
    guard images.count == 1, texts == 1, case .system = images[0].image.source else {
      return draw(element, at: place.origin)
    }
    let width = images[0].size.width
    draw(
      images[0],
      at: CGPoint(
        x: isTrailing ? place.maxX - width : place.minX, y: place.midY - images[0].size.height / 2))
  }

  /// Returns a frame extended to the edges of the screen where it ends at the safe area.
  private func reachingEdges(_ frame: CGRect) -> CGRect {
    let insets = runtime.safeAreaInsets
    var (top, bottom) = (frame.minY, frame.maxY)
    if abs(top - insets.top) < 1 { top = 0 }
    if abs(bottom - (screen.height - insets.bottom)) < 1 { bottom = screen.height }
    return CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
  }

  mutating func draw(_ tabs: TabElement, _ frame: CGRect) {
    guard let host = tabs.host else { return }
    if let pager = host.pager { return draw(pager, of: host, frame) }
    if let selected = host.selected {
      let root = selected.root.element
      fill(.rect(DisplayRect(reachingEdges(frame))), ground(of: root))
      draw(root, at: frame.origin + root.origin)
    }
    let height = tabs.barHeight
    let bar = reachingEdges(
      CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height))
    let capsule = tabs.capsule(runtime)?.offsetBy(dx: frame.minX, dy: frame.minY)
    if let capsule {
      under(.shadow(DisplayColour(0, alpha: 0.12), radius: 10, x: 0, y: 2)) {
        $0.fill(.rounded(DisplayRect(capsule), radius: capsule.height / 2), $0.palette["bar"])
      }
    } else {
      fill(.rect(DisplayRect(bar)), palette["bar"])
      hairline(from: bar.minX, to: bar.maxX, at: bar.minY)
    }
    let accent = host.selected?.root.environment.read().tint.map(palette.colour) ?? tint
    for page in host.pages {
      var place = CGRect(origin: frame.origin + page.item.origin, size: page.item.size)
      let colour =
        page === host.selected ? accent : palette[capsule == nil ? "gray" : "primary"]
      if capsule != nil {
        if page === host.selected {
          let pill = place.insetBy(dx: 0, dy: 2)
          fill(
            .rounded(DisplayRect(pill), radius: pill.height / 2),
            palette["primary"].faded(by: 0.086))
        }
        // Icon and label lie in the middle of the capsule.
        place.origin.y += 5
      }
      var texts: [String] = []
      var images: [ImageElement] = []
      page.item.forEachLeaf { leaf in
        if let text = leaf as? TextElement { texts.append(text.string) }
        if let image = leaf as? ImageElement { images.append(image) }
      }
      if let image = images.first {
        let box = CGRect(x: place.midX - 15, y: place.minY + 5, width: 30, height: 26)
        switch image.image.source {
        case .system(let name):
          commands.append(
            .symbol(
              DisplaySymbol(
                name, frame: DisplayRect(box), size: 22, weight: 500, colour: filtered(colour))))
        case .named(let name): commands.append(.image(name, DisplayRect(box)))
        }
      }
      let font = DisplayFont(10, weight: 500)
      let line = CGRect(
        x: place.minX + 2, y: place.minY + (images.isEmpty ? 18 : 34), width: place.width - 4,
        height: 12)
      centred(texts.joined(separator: " "), font, colour, in: line)
      if let badge = page.item.value { drawBadge(badge, place, tabs) }
    }
  }

  /// Draws a badge at the icon of a tab: a circle of 18 points, wider for a longer text, with its
  /// centre 11 points from that of the icon and 4 below the edge of the bar [estimate].
  private mutating func drawBadge(_ badge: String, _ place: CGRect, _ tabs: TabElement) {
    let font = DisplayFont(13)
    let side: CGFloat = 18
    let width = max(side, self.width(of: badge, font) + 10)
    let box = tabs.turned(
      CGRect(x: place.midX + 11 - side / 2, y: place.minY + 2, width: width, height: side),
      in: place)
    fill(.rounded(DisplayRect(box), radius: Double(side / 2)), palette["red"])
    centred(badge, font, DisplayColour(0xffffff), in: box)
  }

  /// Draws the search field above the content that scrolls under it; if the field scrolls with the
  /// content, its remaining part is drawn.
  mutating func draw(_ search: SearchElement, _ frame: CGRect) {
    for child in search.content { visit(child, in: frame.origin) }
    let shift = search.bar.contentShift
    if search.isDrawer {
      let place = frame.origin + shift
      let shown = CGRect(
        x: place.x, y: place.y, width: frame.width, height: search.shownHeight)
      guard shown.height > 0 else { return }
      under(shown.height < search.barHeight ? .clip(.rect(DisplayRect(shown))) : nil) {
        $0.visitChildren(of: search.bar, at: place + search.bar.origin)
      }
      return
    }
    if let area = search.areaUnderBar, area.offset.y > area.headroom {
      fill(
        .rect(DisplayRect(CGRect(origin: frame.origin, size: search.bar.size))),
        ground(of: search))
    }
    visitChildren(of: search.bar, at: frame.origin + search.bar.origin + shift)
  }

  /// The pages in sight, cut off at the sides while they are turned, and the dots over them.
  private mutating func draw(_ pager: TabPager, of host: TabHost, _ frame: CGRect) {
    let whole = reachingEdges(frame)
    under(pager.visible.count > 1 ? .clip(.rect(DisplayRect(whole))) : nil) { pen in
      for page in pager.visible {
        let root = page.root.element
        let shift = pager.origin(of: page)
        pen.fill(
          .rect(DisplayRect(whole.offsetBy(dx: shift.x, dy: shift.y))), pen.ground(of: root))
        pen.draw(root, at: frame.origin + shift + root.origin)
      }
    }
    if pager.hasDots { drawDots(host, frame) }
  }

  private mutating func drawDots(_ host: TabHost, _ frame: CGRect) {
    let pitch: CGFloat = 16
    var x = frame.midX - CGFloat(host.pages.count - 1) * pitch / 2
    for page in host.pages {
      let dot = CGRect(x: x - 3.5, y: frame.maxY - 24, width: 7, height: 7)
      let ink = palette["primary"]
      fill(.ellipse(DisplayRect(dot)), page === host.selected ? ink : ink.faded(by: 0.3))
      x += pitch
    }
  }
}

extension RenderElement {
  /// Whether the element contains a grouped list.
  var holdsGroupedList: Bool {
    if let list = self as? ListElement { return list.host?.metrics.isGrouped == true }
    if let navigation = self as? NavigationElement {
      return navigation.host?.screens.last?.element.holdsGroupedList == true
    }
    if let tabs = self as? TabElement {
      return tabs.host?.selected?.root.element.holdsGroupedList == true
    }
    guard holdsHosts else { return false }
    var holds = false
    forEachChild { holds = holds || $0.holdsGroupedList }
    return holds
  }

  /// The appearance set around content that has a background of its own; nil if there is none.
  var schemeOfGround: ColorScheme? {
    guard hasGround, !isGround else { return nil }
    var scheme: ColorScheme?
    forEachChild { scheme = scheme ?? $0.schemeOfGround }
    return scheme ?? (self as? ColorSchemeElement)?.scheme
  }

  /// Whether the platform fills the background of the element: a list, a navigation stack or tabs.
  private var isGround: Bool {
    self is ListElement || self is NavigationElement || self is TabElement
  }

  private var hasGround: Bool {
    guard holdsHosts, !isGround else { return isGround }
    var has = false
    forEachChild { has = has || $0.hasGround }
    return has
  }

  /// Calls the closure with each text and image inside.
  func forEachLeaf(_ body: (RenderElement) -> Void) {
    if self is TextElement || self is ImageElement { return body(self) }
    forEachChild { $0.forEachLeaf(body) }
  }

  /// Calls the closure with each control inside, and each text and image that belongs to none, with its place.
  func forEachPart(at origin: CGPoint, _ body: (RenderElement, CGPoint) -> Void) {
    if self is TextElement || self is ImageElement || self is ControlElement {
      return body(self, origin)
    }
    forEachChild { $0.forEachPart(at: origin + $0.origin, body) }
  }
}
