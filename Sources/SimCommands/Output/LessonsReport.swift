// The claims with their measurements, as a document.

import SimLab
import SimMetrics

/// The output of `lessons`, as a file and on the terminal.
struct LessonsReport {
  struct Claim {
    let lesson: Lesson
    /// The result on each system on which it was measured.
    let outcomes: [LessonOutcome]
    /// The reasons why it was not measured on others, a sentence each.
    let leftOut: [String]

    /// Whether it was measured, and holds on every system.
    var holds: Bool { !outcomes.isEmpty && outcomes.allSatisfy { $0.verdict == .holds } }
    /// Whether it was measured, and holds on no system.
    var fails: Bool { isMeasured && outcomes.allSatisfy { $0.verdict != .holds } }
    /// Whether both of its runs completed on some system.
    var isMeasured: Bool { outcomes.contains { $0.verdict != .notMeasured } }

    /// The verdict in a word.
    var mark: String {
      guard isMeasured else { return "not run" }
      return holds ? "holds" : fails ? "no" : "in part"
    }

    /// The reasons why it does not hold, or was not measured: a line for each figure, with the
    /// systems.
    var reasons: [String] {
      var found: [(text: String, systems: [String])] = []
      for outcome in outcomes where outcome.verdict != .holds {
        let text =
          outcome.verdict.rawValue + (outcome.failure.map { ": \($0)" } ?? "; \(outcome.evidence)")
        if let place = found.firstIndex(where: { $0.text == text }) {
          found[place].systems.append(outcome.system)
        } else {
          found.append((text, [outcome.system]))
        }
      }
      return found.map { "\($0.systems.joined(separator: ", ")): \($0.text)" } + leftOut
    }
  }

  /// The claims in their order.
  let claims: [Claim]
  /// The conditions that all runs share.
  let setting: String

  /// A line for each claim, followed by the reasons why it does not hold everywhere.
  var summary: String {
    let rows = claims.flatMap { claim in
      [[claim.mark, "\(claim.lesson.topic): \(claim.lesson.claim)"]]
        + claim.reasons.map { ["", "  \($0)"] }
    }
    var table = Table(columns: 2, rows: rows)
    table.separator = " "
    // The column is as wide as the longest mark, so that a few claims are aligned like all of them.
    table.least = [0: "in part".count]
    return (table.lines + ["", counts, ""]).joined(separator: "\n")
  }

  private var counts: String {
    let all = claims.count(where: \.holds)
    let none = claims.count(where: \.fails)
    let open = claims.count { !$0.isMeasured }
    let every = claims.allSatisfy(\.leftOut.isEmpty) ? "" : " that has what they need"
    return "\(ValueFormatter.count(claims.count, "claim")): \(all) hold on every system\(every), "
      + "\(claims.count - all - none - open) on some, \(none) on none"
      + (open > 0 ? "; \(open) not measured." : ".")
  }

  var markdown: String {
    var lines = [
      "# Published claims, measured", "",
      "Each claim is two runs of the built-in catalogue that differ in what the claim is about. It holds where the "
        + "strategy that it warns of takes more than 5 % more of the figure than the one that it advises; for times, in "
        + "95 % of the draws of the prices at least. Counts are exact; times and memory are modelled.",
      "",
      "\(setting). Written by `simui lessons`.", "", counts, "",
    ]
    for claim in claims {
      let lesson = claim.lesson
      lines += [
        "## \(lesson.claim)", "",
        "\(lesson.topic.prefix(1).uppercased() + lesson.topic.dropFirst()). "
          + "`\(lesson.without)` against `\(lesson.with)` in `\(lesson.workload)`: "
          + "\(LessonOutcome.name(of: lesson.figure).lowercased()).", "",
      ]
      let rows = claim.outcomes.map { outcome in
        [outcome.system] + outcome.values.prefix(2) + [outcome.factor, outcome.verdict.rawValue]
      }
      lines +=
        Table(
          header: ["system", lesson.without, lesson.with, "factor", ""], rows: rows,
          numbers: [1, 2, 3]
        ).markdown()
      if !claim.leftOut.isEmpty {
        lines += ["", claim.leftOut.map { "\($0)." }.joined(separator: " ")]
      }
      if let remark = lesson.remark { lines += ["", remark] }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }
}
