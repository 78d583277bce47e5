// A random program on the graph.
//
// Whether a group exists is itself a source, outside the group: whoever reads a cell reads that first, so
// that a group that is made again reaches its readers.

import SimGraph

/// A random program that runs on `Graph`.
final class GraphProgram {
  let shape: ProgramShape
  let graph = Graph()
  var cells: [GraphCell?]
  var computing: [GraphCell] = []
  private(set) var failure: String?
  private var presence: [GraphCell] = []
  private var subgraphs: [SubgraphID?]
  private var paths: [[Int]]

  init(_ shape: ProgramShape, values: [Int]) {
    self.shape = shape
    cells = Array(repeating: nil, count: shape.kinds.count)
    subgraphs = Array(repeating: nil, count: shape.parents.count)
    paths = shape.kinds.indices.map(shape.path)
    for group in shape.parents.indices {
      presence.append(GraphCell(-1 - group, .source, value: 0, program: self, in: .none))
    }
    for cell in shape.kinds.indices where shape.groups[cell] == nil {
      makeCell(cell, value: values[cell], in: .none)
    }
    for group in shape.parents.indices { make(group, values: values, last: true) }
  }

  func fail(_ text: String) { failure = failure ?? text }

  func exists(_ group: Int) -> Bool { subgraphs[group] != nil }

  /// Makes a group's cells; the group around it exists.
  func make(_ group: Int, values: [Int], last presenceLast: Bool) {
    if !presenceLast { presence[group].write(1) }
    let parent = shape.parents[group].flatMap { subgraphs[$0] } ?? .none
    let subgraph = graph.addSubgraph(in: parent)
    subgraphs[group] = subgraph
    for cell in shape.kinds.indices where shape.groups[cell] == group {
      makeCell(cell, value: values[cell], in: subgraph)
    }
    if presenceLast { presence[group].write(1) }
  }

  /// Removes a group and those inside it.
  func remove(_ group: Int, last presenceLast: Bool) {
    guard let subgraph = subgraphs[group] else { return }
    let removed = shape.parents.indices.filter { $0 == group || isInside($0, group) }
    if !presenceLast { removed.forEach { presence[$0].write(0) } }
    graph.remove(subgraph)
    for cell in cells.indices {
      guard let inner = shape.groups[cell], removed.contains(inner) else { continue }
      cells[cell]?.isRemoved = true
      cells[cell] = nil
    }
    for inner in removed { subgraphs[inner] = nil }
    if presenceLast { removed.forEach { presence[$0].write(0) } }
  }

  /// The value of a cell, or zero when a group around it does not exist.
  func read(_ cell: Int) -> Int {
    for group in paths[cell] where presence[group].read() == 0 { return 0 }
    return cells[cell]?.read() ?? 0
  }

  /// Runs the effects that are new or marked.
  func runEffects() {
    for id in graph.takeStaleEffects() {
      if let cell = graph.owner(of: id) as? GraphCell { evaluate(cell) }
    }
    for case let cell? in cells {
      if case .effect = shape.kinds[cell.number], graph.checkedAt(cell.id) == 0 { evaluate(cell) }
    }
  }

  func beginStep() {
    for case let cell? in cells { cell.runsInStep = 0 }
  }

  private func evaluate(_ cell: GraphCell) {
    guard graph.needsEvaluation(cell.id) else { return }
    graph.begin(cell.id)
    _ = cell.recompute()
    graph.end(cell.id)
  }

  private func makeCell(_ cell: Int, value: Int, in subgraph: SubgraphID) {
    cells[cell] = GraphCell(
      cell, shape.kinds[cell], value: value, program: self, in: subgraph)
  }

  private func isInside(_ group: Int, _ outer: Int) -> Bool {
    guard let parent = shape.parents[group] else { return false }
    return parent == outer || isInside(parent, outer)
  }
}
