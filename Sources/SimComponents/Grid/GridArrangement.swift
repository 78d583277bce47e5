// Rows and columns. A column is as wide as the widest of its cells under its share of the proposed
// width. The least flexible column is first, as for children of a stack. Heights are shared among
// rows in the same way. A view that is not a row of cells spans all columns.

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

  /// A cell: its element, its first column and the number of columns that it spans; all of them for
  /// a view that is not a cell.
  private struct Cell {
    let element: RenderElement
    let row: Int
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
    var result = rows.enumerated().map { index, row -> [Cell] in
      guard let row = row as? GridRowElement else { return [] }
      var column = 0
      return row.children.map { element in
        let span = value(GridColumnsKey.self, element)
        defer { column += span }
        return Cell(
          element: element, row: index, column: column, span: span,
          unsized: value(GridUnsizedKey.self, element))
      }
    }
    let columns = max(1, result.joined().map { $0.column + $0.span }.max() ?? 1)
    for (index, row) in rows.enumerated() where !(row is GridRowElement) {
      let unsized = value(GridUnsizedKey.self, row)
      result[index] = [Cell(element: row, row: index, column: 0, span: columns, unsized: unsized)]
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

  /// Shares a length among tracks, the least flexible first; each returns its own length under a
  /// share.
  private func share(
    _ total: CGFloat?, gap: CGFloat, count: Int, _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    var lengths = (0..<count).map { length($0, total == .infinity ? .infinity : nil) }
    guard let total, total.isFinite else { return lengths }
    let flexibility: [CGFloat] = (0..<count).map { length($0, .infinity) - length($0, 0) }
    let order = (0..<count).sorted { (one: Int, other: Int) -> Bool in
      if flexibility[one] == flexibility[other] { return one < other }
      return flexibility[one] < flexibility[other]
    }
    var remaining = total - gap * CGFloat(max(0, count - 1))
    for (place, track) in order.enumerated() {
      lengths[track] = length(track, max(0, remaining) / CGFloat(count - place))
      remaining -= lengths[track]
    }
    return lengths
  }

  private func horizontalKey(_ column: Int) -> AlignmentKey {
    (alignments[column] ?? layout.alignment.horizontal).key
  }

  private func verticalKey(_ row: Int) -> AlignmentKey {
    ((rows[row] as? GridRowElement)?.alignment ?? layout.alignment.vertical).key
  }

  /// Returns the space that cells aligned by a guide need: that of the longest, unless the guide
  /// moves them apart.
  private func extent(
    of cells: [Cell], _ key: AlignmentKey, _ proposal: (Cell) -> ProposedSize
  ) -> CGFloat {
    let isGuided = runtime.isGuided(key)
    var (longest, before, after) = (CGFloat.zero, -CGFloat.infinity, -CGFloat.infinity)
    for cell in cells {
      let offered = proposal(cell)
      let size = cell.element.sizeThatFits(offered, runtime)
      let length = size.along(key.axis)
      longest = max(longest, length)
      guard isGuided, length.isFinite, anchor(of: cell) == nil else { continue }
      let guide = cell.element.guide(key, offered, size, runtime)
      before = max(before, guide)
      after = max(after, length - guide)
    }
    return before.isFinite ? max(longest, before + after) : longest
  }

  private func anchor(of cell: Cell) -> UnitPoint? { Self.value(GridAnchorKey.self, cell.element) }

  private func sizeColumns(_ width: CGFloat?) -> [CGFloat] {
    let count = cells.joined().map { $0.column + $0.span }.max() ?? 0
    var widths = share(width, gap: horizontalGap, count: count) { column, offered in
      let proposal = ProposedSize(width: offered, height: nil)
      return extent(
        of: cells(ofColumn: column).filter { !$0.unsized.contains(.horizontal) },
        horizontalKey(column)
      ) { _ in proposal }
    }
    for cell in cells.joined() where cell.span > 1 && !cell.unsized.contains(.horizontal) {
      widen(&widths, for: cell, within: width)
    }
    return widths
  }

  /// Distributes the missing width of a wide cell among its columns, in equal parts.
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
      extent(of: cells[row].filter { !$0.unsized.contains(.vertical) }, verticalKey(row)) {
        ProposedSize(width: width(of: $0), height: offered)
      }
    }
  }

  // MARK: Places

  /// Places rows and cells.
  func place(in bounds: CGRect, _ pass: LayoutPass) {
    let lines = (0..<widths.count).map { column in
      line(of: cells(ofColumn: column), horizontalKey(column))
    }
    var y = bounds.minY
    for (index, row) in rows.enumerated() {
      let size = CGSize(width: total(widths, horizontalGap), height: heights[index])
      let key = verticalKey(index)
      let line = line(of: cells[index], key)
      let places = cells[index].map { cell in
        place(of: cell, horizontal: cell.span == 1 ? lines[cell.column] : nil, vertical: line)
      }
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

  /// Returns the cells that are only in this column.
  private func cells(ofColumn column: Int) -> [Cell] {
    cells.joined().filter { $0.column == column && $0.span == 1 }
  }

  private func area(of cell: Cell) -> CGSize {
    CGSize(width: width(of: cell), height: heights[cell.row])
  }

  /// Returns the position at which the guides of cells meet, relative to the beginning of their row
  /// or column; nil if all cells are aligned in their own areas.
  private func line(of cells: @autoclosure () -> [Cell], _ key: AlignmentKey) -> CGFloat? {
    guard runtime.isGuided(key) else { return nil }
    var line: CGFloat?
    for cell in cells() where anchor(of: cell) == nil {
      let offered = ProposedSize(area(of: cell))
      let size = cell.element.sizeThatFits(offered, runtime)
      line = max(line ?? -.infinity, cell.element.guide(key, offered, size, runtime))
    }
    return line
  }

  private func place(of cell: Cell, horizontal: CGFloat?, vertical: CGFloat?) -> Place {
    let area = area(of: cell)
    let offered = ProposedSize(area)
    let size = cell.element.sizeThatFits(offered, runtime)
    let x = widths[..<min(cell.column, widths.count)].reduce(0) { $0 + $1 + horizontalGap }
    var origin: CGPoint
    if let anchor = anchor(of: cell) {
      origin = CGPoint(
        x: (area.width - size.width) * anchor.x, y: (area.height - size.height) * anchor.y)
    } else {
      let (across, down) = (horizontalKey(cell.column), verticalKey(cell.row))
      let own = Alignment(
        horizontal: HorizontalAlignment(key: across), vertical: VerticalAlignment(key: down))
      origin = own.origin(of: cell.element, size, offered, in: area, runtime)
      if let horizontal {
        origin.x = horizontal - cell.element.guide(across, offered, size, runtime)
      }
      if let vertical { origin.y = vertical - cell.element.guide(down, offered, size, runtime) }
    }
    origin.x += x
    return Place(origin: origin, size: size, proposal: offered)
  }
}
