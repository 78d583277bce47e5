// Strategies are compared by cost, which is only meaningful if they show the same.

package import SimLab
import SimMetrics

/// Reports strategies that end a workload on a different screen from the others.
package enum DifferentScreens {
  /// Writes a line for each strategy that does.
  static func tell(of results: [RunResult], to console: Console) {
    for line in lines(results) { console.error("simui: \(line)\n") }
  }

  /// A line for each strategy that ends workloads on other screens than most strategies do.
  ///
  /// What is compared are the texts. If one screen begins with everything that the other shows, its rows are just closer
  /// together, which is not a difference in content.
  /// - Parameter results: what was run, in the order of the plan; failed runs are left out.
  package static func lines(_ results: [RunResult]) -> [String] {
    var found: [(strategy: String, lines: [String])] = []
    for group in groups(results) {
      let usual = usual(group.map(\.texts))
      for run in group where !isSame(run.texts, usual.texts) {
        let line = "\(run.identity.workload): \(difference(run.texts, usual.texts))"
        if let place = found.firstIndex(where: { $0.strategy == run.identity.strategy }) {
          found[place].lines.append(line)
        } else {
          found.append((run.identity.strategy, [line]))
        }
      }
    }
    return found.map { strategy, lines in
      let more = lines.count > 1 ? "; and in \(lines.count - 1) more of the workloads" : ""
      return
        "\(strategy) ends on another screen than the others, so times and counts compare different things: "
        + "\(lines[0])\(more)"
    }
  }

  private typealias Run = (identity: RunIdentity, texts: [String])

  /// Runs that differ only in their strategy, in the order in which they were made.
  private static func groups(_ results: [RunResult]) -> [[Run]] {
    var groups: [(key: RunIdentity, runs: [Run])] = []
    for result in results where !result.record.outcome.isFailure {
      guard let texts = result.finalTexts else { continue }
      var key = result.record.identity
      key.strategy = ""
      let run = (result.record.identity, texts)
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
