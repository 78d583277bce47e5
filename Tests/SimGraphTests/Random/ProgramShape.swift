/// A random program: cells that read earlier cells, spread over nested groups.
struct ProgramShape {
  enum Kind {
    case source
    case rule(Formula)
    case effect(Formula)
  }

  /// The group of each cell, or nil.
  var groups: [Int?] = []
  var kinds: [Kind] = []
  /// The group around each group, which has a smaller number.
  var parents: [Int?] = []

  init(using random: inout SplitMix64) {
    for group in 0..<random.below(5) {
      parents.append(group > 0 && random.once(in: 2) ? random.below(group) : nil)
    }
    let sources = 2 + random.below(4)
    let rules = 3 + random.below(9)
    for cell in 0..<(sources + rules) {
      let kind: Kind = cell < sources ? .source : .rule(Formula(before: cell, using: &random))
      append(kind, &random)
    }
    for _ in 0..<random.below(4) {
      append(.effect(Formula(before: sources + rules, using: &random)), &random)
    }
  }

  private mutating func append(_ kind: Kind, _ random: inout SplitMix64) {
    kinds.append(kind)
    groups.append(!parents.isEmpty && random.once(in: 2) ? random.below(parents.count) : nil)
  }

  /// The groups around a cell, outermost first.
  func path(of cell: Int) -> [Int] {
    var path: [Int] = []
    var group = groups[cell]
    while let current = group {
      path.insert(current, at: 0)
      group = parents[current]
    }
    return path
  }
}
