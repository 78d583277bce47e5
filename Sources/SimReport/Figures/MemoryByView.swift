// The owners of the memory at its peak: a bar for each view type, divided by category like the
// stack above it.

import SimCharts
import SimMetrics
import SimScreen

/// The panel of view types in the allocation chart.
struct MemoryByView {
  struct Row: Equatable {
    /// The view type, or the number of types that are combined.
    let name: String
    /// The bytes at the peak, by part of the stack.
    let parts: [Int64]

    var bytes: Int64 { parts.reduce(0, +) }
  }

  /// The bars, longest first; the types without a bar of their own come last, combined.
  let rows: [Row]

  private let colours: [Colour]

  /// The bytes of all rows.
  private var total: Int64 { rows.reduce(0) { $0 + $1.bytes } }

  /// The greatest number of types with a bar of their own.
  static let mostTypes = 6
  private static let step = 20.0
  private static let header = 26.0

  /// Creates the panel of a record; it has no rows if no view held memory.
  ///
  /// - Parameter colours: One colour for each part of the stack.
  init(_ memory: MemoryRecord, _ stack: StackedMemory, colours: [Colour]) {
    self.colours = colours
    let all = memory.views.map { view in
      Row(name: view.view, parts: stack.folded(view.peak))
    }
    let held = all.filter { $0.bytes > 0 }.sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }
    guard held.count > Self.mostTypes + 1 else {
      rows = held
      return
    }
    let rest = held[Self.mostTypes...]
    let sums = stack.names.indices.map { part in rest.reduce(0) { $0 + $1.parts[part] } }
    rows =
      held.prefix(Self.mostTypes) + [
        Row(
          name: "\(rest.count) more types", parts: sums)
      ]
  }

  /// The height of the panel, in points.
  var height: Double { rows.isEmpty ? 0 : Self.header + Double(rows.count) * Self.step + 6 }

  /// Draws the bars below a position.
  func draw(at top: Double, in figure: inout Figure) {
    guard let most = rows.map(\.bytes).max() else { return }
    figure.text(
      TextMark(
        "By view type at the peak", at: DisplayPoint(FigureStyle.margin, top + 12),
        style: FigureStyle.name))
    let scale = LinearScale(0...most, from: FigureStyle.plotStart, to: FigureStyle.plotEnd)
    for (index, row) in rows.enumerated() {
      draw(row, scale, at: top + Self.header + Double(index) * Self.step, in: &figure)
    }
  }

  private func draw(_ row: Row, _ scale: LinearScale, at top: Double, in figure: inout Figure) {
    let right = FigureStyle.plotStart - 6
    figure.fill(
      DisplayRect(
        x: FigureStyle.plotStart, y: top, width: FigureStyle.plotEnd - FigureStyle.plotStart,
        height: Self.step - 4), Palette.lane)
    let name = FigureStyle.label.fit(row.name, width: right - FigureStyle.margin)
    figure.text(
      TextMark(name, at: DisplayPoint(right, top + 12), anchor: .end, style: FigureStyle.label))
    var sum: Int64 = 0
    for (part, bytes) in row.parts.enumerated() where bytes > 0 {
      let start = scale.position(sum)
      sum += bytes
      figure.fill(
        DisplayRect(x: start, y: top, width: scale.position(sum) - start, height: Self.step - 4),
        colours[part])
    }
    let share = Double(row.bytes) / Double(total)
    figure.text(
      TextMark(
        "\(ValueFormatter.bytes(row.bytes)), \(ValueFormatter.percent(share))",
        at: DisplayPoint(FigureStyle.labelStart + 8, top + 12), style: FigureStyle.label),
      within: FigureStyle.labelWidth - 8)
  }
}
