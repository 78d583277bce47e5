// Causes as a picture: events on the left, what was written beside them, views to the right by their distance from the
// event. A line is as wide as it led to bodies; of two runs, what only one of them has is in its colour.

package import SimCharts
package import SimMetrics

/// The cause-and-effect graph of one run, or of two drawn into one another.
package struct CauseFigure {
  private let graph: CauseGraph
  private let title: String
  private let subtitle: String
  private let places: [Rect]

  private static let column = 286.0
  private static let box = (width: 190.0, height: 50.0)
  private static let gap = 22.0
  private static let top = FigureHeader.height + 24

  /// Prepares the picture.
  package init(_ graph: CauseGraph, title: String, subtitle: String) {
    self.graph = graph
    self.title = title
    self.subtitle = subtitle
    var filled: [Int: Int] = [:]
    places = graph.nodes.map { node in
      let row = filled[node.depth, default: 0]
      filled[node.depth] = row + 1
      return Rect(
        x: FigureStyle.margin + Double(node.depth) * Self.column,
        y: Self.top + Double(row) * (Self.box.height + Self.gap), width: Self.box.width,
        height: Self.box.height)
    }
  }

  /// The picture.
  package var figure: Figure {
    let right = places.map(\.maxX).max() ?? 0
    let labels = labels
    let bottom = (places + labels).map(\.maxY).max() ?? Self.top + 40
    var figure = Figure(
      width: max(FigureStyle.width, right + 90), height: bottom + FigureStyle.margin + 20)
    FigureHeader.draw(title: title, subtitle: subtitle, in: &figure)
    if graph.nodes.isEmpty {
      Message.draw(
        "no body ran", middle: Point(figure.width / 2, Self.top + 10), width: 400, in: &figure)
    }
    for edge in graph.edges { draw(edge, in: &figure) }
    for (edge, label) in zip(graph.edges, labels) { draw(edge, label: label, in: &figure) }
    for (node, place) in zip(graph.nodes, places) { draw(node, at: place, in: &figure) }
    return figure
  }

  /// Where the texts of the edges stand: before the heads of their arrows, and further down where others stand there.
  private var labels: [Rect] {
    var labels: [Rect] = []
    for edge in graph.edges {
      let (from, to) = (places[edge.from], places[edge.to])
      let lines = Double(Self.text(of: edge).count)
      var label = Rect(
        x: to.x - 90, y: (from.midY + 3 * to.midY) / 4 - 16, width: 84,
        height: lines * Self.lineHeight)
      if edge.from == edge.to { label = Rect(x: to.maxX + 14, y: to.y - 19, width: 80, height: 13) }
      while let other = labels.first(where: { $0.intersects(label) }) { label.y = other.maxY + 1 }
      labels.append(label)
    }
    return labels
  }

  private static let lineHeight = 13.0

  private static func text(of edge: CauseGraph.Edge) -> [String] {
    [edge.label, CauseGraph.text(edge.bodies)].filter { !$0.isEmpty }
  }

  private func colour(_ numbers: [Int]) -> Colour {
    guard graph.runs == 2 else { return Palette.grey }
    return numbers[1] == 0 ? Palette.orange : numbers[0] == 0 ? Palette.blue : Palette.grey
  }

  private func draw(_ edge: CauseGraph.Edge, in figure: inout Figure) {
    let (from, to) = (places[edge.from], places[edge.to])
    let most = Double(graph.edges.map { $0.bodies.max() ?? 0 }.max() ?? 1)
    let share = Double(edge.bodies.max() ?? 0) / max(most, 1)
    let stroke = Stroke(colour(edge.bodies), width: 1 + 5 * share)
    if edge.from == edge.to {
      let corner = Point(from.maxX + 14, from.y - 8)
      figure.line(from: Point(from.maxX, from.y + 8), to: corner, stroke)
      figure.line(from: corner, to: Point(from.maxX - 20, from.y), stroke)
      return
    }
    let start = Point(from.maxX, from.midY)
    let end = Point(to.x, to.midY)
    figure.line(from: start, to: end, stroke)
    // An arrow's head: two short lines.
    figure.line(from: Point(end.x - 8, end.y - 5), to: end, stroke)
    figure.line(from: Point(end.x - 8, end.y + 5), to: end, stroke)
  }

  /// Writes what an edge is, on paper of its own, for lines run below it.
  private func draw(_ edge: CauseGraph.Edge, label: Rect, in figure: inout Figure) {
    let words = Self.text(of: edge)
    let lines = (edge.from == edge.to ? [words.joined(separator: " ")] : words)
      .map { FigureStyle.quiet.fit($0, width: label.width) }
    for (index, line) in lines.enumerated() {
      let width = FigureStyle.quiet.width(of: line) + 4
      figure.fill(
        Rect(
          x: label.midX - width / 2, y: label.y + Double(index) * Self.lineHeight, width: width,
          height: Self.lineHeight), Palette.paper)
    }
    for (index, line) in lines.enumerated() {
      let place = Point(label.midX, label.y + 11 + Double(index) * Self.lineHeight)
      figure.text(TextMark(line, at: place, anchor: .middle, style: FigureStyle.quiet))
    }
  }

  private func draw(_ node: CauseGraph.Node, at place: Rect, in figure: inout Figure) {
    let fill =
      switch node.kind {
      case .event: Palette.yellow.tint(0.4)
      case .state: Palette.green.tint(0.3)
      case .view: Palette.lane
      }
    figure.fill(place.grown(by: 1), colour(node.kind == .view ? node.bodies : [1, 1]))
    figure.fill(place, Palette.paper)
    figure.fill(place, fill)
    var lines = [node.name]
    if node.kind == .view {
      lines.append(CauseGraph.bodies(node.bodies))
      if node.checked.contains(where: { $0 > 0 }) {
        lines.append("\(CauseGraph.text(node.checked)) checked, not run")
      }
    }
    let first = place.midY - Double(lines.count - 1) * 7 + 4
    for (index, line) in lines.enumerated() {
      figure.text(
        TextMark(
          line, at: Point(place.midX, first + Double(index) * 14), anchor: .middle,
          style: index == 0 ? FigureStyle.strong : FigureStyle.label), within: place.width - 10)
    }
  }
}
