// Random programs under random edits: the graph agrees with the reference graph after every step,
// computes nothing twice, and computes nothing whose inputs did not change.

import SimGraph
import Testing

@Suite struct RandomComparisonTests {
  static let firstSeed: UInt64 = 1
  static let programs: UInt64 = 2_000

  @Test func `random programs agree with the reference graph after every edit`() {
    var steps = 0
    for seed in Self.firstSeed..<(Self.firstSeed + Self.programs) {
      var comparison = Comparison(seed: seed)
      for step in 1...30 {
        if let difference = comparison.step() {
          Issue.record("seed \(seed), step \(step): \(difference)")
          return
        }
        steps += 1
      }
    }
    print("random comparison: seeds from \(Self.firstSeed), \(steps) steps")
  }
}

/// A random program on both graphs.
private struct Comparison {
  private var random: SplitMix64
  private let program: GraphProgram
  private var naive: NaiveGraph

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let shape = ProgramShape(using: &random)
    let values = shape.kinds.map { _ in random.below(4) }
    self.random = random
    program = GraphProgram(shape, values: values)
    naive = NaiveGraph(cells: Array(repeating: .absent, count: shape.kinds.count))
    for cell in shape.kinds.indices { makeNaive(cell, value: values[cell]) }
  }

  /// Makes some edits and compares; returns what differs.
  mutating func step() -> String? {
    program.beginStep()
    var written: [Int] = []
    for _ in 0...random.below(3) { edit(&written) }
    let expected = naive.values()
    let readsAll = random.once(in: 2)
    if random.once(in: 2) { program.runEffects() }
    for cell in expected.indices where readsAll || random.once(in: 3) {
      if let difference = compare(cell, expected[cell]) { return difference }
    }
    program.runEffects()
    for case let cell? in program.cells {
      if case .effect = program.shape.kinds[cell.number], cell.stored != expected[cell.number] {
        return "effect \(cell.number) saw \(cell.stored), not \(expected[cell.number] ?? -1)"
      }
    }
    program.graph.checkInvariants()
    return program.failure
  }

  private func compare(_ cell: Int, _ expected: Int?) -> String? {
    if case .effect = program.shape.kinds[cell] { return nil }
    let found = program.cells[cell]?.read()
    return found == expected
      ? nil : "cell \(cell) is \(found ?? -1), not \(expected ?? -1)\n\(program.graph)"
  }

  /// Writes a source, each at most once a step, or removes or makes a group.
  private mutating func edit(_ written: inout [Int]) {
    let shape = program.shape
    if !shape.parents.isEmpty, written.isEmpty, random.once(in: 4) {
      editGroup(random.below(shape.parents.count))
      return
    }
    let cell = random.below(shape.kinds.count)
    guard case .source = shape.kinds[cell], !written.contains(cell),
      let source = program.cells[cell]
    else { return }
    written.append(cell)
    let value = random.below(4)
    source.write(value)
    naive.cells[cell] = .stored(value)
  }

  private mutating func editGroup(_ group: Int) {
    let shape = program.shape
    let presenceLast = random.once(in: 2)
    if program.exists(group) {
      program.remove(group, last: presenceLast)
      for cell in shape.kinds.indices where program.cells[cell] == nil {
        naive.cells[cell] = .absent
      }
    } else if shape.parents[group].map(program.exists) ?? true {
      let values = shape.kinds.map { _ in random.below(4) }
      program.make(group, values: values, last: presenceLast)
      for cell in shape.kinds.indices where shape.groups[cell] == group {
        makeNaive(cell, value: values[cell])
      }
    }
  }

  private mutating func makeNaive(_ cell: Int, value: Int) {
    switch program.shape.kinds[cell] {
    case .source: naive.cells[cell] = .stored(value)
    case .rule(let formula), .effect(let formula): naive.cells[cell] = .computed(formula.value)
    }
  }
}
