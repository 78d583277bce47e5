// The objects allocated and freed for each frame, as bars up and down from one line, on one scale.
//
// With more than one sample per point, a column shows the maximum of its samples.

import SimCharts
import SimMetrics
import SimScreen

/// The lower panel of the allocation chart.
struct AllocationChurn {
  let record: RunRecord
  /// The window of time.
  let window: TimeWindow
  let top: Double

  private static let height = 116.0

  var bottom: Double { top + Self.height }

  private var plot: DisplayRect {
    DisplayRect(
      x: FigureStyle.plotStart, y: top, width: FigureStyle.plotEnd - FigureStyle.plotStart,
      height: Self.height)
  }

  /// Draws bars, axis and totals.
  func draw(in figure: inout Figure) {
    let samples = record.memory.samples
    let most = Int64(max(samples.map { max($0.allocations, $0.frees) }.max() ?? 0, 1))
    let scale = LinearScale(0...most, from: 0, to: Self.height / 2 - 3)
    figure.fill(plot, Palette.lane)
    drawBars(samples, scale: scale, in: &figure)
    figure.line(
      from: DisplayPoint(plot.x, plot.midY), to: DisplayPoint(plot.maxX, plot.midY), Palette.ink)
    drawAxis(most: samples.isEmpty ? 0 : most, in: &figure)
    drawTotals(samples, in: &figure)
  }

  private func drawBars(_ samples: [MemorySample], scale: LinearScale, in figure: inout Figure) {
    let width = min(max(window.width(record.identity.refreshInterval) - 1, 1), 12)
    let isDense = samples.count > window.columns
    var columns: [(x: Double, up: Int, down: Int)] = []
    for sample in samples {
      let x = isDense ? plot.x + Double(window.column(sample.time)) : window.clampedX(sample.time)
      if isDense, let last = columns.last, last.x == x {
        columns[columns.count - 1].up = max(last.up, sample.allocations)
        columns[columns.count - 1].down = max(last.down, sample.frees)
      } else {
        columns.append((x, sample.allocations, sample.frees))
      }
    }
    for column in columns {
      let up = scale.position(Int64(column.up))
      let left = min(column.x, plot.maxX - width)
      figure.fill(DisplayRect(x: left, y: plot.midY - up, width: width, height: up), Palette.blue)
    }
    for column in columns {
      let down = scale.position(Int64(column.down))
      let left = min(column.x, plot.maxX - width)
      figure.fill(DisplayRect(x: left, y: plot.midY, width: width, height: down), Palette.orange)
    }
  }

  private func drawAxis(most: Int64, in figure: inout Figure) {
    let start = FigureStyle.margin
    figure.text(TextMark("Objects", at: DisplayPoint(start, top + 10), style: FigureStyle.name))
    figure.text(TextMark("per frame", at: DisplayPoint(start, top + 24), style: FigureStyle.quiet))
    let right = FigureStyle.plotStart - 6
    let value = ValueFormatter.count(Int(most))
    let region = DisplayRect(x: 0, y: top - 8, width: right, height: Self.height + 16)
    // A number that overlaps the panel's name is placed below it.
    let ends = most > 0 ? [(value, [top + 7, top + 39]), (value, [bottom - 1])] : []
    for (text, places) in ends + [("0", [plot.midY + 4])] {
      figure.label(
        places.map {
          TextMark(text, at: DisplayPoint(right, $0), anchor: .end, style: FigureStyle.quiet)
        }, within: region)
    }
  }

  private func drawTotals(_ samples: [MemorySample], in figure: inout Figure) {
    let up = samples.reduce(0) { $0 + $1.allocations }
    let down = samples.reduce(0) { $0 + $1.frees }
    drawTotal("▲ allocated", up, Palette.blue, y: top + Self.height / 4, in: &figure)
    drawTotal("▼ freed", down, Palette.orange, y: top + Self.height * 3 / 4, in: &figure)
  }

  private func drawTotal(
    _ name: String, _ count: Int, _ colour: Colour, y: Double, in figure: inout Figure
  ) {
    let start = FigureStyle.labelStart + 8
    figure.fill(DisplayRect(x: start, y: y - 5, width: 10, height: 10), colour)
    figure.text(
      TextMark(
        "\(name) \(ValueFormatter.count(count))", at: DisplayPoint(start + 15, y + 4),
        style: FigureStyle.label), within: FigureStyle.labelWidth - 24)
  }
}
