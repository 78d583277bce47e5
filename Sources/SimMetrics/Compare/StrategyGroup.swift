// Strategies whose costs the model cannot distinguish.
//
// Two runs are distinguished if their main-thread times differ by more than 5 % and the 90 % range
// of their ratio, under common variations of the simulated costs, does not contain 1; or when one
// of them hitches and the other does not, by the same rule. Groups are formed from the best run on:
// a run joins the group from whose best run it cannot be distinguished.

/// Runs of one workload whose costs cannot be distinguished.
package struct StrategyGroup: Equatable, Sendable {
  /// The runs, the best first; at least one.
  package private(set) var rows: [RunSummary]

  /// The middle run, which represents the group.
  package var middle: RunSummary { rows[(rows.count - 1) / 2] }

  /// Returns the groups of some runs.
  ///
  /// - Parameter rows: The runs of one workload, the best first.
  static func groups(of rows: [RunSummary]) -> [StrategyGroup] {
    rows.reduce(into: []) { groups, row in
      if let last = groups.indices.last, Ranking.difference(groups[last].rows[0], row) == nil {
        groups[last].rows.append(row)
      } else {
        groups.append(StrategyGroup(rows: [row]))
      }
    }
  }

  /// Returns the range of a metric over the group's runs: `0.35 s`, or `0.33–0.36 s` if they differ
  /// by more than noise.
  package func text(_ metric: Metric) -> String {
    let values = rows.compactMap { $0[metric] }.sorted()
    guard let least = values.first, let greatest = values.last, let middle = middle[metric] else {
      return ValueFormatter.missing
    }
    guard greatest - least > greatest * Ranking.noise else { return metric.unit.format(middle) }
    return RunSummary.range(metric.unit.format(least), metric.unit.format(greatest))
  }

  /// The share by which the slowest run takes longer than the fastest.
  package var spread: Double {
    let values = rows.compactMap { $0[.mainThreadTime] }
    guard let least = values.min(), let greatest = values.max(), least > 0 else { return 0 }
    return greatest / least - 1
  }
}

extension StrategyGroup {
  /// The names of its strategies, up to three in full.
  package var names: String { Self.names(rows.map(\.identity.strategy)) }

  /// Returns names as a list, up to three in full: `a`, `a and b`, `a, b and c`, `a, b and 4 more`.
  package static func names(_ names: [String], _ conjunction: String = "and") -> String {
    if names.count > 3 {
      return "\(names[0]), \(names[1]) \(conjunction) \(names.count - 2) more"
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// Returns each name once, in the order of first occurrence.
  static func unique(_ names: [String]) -> [String] {
    names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// Returns the property that the group's strategies share and those of other groups lack: `an
  /// object per item`; `nil` if there is none.
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
