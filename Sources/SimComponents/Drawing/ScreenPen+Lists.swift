// Draws the cells of a list: the background of groups, separators, chevrons. Sizes are those of
// UIKit on iOS 17.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension ScreenPen {
  mutating func draw(_ list: ListElement, _ frame: CGRect) {
    guard let host = list.host else { return }
    let metrics = host.metrics
    let window = frame.grown(by: host.scroll.reach.insets)
    fill(
      .rect(DisplayRect(window)),
      palette[metrics.isGrouped ? "systemGroupedBackground" : "systemBackground"])
    let top = frame.minY - host.scroll.offset.y
    under(.clip(.rect(DisplayRect(window)))) { pen in
      for row in host.rowsFromBehind {
        let swiped = host.swiped?.row === row ? host.swiped : nil
        let cell = host.cell(of: row, at: CGPoint(x: frame.minX, y: top))
        guard cell.intersects(window) else { continue }
        // Content under a pinned header does not show through [E: the platform blurs it].
        if row.isPinned { pen.fill(.rect(DisplayRect(cell)), pen.palette["systemBackground"]) }
        let (isFirst, isLast) = host.ends(of: row)
        pen.drawCell(row, list, cell, isFirst: isFirst, isLast: isLast)
        var inner = pen
        inner.commands = []
        inner.row = row
        inner.rowEnd = list.isRightToLeft ? cell.minX : cell.maxX
        if row.kind != .content { inner.label = pen.palette["secondary"] }
        inner.draw(
          row.root.element, at: CGPoint(x: frame.minX, y: top) + row.origin)
        pen.commands += inner.commands
        if let swiped { pen.drawActions(of: swiped, at: CGPoint(x: frame.minX, y: cell.minY)) }
        if row.editing != nil { pen.drawEditing(of: row, host, cell) }
      }
    }
  }

  /// The actions next to a row: white on grey, or on red if they are destructive.
  private mutating func drawActions(of swiped: SwipedRow, at corner: CGPoint) {
    for (element, frame) in swiped.buttons {
      let place = frame.offsetBy(dx: corner.x, dy: corner.y)
      var texts: [String] = []
      var isDestructive = swiped.deletion != nil
      element.forEachPart(at: .zero) { part, _ in
        if (part as? ControlElement)?.isDestructive == true { isDestructive = true }
      }
      element.forEachLeaf { if let text = $0 as? TextElement { texts.append(text.string) } }
      fill(.rect(DisplayRect(place)), palette[isDestructive ? "red" : "systemGray"])
      under(swiped.isOpen ? nil : .clip(.rect(DisplayRect(place)))) {
        $0.centred(
          texts.joined(separator: " "), DisplayFont(15), DisplayColour(0xffffff), in: place)
      }
    }
  }

  /// Draws the edit mode of a row: a circle before the content, a handle after it, and the delete
  /// button.
  private mutating func drawEditing(of row: ListRow, _ host: ListHost, _ cell: CGRect) {
    guard let editing = row.editing else { return }
    let frames = host.editingFrames(in: cell)
    if editing.delete != nil {
      symbol("minus.circle.fill", 22, palette["systemRed"], at: frames.control)
    } else if editing.marksSelection {
      let isSelected = host.isSelected(row)
      symbol(
        isSelected ? "checkmark.circle.fill" : "circle", 22,
        isSelected ? tint : palette["tertiary"], at: frames.control)
    }
    if editing.canMove {
      symbol("line.3.horizontal", 17, palette["tertiary"], at: frames.handle, atEnd: true)
    }
    guard host.confirming === row else { return }
    let button = frames.confirmation
    fill(.rect(DisplayRect(button)), palette["systemRed"])
    let font = DisplayFont(17)
    write(
      "Delete", font, DisplayColour(red: 1, green: 1, blue: 1),
      at: CGPoint(x: button.minX + 12, y: button.midY - 10))
  }

  /// Draws a symbol at the leading or trailing edge of a frame, vertically centred.
  private mutating func symbol(
    _ name: String, _ size: CGFloat, _ colour: DisplayColour, at frame: CGRect,
    atEnd: Bool = false
  ) {
    let place = CGRect(
      x: atEnd ? frame.maxX - size : frame.minX, y: frame.midY - size / 2, width: size, height: size
    )
    commands.append(
      .symbol(
        DisplaySymbol(
          name, frame: DisplayRect(place), size: Double(size), weight: 400,
          colour: filtered(colour))))
  }

  /// The ground of a row, its separator and its chevron.
  private mutating func drawCell(
    _ row: ListRow, _ list: ListElement, _ cell: CGRect, isFirst: Bool, isLast: Bool
  ) {
    guard row.kind == .content, let host = list.host else { return }
    let metrics = host.metrics
    if let colour = ground(of: row, host) {
      fill(
        metrics.margin > 0
          ? .roundedAtEnds(cell, radius: host.sizes.groupCornerRadius, top: isFirst, bottom: isLast)
          : .rect(DisplayRect(cell)), colour)
    }
    let insets = row.root.rowTraits?.insets ?? metrics.rowInsets
    let separator = row.root.rowTraits?.separator ?? .automatic
    if separator != .hidden, !(metrics.isGrouped && isLast) {
      let content = row.root.element
      let origin = cell.minX + row.contentOrigin.x - metrics.margin
      let leading =
        content.explicitGuide(.listRowSeparatorLeading, runtime) ?? content.leadingOfText
      let start = leading.map { origin + $0 } ?? cell.minX + insets.leading
      let trailing = content.explicitGuide(.listRowSeparatorTrailing, runtime)
      let end =
        trailing.map { origin + $0 }
        ?? cell.maxX - (metrics.isGrouped ? host.sizes.separatorInset : 0)
      let line = list.turned(
        CGRect(x: start, y: cell.minY, width: max(0, end - start), height: 0), in: cell)
      hairline(from: line.minX, to: line.maxX, at: cell.maxY - 1 / runtime.facts.scale)
      if isFirst, !metrics.isGrouped { hairline(from: line.minX, to: line.maxX, at: cell.minY) }
    }
    if let badge = row.root.rowTraits?.badge {
      let style = row.root.environment.readTextStyle()
      write(
        badge, DisplayFont(Double(style.font.size)), palette["secondary"],
        at: host.badgeFrame(badge, of: row, in: cell).origin)
    }
    if row.root.rowTraits?.hasDisclosure == true {
      let place = list.turned(
        CGRect(x: cell.maxX - insets.trailing - 8, y: cell.midY - 8, width: 8, height: 16),
        in: cell)
      commands.append(
        .symbol(
          DisplaySymbol(
            list.isRightToLeft ? "chevron.left" : "chevron.right", frame: DisplayRect(place),
            size: 14, weight: 600,
            colour: filtered(palette["tertiary"]))))
    }
  }

  /// Returns the colour behind a row; nil if the list's background is visible.
  private func ground(of row: ListRow, _ host: ListHost) -> DisplayColour? {
    if host.isSelected(row) { return palette["systemGray4"] }
    switch row.root.rowTraits?.background?.kind {
    case .color(let color): return palette.colour(color)
    case .nothing: return nil
    case .view, nil:
      return host.metrics.isGrouped ? palette["secondarySystemGroupedBackground"] : nil
    }
  }

  /// Returns the background of an element that its content does not cover: grey if it contains a
  /// grouped list.
  ///
  /// A list, a navigation stack and tabs have backgrounds of their own, light or dark as set around
  /// them.
  func ground(of element: RenderElement) -> DisplayColour {
    var palette = palette
    if let scheme = element.schemeOfGround { palette.isDark = scheme == .dark }
    return palette[element.holdsGroupedList ? "systemGroupedBackground" : "systemBackground"]
  }
}

extension ListHost {
  /// Returns whether an existing row is the first of its group, and whether it is the last.
  fileprivate func ends(of row: ListRow) -> (isFirst: Bool, isLast: Bool) {
    if let content = row.section?.content {
      return (row.position == content.lowerBound, row.position + 1 == content.upperBound)
    }
    // Rows outside any section are a group up to the next section.
    let index = firstIndex(from: row.position)
    let isFirst = index == 0 ? row.position == 0 : rows[index - 1].section != nil
    let isLast =
      index + 1 < rows.count ? rows[index + 1].section != nil : row.position + 1 == count
    return (isFirst, isLast)
  }
}

extension RenderElement {
  /// The distance of the first text inside from the leading edge, in points; the separator of a row
  /// begins below it.
  fileprivate var leadingOfText: CGFloat? {
    if self is TextElement { return 0 }
    // The platform's drawing contains no text of the row.
    if let control = self as? ControlElement,
      control.chrome == .picker(.segmented) || control.chrome == .picker(.wheel)
    {
      return nil
    }
    var leading: CGFloat?
    forEachChild { child in
      guard leading == nil, let inner = child.leadingOfText else { return }
      let place = CGRect(origin: child.origin, size: child.size)
      leading = inner + turned(place, in: CGRect(origin: .zero, size: size)).minX
    }
    return leading
  }
}

extension DisplayShape {
  /// Returns a rectangle with round corners at its top, at its bottom, or at both.
  static func roundedAtEnds(
    _ frame: CGRect, radius: Double, top: Bool, bottom: Bool
  ) -> DisplayShape {
    let rect = DisplayRect(frame)
    if top, bottom { return .rounded(rect, radius: radius) }
    guard top || bottom else { return .rect(rect) }
    let handle = radius * 0.4477
    var steps: [DisplayPathStep] = []
    func corner(_ x: Double, _ y: Double, _ from: (Double, Double), _ to: (Double, Double)) {
      // The curve goes from one side to the other around the corner; directions point away from the
      // corner.
      func at(_ side: (Double, Double), _ length: Double) -> DisplayPoint {
        DisplayPoint(x + side.0 * length, y + side.1 * length)
      }
      steps.append(steps.isEmpty ? .move(at(from, radius)) : .line(at(from, radius)))
      steps.append(.curve(at(from, handle), at(to, handle), at(to, radius)))
    }
    func point(_ x: Double, _ y: Double) {
      let point = DisplayPoint(x, y)
      steps.append(steps.isEmpty ? .move(point) : .line(point))
    }
    if top {
      corner(rect.x, rect.y, (0, 1), (1, 0))
      corner(rect.maxX, rect.y, (-1, 0), (0, 1))
    } else {
      point(rect.x, rect.y)
      point(rect.maxX, rect.y)
    }
    if bottom {
      corner(rect.maxX, rect.maxY, (0, -1), (-1, 0))
      corner(rect.x, rect.maxY, (1, 0), (0, -1))
    } else {
      point(rect.maxX, rect.maxY)
      point(rect.x, rect.maxY)
    }
    steps.append(.close)
    return .path(steps)
  }
}
