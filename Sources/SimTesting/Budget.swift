// Limits on the cost of a screen. A run either stays within a limit or exceeds it.

import SimMetrics

/// A limit on one figure of a run.
///
/// A run that does not have the figure fails as well: a limit that nothing could exceed checks nothing.
/// ```swift
/// [.bodies(of: ProductRow.self, atMost: 12), .hitchRatio(atMost: 5), .peakMemory(megabytes: 20)]
/// ```
public struct Budget: Sendable {
  /// The limited figure, in a few words.
  let title: String
  /// The figure of a run; `nil` if it has none.
  let value: @Sendable (RunRecord) -> Double?
  /// The reason why a run has no figure to limit, such as a hitch ratio when nothing moved; `nil`
  /// if it has one.
  let absence: @Sendable (RunRecord) -> String?
  /// The greatest value that is allowed.
  let most: Double
  /// Returns a value as text.
  let format: @Sendable (Double) -> String
  /// The view type that the budget applies to; `nil` for all.
  var view: String?
  /// Returns the reasons for the figure of a run, the largest part first.
  let reasons: @Sendable (RunRecord) -> [String]

  /// The greatest number of reasons that are reported.
  private static let mostReasons = 3

  /// Limits evaluations of the bodies of a view type.
  ///
  /// - Parameter count: The greatest number allowed; not negative.
  public static func bodies(of view: Any.Type, atMost count: Int) -> Budget {
    ofView(view, .bodies, count) { record, name in
      record.counts.causes.counts.filter { $0.view == name || $0.view.hasSuffix(".\(name)") }
        .sorted { ($1.bodies, $0.line) < ($0.bodies, $1.line) }
        .map(\.text)
    }
  }

  /// Limits the number of values of a view type that are made.
  public static func initialisations(of view: Any.Type, atMost count: Int) -> Budget {
    ofView(view, .initialisations, count) { _, _ in [] }
  }

  private static func ofView(
    _ view: Any.Type, _ metric: ViewMetric, _ most: Int,
    reasons: @escaping @Sendable (RunRecord, String) -> [String]
  ) -> Budget {
    precondition(most >= 0, "A budget is a number that is not negative.")
    let name = "\(view)"
    return Budget(
      title: "\(name) \(metric.title)",
      value: { record in
        Double(record.counts.views.reduce(0) { $0 + ($1.view == name ? $1[metric] ?? 0 : 0) })
      },
      absence: { _ in nil },
      most: Double(most), format: { ValueFormatter.count(Int($0)) }, view: name,
      reasons: { Array(reasons($0, name).prefix(mostReasons)) })
  }

  /// Limits evaluations of all bodies.
  public static func bodies(atMost count: Int) -> Budget {
    of(.bodies, Double(count)) { record in
      record.counts.causes.counts.map(\.text)
    }
  }

  /// Limits the number of Swift objects that user code allocates.
  public static func allocations(atMost count: Int) -> Budget {
    of(.allocations, Double(count)) { record in
      record.objectsMade.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
        .map { "\(ValueFormatter.count($0.1, "object")): \($0.0)" }
    }
  }

  /// Limits the number of frames that are shown late while something moves.
  public static func hitches(atMost count: Int) -> Budget { of(.hitches, Double(count), blame) }

  /// Limits the lateness of frames.
  ///
  /// - Parameter ratio: The milliseconds of lateness per second while something moves; Apple calls
  ///   less than 5 good.
  public static func hitchRatio(atMost ratio: Double) -> Budget { of(.hitchRatio, ratio, blame) }

  /// Limits the time in which the main thread is busy.
  public static func mainThread(atMost time: Duration) -> Budget {
    of(.mainThreadTime, time / .nanoseconds(1)) { record in
      let kinds: [(kind: WorkKind, time: Int64)] = WorkKind.allCases.filter { $0 != .render }.map {
        kind in
        (kind, record.play.spans.filter { $0.kind == kind }.reduce(0) { $0 + $1.duration })
      }
      return kinds.filter { $0.time > 0 }.sorted { $0.time > $1.time }
        .map { "\(ValueFormatter.duration($0.time)) of \($0.kind.rawValue)" }
    }
  }

  /// Limits the time from the first work for a frame to the end of its commit.
  public static func longestFrame(atMost time: Duration) -> Budget {
    of(.longestMainThreadFrame, time / .nanoseconds(1)) { _ in [] }
  }

  /// Limits the memory that is live at one time, without that of the process itself.
  ///
  /// - Parameter megabytes: The limit in millions of bytes.
  public static func peakMemory(megabytes: Double) -> Budget {
    of(.peakMemory, megabytes * 1_000_000) { record in
      record.memory.views.map { ($0.view, $0.peak.reduce(0, +)) }.sorted { $0.1 > $1.1 }
        .map { "\(ValueFormatter.bytes($0.1)) for \($0.0)" }
    }
  }

  private static func of(
    _ metric: Metric, _ most: Double, _ reasons: @escaping @Sendable (RunRecord) -> [String]
  ) -> Budget {
    precondition(most >= 0 && most.isFinite, "A budget is a number that is not negative.")
    return Budget(
      title: metric.title, value: { metric.value(of: $0) }, absence: { metric.absence(in: $0) },
      most: most,
      format: { metric.unit.format($0) }, reasons: { Array(reasons($0).prefix(mostReasons)) })
  }

  private static let blame: @Sendable (RunRecord) -> [String] = { record in
    record.play.blame.map { "\(ValueFormatter.duration($0.hitch)) \($0.line)" }
  }
}
