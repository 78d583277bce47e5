// Draws the selected tab over the tab bar, or the pages in sight. Sizes are those of UIKit on iOS 17.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension TabElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    guard let host else { return }
    if let pager = host.pager {
      drawPages(of: pager, with: &pen, in: frame)
      if pager.hasDots { drawDots(of: host, with: &pen, in: frame) }
      return
    }
    if let selected = host.selected {
      let root = selected.root.element
      pen.fill(.rect(DisplayRect(pen.reachingEdges(frame))), root.ground(pen.palette))
      pen.draw(root, at: frame.origin + root.origin)
    }
    let capsule = capsule(pen.runtime)?.offsetBy(dx: frame.minX, dy: frame.minY)
    if let capsule {
      pen.under(.shadow(DisplayColour(0, alpha: 0.12), radius: 10, x: 0, y: 2)) {
        $0.fill(.rounded(DisplayRect(capsule), radius: capsule.height / 2), $0.palette["bar"])
      }
    } else {
      let bar = pen.reachingEdges(
        CGRect(x: frame.minX, y: frame.maxY - barHeight, width: frame.width, height: barHeight))
      pen.fill(.rect(DisplayRect(bar)), pen.palette["bar"])
      pen.hairline(from: bar.minX, to: bar.maxX, at: bar.minY)
    }
    let tint = host.selected?.root.environment.read().tint
    let accent = tint.map(pen.palette.colour) ?? pen.tint
    for page in host.pages {
      let place = CGRect(origin: frame.origin + page.item.origin, size: page.item.size)
      let isSelected = page === host.selected
      let colour = isSelected ? accent : pen.palette[capsule == nil ? "gray" : "primary"]
      drawItem(
        of: page, colour, with: &pen, in: place, isInCapsule: capsule != nil,
        isSelected: isSelected)
    }
  }

  private func drawItem(
    of page: TabPage, _ colour: DisplayColour, with pen: inout ScreenPen, in frame: CGRect,
    isInCapsule: Bool, isSelected: Bool
  ) {
    var place = frame
    if isInCapsule {
      if isSelected {
        let pill = place.insetBy(dx: 0, dy: 2)
        pen.fill(
          .rounded(DisplayRect(pill), radius: pill.height / 2),
          pen.palette["primary"].faded(by: 0.086))
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
    if let image = images.first, !image.name.isEmpty {
      let box = DisplayRect(
        CGRect(x: place.midX - 15, y: place.minY + 5, width: 30, height: 26))
      switch image.image.source {
      case .system(let name): pen.symbol(name, in: box, size: 22, weight: 500, colour)
      case .named(let name): pen.add(.image(name, box))
      }
    }
    let line = CGRect(
      x: place.minX + 2, y: place.minY + (images.isEmpty ? 18 : 34), width: place.width - 4,
      height: 12)
    pen.centred(texts.joined(separator: " "), DisplayFont(10, weight: 500), colour, in: line)
    if let badge = page.item.value { drawBadge(badge, with: &pen, in: place) }
  }

  /// Draws a badge at the icon of a tab: a circle of 18 points, wider for a longer text, with its
  /// centre 11 points from that of the icon and 4 below the edge of the bar [estimate].
  private func drawBadge(_ badge: String, with pen: inout ScreenPen, in place: CGRect) {
    let font = DisplayFont(13)
    let side: CGFloat = 18
    let width = max(side, pen.width(of: badge, font) + 10)
    let box = turned(
      CGRect(x: place.midX + 11 - side / 2, y: place.minY + 2, width: width, height: side),
      in: place)
    pen.fill(.rounded(DisplayRect(box), radius: Double(side / 2)), pen.palette["red"])
    pen.centred(badge, font, DisplayColour(0xffffff), in: box)
  }

  // MARK: Pages

  /// Draws the pages in sight, cut off at the sides while they are turned.
  private func drawPages(of pager: TabPager, with pen: inout ScreenPen, in frame: CGRect) {
    let whole = pen.reachingEdges(frame)
    pen.under(pager.visible.count > 1 ? .clip(.rect(DisplayRect(whole))) : nil) { pen in
      for page in pager.visible {
        let root = page.root.element
        let shift = pager.origin(of: page)
        pen.fill(
          .rect(DisplayRect(whole.offsetBy(dx: shift.x, dy: shift.y))),
          root.ground(pen.palette))
        pen.draw(root, at: frame.origin + shift + root.origin)
      }
    }
  }

  private func drawDots(of host: TabHost, with pen: inout ScreenPen, in frame: CGRect) {
    let pitch: CGFloat = 16
    var x = frame.midX - CGFloat(host.pages.count - 1) * pitch / 2
    let ink = pen.palette["primary"]
    for page in host.pages {
      let dot = CGRect(x: x - 3.5, y: frame.maxY - 24, width: 7, height: 7)
      pen.fill(.ellipse(DisplayRect(dot)), page === host.selected ? ink : ink.faded(by: 0.3))
      x += pitch
    }
  }
}
