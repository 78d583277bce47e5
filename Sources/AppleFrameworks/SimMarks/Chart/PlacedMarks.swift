// The positions and the drawing of marks. Numeric axes run from the minimum to the maximum, and include zero if bars or
// areas start there. Categories have a band each, in the order of their first use.

import Foundation
import SimComponents
import SimViews

private struct Scale {
  private var numbers: ClosedRange<Double>?
  private var names: [String: Int] = [:]
  /// The extent of a single value, as a fraction of the axis.
  private var band: Double { names.isEmpty ? step : 1 / Double(names.count) }
  private var values: Set<Double> = []
  private var step = 0.1
  /// Whether the app sets the numeric domain.
  private var isGiven = false

  /// Sets the domain of the axis from the app's values: categories in their order, or the minimum
  /// and maximum of numbers.
  mutating func take(_ domain: PlotDomain?) {
    guard let domain else { return }
    for position in domain.positions { include(position) }
    values = []
    isGiven = domain.isWhole && !domain.positions.isEmpty
  }

  mutating func include(_ span: PlotMark.Span?) {
    guard let span else { return }
    include(span.start)
    if let end = span.end { include(end) }
  }

  mutating func include(_ position: PlotPosition) {
    switch position {
    case .number(let number):
      values.insert(number)
      if isGiven { break }
      numbers =
        min(numbers?.lowerBound ?? number, number)...max(numbers?.upperBound ?? number, number)
    case .name(let name): if names[name] == nil { names[name] = names.count }
    }
  }

  /// Extends the axis at both ends by the width of a bar, if bars stand at numbers.
  mutating func makeRoom() {
    guard let numbers, names.isEmpty else { return }
    let length = numbers.upperBound - numbers.lowerBound
    let sorted = values.sorted()
    let least = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? max(length, 1)
    if isGiven {
      step = length > 0 ? least / length : 1
      return
    }
    self.numbers = (numbers.lowerBound - least / 2)...(numbers.upperBound + least / 2)
    step = least / (length + least)
  }

  func place(_ position: PlotPosition) -> Double {
    switch position {
    case .number(let number):
      guard let numbers, numbers.upperBound > numbers.lowerBound else { return 0.5 }
      return (number - numbers.lowerBound) / (numbers.upperBound - numbers.lowerBound)
    case .name(let name): return (Double(names[name] ?? 0) + 0.5) * band
    }
  }

  /// Returns the range that a mark covers along this axis.
  func span(_ span: PlotMark.Span?) -> ClosedRange<Double> {
    guard let span else { return 0...1 }
    let start = place(span.start)
    guard let end = span.end.map(place) else {
      return (start - band * 0.4)...(start + band * 0.4)
    }
    return min(start, end)...max(start, end)
  }
}

struct PlacedMarks {
  private var marks: [PlotMark] = []
  private var x = Scale()
  private var y = Scale()
  private var groups: [PlotPosition] = []
  /// The range of the numbers that select colors.
  private var numbers: ClosedRange<Double>?

  /// The colors of categories in the order of their first use.
  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  private let scales: PlotScales

  @MainActor init<Content: ChartContent>(_ content: Content, _ scales: PlotScales) {
    self.scales = scales
    x.take(scales.x)
    y.take(scales.y)
    content._collect(&marks)
    stack()
    for mark in marks {
      if let group = mark.group, !groups.contains(group) { groups.append(group) }
      guard mark.kind != .sector else { continue }
      x.include(mark.x)
      y.include(mark.y)
    }
    for case .number(let number) in groups {
      numbers =
        min(numbers?.lowerBound ?? number, number)...max(numbers?.upperBound ?? number, number)
    }
    if marks.contains(where: { $0.kind == .bar && isUpright($0) }) { x.makeRoom() }
    if marks.contains(where: { $0.kind == .bar && !isUpright($0) }) { y.makeRoom() }
  }

  /// Returns the position of a number in the range of the numbers that select colors, from 0 to 1.
  private func share(of number: Double) -> Double {
    guard let numbers, numbers.lowerBound < numbers.upperBound else { return 0 }
    return (number - numbers.lowerBound) / (numbers.upperBound - numbers.lowerBound)
  }

  /// Returns whether the value of a bar is its height.
  private func isUpright(_ mark: PlotMark) -> Bool {
    if case .number? = mark.y?.start { return true }
    return false
  }

  /// Stacks bars and areas from zero in the order of the marks.
  private mutating func stack() {
    struct Place: Hashable {
      let isBar: Bool
      let position: PlotPosition?
      let isUp: Bool
    }
    var tops: [Place: Double] = [:]
    for index in marks.indices {
      let mark = marks[index]
      let isUp = isUpright(mark)
      guard mark.kind == .bar || (mark.kind == .area && mark.y?.end == nil),
        case .number(let value)? = isUp ? mark.y?.start : mark.x?.start
      else { continue }
      let place = Place(
        isBar: mark.kind == .bar, position: isUp ? mark.x?.start : mark.y?.start, isUp: value >= 0)
      let from = tops[place] ?? 0
      tops[place] = from + value
      let span = PlotMark.Span(start: .number(from), end: .number(from + value))
      if isUp { marks[index].y = span } else { marks[index].x = span }
    }
  }

  private func shading(_ mark: PlotMark) -> GraphicsContext.Shading {
    if let style = mark.style { return .style(style) }
    let index = mark.group.flatMap { groups.firstIndex(of: $0) } ?? 0
    switch (scales.looks, mark.group) {
    case (.byValue(let styles), let group?):
      if let style = styles[group] { return .style(style) }
    case (.gradient(let gradient), .number(let number)):
      return .color(gradient.color(at: share(of: number)))
    case (.inOrder(let styles), _) where !styles.isEmpty:
      return .style(styles[index % styles.count])
    default: break
    }
    return .color(Self.palette[index % Self.palette.count])
  }

  private func frame(_ mark: PlotMark, _ size: CGSize) -> CGRect {
    let (across, up) = (x.span(mark.x), y.span(mark.y))
    return CGRect(
      x: across.lowerBound * size.width, y: (1 - up.upperBound) * size.height,
      width: (across.upperBound - across.lowerBound) * size.width,
      height: (up.upperBound - up.lowerBound) * size.height)
  }

  private func point(_ x: PlotPosition, _ y: PlotPosition, _ size: CGSize) -> CGPoint {
    CGPoint(x: self.x.place(x) * size.width, y: (1 - self.y.place(y)) * size.height)
  }

  /// Draws all marks in order; a line or an area is drawn at the position of its first mark.
  func draw(into context: GraphicsContext, size: CGSize) {
    drawSectors(into: context, size: size)
    var done: Set<Line> = []
    for mark in marks {
      var context = context
      context.opacity *= mark.opacity
      switch mark.kind {
      case .bar, .rectangle:
        let corner = CGSize(width: mark.cornerRadius, height: mark.cornerRadius)
        context.fill(
          Path(roundedRect: frame(mark, size), cornerSize: corner), with: shading(mark))
      case .point:
        guard let x = mark.x?.start, let y = mark.y?.start else { continue }
        let (center, side) = (point(x, y, size), CGFloat(mark.symbolSize.squareRoot()))
        let circle = CGRect(
          x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        context.fill(Path(ellipseIn: circle), with: shading(mark))
      case .rule: context.stroke(rule(mark, size), with: shading(mark), style: stroke(mark, 1))
      case .line, .area:
        if done.insert(Line(mark)).inserted { drawLine(Line(mark), into: context, size) }
      case .sector: break
      }
    }
  }

  private func stroke(_ mark: PlotMark, _ width: CGFloat) -> StrokeStyle {
    mark.stroke ?? StrokeStyle(lineWidth: width)
  }

  private func rule(_ mark: PlotMark, _ size: CGSize) -> Path {
    let frame = frame(mark, size)
    var path = Path()
    if mark.y == nil || mark.y?.end != nil {
      path.move(to: CGPoint(x: frame.midX, y: frame.minY))
      path.addLine(to: CGPoint(x: frame.midX, y: frame.maxY))
    } else {
      path.move(to: CGPoint(x: frame.minX, y: frame.midY))
      path.addLine(to: CGPoint(x: frame.maxX, y: frame.midY))
    }
    return path
  }

  /// The line or area that a mark belongs to.
  private struct Line: Hashable {
    let isArea: Bool
    let series: PlotPosition?
    init(_ mark: PlotMark) {
      isArea = mark.kind == .area
      series = mark.series ?? mark.group
    }
  }

  private func drawLine(_ line: Line, into context: GraphicsContext, _ size: CGSize) {
    let own = marks.filter { ($0.kind == .line || $0.kind == .area) && Line($0) == line }
    guard let first = own.first else { return }
    let tops = own.compactMap { mark -> CGPoint? in
      guard let x = mark.x?.start, let y = mark.y else { return nil }
      return point(x, y.end ?? y.start, size)
    }
    var path = Path()
    path.addLines(tops)
    guard line.isArea else {
      context.stroke(path, with: shading(first), style: stroke(first, 2))
      return
    }
    for mark in own.reversed() {
      if let x = mark.x?.start, let y = mark.y?.start { path.addLine(to: point(x, y, size)) }
    }
    path.closeSubpath()
    context.fill(path, with: shading(first))
  }

  /// Draws sectors clockwise from the top.
  private func drawSectors(into context: GraphicsContext, size: CGSize) {
    let sectors = marks.filter { $0.kind == .sector }
    let values = sectors.map { mark -> Double in
      if case .number(let number)? = mark.y?.start { return max(0, number) }
      return 0
    }
    let sum = values.reduce(0, +)
    guard sum > 0 else { return }
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) / 2
    var from = -90.0
    for (mark, value) in zip(sectors, values) {
      let to = from + value / sum * 360
      var path = Path()
      path.addArc(
        center: center, radius: radius * mark.radii.upperBound, startAngle: .degrees(from),
        endAngle: .degrees(to), clockwise: false)
      path.addArc(
        center: center, radius: radius * mark.radii.lowerBound, startAngle: .degrees(to),
        endAngle: .degrees(from), clockwise: true)
      path.closeSubpath()
      var context = context
      context.opacity *= mark.opacity
      context.fill(path, with: shading(mark))
      from = to
    }
  }
}
