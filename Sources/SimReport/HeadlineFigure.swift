// The one figure that answers a command, where there is room for only one.

package import SimCharts
package import SimMetrics

/// Chooses the figure that says most about some runs.
package enum HeadlineFigure {
  /// The map if strategies differ, the timeline for a single run, the comparison for everything else.
  package static func figure(of records: [RunRecord]) -> Figure {
    if records.count == 1, let record = records.first, !record.outcome.isFailure {
      return TimelineFigure(record).figure
    }
    let comparison = Comparison(records)
    return HeatMap(comparison).workloads.isEmpty
      ? ComparisonFigure(comparison).figure : HeatFigure(comparison).figure
  }
}
