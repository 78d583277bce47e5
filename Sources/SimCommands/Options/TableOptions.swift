// The columns of a table, and the order of its rows.

import ArgumentParser
import SimDevice
import SimLab
import SimMetrics

/// The options for the table of a run.
package struct TableOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Sort the rows of each workload by this metric, the least first, such as peak_memory.",
      valueName: "metric"),
    transform: Self.metric)
  var sort: Metric?

  @Option(
    help: ArgumentHelp(
      "Show these metrics, separated by commas, such as main_thread_time,bodies.",
      valueName: "metrics"),
    transform: Self.metrics)
  var columns: [Metric]?

  package init() {}

  @Sendable private static func metric(_ name: String) throws -> Metric {
    if let metric = Metric.all.first(where: { $0.id == name }) { return metric }
    let known = Metric.all.map(\.id)
    let nearest = Nearest.name(to: name, among: known).map { "; the nearest is '\($0)'" } ?? ""
    throw UsageError(
      "unknown metric '\(name)'\(nearest); known are \(known.joined(separator: ", "))")
  }

  @Sendable private static func metrics(_ names: String) throws -> [Metric] {
    try names.split(separator: ",", omittingEmptySubsequences: false).map {
      try metric($0.filter { $0 != " " })
    }
  }
}
