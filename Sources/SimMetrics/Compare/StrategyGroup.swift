// Strategies that cost the same, as far as the model can tell.
//
// Two runs are told apart when their main-thread times differ by more than 5 % and the 90 % range of their ratio, under common
// variations of the simulated costs, does not contain 1; or when one of them hitches and the other does not, by the same rule. Groups
// are found, best run first: a run joins the group whose best run it cannot be told apart from.

/// Runs of one workload that cannot be told apart.
package struct StrategyGroup: Equatable, Sendable {
  /// The runs, the best first; at least one.
  package private(set) var rows: [RunSummary]

  /// The run in the middle, which stands for the group.
  package var middle: RunSummary { rows[(rows.count - 1) / 2] }

  /// Finds the groups of some runs.
  ///
  /// - Parameter rows: runs of one workload, the best first.
  static func groups(of rows: [RunSummary]) -> [StrategyGroup] {
    rows.reduce(into: []) { groups, row in
      if let last = groups.indices.last, Ranking.difference(groups[last].rows[0], row) == nil {
        groups[last].rows.append(row)
      } else {
        groups.append(StrategyGroup(rows: [row]))
      }
    }
  }

  /// The main-thread time of all its runs: `0.35 s`, or `0.33–0.36 s` if they differ by more than noise.
  package func text(_ metric: Metric) -> String {
    let values = rows.compactMap { $0[metric] }.sorted()
    guard let least = values.first, let greatest = values.last, let middle = middle[metric] else {
      return ValueFormatter.missing
    }
    guard greatest - least > greatest * Ranking.noise else { return metric.unit.format(middle) }
    return RunSummary.range(metric.unit.format(least), metric.unit.format(greatest))
  }

  /// By which share the slowest of its runs takes longer than the fastest.
  package var spread: Double {
    let values = rows.compactMap { $0[.mainThreadTime] }
    guard let least = values.min(), let greatest = values.max(), least > 0 else { return 0 }
    return greatest / least - 1
  }
}

extension StrategyGroup {
  /// The names of its strategies, up to three in full.
  package var names: String { Self.names(rows.map(\.identity.strategy)) }

  /// `a`, `a and b`, `a, b and c`, `a, b and 4 more`.
  package static func names(_ names: [String], _ conjunction: String = "and") -> String {
    if names.count > 3 {
      return "\(names[0]), \(names[1]) \(conjunction) \(names.count - 2) more"
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// Names in their order, each once.
  static func unique(_ names: [String]) -> [String] {
    names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// What its strategies share and those of the others do not: `an object per item`; nil if nothing is.
  func shared(among others: [StrategyGroup]) -> String? {
    func common(_ group: StrategyGroup, _ text: (StateDescription) -> String) -> String? {
      let texts = group.rows.map { $0.state.map(text) }
      guard let first = texts[0], !first.isEmpty, texts.allSatisfy({ $0 == first }) else {
        return nil
      }
      return first
    }
    func isUnique(_ own: String, _ text: (StateDescription) -> String) -> Bool {
      !others.contains { other in other.rows.contains { $0.state.map(text) == own } }
    }
    if let storage = common(self, \.storage), isUnique(storage, \.storage) { return storage }
    let read = { (state: StateDescription) in "\(state.storage) that \(state.reader) reads" }
    if let text = common(self, read), isUnique(text, read) { return text }
    return nil
  }
}
