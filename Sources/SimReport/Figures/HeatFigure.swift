// Strategies against workloads, with the number in each cell: the main thread's time, its background darker the
// further it is from the best of its workload; lateness is shown below it.
//
// The background runs from light to dark, so the order survives greyscale; the best of a workload is bold and has a star.

package import SimCharts
package import SimMetrics

/// The map of a comparison.
package struct HeatFigure {
  private let comparison: Comparison
  private let map: HeatMap

  private static let top = 96.0
  private static let row = 38.0
  private static let labelWidth = 200.0
  private static let widest = 168.0

  /// Prepares the map of a comparison.
  package init(_ comparison: Comparison) {
    self.comparison = comparison
    map = HeatMap(comparison)
  }

  package var figure: Figure {
    let height = Self.top + Double(max(map.rows.count, 1)) * Self.row + 40
    var figure = Figure(width: FigureStyle.width, height: height)
    FigureHeader.draw(
      title: Answer(comparison).title,
      subtitle: comparison.setting.joined(separator: " · "), in: &figure)
    guard !map.workloads.isEmpty else {
      Message.draw(
        "No workload tells the strategies apart.",
        middle: Point(FigureStyle.width / 2, Self.top + 12), width: 600, in: &figure)
      return figure
    }
    let room = FigureStyle.width - 2 * FigureStyle.margin - Self.labelWidth
    let cell = min(Self.widest, room / Double(map.workloads.count))
    for (column, name) in map.workloads.enumerated() {
      figure.text(
        TextMark(
          name, at: Point(x(column, cell) + cell / 2, Self.top - 10), anchor: .middle,
          style: FigureStyle.name), within: cell - 8)
    }
    for (index, row) in map.rows.enumerated() {
      let y = Self.top + Double(index) * Self.row
      figure.text(
        TextMark(row.strategy, at: Point(FigureStyle.margin, y + 23), style: FigureStyle.label),
        within: Self.labelWidth - 12)
      for (column, value) in row.cells.enumerated() {
        draw(value, Rect(x: x(column, cell), y: y, width: cell - 2, height: Self.row - 2), &figure)
      }
    }
    let y = Self.top + Double(map.rows.count) * Self.row + 22
    figure.text(
      TextMark(
        "Main thread's time, by how much it is above the best of its workload: within 5 %, to 1.5×, "
          + "to 2.5×, to 4×, more. Late: hitch time.",
        at: Point(FigureStyle.margin, y), style: FigureStyle.quiet),
      within: FigureStyle.width - 2 * FigureStyle.margin)
    return figure
  }

  private func x(_ column: Int, _ cell: Double) -> Double {
    FigureStyle.margin + Self.labelWidth + Double(column) * cell
  }

  private func draw(_ cell: HeatMap.Cell, _ rect: Rect, _ figure: inout Figure) {
    guard cell.text != ValueFormatter.missing else {
      figure.fill(rect, Palette.lane)
      return
    }
    figure.fill(rect, Palette.heat[cell.level])
    let ink = cell.level == 4 ? Palette.paper : Palette.ink
    func write(_ text: String, _ y: Double, _ size: Double, bold: Bool) {
      figure.text(
        TextMark(
          text, at: Point(rect.midX, y), anchor: .middle,
          style: TextStyle(size, bold: bold, colour: ink)), within: rect.width - 8)
    }
    let text = cell.text + (cell.isBest ? " ★" : "")
    write(text, cell.late == nil ? rect.midY + 4 : rect.midY - 2, 12, bold: cell.isBest)
    if let late = cell.late { write(late, rect.midY + 13, 11, bold: false) }
  }
}
