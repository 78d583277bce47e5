// One number of a run, before and after a change of the code under test, with a verdict on the
// difference.
//
// Counts are exact, so any difference is real. Times follow from prices that are known only to
// within a factor, so a difference in times is better or worse only if it holds in 95 % of the
// draws of the price table, the same draws for both runs. Amounts of memory are modelled and not
// drawn: a difference of 5 % or more is better or worse. Other modelled figures, such as the worst
// hitch, are shown without a verdict.

/// A verdict on a difference.
package enum ChangeKind: String, Encodable, Sendable {
  case same
  /// There is more of something of which less is better.
  case worse
  case better
  /// The numbers differ, but neither is better.
  case changed
  /// The numbers differ, but the prices are not known well enough to determine which run is better.
  case tooClose = "too close to call"
}

/// A metric of a run, before and after.
package struct MetricChange: Equatable, Sendable {
  package let metric: Metric
  /// The value before the change; `nil` if there was none.
  package let before: Double?
  /// The value after the change; `nil` if there is none.
  package let after: Double?
  /// The verdict.
  package let kind: ChangeKind
  /// The share of cost variations in which the value after is the greater one; `nil` if nothing was
  /// drawn.
  package let share: Double?

  /// Compares a metric of two runs; `nil` if neither has it.
  init?(_ metric: Metric, _ before: RunRecord, _ after: RunRecord) {
    let (old, new) = (before.middle(metric), after.middle(metric))
    guard old != nil || new != nil else { return nil }
    self.metric = metric
    self.before = old
    self.after = new
    let draws = Self.draws(metric, before, after)
    share = draws.map { Double($0.count { $0 < $1 }) / Double($0.count) }
    kind = Self.kind(metric, old, new, draws)
  }

  package static func == (one: MetricChange, other: MetricChange) -> Bool {
    one.metric.id == other.metric.id && one.before == other.before && one.after == other.after
      && one.kind == other.kind && one.share == other.share
  }

  private static func draws(
    _ metric: Metric, _ before: RunRecord, _ after: RunRecord
  ) -> [(Double, Double)]? {
    guard let old = before.drawn(metric), let new = after.drawn(metric), old.count == new.count
    else { return nil }
    return Array(zip(old, new))
  }

  private static func kind(
    _ metric: Metric, _ old: Double?, _ new: Double?, _ draws: [(Double, Double)]?
  ) -> ChangeKind {
    guard let old, let new else { return .changed }
    if old == new, draws?.allSatisfy({ $0 == $1 }) ?? true { return .same }
    guard metric.lessIsBetter else { return old == new ? .same : .changed }
    if metric.isExact { return new > old ? .worse : .better }
    if let draws {
      let certain = Verdict.certain * Double(draws.count)
      if Double(draws.count { $0 < $1 }) >= certain { return .worse }
      if Double(draws.count { $0 > $1 }) >= certain { return .better }
      return .tooClose
    }
    guard metric.unit == .bytes else { return .changed }
    guard abs(new - old) > max(old, new) * Ranking.noise else { return .changed }
    return new > old ? .worse : .better
  }
}

/// A count of one view type, before and after a change.
package struct ViewChange: Equatable, Sendable {
  package let view: String
  package let metric: ViewMetric
  /// The count before; `nil` if it was not recorded.
  package let before: Int?
  package let after: Int?
  /// The verdict.
  package let kind: ChangeKind

  /// Returns the counts that differ between two runs, by view and in the order of the catalogue.
  static func changes(_ before: [ViewCount], _ after: [ViewCount]) -> [ViewChange] {
    let old = Dictionary(before.map { ($0.view, $0) }) { first, _ in first }
    let new = Dictionary(after.map { ($0.view, $0) }) { first, _ in first }
    return Set(old.keys).union(new.keys).sorted().flatMap { view in
      ViewMetric.all.compactMap { metric in
        // A view that never occurred has a count of zero.
        let one = old[view].map { $0[metric] } ?? 0
        let other = new[view].map { $0[metric] } ?? 0
        guard let one, let other, one != other else { return nil }
        // A renamed view is not a regression; the run's totals show whether there is one.
        let isKnown = old[view] != nil && new[view] != nil && metric.lessIsBetter
        let kind: ChangeKind = !isKnown ? .changed : other > one ? .worse : .better
        return ViewChange(view: view, metric: metric, before: one, after: other, kind: kind)
      }
    }
  }
}

extension ViewChange: Encodable {
  private enum CodingKeys: String, CodingKey {
    case view, count, before, after, kind
  }

  package static func == (one: ViewChange, other: ViewChange) -> Bool {
    one.view == other.view && one.metric.name == other.metric.name && one.before == other.before
      && one.after == other.after && one.kind == other.kind
  }

  /// Writes the change, with the count's name.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(view, forKey: .view)
    try container.encode(metric.name, forKey: .count)
    try container.encodeIfPresent(before, forKey: .before)
    try container.encodeIfPresent(after, forKey: .after)
    try container.encode(kind, forKey: .kind)
  }
}
