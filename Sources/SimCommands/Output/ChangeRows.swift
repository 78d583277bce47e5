// The contents of a table of changes in any format: a row for each number that differs.

import SimMetrics

/// One number that differs, as texts.
struct ChangeRow: Equatable {
  var what: String
  var before: String
  var after: String
  var change: String
  var verdict: String
}

extension ChangeRow {
  /// Returns the numbers of a run that differ: metrics first, then counts by view.
  static func rows(of run: RunChange) -> [ChangeRow] {
    run.metrics.filter { $0.kind != .same }.map(ChangeRow.init)
      + run.views.map(ChangeRow.init)
  }

  init(_ change: MetricChange) {
    func text(_ value: Double?) -> String {
      value.map(change.metric.unit.format) ?? ValueFormatter.missing
    }
    self.init(
      what: change.metric.title, before: text(change.before), after: text(change.after),
      change: Self.difference(change.before, change.after, change.metric.unit.format),
      verdict: Self.verdict(change))
  }

  init(_ change: ViewChange) {
    let format: (Double) -> String = { ValueFormatter.count(Int($0)) }
    self.init(
      what: "\(change.view) \(change.metric.title)",
      before: change.before.map(ValueFormatter.count) ?? ValueFormatter.missing,
      after: change.after.map(ValueFormatter.count) ?? ValueFormatter.missing,
      change: Self.difference(
        change.before.map(Double.init), change.after.map(Double.init), format),
      verdict: change.kind.rawValue)
  }

  /// Returns the difference, with the factor if it is significant: `+581 (2.0×)`.
  private static func difference(
    _ before: Double?, _ after: Double?, _ format: (Double) -> String
  ) -> String {
    guard let before, let after else { return after == nil ? "gone" : "new" }
    let sum = after - before
    let text = sum > 0 ? "+\(format(sum))" : sum < 0 ? "-\(format(-sum))" : "±0"
    guard before > 0, after > 0 else { return text }
    return "\(text) (\(ratio(after / before)))"
  }

  /// Returns a factor with enough digits to be distinguishable from 1.
  private static func ratio(_ factor: Double) -> String {
    if factor >= 0.95, factor < 1.05 {
      return (factor > 1 ? "+" : "-") + ValueFormatter.decimal(abs(factor - 1) * 100, digits: 1)
        + " %"
    }
    return factor < 1
      ? ValueFormatter.decimal(factor, digits: 2) + "×" : ValueFormatter.factor(factor)
  }

  private static func verdict(_ change: MetricChange) -> String {
    guard let share = change.share, change.kind != .same else { return change.kind.rawValue }
    let certain = change.kind == .better ? 1 - share : share
    return "\(change.kind.rawValue), \(Verdict.percent(certain)) of draws"
  }
}

extension RunChange {
  /// The name of the run: its strategy and workload.
  var name: String { "\(identity.strategy) × \(identity.workload)" }
}
