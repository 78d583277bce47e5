// Fills the visible span of a list or a lazy stack line by line, starting at the first line that
// exists.

import Foundation
import SimViews

/// One pass over the rows of a container.
@MainActor
struct RowFiller {
  let host: RowHost
  let cells: CellHost

  /// Whether the existing rows have just been placed and nothing has moved since.
  private var isPlaced = false

  init(host: RowHost, cells: CellHost) {
    self.host = host
    self.cells = cells
  }

  private var pitch: CGFloat { host.estimate + host.spacing }

  /// Creates the visible rows and recycles the others, until the visible span is full.
  mutating func fill() {
    defer { host.wanted = nil }
    placeRows()
    settle()
    guard var visible = host.visible else { return }
    drop(outside: visible)
    guard host.count > 0 else { return }
    if host.rows.isEmpty, host.geometry.hasMeasured, isOutOfSight(visible) { return }
    let anchor = firstLine(in: visible)
    fillDown(from: anchor.line, anchor.start, to: visible.upperBound)
    fillUp(from: anchor.line, anchor.start, to: visible.lowerBound)
    correctStart()
    settle()
    visible = host.visible ?? visible
    drop(outside: visible)
    if let first = host.rows.first, first.position > 0, first.start > visible.lowerBound {
      fillUp(from: first.placedLine, first.start, to: visible.lowerBound)
      settle()
    }
    // The offset may have moved towards the end, where no rows exist yet.
    visible = host.visible ?? visible
    if let first = host.rows.first, let last = host.rows.last,
      last.start + last.lineLength + host.spacing < visible.upperBound
    {
      fillDown(from: first.placedLine, first.start, to: visible.upperBound)
      settle()
    }
  }

  /// Pins headers and footers at the edges, and removes rows that are no longer pinned.
  func pin() {
    guard !host.pinned.isEmpty || !host.detachedPinnedRows.isEmpty else { return }
    let places = host.pinned.isEmpty ? [] : host.detachedPlaces
    for row in host.detachedPinnedRows where !places.contains(row.position) {
      cells.giveUp(row, of: host)
    }
    for place in places where !host.detachedPinnedRows.contains(where: { $0.position == place }) {
      _ = cells.work.makingRow { cells.realiseDetached(host, place) }
    }
    for row in host.detachedPinnedRows {
      host.layOut(row)
      cells.noteLayout(of: row)
    }
    host.movePinned()
  }

  private func isOutOfSight(_ visible: Range<CGFloat>) -> Bool {
    visible.upperBound <= 0 || visible.lowerBound >= host.contentLength
  }

  /// Places the existing rows.
  ///
  /// Rows that were inserted before or between them count with the estimated length.
  ///
  /// - Parameter learns: whether the measured lengths update the estimate.
  mutating func placeRows(learns: Bool = true) {
    var previous: (line: Int, start: CGFloat, length: CGFloat, rows: Range<Int>)?
    let rows = host.rows
    var index = 0
    while index < rows.count {
      let first = rows[index]
      let line = host.line(of: first.position)
      let end = host.positions(inLine: line).upperBound
      var next = index
      var length: CGFloat = 0
      repeat {
        let row = rows[next]
        guard row.position < end else { break }
        host.layOut(row)
        length = max(length, row.length)
        next += 1
      } while next < rows.count
      if learns { host.note(length) }
      var start: CGFloat
      if let previous, previous.line + 1 == line {
        let spacing = host.spacing(between: previous.rows, and: index..<next)
        start = previous.start + (previous.length + spacing)
      } else if let previous {
        start = previous.start + previous.length + host.spacing
        start += CGFloat(line - previous.line - 1) * pitch
      } else {
        start = first.start + CGFloat(line - first.placedLine) * pitch
      }
      for place in index..<next { self.place(rows[place], start, line, length) }
      previous = (line, start, length, index..<next)
      index = next
    }
    isPlaced = true
  }

  private func place(_ row: ListRow, _ start: CGFloat, _ line: Int, _ length: CGFloat) {
    row.start = start
    row.placedLine = line
    row.lineLength = length
    row.placeInLine = row.length == length ? 0 : host.placeInLine(of: row)
  }

  /// Returns the requested line, else the first line that exists, else the line that is estimated
  /// to be at the start of the visible span.
  private func firstLine(in visible: Range<CGFloat>) -> (line: Int, start: CGFloat) {
    if let wanted = host.wanted, wanted.line < host.lineCount, visible.contains(wanted.start) {
      return wanted
    }
    if let first = host.rows.first { return (first.placedLine, first.start) }
    let offset = max(0, visible.lowerBound - host.contentStart)
    let line = offset > 0 ? min(host.lineCount - 1, Int(offset / pitch)) : 0
    return (line, host.contentStart + CGFloat(line) * pitch)
  }

  private mutating func fillDown(from first: Int, _ start: CGFloat, to end: CGFloat) {
    var line = first
    var start = start
    var above: (start: CGFloat, length: CGFloat, rows: Range<Int>)?
    // Lines that were just placed keep their positions from here on.
    var stays = isPlaced && !host.learnsSpacing
    isPlaced = false
    let spacing = host.spacing
    while line < host.lineCount, start < end || line == first {
      if stays, let rows = rows(of: line, after: above?.rows) {
        let row = host.rows[rows.lowerBound]
        if above != nil || row.start == start {
          above = (row.start, row.lineLength, rows)
          start = row.start + row.lineLength + spacing
          line += 1
          continue
        }
      }
      stays = false
      let (length, rows) = fillLine(line, after: above?.rows, near: start)
      if let above {
        start = above.start + (above.length + host.spacing(between: above.rows, and: rows))
      }
      place(rows, start, line, length)
      above = (start, length, rows)
      // The estimated start of the next line; its real distance is known once it exists.
      start += length + host.spacing
      line += 1
    }
    // The remaining rows are outside the visible span, wherever the estimate had placed them.
    let last = host.positions(inLine: line - 1).upperBound
    for row in host.rows.reversed() {
      guard row.position >= last else { break }
      cells.recycle(row, of: host)
    }
  }

  private func fillUp(from first: Int, _ start: CGFloat, to end: CGFloat) {
    var line = first - 1
    var start = start
    while line >= 0, start - host.spacing > end {
      let (length, rows) = fillLine(line, near: start - pitch)
      start -= length + host.spacing(before: line + 1)
      place(rows, start, line, length)
      line -= 1
    }
    guard host.wanted != nil else { return }
    // The rows before the first filled line are not adjacent to it.
    let first = host.positions(inLine: line + 1).lowerBound
    for row in host.rows where row.position < first { cells.recycle(row, of: host) }
  }

  /// Returns the indices of a line's rows among the existing ones, or nil if one of them does not
  /// exist.
  private func rows(of line: Int, after above: Range<Int>?) -> Range<Int>? {
    let rows = host.indices(ofLine: line, from: above?.upperBound)
    return rows.count == host.positions(inLine: line).count ? rows : nil
  }

  /// Creates the missing rows of a line.
  ///
  /// - Parameter above: the indices of the rows of the previous line, if they are known; the rows
  ///   of this line follow them, so no search is necessary.
  /// - Parameter start: the estimated start of the line, for code that reads it during creation.
  /// - Returns: the length of the line, and the indices of its rows.
  private func fillLine(
    _ line: Int, after above: Range<Int>? = nil, near start: CGFloat
  ) -> (length: CGFloat, rows: Range<Int>) {
    let positions = host.positions(inLine: line)
    var next = above?.upperBound ?? host.firstIndex(from: positions.lowerBound)
    var length: CGFloat = 0
    var isNew = false
    for position in positions {
      if next < host.rows.count {
        let row = host.rows[next]
        if row.position == position {
          length = max(length, row.length)
          next += 1
          continue
        }
      }
      isNew = true
      let row = cells.work.makingRow {
        let row = cells.realise(host, position)
        row.start = start
        host.layOut(row)
        cells.noteLayout(of: row)
        return row
      }
      length = max(length, row.length)
      next = host.firstIndex(from: position) + 1
    }
    if isNew { host.note(length) }
    return (length, next - positions.count..<next)
  }

  private func place(_ rows: Range<Int>, _ start: CGFloat, _ line: Int, _ length: CGFloat) {
    for index in rows { place(host.rows[index], start, line, length) }
  }

  /// Moves all rows to the start of the content if the estimates before the first line were wrong.
  private func correctStart() {
    guard let first = host.rows.first else { return }
    let start = first.start - host.contentStart
    guard start != 0, first.placedLine == 0 || start < 0 else { return }
    let shift = start - (start < 0 ? CGFloat(first.placedLine) * pitch : 0)
    for row in host.rows { row.start -= shift }
    host.area?.correct(by: -shift, along: host.axis)
  }

  /// Updates the length of the content, and clamps the offset of a list to it.
  private func settle() {
    if let last = host.rows.last {
      let rest = CGFloat(host.lineCount - 1 - last.placedLine)
      host.contentLength = last.start + last.lineLength + rest * pitch
    } else {
      host.contentLength =
        host.contentStart + max(0, CGFloat(host.lineCount) * pitch - host.spacing)
    }
    guard host.usesCells, let area = host.area else { return }
    host.finishPlacing()
    area.settle()
  }

  private func drop(outside visible: Range<CGFloat>) {
    for row in host.rows {
      let end = row.start + row.lineLength
      // A line without a length is visible as long as its position is.
      let isBefore = row.lineLength > 0 ? end <= visible.lowerBound : end < visible.lowerBound
      if isBefore {
        if end + host.gap(before: row.placedLine + 1) <= visible.lowerBound {
          cells.recycle(row, of: host)
        }
      } else if row.start >= visible.upperBound,
        row.start - host.gap(before: row.placedLine) >= visible.upperBound
      {
        cells.recycle(row, of: host)
      }
    }
  }
}
