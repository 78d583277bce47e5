import SimGraph

/// One cell of a random program on the graph, with its own account of what it read.
///
/// The account uses versions that the cells keep themselves, so it does not trust the graph.
final class GraphCell: Rule, NodeOwner {
  let number: Int
  private let formula: Formula?
  private unowned let program: GraphProgram
  private(set) var id = NodeID(index: .max, generation: 0)
  private(set) var stored: Int
  private(set) var version = 0
  private var isEvaluated = false
  private var account: [(cell: GraphCell, version: Int)] = []
  var isRemoved = false
  var runsInStep = 0

  init(
    _ number: Int, _ kind: ProgramShape.Kind, value: Int, program: GraphProgram,
    in subgraph: SubgraphID
  ) {
    self.number = number
    self.program = program
    stored = value
    switch kind {
    case .source:
      formula = nil
      id = program.graph.addSource(owner: self, in: subgraph)
    case .rule(let formula):
      self.formula = formula
      id = program.graph.addRule(self, owner: self, in: subgraph)
    case .effect(let formula):
      self.formula = formula
      id = program.graph.addEffect(owner: self, in: subgraph)
    }
  }

  func write(_ value: Int) {
    guard value != stored else { return }
    stored = value
    version += 1
    program.graph.write(id)
  }

  /// Reads this cell for the cell that is being computed, if one is.
  func read() -> Int {
    program.graph.read(id)
    program.computing.last?.account.append((self, version))
    return stored
  }

  func recompute() -> Bool {
    guard let formula else { return false }
    runsInStep += 1
    if runsInStep > 1 { program.fail("cell \(number) ran twice") }
    if isEvaluated, !account.contains(where: { $0.cell.isRemoved || $0.cell.version != $0.version })
    {
      program.fail("cell \(number) ran though no input had changed")
    }
    account = []
    program.computing.append(self)
    let new = formula.value(program.read)
    program.computing.removeLast()
    let isChanged = new != stored || !isEvaluated
    if isChanged { version += 1 }
    stored = new
    isEvaluated = true
    return isChanged
  }

  func label(of node: NodeID) -> String { "cell \(number)" }
}
