// The error of a failed performance test: a small table of exceeded limits, with the reasons.

import SimLab
import SimMetrics

/// The error for a screen that exceeds a budget or differs from its baseline.
public struct PerformanceRegression: Error, Equatable, CustomStringConvertible {
  /// A table of found and allowed values, with the reasons below.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Creates the error for the budgets that a run exceeds or has no figure for; `nil` if it stays
  /// within every budget.
  init?(_ record: RunRecord, budgets: [Budget]) {
    var rows: [[String]] = []
    var reasons: [String] = []
    var exceeded = 0
    for budget in budgets {
      let value = budget.value(record)
      let absence = budget.absence(record)
      if absence == nil, let value, value <= budget.most { continue }
      let found = absence == nil ? value.map(budget.format) : nil
      rows.append(
        [budget.title, found ?? ValueFormatter.missing, "≤ \(budget.format(budget.most))"])
      if found != nil { exceeded += 1 }
      let why = absence.map { [$0] } ?? budget.reasons(record)
      reasons += why.map { "\(budget.title): \($0)\n" }
    }
    guard !rows.isEmpty else { return nil }
    let absent = rows.count - exceeded
    let counts = [
      exceeded > 0 ? "\(ValueFormatter.count(exceeded, "budget")) exceeded" : nil,
      absent > 0 ? "\(ValueFormatter.count(absent, "budget")) without a figure" : nil,
    ].compactMap(\.self)
    let table = Table(header: ["what", "found", "allowed"], rows: rows, numbers: [1, 2])
    self.init(
      Self.heading(record, counts.joined(separator: ", ")) + table.text
        + (reasons.isEmpty ? "" : "\n" + reasons.joined()))
  }

  /// Creates the error for budgets of view types that never occurred, which any run would satisfy;
  /// `nil` if there are none.
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

  /// Creates the error for a run that differs from its baseline; `nil` if it does not.
  init?(_ record: RunRecord, _ verdict: BaselineVerdict, file: String, update: String) {
    guard !verdict.isEqual else { return nil }
    guard !verdict.lacksComparison else {
      self.init(
        Self.heading(record, "its baseline says nothing about it")
          + (verdict.unlike.map(\.description) + verdict.gaps).map { "\($0)\n" }.joined()
          + "\nbaseline: \(file)\n\(update)\n")
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

  /// Creates the error for a run whose figures are meaningless: it did not complete, or nothing
  /// happened in it.
  init?(unfinished record: RunRecord) {
    switch record.outcome {
    case .failed(let reason): self.init(Self.heading(record, "the run failed") + reason + "\n")
    case .cut(let reason):
      self.init(
        Self.heading(record, "the run was cut, so its figures are those of a part") + reason + "\n")
    case .completed:
      guard record.isEmpty else { return nil }
      self.init(
        Self.heading(record, "nothing happened, so nothing was checked")
          + "No touch arrived, no view was updated and no time passed. Nothing settles by itself: "
          + "call device.settle() or device.advance(by:).\n")
    }
  }

  private static func heading(_ record: RunRecord, _ what: String) -> String {
    let identity = record.identity
    return "\(identity.strategy) × \(identity.workload), "
      + "\(ValueFormatter.count(identity.items, "item")) on \(identity.device), \(identity.system): "
      + "\(what)\n\n"
  }
}
