// The claims with their measurements, as a document.

import SimLab
import SimMetrics

/// What `lessons` writes and prints.
struct LessonsReport {
  struct Claim {
    let lesson: Lesson
    /// What came of it on each system on which it was measured.
    let outcomes: [LessonOutcome]
    /// Why it was not measured on others, a sentence each.
    let leftOut: [String]

    /// Whether it was measured, and holds wherever it was.
    var holds: Bool { !outcomes.isEmpty && outcomes.allSatisfy { $0.verdict == .holds } }
    /// Whether it holds nowhere.
    var fails: Bool { outcomes.allSatisfy { $0.verdict != .holds } }
  }

  /// The claims in their order.
  let claims: [Claim]
  /// The conditions that all runs share.
  let setting: String

  /// One line per claim: on how many systems it holds, and where it does not.
  var summary: String {
    let rows = claims.map { claim -> [String] in
      let rest =
        claim.outcomes.filter { $0.verdict != .holds }
        .map { "\($0.verdict.rawValue) on \($0.system)" } + claim.leftOut
      let mark =
        claim.outcomes.isEmpty ? "not run" : claim.holds ? "holds" : claim.fails ? "no" : "in part"
      let lesson = claim.lesson
      let more = rest.isEmpty ? "" : " (\(rest.joined(separator: ", ")))"
      return [mark, "\(lesson.topic): \(lesson.claim)\(more)"]
    }
    var table = Table(columns: 2, rows: rows)
    table.separator = " "
    // As wide as the longest mark, so that the lines of a few claims are aligned like those of all.
    table.least = [0: "in part".count]
    return (table.lines + ["", counts, ""]).joined(separator: "\n")
  }

  private var counts: String {
    let all = claims.count(where: \.holds)
    let none = claims.count(where: \.fails)
    let every = claims.allSatisfy(\.leftOut.isEmpty) ? "" : " that has what they need"
    return "\(ValueFormatter.count(claims.count, "claim")): \(all) hold on every system\(every), "
      + "\(claims.count - all - none) on some, \(none) on none."
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
