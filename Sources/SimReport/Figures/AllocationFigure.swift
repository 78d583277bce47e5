// The memory of a run: live bytes stacked by category, allocations and frees below, then the memory
// of each view type.
//
// The first two panels share the time axis of the timeline. The upper one starts at zero and marks
// the peak; the limit of the device is drawn if it is within twice the scale. The outline has steps
// rather than slopes, because nothing is known between two samples.

package import SimCharts
package import SimMetrics
import SimScreen

/// The allocation chart of one run.
package struct AllocationFigure {
  private let record: RunRecord
  private let window: TimeWindow
  private let stack: StackedMemory
  private let views: MemoryByView
  private let bytes: LinearScale
  private let limit: Int64?

  private static let upper = DisplayRect(
    x: FigureStyle.plotStart, y: 92, width: FigureStyle.plotEnd - FigureStyle.plotStart, height: 250
  )
  private static let height = 536.0

  /// Prepares the chart of a record.
  package init(_ record: RunRecord) {
    self.record = record
    window = TimeWindow.whole(record)
    let stack = StackedMemory(record.memory, window: window)
    self.stack = stack
    let memory = record.memory
    views = MemoryByView(
      memory, stack, colours: stack.names.map { name in Self.colour(name, in: stack) })
    let sampled = stack.samples.map { $0.live.reduce(0, +) }.max() ?? 0
    let most = max(memory.peak, sampled, 1)
    let top = most + most / 12
    limit = memory.limit > 0 && memory.limit <= 2 * top ? memory.limit : nil
    let end = max(top, limit.map { $0 + $0 / 20 } ?? 0)
    bytes = LinearScale(0...end, from: Self.upper.maxY, to: Self.upper.y)
  }

  package var figure: Figure {
    var figure = Figure(width: FigureStyle.width, height: Self.height + views.height)
    FigureHeader.draw(title: title, record: record, in: &figure)
    figure.fill(Self.upper, Palette.lane)
    drawBytesAxis(in: &figure)
    drawRise(in: &figure)
    drawStack(in: &figure)
    drawLimit(in: &figure)
    drawPeak(in: &figure)
    drawBandLabels(in: &figure)
    let churn = AllocationChurn(record: record, window: window, top: Self.upper.maxY + 34)
    churn.draw(in: &figure)
    TimeAxis(window: window).draw(at: churn.bottom + 6, in: &figure)
    views.draw(at: Self.height - 8, in: &figure)
    addNotes(to: churn.bottom, in: &figure)
    if record.memory.samples.isEmpty { drawEmptiness(in: &figure) }
    return figure
  }

  private var title: String {
    if case .failed(let reason) = record.outcome { return "failed: \(reason.firstLine)" }
    let memory = record.memory
    guard !memory.samples.isEmpty else { return "memory was not sampled" }
    let counts = record.counts.total
    return "\(ValueFormatter.bytes(memory.peak)) at the peak, "
      + "\(ValueFormatter.bytes(memory.final)) at the end; "
      + "\(ValueFormatter.count(counts.allocations, "object")) allocated, "
      + "\(ValueFormatter.count(counts.frees)) freed"
  }

  private func drawBytesAxis(in figure: inout Figure) {
    figure.text(
      TextMark(
        "Live bytes", at: DisplayPoint(FigureStyle.margin, Self.upper.y - 8),
        style: FigureStyle.name))
    let right = FigureStyle.plotStart - 6
    let region = DisplayRect(
      x: 0, y: Self.upper.y - 12, width: right, height: Self.upper.height + 24)
    for tick in bytes.ticks(about: 5) {
      let y = bytes.position(tick)
      figure.line(
        from: DisplayPoint(Self.upper.x, y), to: DisplayPoint(Self.upper.maxX, y), Palette.grid)
      let text = tick == 0 ? "0" : ValueFormatter.bytes(tick)
      let mark = TextMark(
        text, at: DisplayPoint(right, y + 4), anchor: .end, style: FigureStyle.quiet)
      figure.label([mark], within: region)
    }
  }

  /// Draws the live bytes from the peak to the next sample, below the stack.
  ///
  /// The peak lies between samples, which do not have its parts.
  private func drawRise(in figure: inout Figure) {
    let memory = record.memory
    guard memory.peak > 0, !memory.samples.isEmpty else { return }
    let next = memory.samples.first { $0.time > memory.peakTime }?.time ?? memory.peakTime
    let start = window.clampedX(memory.peakTime)
    let width = max(window.clampedX(next) - start, 1)
    let top = bytes.position(memory.peak)
    figure.fill(
      DisplayRect(
        x: min(start, Self.upper.maxX - width), y: top, width: width, height: Self.upper.maxY - top),
      Palette.rule)
  }

  /// Draws each part as a polygon of steps, from the top of the stack down.
  private func drawStack(in figure: inout Figure) {
    let samples = stack.samples
    guard let first = samples.first else { return }
    let ends = samples.dropFirst().map(\.time) + [window.scale.upper]
    let sums = samples.map(stack.sums)
    let start = window.clampedX(first.time)
    for part in stack.names.indices.reversed() {
      var points = [DisplayPoint(start, Self.upper.maxY)]
      for (index, sample) in samples.enumerated() {
        let y = bytes.position(sums[index][part + 1])
        points.append(DisplayPoint(window.clampedX(sample.time), y))
        points.append(DisplayPoint(window.clampedX(ends[index]), y))
      }
      points.append(DisplayPoint(points.last?.x ?? start, Self.upper.maxY))
      figure.add(.polygon(points, Self.colour(stack.names[part], in: stack)))
    }
  }

  /// Returns the colour of a part: "other" always has the last colour, the others have theirs by
  /// index.
  private static func colour(_ name: String, in stack: StackedMemory) -> Colour {
    let place = name == "other" ? nil : stack.names.firstIndex(of: name)
    return Palette.stack[place ?? Palette.stack.count - 1]
  }

  private func drawLimit(in figure: inout Figure) {
    guard let limit else { return }
    let y = bytes.position(limit)
    figure.line(
      from: DisplayPoint(Self.upper.x, y), to: DisplayPoint(Self.upper.maxX, y),
      Palette.ink, width: 1.5, dash: [8, 4])
    let text = "the system ends the app at \(ValueFormatter.bytes(limit))"
    figure.label(
      [TextMark(text, at: DisplayPoint(Self.upper.x + 8, y + 14), style: FigureStyle.strong)],
      within: Self.upper)
  }

  private func drawPeak(in figure: inout Figure) {
    let memory = record.memory
    guard memory.peak > 0, !memory.samples.isEmpty else { return }
    let x = window.clampedX(memory.peakTime)
    let y = bytes.position(memory.peak)
    figure.line(
      from: DisplayPoint(x, y), to: DisplayPoint(x, Self.upper.y - 8), Palette.ink, dash: [2, 2])
    figure.add(
      .polygon(
        [DisplayPoint(x, y), DisplayPoint(x - 5, y - 8), DisplayPoint(x + 5, y - 8)], Palette.ink))
    let text =
      "peak \(ValueFormatter.bytes(memory.peak)) at \(ValueFormatter.duration(memory.peakTime))"
    let baseline = Self.upper.y - 11
    let region = DisplayRect(
      x: Self.upper.x, y: baseline - 12, width: Self.upper.width + 150, height: 20)
    let style = FigureStyle.strong
    figure.label(
      [
        TextMark(text, at: DisplayPoint(x, baseline), anchor: .middle, style: style),
        TextMark(text, at: DisplayPoint(x, baseline), style: style),
        TextMark(text, at: DisplayPoint(x, baseline), anchor: .end, style: style),
      ], within: region)
  }

  /// Draws the names and final sizes of the parts to the right of the plot, as close to their bands
  /// as possible.
  private func drawBandLabels(in figure: inout Figure) {
    guard let last = stack.samples.last else { return }
    let sums = stack.sums(last)
    let wished = stack.names.indices.map { part in
      (bytes.position(sums[part]) + bytes.position(sums[part + 1])) / 2
    }
    // A part that was always empty is not named.
    let parts = stack.names.indices.filter { part in stack.samples.contains { $0.live[part] > 0 } }
    let places = LabelColumn.spread(
      parts.map { wished[$0] }, step: 16, within: (Self.upper.y + 6)...(Self.upper.maxY - 4))
    for (part, y) in zip(parts, places) {
      let colour = Self.colour(stack.names[part], in: stack)
      let start = FigureStyle.labelStart + 8
      figure.add(
        .line([DisplayPoint(Self.upper.maxX, wished[part]), DisplayPoint(start - 2, y)], colour))
      figure.fill(DisplayRect(x: start, y: y - 5, width: 10, height: 10), colour)
      let value = " " + ValueFormatter.bytes(last.live[part])
      let room = FigureStyle.labelWidth - 24 - FigureStyle.label.width(of: value)
      let name = FigureStyle.label.fit(stack.names[part], width: room)
      figure.text(
        TextMark(name + value, at: DisplayPoint(start + 15, y + 4), style: FigureStyle.label))
    }
  }

  /// The greatest number of areas with a note.
  private static let mostNotes = 120

  /// Adds notes on the live bytes for intervals of the time axis; each describes the sample with
  /// the most bytes.
  private func addNotes(to bottom: Double, in figure: inout Figure) {
    let samples = stack.samples
    let step = max((samples.count + Self.mostNotes - 1) / Self.mostNotes, 1)
    for first in stride(from: 0, to: samples.count, by: step) {
      let part = samples[first..<min(first + step, samples.count)]
      guard let most = part.max(by: { $0.live.reduce(0, +) < $1.live.reduce(0, +) }) else {
        continue
      }
      let start = window.clampedX(samples[first].time)
      let end =
        part.endIndex < samples.count
        ? window.clampedX(samples[part.endIndex].time) : Self.upper.maxX
      let parts = zip(stack.names, most.live).filter { $0.1 > 0 }.map {
        "\($0) \(ValueFormatter.bytes($1))"
      }
      figure.note(
        "at \(ValueFormatter.duration(most.time)) \(ValueFormatter.bytes(most.live.reduce(0, +))) live: "
          + parts.joined(separator: ", "),
        at: DisplayRect(
          x: start, y: Self.upper.y, width: end - start, height: bottom - Self.upper.y))
    }
  }

  private func drawEmptiness(in figure: inout Figure) {
    Message.draw(
      record.outcome.reason ?? "There are no samples of memory.",
      middle: DisplayPoint(Self.upper.midX, Self.upper.midY), width: Self.upper.width - 40,
      in: &figure)
  }
}
