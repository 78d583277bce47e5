// Strategies against workloads, with a number in each cell: the main thread's time. The background
// is darker the further the time is from the best of its workload; lateness is shown below it.
//
// The background runs from light to dark, so the order survives greyscale; the best of a workload
// is bold and has a star. If cells have no space for a time, they have the factor to the best, a
// red edge for late frames, and vertical names of workloads.

package import SimCharts
package import SimMetrics
import SimScreen

/// The map of a comparison.
package struct HeatFigure {
  private let comparison: Comparison
  private let map: HeatMap
  private let title: String
  private let width: Double
  /// The width of a column.
  private let cell: Double
  /// Whether cells have space only for a factor.
  private let isCompact: Bool
  /// The top of the first row.
  private let top: Double

  private static let labelWidth = 200.0
  private static let margin = FigureStyle.margin
  /// The least width of a column with times, and of one with factors.
  private static let least = (time: 84.0, factor: 36.0)
  private static let levels = ["within 5 % of the best", "to 1.5×", "to 2.5×", "to 4×", "more"]

  /// Prepares the map of a comparison.
  package init(_ comparison: Comparison) {
    self.comparison = comparison
    map = HeatMap(comparison)
    title = Answer(comparison).title
    let columns = Double(max(map.workloads.count, 1))
    let fixed = 2 * Self.margin + Self.labelWidth
    isCompact = FigureStyle.width - fixed < columns * Self.least.time
    // The figure is as wide as its cells and its title need, so that no part of it is empty.
    let needed = max(FigureStyle.title.width(of: title) + 2 * Self.margin, Self.legendWidth)
    width =
      isCompact
      ? max(FigureStyle.width, fixed + columns * Self.least.factor)
      : min(max(needed, fixed + columns * 120), FigureStyle.width)
    cell = (width - fixed) / columns
    let longest = map.workloads.map { FigureStyle.name.width(of: $0) }.max() ?? 0
    isTurned = longest > cell - 8
    top = FigureHeader.height + 8 + (isTurned ? min(longest, Self.longestHead) + 6 : 22)
  }

  /// Whether the names of the workloads are vertical.
  private let isTurned: Bool
  private static let longestHead = 220.0

  private var row: Double { isCompact ? 24 : 38 }
  private var bottom: Double { top + Double(max(map.rows.count, 1)) * row }

  package var figure: Figure {
    var figure = Figure(width: width, height: bottom + (map.same.isEmpty ? 34 : 54))
    FigureHeader.draw(
      title: title, subtitle: comparison.setting.joined(separator: " · "), in: &figure)
    guard !map.workloads.isEmpty else {
      Message.draw(
        "No workload tells the strategies apart.", middle: DisplayPoint(width / 2, top + 12),
        width: width - 2 * Self.margin, in: &figure)
      return figure
    }
    drawHeads(in: &figure)
    for (index, row) in map.rows.enumerated() { draw(row, at: index, in: &figure) }
    drawLegend(in: &figure)
    return figure
  }

  private func x(_ column: Int) -> Double {
    Self.margin + Self.labelWidth + Double(column) * cell
  }

  private func drawHeads(in figure: inout Figure) {
    for (column, name) in map.workloads.enumerated() {
      let middle = x(column) + cell / 2 - 1
      let mark =
        isTurned
        ? TextMark(
          name, at: DisplayPoint(middle + 4, top - 8), style: FigureStyle.name, isUpward: true)
        : TextMark(
          name, at: DisplayPoint(middle, top - 10), anchor: .middle, style: FigureStyle.name)
      figure.text(mark, within: isTurned ? Self.longestHead : cell - 8)
    }
  }

  private func draw(_ row: HeatMap.Row, at index: Int, in figure: inout Figure) {
    let y = top + Double(index) * self.row
    figure.text(
      TextMark(
        row.strategy, at: DisplayPoint(Self.margin, y + self.row / 2 + 3), style: FigureStyle.label),
      within: Self.labelWidth - 12)
    for (column, value) in row.cells.enumerated() {
      let place = DisplayRect(x: x(column), y: y, width: cell - 2, height: self.row - 2)
      if isCompact {
        drawFactor(value, place, &figure)
      } else {
        drawTime(value, place, &figure)
      }
    }
  }

  private func drawTime(_ cell: HeatMap.Cell, _ rect: DisplayRect, _ figure: inout Figure) {
    drawGround(cell, rect, &figure)
    let text = cell.text + (cell.isBest ? " ★" : "")
    write(text, cell, at: cell.late == nil ? rect.midY + 4 : rect.midY - 2, rect, &figure)
    if let late = cell.late {
      figure.text(
        TextMark(
          late, at: DisplayPoint(rect.midX, rect.midY + 13), anchor: .middle,
          style: TextStyle(colour: Palette.ink(onHeat: cell.level))), within: rect.width - 8)
    }
  }

  private func drawFactor(_ cell: HeatMap.Cell, _ rect: DisplayRect, _ figure: inout Figure) {
    drawGround(cell, rect, &figure)
    if cell.late != nil {
      figure.fill(
        DisplayRect(x: rect.x, y: rect.maxY - 3, width: rect.width, height: 3), Palette.hitch)
    }
    let text = cell.isBest ? "★" : cell.factor.isEmpty ? ValueFormatter.missing : cell.factor
    write(text, cell, at: rect.midY + 3, rect, &figure)
  }

  private func drawGround(_ cell: HeatMap.Cell, _ rect: DisplayRect, _ figure: inout Figure) {
    figure.fill(rect, cell.factor.isEmpty ? Palette.lane : Palette.heat[cell.level])
  }

  private func write(
    _ text: String, _ cell: HeatMap.Cell, at y: Double, _ rect: DisplayRect, _ figure: inout Figure
  ) {
    let colour = cell.factor.isEmpty ? Palette.quiet : Palette.ink(onHeat: cell.level)
    figure.text(
      TextMark(
        text, at: DisplayPoint(rect.midX, y), anchor: .middle,
        style: TextStyle(isCompact ? 11 : 12, bold: cell.isBest, colour: colour)),
      within: rect.width - 4)
  }

  // MARK: Legend

  private static let legendStart = "Main thread's time, by colour:"

  /// The width of the legend on one line.
  private static var legendWidth: Double {
    let texts = [legendStart] + levels + ["frames late"]
    return 2 * margin + texts.reduce(0) { $0 + FigureStyle.quiet.width(of: $1) + 30 }
  }

  private func drawLegend(in figure: inout Figure) {
    let y = bottom + 20
    var x = Self.margin
    func write(_ text: String) {
      figure.text(
        TextMark(text, at: DisplayPoint(x, y), style: FigureStyle.quiet),
        within: width - Self.margin - x)
      x += FigureStyle.quiet.width(of: text) + 14
    }
    write(Self.legendStart)
    for (colour, text) in zip(Palette.heat, Self.levels) {
      figure.fill(DisplayRect(x: x, y: y - 9, width: 12, height: 11), colour)
      x += 16
      write(text)
    }
    if isCompact, map.rows.contains(where: { $0.cells.contains { $0.late != nil } }) {
      figure.fill(DisplayRect(x: x, y: y - 3, width: 12, height: 3), Palette.hitch)
      x += 16
      write("frames late")
    }
    guard !map.same.isEmpty else { return }
    figure.text(
      TextMark(map.tie, at: DisplayPoint(Self.margin, y + 20), style: FigureStyle.quiet),
      within: width - 2 * Self.margin)
  }
}
