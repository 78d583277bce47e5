// Limits on the command line. A run beyond one ends the command with status 2, so that a script
// need not read the table.

import ArgumentParser
import Foundation
import SimDevice
import SimLab
import SimMetrics

/// The option for figures that a run must not have.
package struct FailOnOptions: ParsableArguments {
  @Option(
    name: .customLong("fail-on"), parsing: .singleValue,
    help: ArgumentHelp(
      "End with 2 when a run has such a figure, as in 'hitches>5' or 'main_thread_time>=200 ms'; may be given again. "
        + "Metrics are those of 'simui list'; a run without the figure fails too.",
      valueName: "condition"),
    transform: FailCondition.init)
  var failOn: [FailCondition] = []

  package init() {}

  /// Reports the runs that have a figure that they must not have.
  ///
  /// - Returns: A regression if there is any.
  func status(of records: [RunRecord], on console: Console) -> ExitStatus {
    var status = ExitStatus.success
    for condition in failOn {
      for record in records {
        guard let sentence = condition.sentence(about: record) else { continue }
        console.error("simui: \(sentence)\n")
        status = .regression
      }
    }
    return status
  }
}

/// A figure that a run must not have.
struct FailCondition: Equatable, Sendable {
  /// The comparison of the figure with the number.
  enum Comparison: String, CaseIterable, Sendable {
    case atLeast = ">="
    case atMost = "<="
    case not = "!="
    case equal = "=="
    case more = ">"
    case less = "<"

    func holds(_ value: Double, _ limit: Double) -> Bool {
      switch self {
      case .atLeast: value >= limit
      case .atMost: value <= limit
      case .not: value != limit
      case .equal: value == limit
      case .more: value > limit
      case .less: value < limit
      }
    }
  }

  /// The name of the metric.
  let metric: String
  let comparison: Comparison
  /// The number, in the metric's base unit.
  let limit: Double
  /// The condition as it was written.
  private let text: String

  /// Reads `hitches>5`.
  ///
  /// - Throws: `UsageError` with the possible forms.
  @Sendable init(_ text: String) throws {
    self.text = text
    guard let found = Self.comparison(in: text) else {
      throw UsageError(
        "'\(text)' is not a condition such as 'hitches>5': it has a metric, one of > >= < <= == != and a number"
      )
    }
    let name = Self.trimmed(text[..<found.range.lowerBound]).replacing("-", with: "_").lowercased()
    guard let metric = Metric.all.first(where: { $0.id == name }) else {
      let known = Metric.all.map(\.id)
      let nearest = Nearest.name(to: name, among: known).map { ": the nearest is '\($0)'" } ?? ""
      throw UsageError(
        "unknown metric '\(name)'\(nearest); known are \(known.joined(separator: ", "))")
    }
    let number = Self.trimmed(text[found.range.upperBound...])
    guard let limit = metric.unit.value(of: number) else {
      throw UsageError(
        "'\(number)' is not a number for \(metric.id): write \(metric.unit.examples)")
    }
    self.metric = metric.id
    comparison = found.comparison
    self.limit = limit
  }

  /// Returns the first comparison; if two begin at the same place, the longer one.
  private static func comparison(
    in text: String
  ) -> (comparison: Comparison, range: Range<String.Index>)? {
    let found = Comparison.allCases.compactMap { comparison in
      text.range(of: comparison.rawValue).map { (comparison: comparison, range: $0) }
    }
    return found.min { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }

  /// Returns a sentence if a run has the figure that it must not have; otherwise `nil`.
  ///
  /// The figure is the one in the table: for lateness, the median of the draws.
  func sentence(about record: RunRecord) -> String? {
    guard let metric = Metric.all.first(where: { $0.id == self.metric }) else {
      preconditionFailure("The metric was found when the condition was read.")
    }
    let name = "\(record.identity.strategy) × \(record.identity.workload)"
    if let absence = metric.absence(in: record) {
      return "\(name) has no \(metric.id) for '\(text)': \(absence)"
    }
    let summary = RunSummary(record)
    guard let value = summary[metric], comparison.holds(value, limit) else { return nil }
    return "\(name) fails '\(text)': \(metric.id) is \(summary.text(metric))"
  }
}

extension MetricUnit {
  /// The units of a limit, longest first, with their size in the base unit.
  private var units: [(name: String, size: Double)] {
    switch self {
    case .count: []
    case .nanoseconds:
      [("min", 60e9), ("ms", 1e6), ("µs", 1e3), ("us", 1e3), ("ns", 1), ("s", 1e9)]
    case .bytes: [("GB", 1e9), ("MB", 1e6), ("KB", 1e3), ("kB", 1e3), ("bytes", 1), ("B", 1)]
    case .hitchRatio: [("ms/s", 1)]
    }
  }

  /// Examples of limits.
  fileprivate var examples: String {
    switch self {
    case .count: "a number such as 5"
    case .nanoseconds: "a time with its unit, such as '200 ms'"
    case .bytes: "an amount with its unit, such as '20 MB'"
    case .hitchRatio: "milliseconds per second, such as 5"
    }
  }

  /// Returns the value of a number with its unit, in the base unit; `nil` if it is invalid.
  ///
  /// Times and amounts of memory need a unit, because 200 alone would be ambiguous.
  fileprivate func value(of text: String) -> Double? {
    func number(_ text: Substring) -> Double? {
      let text = text.trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty, text.allSatisfy({ "+-.0123456789eE".contains($0) }) else { return nil }
      return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
    for unit in units where text.hasSuffix(unit.name) {
      return number(text.dropLast(unit.name.count)).map { $0 * unit.size }
    }
    return self == .count || self == .hitchRatio ? number(text[...]) : nil
  }
}
