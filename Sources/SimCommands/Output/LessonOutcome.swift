// The result of a claim on a system: two runs, and one figure.

import SimLab
import SimMetrics

/// One claim measured on one system.
struct LessonOutcome {
  /// The verdict on a claim.
  enum Verdict: String {
    /// The advice is better, and the difference is more than a tie.
    case holds = "holds"
    /// The two differ by less than 5 %.
    case tie = "no difference"
    /// The prices are not known well enough to determine which is faster.
    case tooClose = "too close to call"
    /// The strategy that the claim warns against is better.
    case fails = "does not hold"
    /// A run failed or was cut.
    case notMeasured = "not measured"
  }

  let lesson: Lesson
  let system: String
  private let without: RunSummary
  private let with: RunSummary
  private let models: [Double]

  init(_ lesson: Lesson, system: String, without: RunRecord, with: RunRecord) {
    self.lesson = lesson
    self.system = system
    self.without = RunSummary(without)
    self.with = RunSummary(with)
    models = [without, with].map { record in
      Double(
        record.memory.objects.filter { $0.category == "models" }.reduce(0) { $0 + $1.made })
    }
  }

  /// The metric of the figure; `nil` for a figure without a metric.
  private var metric: Metric? { Self.metric(of: lesson.figure) }

  private static func metric(of figure: Lesson.Figure) -> Metric? {
    switch figure {
    case .bodies: .bodies
    case .initialisations: .initialisations
    case .allocations: .allocations
    case .models: nil
    case .mainThread: .mainThreadTime
    case .peakMemory: .peakMemory
    }
  }

  /// The two values: for the strategy warned against, and for the advised one.
  private var measured: [Double?] {
    metric.map { [without[$0], with[$0]] } ?? models
  }

  /// Returns the name of the figure, for a heading.
  static func name(of figure: Lesson.Figure) -> String { metric(of: figure)?.title ?? "Models" }

  /// The two values as texts: for the strategy warned against, and for the advised one.
  var values: [String] {
    metric.map { metric in [without, with].map { $0.text(metric) } }
      ?? models.map { ValueFormatter.count(Int($0)) }
  }

  /// The factor between the strategy warned against and the advised one, with its 90 % range.
  var factor: String {
    guard let more = measured[0], let less = measured[1], less > 0 else {
      return ValueFormatter.missing
    }
    return drawn(fast: with, slow: without)?.text(more / less)
      ?? ValueFormatter.factor(more / less)
  }

  /// Returns the certainty of an order; `nil` for an exact figure.
  private func drawn(fast: RunSummary, slow: RunSummary) -> SimMetrics.Verdict? {
    guard let metric, !metric.isExact else { return nil }
    return SimMetrics.Verdict(of: metric, fast: fast, slow: slow)
  }

  /// The figures on which the verdict is based, in a line: `bodies: 1,200 with fan-out, 1,180 with
  /// split, 1.0×`.
  var evidence: String {
    let name = Self.name(of: lesson.figure)
    let values = values
    let factor = factor == ValueFormatter.missing ? "" : ", \(self.factor)"
    return
      "\(name.prefix(1).lowercased() + name.dropFirst()): \(values[0]) with \(lesson.without), "
      + "\(values[1]) with \(lesson.with)\(factor)"
  }

  /// The reason why a run has no figures, in a line; `nil` if both completed.
  var failure: String? {
    [(lesson.without, without.outcome), (lesson.with, with.outcome)]
      .first { $0.1 != .completed }.map { "\($0) \($1.line)" }
  }

  /// Whether the claim holds.
  var verdict: Verdict {
    guard failure == nil, let more = measured[0], let less = measured[1] else {
      return .notMeasured
    }
    guard abs(more - less) > Ranking.noise * max(more, less) else { return .tie }
    let (fast, slow) = more > less ? (with, without) : (without, with)
    if let drawn = drawn(fast: fast, slow: slow), drawn.isTooClose { return .tooClose }
    return more > less ? .holds : .fails
  }
}
