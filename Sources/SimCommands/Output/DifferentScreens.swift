// Strategies are compared by cost, which is only meaningful if they show the same.

package import SimLab
package import SimMetrics

/// Marks runs that ended on a different screen from the others: they are not ranked.
package enum DifferentScreens {
  /// The records of some results, with the difference in those that ended on another screen than most.
  ///
  /// What is compared are the texts. If one screen begins with everything that the other shows, its rows are just closer
  /// together, which is not a difference in content.
  /// - Parameter results: what was run, in the order of the plan; failed runs are left as they are.
  package static func marked(_ results: [RunResult]) -> [RunRecord] {
    var records = results.map(\.record)
    for group in groups(results) {
      let usual = usual(group.map(\.texts))
      for run in group where !isSame(run.texts, usual.texts) {
        records[run.place].otherScreen = difference(run.texts, usual.texts)
      }
    }
    return records
  }

  /// Writes a line for each run that is not ranked because of its screen, for output in which no answer says so.
  static func report(_ records: [RunRecord], to console: Console) {
    for record in records {
      guard let difference = record.otherScreen else { continue }
      console.error(
        "simui: \(record.identity.strategy) × \(record.identity.workload) is not ranked, for it "
          + "ended on another screen: \(difference)\n")
    }
  }

  private typealias Run = (place: Int, texts: [String])

  /// Runs that differ only in their strategy, in the order in which they were made.
  private static func groups(_ results: [RunResult]) -> [[Run]] {
    var groups: [(key: RunIdentity, runs: [Run])] = []
    for (index, result) in results.enumerated() where !result.record.outcome.isFailure {
      guard let texts = result.finalTexts else { continue }
      var key = result.record.identity
      key.strategy = ""
      let run = (index, texts)
      if let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].runs.append(run)
      } else {
        groups.append((key, [run]))
      }
    }
    return groups.map(\.runs).filter { $0.count > 1 }
  }

  /// The screen that most runs end on, the first of several.
  private static func usual(_ screens: [[String]]) -> (texts: [String], count: Int) {
    var best: (texts: [String], count: Int) = ([], 0)
    for screen in screens {
      let count = screens.count { $0 == screen }
      if count > best.count { best = (screen, count) }
    }
    return best
  }

  private static func isSame(_ one: [String], _ other: [String]) -> Bool {
    one.isEmpty == other.isEmpty && (one.starts(with: other) || other.starts(with: one))
  }

  /// The first text that differs.
  private static func difference(_ texts: [String], _ usual: [String]) -> String {
    guard let place = zip(texts, usual).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return texts.isEmpty
        ? "no text is shown" : "\(quoted(texts[0])) is shown, and nothing by the others"
    }
    return "\(quoted(texts[place])) where the others show \(quoted(usual[place]))"
  }

  private static func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    return "“\(line.count > 40 ? String(line.prefix(39)) + "…" : line)”"
  }
}
