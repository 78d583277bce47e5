// Rows and columns. A column is as wide as the widest of its cells under the share of the width that it is
// offered, the least flexible column first, as children of a stack; then rows are made high in the same
// way. What is no row of cells goes across all columns.

import Foundation
@_spi(Runtime) import SimViews

@MainActor
struct GridArrangement {
  private let layout: GridLayout
  private let rows: [RenderElement]
  private let runtime: LayoutRuntime
  private let cells: [[Cell]]
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []
  private var alignments: [Int: HorizontalAlignment] = [:]
  private let horizontalGap: CGFloat
  private let verticalGap: CGFloat

  /// A cell: its element, its first column and how many it spans; all of them where it is no cell.
  private struct Cell {
    let element: RenderElement
    let column: Int
    let span: Int
    let unsized: Axis.Set
  }

  init(
    layout: GridLayout, rows: [RenderElement], _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) {
    self.layout = layout
    self.rows = rows
    self.runtime = runtime
    horizontalGap = layout.horizontalSpacing ?? EdgeSpacing.usual
    verticalGap = layout.verticalSpacing ?? EdgeSpacing.usual
    cells = Self.cells(in: rows)
    findAlignments()
    widths = sizeColumns(proposal.width)
    heights = sizeRows(proposal.height)
  }

  var size: CGSize {
    CGSize(width: total(widths, horizontalGap), height: total(heights, verticalGap))
  }

  private func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
  }

  // MARK: Cells

  private static func cells(in rows: [RenderElement]) -> [[Cell]] {
    var result = rows.map { row -> [Cell] in
      guard let row = row as? GridRowElement else { return [] }
      var column = 0
      return row.children.map { element in
        let span = value(GridColumnsKey.self, element)
        defer { column += span }
        return Cell(
          element: element, column: column, span: span,
          unsized: value(GridUnsizedKey.self, element))
      }
    }
    let columns = max(1, result.joined().map { $0.column + $0.span }.max() ?? 1)
    for (index, row) in rows.enumerated() where !(row is GridRowElement) {
      let unsized = value(GridUnsizedKey.self, row)
      result[index] = [Cell(element: row, column: 0, span: columns, unsized: unsized)]
    }
    return result
  }

  private static func value<K: LayoutValueKey>(_ key: K.Type, _ element: RenderElement) -> K.Value {
    element.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  private mutating func findAlignments() {
    for cell in cells.joined() where cell.span == 1 {
      if let guide = Self.value(GridColumnAlignmentKey.self, cell.element) {
        alignments[cell.column] = guide
      }
    }
  }

  // MARK: Sizes

  /// Shares a length among tracks, the least flexible first; asks each for its own length under a share.
  private func share(
    _ total: CGFloat?, gap: CGFloat, count: Int, _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    var lengths = (0..<count).map { length($0, total == .infinity ? .infinity : nil) }
    guard let total, total.isFinite else { return lengths }
    let flexibility = (0..<count).map { length($0, .infinity) - length($0, 0) }
    let order = (0..<count).sorted {
      flexibility[$0] != flexibility[$1] ? flexibility[$0] < flexibility[$1] : $0 < $1
    }
    var remaining = total - gap * CGFloat(max(0, count - 1))
    for (place, track) in order.enumerated() {
      lengths[track] = length(track, max(0, remaining) / CGFloat(count - place))
      remaining -= lengths[track]
    }
    return lengths
  }

  private func sizeColumns(_ width: CGFloat?) -> [CGFloat] {
    let count = cells.joined().map { $0.column + $0.span }.max() ?? 0
    var widths = share(width, gap: horizontalGap, count: count) { column, offered in
      var widest: CGFloat = 0
      for cell in cells.joined()
      where cell.column == column && cell.span == 1 && !cell.unsized.contains(.horizontal) {
        let proposal = ProposedSize(width: offered, height: nil)
        widest = max(widest, cell.element.sizeThatFits(proposal, runtime).width)
      }
      return widest
    }
    for cell in cells.joined() where cell.span > 1 && !cell.unsized.contains(.horizontal) {
      widen(&widths, for: cell, within: width)
    }
    return widths
  }

  /// Gives the columns under a wide cell what it lacks, in equal parts.
  private func widen(_ widths: inout [CGFloat], for cell: Cell, within width: CGFloat?) {
    let columns = cell.column..<min(widths.count, cell.column + cell.span)
    let gaps = horizontalGap * CGFloat(columns.count - 1)
    let outside = total(widths, horizontalGap) - columns.reduce(0) { $0 + widths[$1] } - gaps
    let proposal = ProposedSize(width: width.map { max(0, $0 - outside) }, height: nil)
    let wanted = cell.element.sizeThatFits(proposal, runtime).width
    let missing = wanted - gaps - columns.reduce(0) { $0 + widths[$1] }
    guard missing > 0, missing.isFinite else { return }
    for column in columns { widths[column] += missing / CGFloat(columns.count) }
  }

  private func width(of cell: Cell) -> CGFloat {
    let columns = cell.column..<min(widths.count, cell.column + cell.span)
    return columns.reduce(0) { $0 + widths[$1] } + horizontalGap * CGFloat(columns.count - 1)
  }

  private func sizeRows(_ height: CGFloat?) -> [CGFloat] {
    share(height, gap: verticalGap, count: rows.count) { row, offered in
      var highest: CGFloat = 0
      for cell in cells[row] where !cell.unsized.contains(.vertical) {
        let proposal = ProposedSize(width: width(of: cell), height: offered)
        highest = max(highest, cell.element.sizeThatFits(proposal, runtime).height)
      }
      return highest
    }
  }

  // MARK: Places

  func place(in bounds: CGRect, _ pass: LayoutPass) {
    var y = bounds.minY
    for (index, row) in rows.enumerated() {
      let size = CGSize(width: total(widths, horizontalGap), height: heights[index])
      let places = cells[index].map { place(of: $0, inRow: index) }
      if let row = row as? GridRowElement {
        row.places = places
        row.placingChanged()
        pass.place(
          index,
          Place(
            origin: CGPoint(x: bounds.minX, y: y), size: size, proposal: ProposedSize(size)))
      } else if let place = places.first {
        pass.place(index, place.moved(by: CGPoint(x: bounds.minX, y: y)))
      }
      y += heights[index] + verticalGap
    }
  }

  /// Where a cell goes, from the corner of its row.
  private func place(of cell: Cell, inRow row: Int) -> Place {
    let area = CGSize(width: width(of: cell), height: heights[row])
    let offered = ProposedSize(area)
    let size = cell.element.sizeThatFits(offered, runtime)
    let x = widths[..<min(cell.column, widths.count)].reduce(0) { $0 + $1 + horizontalGap }
    var origin: CGPoint
    if let anchor = Self.value(GridAnchorKey.self, cell.element) {
      origin = CGPoint(
        x: (area.width - size.width) * anchor.x, y: (area.height - size.height) * anchor.y)
    } else {
      let own = rows[row] as? GridRowElement
      let alignment = Alignment(
        horizontal: alignments[cell.column] ?? layout.alignment.horizontal,
        vertical: own?.alignment ?? layout.alignment.vertical)
      origin = alignment.origin(of: cell.element, size, offered, in: area, runtime)
    }
    origin.x += x
    return Place(origin: origin, size: size, proposal: offered)
  }
}
