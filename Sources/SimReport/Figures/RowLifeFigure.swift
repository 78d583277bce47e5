// The lives of rows: when each existed, how it was created, and whether it was evicted.
//
// Time runs to the right and positions downwards, as in the list itself; a line is a row. If a list
// has more rows than there is space for, neighbours share a line. Numbers of rows and positions are
// exact; nothing is sampled.

package import SimCharts
package import SimMetrics
import SimScreen

/// The life lines of the rows of one run, list by list.
package struct RowLifeFigure {
  private let record: RunRecord
  private let window: TimeWindow
  private let panels: [Panel]

  private static let top = 92.0
  private static let panelHeight = 260.0
  private static let gap = 34.0
  /// The greatest number of lists that are drawn; those with most steps are chosen.
  private static let mostLists = 3

  /// The kinds of lines, from the bottom layer up.
  static let kinds: [(step: RowStep, name: String, colour: Colour)] = [
    (.suspended, "asleep, state kept", Palette.grey.tint(0.75)),
    (.ahead, "made ahead", Palette.yellow),
    (.shown, "shown, was ready", Palette.sky),
    (.reused, "shown, used cell", Palette.blue),
    (.made, "shown, new cell", Palette.orange),
  ]

  /// One list with the states of its rows.
  private struct Panel {
    let name: String
    let list: Int
    let spans: [RowSpan]
    let places: LinearScale
  }

  /// Prepares the figure of a record.
  package init(_ record: RunRecord) {
    self.record = record
    let window = TimeWindow.whole(record)
    self.window = window
    let all = record.log.rows.spans(until: window.scale.upper)
    let busiest = record.log.rows.lists.indices.map { list in
      (list: list, spans: all.filter { $0.list == list })
    }.sorted { ($1.spans.count, $0.list) < ($0.spans.count, $1.list) }
      .prefix(Self.mostLists).filter { !$0.spans.isEmpty }
    panels = busiest.enumerated().map { index, entry in
      let top = Self.top + Double(index) * (Self.panelHeight + Self.gap)
      let places = entry.spans.map { Int64($0.position) }
      let (first, last) = (places.min() ?? 0, places.max() ?? 0)
      return Panel(
        name: record.log.rows.lists[entry.list], list: entry.list, spans: entry.spans,
        places: LinearScale(first...(last + 1), from: top, to: top + Self.panelHeight))
    }
  }

  package var figure: Figure {
    let count = Double(max(panels.count, 1))
    let bottom = Self.top + count * Self.panelHeight + (count - 1) * Self.gap
    var figure = Figure(width: FigureStyle.width, height: bottom + TimeAxis.height + 14)
    FigureHeader.draw(title: title, record: record, in: &figure)
    for panel in panels { draw(panel, in: &figure) }
    if panels.isEmpty { drawEmptiness(in: &figure) }
    TimeAxis(window: window).draw(at: bottom + 4, in: &figure)
    return figure
  }

  private var title: String {
    if case .failed(let reason) = record.outcome { return "failed: \(reason.firstLine)" }
    guard let panel = panels.first else { return "no row of a list or a lazy stack was seen" }
    func count(_ step: RowStep) -> Int { record.log.rows.count(step, list: panel.list) }
    let unneeded = panel.spans.count { $0.step == .ahead } - count(.shown) + atBegin(panel)
    var parts: [String] = []
    func add(_ count: Int, _ what: String) {
      guard count > 0 else { return }
      let number =
        parts.isEmpty ? ValueFormatter.count(count, "row") : ValueFormatter.count(count)
      parts.append("\(number) \(what)")
    }
    add(count(.made), "made anew")
    add(count(.reused), "in used cells")
    add(
      count(.ahead),
      "made ahead" + (unneeded > 0 ? ", \(ValueFormatter.count(unneeded)) of them not shown" : ""))
    guard !parts.isEmpty else { return "no row came into view" }
    return parts.joined(separator: ", ")
  }

  /// Returns the number of rows that existed when measuring began: they are shown without having
  /// been made ahead.
  private func atBegin(_ panel: Panel) -> Int {
    var ahead: Set<Int> = []
    return record.log.rows.steps.count { event in
      guard event.list == panel.list else { return false }
      defer { if event.step == .ahead { ahead.insert(event.row) } }
      return event.step == .shown && ahead.remove(event.row) == nil
    }
  }

  private func draw(_ panel: Panel, in figure: inout Figure) {
    let plot = DisplayRect(
      x: FigureStyle.plotStart, y: panel.places.start,
      width: FigureStyle.plotEnd - FigureStyle.plotStart, height: Self.panelHeight)
    figure.text(
      TextMark(
        "Rows of \(panel.name), by place", at: DisplayPoint(FigureStyle.margin, plot.y - 8),
        style: FigureStyle.name), within: FigureStyle.plotEnd - FigureStyle.margin)
    figure.fill(plot, Palette.lane)
    drawAxis(panel, plot, in: &figure)
    for kind in Self.kinds {
      for line in lines(panel.spans.filter { $0.step == kind.step }, panel) {
        figure.fill(line, kind.colour)
      }
    }
    drawEvictions(panel, in: &figure)
    drawKey(panel, plot, in: &figure)
  }

  private func drawAxis(_ panel: Panel, _ plot: DisplayRect, in figure: inout Figure) {
    let right = FigureStyle.plotStart - 6
    let region = DisplayRect(x: 0, y: plot.y - 6, width: right, height: plot.height + 12)
    for tick in panel.places.ticks(about: 5) {
      let y = panel.places.position(tick)
      figure.line(from: DisplayPoint(plot.x, y), to: DisplayPoint(plot.maxX, y), Palette.grid)
      let mark = TextMark(
        ValueFormatter.count(Int(tick)), at: DisplayPoint(right, y + 4), anchor: .end,
        style: FigureStyle.quiet)
      figure.label([mark], within: region)
    }
  }

  /// Returns the lines of spans of one kind: neighbours that share a point share a line, and spans
  /// that touch in time are joined.
  private func lines(_ spans: [RowSpan], _ panel: Panel) -> [DisplayRect] {
    // Two points is the thinnest distinguishable line, and a page contains many of these figures.
    let shared = max(1, Int((2 * panel.places.valuesPerPoint).rounded(.up)))
    let height = max(panel.places.position(Int64(shared)) - panel.places.position(0), 0)
    func line(_ span: RowSpan) -> Int { span.position / shared }
    let sorted = spans.sorted {
      (line($0), $0.time.lowerBound) < (line($1), $1.time.lowerBound)
    }
    var rects: [DisplayRect] = []
    var present: (line: Int, start: Double, end: Double)?
    func close() {
      guard let present else { return }
      let y = panel.places.position(Int64(present.line * shared))
      rects.append(
        DisplayRect(
          x: present.start, y: y, width: max(present.end - present.start, 0.5),
          height: height > 4 ? height - 1 : height))
    }
    for span in sorted {
      let start = window.clampedX(span.time.lowerBound)
      let end = window.clampedX(span.time.upperBound)
      if let last = present, last.line == line(span), start <= last.end + 0.5 {
        present?.end = max(last.end, end)
      } else {
        close()
        present = (line(span), start, end)
      }
    }
    close()
    return rects
  }

  /// Draws a mark where a row was evicted, if lines are high enough for one.
  private func drawEvictions(_ panel: Panel, in figure: inout Figure) {
    let height = panel.places.position(1) - panel.places.position(0)
    guard height >= 2 else { return }
    for span in panel.spans where span.endsInEviction {
      let x = window.clampedX(span.time.upperBound)
      let y = panel.places.position(Int64(span.position))
      figure.fill(DisplayRect(x: x - 1, y: y, width: 2, height: height), Palette.purple)
    }
  }

  /// Draws the meanings of the colours, with the number of times that each occurred.
  private func drawKey(_ panel: Panel, _ plot: DisplayRect, in figure: inout Figure) {
    var entries = Self.kinds.reversed().map { kind in
      (
        name: kind.name, count: record.log.rows.count(kind.step, list: panel.list),
        colour: kind.colour
      )
    }
    entries.append(
      ("given up", record.log.rows.count(.evicted, list: panel.list), Palette.purple))
    entries.append(
      ("element gone", record.log.rows.count(.removed, list: panel.list), Palette.ink))
    var y = plot.y + 6
    for entry in entries where entry.count > 0 {
      let start = FigureStyle.labelStart + 8
      figure.fill(DisplayRect(x: start, y: y - 5, width: 10, height: 10), entry.colour)
      let value = " " + ValueFormatter.count(entry.count)
      let room = FigureStyle.labelWidth - 24 - FigureStyle.label.width(of: value)
      figure.text(
        TextMark(
          FigureStyle.label.fit(entry.name, width: room) + value,
          at: DisplayPoint(start + 15, y + 4),
          style: FigureStyle.label))
      y += 18
    }
  }

  private func drawEmptiness(in figure: inout Figure) {
    Message.draw(
      record.outcome.reason ?? "No list and no lazy stack made a row while it was measured.",
      middle: DisplayPoint((FigureStyle.plotStart + FigureStyle.plotEnd) / 2, Self.top + 120),
      width: FigureStyle.plotEnd - FigureStyle.plotStart - 40, in: &figure)
  }
}
