// The layout of a graph of causes: columns by the distance from an event, and no line through a
// box.
//
// An edge that passes a column has a position of its own in it, like a node without a box (a bend).
// Between columns an edge climbs in the first part of the gap and is horizontal in the rest, where
// its text is, so no text lies on another line. Edges that lead back, as in a cycle of views, run
// below all boxes. A column is sorted by the means of the neighbours' positions, in a fixed number
// of sweeps (the barycentre method); equal ones stay in the order of the graph.

import SimCharts
import SimMetrics
import SimScreen

/// The positions of a graph's nodes, edges and texts.
struct CauseLayout {
  /// The box of each node.
  private(set) var boxes: [DisplayRect] = []
  /// The bends of each edge, from the box at which it begins to the tip of its arrow.
  private(set) var lines: [[DisplayPoint]] = []
  /// The rectangle of each edge's text: two lines, one above and one below the last segment.
  private(set) var labels: [DisplayRect] = []
  /// The bottom right corner of the layout.
  private(set) var size = DisplayPoint(0, 0)

  private static let boxHeight = 50.0
  private static let bendHeight = 18.0
  private static let gap = 22.0
  private static let climb = 46.0
  private static let sweeps = 6
  /// The height of an edge's text: a line above the stroke and one below.
  private static let labelHeight = 34.0
  private static let loopHeight = 15.0

  /// A node or a bend in a column.
  private struct Item {
    var node: Int?
    var column: Int
    var height: Double
    /// The height of the texts of loops above a box.
    var head = 0.0
    var y = 0.0
    var middle: Double { y + head + (height - head) / 2 }
  }

  private var items: [Item] = []
  private var columns: [[Int]] = []
  /// The items of each edge, ends included; for an edge that leads back only its ends.
  private var paths: [[Int]] = []
  /// The neighbours of each item on the left, and on the right.
  private var before: [[Int]] = []
  private var after: [[Int]] = []

  /// Lays out a graph.
  ///
  /// - Parameter origin: The top left corner.
  /// - Parameter widths: The width of each node's box.
  /// - Parameter labelWidths: The width of each edge's text.
  init(_ graph: CauseGraph, origin: DisplayPoint, widths: [Double], labelWidths: [Double]) {
    makeItems(graph)
    joinItems()
    for _ in 0..<Self.sweeps { order() }
    stack(from: origin.y)
    place(graph, from: origin.x, widths: widths, labelWidths: labelWidths)
  }

  // MARK: Columns

  private mutating func makeItems(_ graph: CauseGraph) {
    let count = (graph.nodes.map(\.depth).max() ?? -1) + 1
    columns = Array(repeating: [], count: count)
    var arriving = graph.nodes.map { _ in 0 }
    var loops = graph.nodes.map { _ in 0 }
    for edge in graph.edges {
      if edge.from == edge.to { loops[edge.to] += 1 } else { arriving[edge.to] += 1 }
    }
    for (index, node) in graph.nodes.enumerated() {
      let head = Double(loops[index]) * Self.loopHeight
      let height = max(Self.boxHeight, Double(arriving[index]) * Self.labelHeight)
      append(Item(node: index, column: node.depth, height: height + head, head: head))
    }
    for edge in graph.edges {
      let (from, to) = (graph.nodes[edge.from].depth, graph.nodes[edge.to].depth)
      var path = [edge.from]
      for column in stride(from: from + 1, to: to, by: 1) {
        path.append(items.count)
        append(Item(node: nil, column: column, height: Self.bendHeight))
      }
      paths.append(path + [edge.to])
    }
  }

  private mutating func append(_ item: Item) {
    columns[item.column].append(items.count)
    items.append(item)
  }

  private func isForward(_ path: [Int]) -> Bool {
    items[path[0]].column < items[path[path.count - 1]].column
  }

  private mutating func joinItems() {
    before = items.map { _ in [] }
    after = before
    for path in paths where isForward(path) {
      for (left, right) in zip(path, path.dropFirst()) {
        before[right].append(left)
        after[left].append(right)
      }
    }
  }

  /// Sorts the items of each column by the means of their neighbours, first from the left, then
  /// from the right.
  private mutating func order() {
    for column in columns.indices.dropFirst() { sort(column, by: before) }
    for column in columns.indices.dropLast().reversed() { sort(column, by: after) }
  }

  private mutating func sort(_ column: Int, by neighbours: [[Int]]) {
    var ranks = items.map { _ in 0.0 }
    for column in columns {
      for (place, item) in column.enumerated() {
        ranks[item] = (Double(place) + 0.5) / Double(column.count)
      }
    }
    let keys = columns[column].enumerated().map { place, item in
      let others = neighbours[item]
      let mean = others.reduce(0) { $0 + ranks[$1] } / Double(max(others.count, 1))
      return (key: others.isEmpty ? ranks[item] : mean, place: place, item: item)
    }
    columns[column] = keys.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.item)
  }

  /// Stacks the items of each column, each as close to its left neighbours as the items above
  /// permit.
  private mutating func stack(from top: Double) {
    for column in columns {
      var free = top
      for item in column {
        let own = items[item]
        let others = before[item]
        let mean = others.reduce(0) { $0 + items[$1].middle } / Double(max(others.count, 1))
        let wish = others.isEmpty ? free : mean - own.head - (own.height - own.head) / 2
        items[item].y = max(free, wish)
        free = items[item].y + own.height + Self.gap
      }
    }
  }

  // MARK: Places

  private mutating func place(
    _ graph: CauseGraph, from left: Double, widths: [Double], labelWidths: [Double]
  ) {
    var x = left
    var lefts: [Double] = []
    var rights: [Double] = []
    var turns: [Double] = []
    for column in columns.indices {
      let texts = graph.edges.indices.filter {
        graph.edges[$0].from != graph.edges[$0].to
          && items[graph.edges[$0].to].column == column
      }.map { labelWidths[$0] }
      if column > 0 { x += Self.climb + 2 }
      turns.append(x)
      if column > 0 { x += max(texts.max() ?? 0, 40) + 20 }
      let width = columns[column].compactMap { items[$0].node }.map { widths[$0] }.max() ?? 0
      lefts.append(x)
      x += width
      rights.append(x)
    }
    boxes = graph.nodes.indices.map { node in
      let item = items[node]
      return DisplayRect(
        x: lefts[item.column], y: item.y + item.head,
        width: rights[item.column] - lefts[item.column], height: item.height - item.head)
    }
    let bottom = items.map { $0.y + $0.height }.max() ?? 0
    let back = graph.edges.indices.filter {
      graph.edges[$0].from != graph.edges[$0].to && !isForward(paths[$0])
    }
    let (leaving, arriving) = ports(graph)
    var loops = graph.nodes.map { _ in 0.0 }
    for (index, edge) in graph.edges.enumerated() {
      let (from, to) = (boxes[edge.from], boxes[edge.to])
      if edge.from == edge.to {
        addLoop(
          at: to, number: loops[edge.to], of: items[edge.to].head / Self.loopHeight,
          width: labelWidths[index])
        loops[edge.to] += 1
        continue
      }
      let start = DisplayPoint(from.maxX, leaving[index])
      let end = DisplayPoint(to.x, arriving[index])
      var points = [start]
      if let lane = back.firstIndex(of: index) {
        let y = bottom + Self.gap + Double(lane) * 12
        let turn = turns[items[edge.to].column]
        points += [
          DisplayPoint(start.x + 10, start.y), DisplayPoint(start.x + 10, y), DisplayPoint(turn, y),
          DisplayPoint(turn, end.y),
        ]
      } else {
        for item in paths[index].dropFirst().dropLast() {
          let column = items[item].column
          // The climb ends at the column of texts.
          points.append(
            DisplayPoint(
              min(lefts[column], points[points.count - 1].x + Self.climb), items[item].middle))
          points.append(DisplayPoint(rights[column], items[item].middle))
        }
        points.append(DisplayPoint(points[points.count - 1].x + Self.climb, end.y))
      }
      lines.append(points + [end])
      labels.append(
        DisplayRect(
          x: to.x - labelWidths[index] - 14, y: end.y - Self.labelHeight / 2,
          width: labelWidths[index], height: Self.labelHeight))
    }
    size = DisplayPoint(
      rights.max() ?? left, bottom + (back.isEmpty ? 0 : Self.gap + Double(back.count) * 12))
  }

  /// Returns the heights at which edges leave and reach their boxes, each sorted by the other end,
  /// so that they do not cross there.
  private func ports(_ graph: CauseGraph) -> (leaving: [Double], arriving: [Double]) {
    var leaving = graph.edges.map { _ in 0.0 }
    var arriving = leaving
    for (node, box) in boxes.enumerated() {
      let out = graph.edges.indices.filter {
        graph.edges[$0].from == node && graph.edges[$0].to != node
      }.sorted { (items[paths[$0][1]].middle, $0) < (items[paths[$1][1]].middle, $1) }
      for (place, edge) in out.enumerated() {
        leaving[edge] = box.y + box.height * (Double(place) + 0.5) / Double(out.count)
      }
      let into = graph.edges.indices.filter {
        graph.edges[$0].to == node && graph.edges[$0].from != node
      }.sorted { one, other in
        let (first, second) = (paths[one], paths[other])
        return (items[first[first.count - 2]].middle, one)
          < (items[second[second.count - 2]].middle, other)
      }
      for (place, edge) in into.enumerated() {
        arriving[edge] = box.y + box.height * (Double(place) + 0.5) / Double(into.count)
      }
    }
    return (leaving, arriving)
  }

  /// Adds the loop of a view that leads to itself: a corner above its box, with the text to the
  /// left of it and of all others.
  private mutating func addLoop(
    at box: DisplayRect, number: Double, of count: Double, width: Double
  ) {
    let y = box.y - 6 - number * Self.loopHeight
    let right = box.maxX - 6
    lines.append([
      DisplayPoint(right, box.y), DisplayPoint(right, y), DisplayPoint(right - 16 - number * 6, y),
      DisplayPoint(right - 16 - number * 6, box.y),
    ])
    let end = right - 22 - count * 6
    labels.append(DisplayRect(x: end - width, y: y - 8, width: width, height: 13))
  }
}
