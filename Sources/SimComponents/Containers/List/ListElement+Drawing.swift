// Draws the cells of a list: the background of groups, separators, chevrons. Sizes are those of
// UIKit on iOS 17.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension ListElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    guard let host else { return }
    let window = frame.grown(by: host.scroll.reach.insets)
    if !host.hidesBackground {
      pen.fill(
        .rect(DisplayRect(window)),
        pen.palette[host.metrics.isGrouped ? "systemGroupedBackground" : "systemBackground"])
    }
    let corner = CGPoint(x: frame.minX, y: frame.minY - host.scroll.offset.y)
    pen.under(.clip(.rect(DisplayRect(window)))) { pen in
      for row in host.rowsFromBehind {
        let cell = host.cell(of: row, at: corner)
        guard cell.intersects(window) else { continue }
        // Content under a pinned header does not show through [E: the platform blurs it].
        if row.isPinned { pen.fill(.rect(DisplayRect(cell)), pen.palette["systemBackground"]) }
        if row.kind == .content { drawCell(of: row, host, with: &pen, in: cell) }
        pen.nested { pen in
          pen.row = row
          pen.rowEnd = isRightToLeft ? cell.minX : cell.maxX
          if row.kind != .content { pen.label = pen.palette["secondary"] }
          pen.draw(row.root.element, at: corner + row.origin)
        }
        if let swiped = host.swiped, swiped.row === row {
          swiped.drawButtons(with: &pen, at: CGPoint(x: frame.minX, y: cell.minY))
        }
        if let editing = row.editing { draw(editing, of: row, host, with: &pen, in: cell) }
      }
    }
  }

  /// Draws the background of a row, its separator, its badge and its chevron.
  private func drawCell(
    of row: ListRow, _ host: ListHost, with pen: inout ScreenPen, in cell: CGRect
  ) {
    let metrics = host.metrics
    let (isFirst, isLast) = host.ends(of: row)
    if let colour = background(of: row, host, pen.palette) {
      pen.fill(
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
        content.explicitGuide(.listRowSeparatorLeading, pen.runtime) ?? content.leadingOfText
      let start = leading.map { origin + $0 } ?? cell.minX + insets.leading
      let trailing = content.explicitGuide(.listRowSeparatorTrailing, pen.runtime)
      let end =
        trailing.map { origin + $0 }
        ?? cell.maxX - (metrics.isGrouped ? host.sizes.separatorInset : 0)
      let line = turned(
        CGRect(x: start, y: cell.minY, width: max(0, end - start), height: 0), in: cell)
      pen.hairline(from: line.minX, to: line.maxX, at: cell.maxY - 1 / pen.runtime.facts.scale)
      if isFirst, !metrics.isGrouped {
        pen.hairline(from: line.minX, to: line.maxX, at: cell.minY)
      }
    }
    if let badge = row.root.rowTraits?.badge {
      let style = row.root.environment.readTextStyle()
      pen.write(
        badge, DisplayFont(Double(style.font.size)), pen.palette["secondary"],
        at: host.badgeFrame(badge, of: row, in: cell).origin)
    }
    if row.root.rowTraits?.hasDisclosure == true {
      let place = turned(
        CGRect(x: cell.maxX - insets.trailing - 8, y: cell.midY - 8, width: 8, height: 16),
        in: cell)
      pen.symbol(
        isRightToLeft ? "chevron.left" : "chevron.right", in: DisplayRect(place), size: 14,
        weight: 600, pen.palette["tertiary"])
    }
  }

  /// Returns the colour behind a row; nil if the list's background is visible.
  private func background(
    of row: ListRow, _ host: ListHost, _ palette: SystemPalette
  ) -> DisplayColour? {
    if host.isSelected(row) { return palette["systemGray4"] }
    switch row.root.rowTraits?.background?.kind {
    case .color(let color): return palette.colour(color)
    case .nothing: return nil
    case .view, nil:
      return host.metrics.isGrouped ? palette["secondarySystemGroupedBackground"] : nil
    }
  }

  /// Draws the edit mode of a row: a circle before the content, a handle after it, and the delete
  /// button.
  private func draw(
    _ editing: RowEditing, of row: ListRow, _ host: ListHost, with pen: inout ScreenPen,
    in cell: CGRect
  ) {
    let palette = pen.palette
    let frames = host.editingFrames(in: cell)
    func symbol(
      _ name: String, _ size: CGFloat, _ colour: DisplayColour, at frame: CGRect,
      atEnd: Bool = false
    ) {
      let place = CGRect(
        x: atEnd ? frame.maxX - size : frame.minX, y: frame.midY - size / 2, width: size,
        height: size)
      pen.symbol(name, in: DisplayRect(place), size: Double(size), colour)
    }
    if editing.delete != nil {
      symbol("minus.circle.fill", 22, palette["systemRed"], at: frames.control)
    } else if editing.marksSelection {
      let isSelected = host.isSelected(row)
      symbol(
        isSelected ? "checkmark.circle.fill" : "circle", 22,
        isSelected ? pen.tint : palette["tertiary"], at: frames.control)
    }
    if editing.canMove {
      symbol("line.3.horizontal", 17, palette["tertiary"], at: frames.handle, atEnd: true)
    }
    guard host.confirming === row else { return }
    let button = frames.confirmation
    pen.fill(.rect(DisplayRect(button)), palette["systemRed"])
    pen.write(
      "Delete", DisplayFont(17), DisplayColour(0xffffff),
      at: CGPoint(x: button.minX + 12, y: button.midY - 10))
  }
}

extension SwipedRow {
  /// Draws the actions next to the row: white on grey, or on red if they are destructive.
  fileprivate func drawButtons(with pen: inout ScreenPen, at corner: CGPoint) {
    for (element, frame) in buttons {
      let place = frame.offsetBy(dx: corner.x, dy: corner.y)
      var texts: [String] = []
      var isDestructive = deletion != nil
      element.forEachPart(at: .zero) { part, _ in
        if (part as? ControlElement)?.isDestructive == true { isDestructive = true }
      }
      element.forEachLeaf { if let text = $0 as? TextElement { texts.append(text.string) } }
      pen.fill(.rect(DisplayRect(place)), pen.palette[isDestructive ? "red" : "systemGray"])
      pen.under(isOpen ? nil : .clip(.rect(DisplayRect(place)))) {
        $0.centred(
          texts.joined(separator: " "), DisplayFont(15), DisplayColour(0xffffff), in: place)
      }
    }
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
