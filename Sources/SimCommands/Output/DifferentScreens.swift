// Finds runs with a different final screen. Strategies are compared by cost, which is meaningful
// only if they show the same contents.

package import SimLab
package import SimMetrics

/// Marks runs whose final screen differs from that of the others, and which are not ranked.
package enum DifferentScreens {
  /// Returns the records of some results; those whose final screen differs from that of most runs
  /// have a description of the difference.
  ///
  /// The texts are compared. If one screen begins with everything that the other shows, its rows
  /// are only closer together, which is not a difference in content.
  ///
  /// - Parameter results: The results of a plan, in its order; the records of failed runs are not
  ///   changed.
  package static func marked(_ results: [RunResult]) -> [RunRecord] {
    var records = results.map(\.record)
    for group in groups(results) {
      let usual = usual(group.map(\.texts))
      for run in group where !isSame(run.texts, usual.texts) {
        records[run.place].comparison.otherScreen = difference(run.texts, usual.texts)
      }
    }
    return records
  }

  /// Writes a line for each run that is not ranked because of its screen, for output without an
  /// answer that states it.
  static func report(_ records: [RunRecord], to console: Console) {
    for record in records {
      guard let difference = record.comparison.otherScreen else { continue }
      console.error(
        "simui: \(record.identity.strategy) × \(record.identity.workload) is not ranked, for it "
          + "ended on another screen: \(difference)\n")
    }
  }

  private typealias Run = (place: Int, texts: [String])

  /// Returns groups of runs that differ only in their strategy, in the order of the runs.
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

  /// Returns the most frequent final screen, the first of several.
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

  /// Returns the first text that differs.
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
