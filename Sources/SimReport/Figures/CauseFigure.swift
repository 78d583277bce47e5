// The graph of causes as a picture: events on the left, then the writes, then views to the right by
// their distance from the event. A line's width is the number of bodies that it led to. With two
// runs, a part that only one of them has is in the colour of that run, and dashed if it is the
// second.

package import SimCharts
package import SimMetrics
import SimScreen

/// The cause-and-effect graph of one run, or of two merged into one.
package struct CauseFigure {
  private let graph: CauseGraph
  private let title: String
  private let subtitle: String
  private let layout: CauseLayout

  private static let top = FigureHeader.height + 24
  private static let boxWidth = 130.0...320.0
  private static let labelWidth = 30.0...230.0
  private static let lineHeight = 13.0

  package init(_ graph: CauseGraph, title: String, subtitle: String) {
    self.graph = graph
    self.title = title
    self.subtitle = subtitle
    layout = CauseLayout(
      graph, origin: DisplayPoint(FigureStyle.margin, Self.top),
      widths: graph.nodes.map { node in
        let lines = Self.lines(of: node)
        let widest = lines.enumerated().map { Self.style(ofLine: $0).width(of: $1) }.max() ?? 0
        return Self.clamp(widest + 20, Self.boxWidth)
      },
      labelWidths: graph.edges.map { edge in
        let widest = Self.words(of: edge).map { FigureStyle.quiet.width(of: $0) }.max() ?? 0
        return Self.clamp(widest + 4, Self.labelWidth)
      })
  }

  package var figure: Figure {
    let end = graph.nodes.isEmpty ? DisplayPoint(0, Self.top + 40) : layout.size
    var figure = Figure(
      width: max(FigureStyle.width, end.x + FigureStyle.margin),
      height: end.y + FigureStyle.margin + 20)
    FigureHeader.draw(title: title, subtitle: subtitle, in: &figure)
    if graph.nodes.isEmpty {
      Message.draw(
        "no body ran", middle: DisplayPoint(figure.width / 2, Self.top + 10), width: 400,
        in: &figure)
    }
    for (edge, line) in zip(graph.edges, layout.lines) { draw(edge, along: line, in: &figure) }
    for (edge, label) in zip(graph.edges, layout.labels) { draw(edge, label: label, in: &figure) }
    for (node, box) in zip(graph.nodes, layout.boxes) { draw(node, at: box, in: &figure) }
    return figure
  }

  private static func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    min(max(value.rounded(.up), range.lowerBound), range.upperBound)
  }

  /// Returns the label of an edge: its name, then the number of bodies that it led to; for a loop
  /// both on one line.
  private static func words(of edge: CauseGraph.Edge) -> [String] {
    let count = CauseGraph.text(edge.bodies)
    return edge.from == edge.to
      ? [[edge.label, count].filter { !$0.isEmpty }.joined(separator: " ")] : [edge.label, count]
  }

  private func colour(_ numbers: [Int]) -> Colour {
    guard graph.runs == 2 else { return Palette.grey }
    return numbers[1] == 0 ? Palette.orange : numbers[0] == 0 ? Palette.blue : Palette.grey
  }

  /// Draws a line, dashed if only the second run has it, up to the base of its arrowhead.
  private func draw(_ edge: CauseGraph.Edge, along line: [DisplayPoint], in figure: inout Figure) {
    guard let tip = line.last, line.count > 1 else { return }
    let most = Double(graph.edges.map { $0.bodies.max() ?? 0 }.max() ?? 1)
    let share = Double(edge.bodies.max() ?? 0) / max(most, 1)
    let isSecond = graph.runs == 2 && edge.bodies[0] == 0
    let width = 1 + 4 * share
    let colour = colour(edge.bodies)
    let (length, half) = (7 + width, 3 + width)
    let before = line[line.count - 2]
    let isDown = before.x == tip.x
    let foot = isDown ? DisplayPoint(tip.x, tip.y - length) : DisplayPoint(tip.x - length, tip.y)
    figure.add(.line(line.dropLast() + [foot], colour, width: width, dash: isSecond ? [7, 3] : []))
    let corners =
      isDown
      ? [DisplayPoint(foot.x - half, foot.y), DisplayPoint(foot.x + half, foot.y)]
      : [DisplayPoint(foot.x, foot.y - half), DisplayPoint(foot.x, foot.y + half)]
    figure.add(.polygon([tip] + corners, colour))
  }

  private func draw(_ edge: CauseGraph.Edge, label: DisplayRect, in figure: inout Figure) {
    let words = Self.words(of: edge)
    let baselines = edge.from == edge.to ? [label.y + 10] : [label.midY - 5, label.midY + 14]
    for (word, y) in zip(words, baselines) {
      figure.text(
        TextMark(word, at: DisplayPoint(label.midX, y), anchor: .middle, style: FigureStyle.quiet),
        within: label.width)
    }
  }

  private static func style(ofLine line: Int) -> TextStyle {
    line == 0 ? FigureStyle.strong : FigureStyle.label
  }

  private static func lines(of node: CauseGraph.Node) -> [String] {
    guard node.kind == .view else { return [node.name] }
    let isChecked = node.checked.contains { $0 > 0 }
    return [node.name, CauseGraph.bodies(node.bodies)]
      + (isChecked ? ["\(CauseGraph.text(node.checked)) checked, not run"] : [])
  }

  private func draw(_ node: CauseGraph.Node, at place: DisplayRect, in figure: inout Figure) {
    let fill =
      switch node.kind {
      case .event: Palette.yellow.tint(0.4)
      case .state: Palette.green.tint(0.3)
      case .view: Palette.lane
      }
    figure.fill(place.inset(by: -1), colour(node.kind == .view ? node.bodies : [1, 1]))
    figure.fill(place, Palette.paper)
    figure.fill(place, fill)
    let lines = Self.lines(of: node)
    let first = place.midY - Double(lines.count - 1) * 7 + 4
    for (index, line) in lines.enumerated() {
      figure.text(
        TextMark(
          line, at: DisplayPoint(place.midX, first + Double(index) * 14), anchor: .middle,
          style: Self.style(ofLine: index)), within: place.width - 10)
    }
  }
}
