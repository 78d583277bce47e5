// The claims with their measurements, as a document.

import SimLab
import SimMetrics

/// What `lessons` writes and prints.
struct LessonsReport {
  /// The outcomes, those of one claim together, in the order of the claims.
  let outcomes: [[LessonOutcome]]
  /// The conditions that all runs share.
  let setting: String

  /// One line a claim: on how many systems it holds, and where it does not.
  var summary: String {
    let lines = outcomes.map { outcomes -> String in
      let holds = outcomes.count { $0.verdict == .holds }
      let rest = outcomes.filter { $0.verdict != .holds }
        .map { "\($0.verdict.rawValue) on \($0.system)" }
      let mark = holds == outcomes.count ? "holds" : holds > 0 ? "in part" : "no"
      let lesson = outcomes[0].lesson
      let more = rest.isEmpty ? "" : " (\(rest.joined(separator: ", ")))"
      let space = String(repeating: " ", count: max(0, 7 - mark.count))
      return "\(mark)\(space) \(lesson.source): \(lesson.claim)\(more)"
    }
    return (lines + ["", counts, ""]).joined(separator: "\n")
  }

  private var counts: String {
    let all = outcomes.count { $0.allSatisfy { $0.verdict == .holds } }
    let none = outcomes.count { $0.allSatisfy { $0.verdict != .holds } }
    return "\(ValueFormatter.count(outcomes.count, "claim")): \(all) hold on every system, "
      + "\(outcomes.count - all - none) on some, \(none) on none."
  }

  /// The document.
  var markdown: String {
    var lines = [
      "# What the seeds teach, measured", "",
      "Each claim is two runs of the built-in catalogue that differ in what the claim is about. It holds where the "
        + "strategy that it warns of takes more than 5 % more of the figure than the one that it advises; for times, in "
        + "95 % of the draws of the prices at least. Counts are exact; times and memory are modelled.",
      "",
      "\(setting). Written by `simui lessons`.", "", counts, "",
    ]
    for outcomes in outcomes {
      let lesson = outcomes[0].lesson
      lines += [
        "## \(lesson.claim)", "",
        "\(lesson.source.prefix(1).uppercased() + lesson.source.dropFirst()). "
          + "`\(lesson.without)` against `\(lesson.with)` in `\(lesson.workload)`: "
          + "\(outcomes[0].figure.lowercased()).", "",
        "| system | \(lesson.without) | \(lesson.with) | factor | |", "|---|--:|--:|--:|---|",
      ]
      lines += outcomes.map { outcome in
        "| \(outcome.system) | \(outcome.values[0]) | \(outcome.values[1]) | \(outcome.factor) "
          + "| \(outcome.verdict.rawValue) |"
      }
      if let remark = lesson.remark { lines += ["", remark] }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }
}
