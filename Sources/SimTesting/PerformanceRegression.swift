// The error that a test ends with: a small table of what exceeded what, and why.

import SimLab
import SimMetrics

/// A screen costs more than allowed, or not what was recorded.
public struct PerformanceRegression: Error, Equatable, CustomStringConvertible {
  /// A table of what was found and what is allowed, with the reasons below.
  public let description: String

  init(_ description: String) { self.description = description }

  /// What a run exceeds; nil if it keeps every budget.
  init?(_ record: RunRecord, budgets: [Budget]) {
    let exceeded = budgets.compactMap { budget in
      budget.value(record).flatMap { $0 > budget.most ? (budget, $0) : nil }
    }
    guard !exceeded.isEmpty else { return nil }
    let table = Table(
      header: ["what", "found", "allowed"],
      rows: exceeded.map { budget, value in
        [budget.title, budget.format(value), "≤ \(budget.format(budget.most))"]
      }, numbers: [1, 2])
    let reasons = exceeded.flatMap { budget, _ in
      budget.reasons(record).map { "\(budget.title): \($0)" }
    }
    let count = ValueFormatter.count(exceeded.count, "budget")
    self.init(
      Self.heading(record, "\(count) exceeded") + table.text
        + (reasons.isEmpty ? "" : "\n" + reasons.map { "\($0)\n" }.joined()))
  }

  /// Budgets of view types that were never on the device, which any run would keep; nil if there are none.
  init?(unseenIn run: FinishedRun, budgets: [Budget]) {
    let known = Set(run.viewNames)
    let unseen = budgets.filter { budget in budget.view.map { !known.contains($0) } ?? false }
    guard !unseen.isEmpty else { return nil }
    let lines = unseen.map {
      "\($0.title): no view of this type was on the device, so the budget says nothing\n"
    }
    self.init(
      Self.heading(
        run.record, "\(ValueFormatter.count(unseen.count, "budget")) of views that were not there")
        + lines.joined() + "\non the device: \(run.viewNames.joined(separator: ", "))\n")
  }

  /// How a run differs from its baseline; nil if it does not.
  init?(_ record: RunRecord, _ verdict: BaselineVerdict, file: String, update: String) {
    guard !verdict.isEqual else { return nil }
    guard verdict.isCompared else {
      self.init(
        Self.heading(record, "its baseline says nothing about it")
          + verdict.unlike.map { "\($0)\n" }.joined() + "\nbaseline: \(file)\n\(update)\n")
      return
    }
    let table = Table(
      header: ["what", "found", "recorded", ""],
      rows: verdict.differences.map { difference in
        let allowed = difference.limit.map { ", at most \($0)" } ?? ""
        return [
          difference.name, difference.actual, difference.expected,
          difference.kind.rawValue + allowed,
        ]
      }, numbers: [1, 2])
    let causes = verdict.causes.map { "cause: \($0)\n" }.joined()
    self.init(
      Self.heading(record, verdict.word) + table.text + (causes.isEmpty ? "" : "\n" + causes)
        + "\nbaseline: \(file)\n\(update)\n")
  }

  /// A run that did not come to its end.
  init?(failed record: RunRecord) {
    guard case .failed(let reason) = record.outcome else { return nil }
    self.init(Self.heading(record, "the run failed") + reason + "\n")
  }

  private static func heading(_ record: RunRecord, _ what: String) -> String {
    let identity = record.identity
    return "\(identity.strategy) × \(identity.workload), "
      + "\(ValueFormatter.count(identity.items, "item")) on \(identity.device), \(identity.system): "
      + "\(what)\n\n"
  }
}
