// The growth of a figure with the number of items. Both axes are logarithmic, so that a power of
// the number of items is a straight line whose slope is the exponent. The exponent is next to each
// line; the points of a line are the sizes that were run.

package import SimCharts
import SimCore
package import SimMetrics
import SimScreen

/// The growth of one figure under one workload.
package struct GrowthFigure {
  private let name: String
  private let metric: Metric
  private let growths: [Growth]
  private let x: LogScale?
  private let y: LogScale?

  private static let height = 520.0
  private static let plot = DisplayRect(x: 110, y: 92, width: 640, height: 370)
  private static let labelStart = 776.0
  /// The greatest number of lines; their labels are stacked next to the plot.
  private static let mostLines = 22

  /// Prepares the figure.
  ///
  /// - Parameter name: The workload, and the conditions that distinguish the figure from others.
  /// - Parameter growths: The growth of each strategy, in any order.
  package init(_ name: String, _ metric: Metric, _ growths: [Growth]) {
    self.name = name
    self.metric = metric
    let drawn = growths.filter { growth in growth.points.contains { $0.value > 0 } }
    self.growths = Array(
      drawn.sorted { one, other in
        (one.points.last?.value ?? 0, one.subject.strategy)
          > (other.points.last?.value ?? 0, other.subject.strategy)
      }.prefix(Self.mostLines))
    let points = self.growths.flatMap(\.points).filter { $0.value > 0 && $0.items > 0 }
    x = LogScale(points.map { Double($0.items) }, from: Self.plot.x, to: Self.plot.maxX)
    y = LogScale(points.map(\.value), from: Self.plot.maxY, to: Self.plot.y, leastSpan: 12)
  }

  package var figure: Figure {
    var figure = Figure(width: FigureStyle.width, height: Self.height)
    FigureHeader.draw(title: title, subtitle: subtitle, in: &figure)
    figure.fill(Self.plot, Palette.lane)
    guard let x, let y else {
      Message.draw(
        "There are no sizes to compare.", middle: DisplayPoint(Self.plot.midX, Self.plot.midY),
        width: Self.plot.width - 40, in: &figure)
      return figure
    }
    drawAxes(x, y, in: &figure)
    var ends: [Double] = []
    for (index, growth) in growths.enumerated() {
      let points = growth.points.filter { $0.value > 0 && $0.items > 0 }.map {
        DisplayPoint(x.position(Double($0.items)), y.position($0.value))
      }
      figure.add(.line(points, colour(index), width: 2, dash: dash(index)))
      for point in points {
        figure.fill(
          DisplayRect(x: point.x - 2.5, y: point.y - 2.5, width: 5, height: 5), colour(index))
      }
      ends.append(points.last?.y ?? Self.plot.maxY)
    }
    drawLabels(ends, in: &figure)
    return figure
  }

  private var title: String {
    guard
      let steepest = growths.filter({ $0.exponent != nil }).max(by: {
        ($0.exponent ?? 0) < ($1.exponent ?? 0)
      })
    else {
      guard let greatest = growths.first, let last = greatest.points.last else {
        return "\(name): no \(metric.title.lowercased()) at any size"
      }
      return "\(name): at most \(metric.unit.format(last.value)) of \(metric.title.lowercased()), "
        + "at \(ValueFormatter.count(last.items, "item")) in \(greatest.subject.strategy)"
    }
    return "\(name): \(metric.title.lowercased()) grows at most as \(steepest.text), "
      + "in \(steepest.subject.strategy)"
  }

  private var subtitle: String {
    let subject = growths.first?.subject
    let setting = subject.map { [$0.device, $0.system] + $0.conditions } ?? []
    return (["\(metric.title) over items, both axes logarithmic"] + setting)
      .joined(separator: " · ")
  }

  /// Seven colours, which repeat with dashed lines.
  private func colour(_ index: Int) -> Colour { Palette.lines[index % Palette.lines.count] }

  private func dash(_ index: Int) -> [Double] {
    let dashes: [[Double]] = [[], [7, 3], [2, 3], [9, 3, 2, 3]]
    return dashes[index / Palette.lines.count % dashes.count]
  }

  private func drawLabels(_ ends: [Double], in figure: inout Figure) {
    // Labels are placed from the bottom up, and the greatest value is the highest.
    let order = ends.indices.sorted { (ends[$1], $1) < (ends[$0], $0) }
    let places = LabelColumn.spread(
      order.map { ends[$0] }, step: 17, within: (Self.plot.y + 4)...(Self.plot.maxY + 34))
    for (index, place) in zip(order, places) {
      let growth = growths[index]
      figure.add(
        .line(
          [DisplayPoint(Self.plot.maxX, ends[index]), DisplayPoint(Self.labelStart - 6, place)],
          colour(index)))
      let value = growth.text
      let room =
        FigureStyle.width - FigureStyle.margin - Self.labelStart - 10
        - FigureStyle.strong.width(of: value)
      let name = FigureStyle.label.fit(growth.subject.strategy, width: room)
      figure.text(
        TextMark(name, at: DisplayPoint(Self.labelStart, place + 4), style: FigureStyle.label))
      figure.text(
        TextMark(
          value,
          at: DisplayPoint(Self.labelStart + FigureStyle.label.width(of: name) + 8, place + 4),
          style: FigureStyle.strong), within: FigureStyle.width - Self.labelStart - 20)
    }
  }

  private func drawAxes(_ x: LogScale, _ y: LogScale, in figure: inout Figure) {
    for tick in x.ticks {
      let place = x.position(tick)
      figure.line(
        from: DisplayPoint(place, Self.plot.y), to: DisplayPoint(place, Self.plot.maxY),
        Palette.grid)
      figure.label(
        [
          TextMark(
            ValueFormatter.count(Int(tick)), at: DisplayPoint(place, Self.plot.maxY + 17),
            anchor: .middle, style: FigureStyle.quiet)
        ], within: DisplayRect(x: 60, y: Self.plot.maxY, width: 760, height: 30))
    }
    for tick in y.ticks {
      let place = y.position(tick)
      figure.line(
        from: DisplayPoint(Self.plot.x, place), to: DisplayPoint(Self.plot.maxX, place),
        Palette.grid)
      figure.label(
        [
          TextMark(
            metric.unit.format(tick), at: DisplayPoint(Self.plot.x - 8, place + 4), anchor: .end,
            style: FigureStyle.quiet)
        ], within: DisplayRect(x: 0, y: Self.plot.y - 12, width: Self.plot.x, height: 400))
    }
    figure.text(
      TextMark(
        "items", at: DisplayPoint(Self.plot.midX, Self.plot.maxY + 36), anchor: .middle,
        style: FigureStyle.name))
  }
}

/// Maps positive numbers to positions by their logarithms.
struct LogScale {
  private let low: Double
  private let high: Double
  private let start: Double
  private let end: Double

  /// Creates a scale over some numbers, with a margin; `nil` without any.
  ///
  /// - Parameter leastSpan: The least ratio of the greatest to the least value of the scale.
  init?(_ values: [Double], from start: Double, to end: Double, leastSpan: Double = 1) {
    guard let least = values.min(), let most = values.max(), least > 0, most.isFinite else {
      return nil
    }
    let span = DeterministicMath.log(most / least)
    // Small differences should look flat, so the scale spans at least a power of ten.
    let room = max(span * 0.04, (DeterministicMath.log(leastSpan) - span) / 2, 0.1)
    low = DeterministicMath.log(least) - room
    high = DeterministicMath.log(most) + room
    self.start = start
    self.end = end
  }

  /// Returns the position of a positive number.
  func position(_ value: Double) -> Double {
    start + (DeterministicMath.log(value) - low) / (high - low) * (end - start)
  }

  /// Powers of ten within the scale; if there are fewer than three, two and five times them as well.
  var ticks: [Double] {
    let tens = ticks(of: [1])
    return tens.count > 2 ? tens : ticks(of: [1, 2, 5])
  }

  private func ticks(of steps: [Double]) -> [Double] {
    var ticks: [Double] = []
    var power = 1e-3
    while power < 1e19 {
      for step in steps {
        let logarithm = DeterministicMath.log(power * step)
        if logarithm >= low, logarithm <= high { ticks.append(power * step) }
      }
      power *= 10
    }
    return ticks
  }
}
