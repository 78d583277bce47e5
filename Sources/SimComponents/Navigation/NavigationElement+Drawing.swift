// Draws a screen under its navigation bar. Sizes are those of UIKit on iOS 17.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension NavigationElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    guard let host, let top = host.screens.last else { return }
    let item = top.navigationItem
    let ground = top.element.ground(pen.palette)
    pen.fill(.rect(DisplayRect(pen.reachingEdges(frame))), ground)
    pen.draw(
      top.element, at: CGPoint(x: frame.minX, y: frame.minY + barHeight) + top.element.origin)
    guard !host.isBarHidden else { return }
    let bar = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: sizes.height)
    // Content that scrolls under the bar would show through it; here it is hidden. Before anything
    // has scrolled, the bar is clear.
    if let area = top.element.scrollArea(atTop: 0), area.offset.y > 0 {
      var edges = pen.reachingEdges(
        CGRect(x: bar.minX, y: bar.minY, width: bar.width, height: barHeight))
      edges.size.height = frame.minY + barHeight - edges.minY
      pen.fill(.rect(DisplayRect(edges)), ground)
    }
    let margin = pen.runtime.facts.layoutMargin
    var room = TitleRoom(left: bar.minX + margin, right: bar.maxX - margin)
    if let end = backButtonEnd {
      drawBackButton(with: &pen, in: bar)
      room.left = bar.minX + end
    }
    if isRightToLeft {
      (room.left, room.right) = (bar.minX + margin, bar.minX + bar.maxX - room.left)
    }
    drawItems(item, with: &pen, in: frame, bar, &room)
    drawTitle(item.title, with: &pen, in: bar, room)
  }

  /// The part of a bar that its items leave to the title, in points of the screen.
  private struct TitleRoom {
    var left: CGFloat
    var right: CGFloat
    /// Whether an item is in the place of the title.
    var isTaken = false
  }

  /// Draws the chevron and the title of the screen below.
  private func drawBackButton(with pen: inout ScreenPen, in bar: CGRect) {
    guard let backTitle else { return }
    let start = bar.minX + backTitleStart
    let arrow = CGRect(x: start - 19, y: bar.midY - 11, width: 13, height: 22)
    pen.symbol(
      isRightToLeft ? "chevron.right" : "chevron.left", in: DisplayRect(turned(arrow, in: bar)),
      size: 21, weight: 500, pen.tint)
    pen.write(
      backTitle, DisplayFont(17), pen.tint, at: CGPoint(x: start, y: bar.midY - 11),
      within: backTitleWidth, in: self, bar)
  }

  private func drawItems(
    _ item: NavigationItem, with pen: inout ScreenPen, in frame: CGRect, _ bar: CGRect,
    _ room: inout TitleRoom
  ) {
    for root in item.bars {
      // For readers of the screen, items are as high as the bar; they are drawn in its middle.
      var place = CGRect(origin: item.origin(of: root, in: frame), size: root.element.size)
      place.origin.y += max(0, (bar.height - place.height) / 2)
      if place.minY > bar.maxY {
        let toolbar = pen.reachingEdges(
          CGRect(
            x: frame.minX, y: frame.maxY - toolbarHeight, width: frame.width,
            height: toolbarHeight))
        pen.fill(.rect(DisplayRect(toolbar)), pen.palette["bar"])
        pen.hairline(from: frame.minX, to: frame.maxX, at: toolbar.minY)
      } else if item.placement(of: root) == .principal {
        room.isTaken = true
      } else if place.midX > bar.midX {
        room.right = min(room.right, place.minX - sizes.titleGap)
      } else {
        room.left = max(room.left, place.maxX + sizes.titleGap)
      }
      pen.draw(root.element, at: place.origin)
    }
  }

  private func drawTitle(
    _ title: String, with pen: inout ScreenPen, in bar: CGRect, _ room: TitleRoom
  ) {
    let gone = titleShift
    if hasLargeTitle, gone < sizes.largeTitleHeight {
      drawLargeTitle(title, with: &pen, below: bar, gone: gone)
    }
    // The small title appears when the large one has moved under the bar.
    guard !hasLargeTitle || gone >= Self.largeTitleEnd, !room.isTaken else { return }
    let half = min(bar.midX - room.left, room.right - bar.midX)
    let font = DisplayFont(17, weight: 600)
    let place =
      pen.width(of: title, font) <= 2 * half
      ? bar
      : CGRect(
        x: room.left, y: bar.minY, width: max(0, room.right - room.left), height: bar.height)
    pen.centred(title, font, pen.palette["primary"], in: place)
  }

  /// The lower end of a large title's letters below the bar, in points: a line of 41 points begins
  /// 3 below it.
  private static let largeTitleEnd: CGFloat = 44

  /// Draws a large title that has scrolled with the content by a distance; the part under the bar
  /// is hidden.
  private func drawLargeTitle(
    _ title: String, with pen: inout ScreenPen, below bar: CGRect, gone: CGFloat
  ) {
    let margin = pen.runtime.facts.layoutMargin
    let room = CGRect(
      x: bar.minX, y: bar.maxY, width: bar.width, height: max(0, sizes.largeTitleHeight - gone))
    pen.under(gone == 0 ? nil : .clip(.rect(DisplayRect(room)))) { pen in
      pen.write(
        title, DisplayFont(34, weight: 700), pen.palette["primary"],
        at: CGPoint(x: bar.minX + margin, y: bar.maxY + 3 - gone), within: bar.width - 2 * margin,
        in: self, bar)
    }
  }
}
