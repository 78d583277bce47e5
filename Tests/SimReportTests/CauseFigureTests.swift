// The graph of causes as a picture: whatever the graph, what must hold of its lines and boxes.

import Expectations
import SimCharts
import SimMetrics
import SimScreen
import Testing

@testable import SimReport

@Suite struct CauseFigureTests {
  /// A graph of chains that are drawn by lot: chains of every length, some of which meet a view twice.
  private func graph(seed: UInt64) -> CauseGraph {
    var random = SyntheticRun.Random(state: seed + 1)
    func name(_ prefix: String, _ most: Int64) -> String { prefix + "\(random.within(0...most))" }
    let counts = (0..<Int(random.within(1...14))).map { _ in
      let hops = (0..<Int(random.within(0...5))).map { _ in
        "\(name("_property", 3)) → \(name("SomeView", 8))"
      }
      return CauseCount(
        view: name("SomeView", 8), edge: name("field ", 4), via: hops,
        state: random.within(0...2) == 0 ? "" : name("Model.items", 2), writer: "Model.load",
        event: name("event ", 2), bodies: Int(random.within(0...100_000)))
    }
    return CauseGraph([CauseRecord(all: counts, stops: [])])
  }

  /// Whether a stretch has a point inside of a box.
  private func meets(_ start: DisplayPoint, _ end: DisplayPoint, _ box: DisplayRect) -> Bool {
    guard min(start.x, end.x) < box.maxX, max(start.x, end.x) > box.x,
      min(start.y, end.y) < box.maxY, max(start.y, end.y) > box.y
    else { return false }
    return (0...100).contains { step in
      let share = Double(step) / 100
      let (x, y) = (start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      return x > box.x + 0.01 && x < box.maxX - 0.01 && y > box.y + 0.01 && y < box.maxY - 0.01
    }
  }

  /// What lies on what it must not, as sentences.
  private func faults(_ graph: CauseGraph) -> [String] {
    let layout = CauseLayout(
      graph, origin: DisplayPoint(16, 90), widths: graph.nodes.map { _ in 150 },
      labelWidths: graph.edges.map { Double(40 + $0.label.count * 6) })
    let boxes = layout.boxes.map { $0.inset(by: 0.01) }
    let labels = layout.labels.map { $0.inset(by: 0.01) }
    var faults: [String] = []
    for (place, box) in boxes.enumerated() where boxes[..<place].contains(where: box.intersects) {
      faults.append("box \(place) lies on another")
    }
    for (place, label) in labels.enumerated() {
      if labels[..<place].contains(where: label.intersects) {
        faults.append("text \(place) lies on another")
      }
      if boxes.contains(where: label.intersects) { faults.append("text \(place) lies on a box") }
    }
    for (edge, line) in layout.lines.enumerated() {
      for (start, end) in zip(line, line.dropFirst()) {
        if boxes.contains(where: { meets(start, end, $0) }) {
          faults.append("edge \(edge) runs through a box")
        }
        for (other, label) in labels.enumerated() where other != edge && meets(start, end, label) {
          faults.append("edge \(edge) runs through text \(other)")
        }
      }
      let (from, to) = (graph.edges[edge].from, graph.edges[edge].to)
      if !layout.boxes[from].inset(by: -0.01).contains(DisplayRect(line[0]))
        || !layout.boxes[to].inset(by: -0.01).contains(DisplayRect(line[line.count - 1]))
      {
        faults.append("edge \(edge) ends elsewhere")
      }
    }
    return faults
  }

  @Test func `no line runs through a box, and no text lies on a box, on another or on a line`() {
    for seed in 0..<120 { #expect(faults(graph(seed: UInt64(seed))) == [], "seed \(seed)") }
  }

  @Test func `what happened most is in the title, of two runs with both numbers`() {
    func count(_ event: String, _ bodies: Int) -> CauseCount {
      CauseCount(view: "Row", edge: "new", event: event, bodies: bodies)
    }
    let one = CauseRecord(all: [count("tap", 5), count("scroll", 7)], stops: [])
    let other = CauseRecord(all: [count("tap", 1)], stops: [])
    expect(CauseGraph([one]).mainEvent.map { "\($0.name) \($0.text)" }, is: "scroll 7")
    expect(CauseGraph([one, other]).mainEvent.map { "\($0.name) \($0.text)" }, is: "scroll 7 | 0")
    #expect(CauseGraph([]).mainEvent == nil)
  }
}

extension DisplayRect {
  fileprivate init(_ point: DisplayPoint) { self.init(x: point.x, y: point.y, width: 0, height: 0) }
}
