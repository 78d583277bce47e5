// The one figure that answers a command, where there is room for one only.

package import SimCharts
package import SimMetrics

/// Chooses the figure that says most about some runs.
package enum HeadlineFigure {
  /// The map where strategies differ, the timeline of a single run, the comparison of everything else.
  package static func figure(of records: [RunRecord]) -> Figure {
    if records.count == 1, let record = records.first, !record.outcome.isFailure {
      return TimelineFigure(record).figure
    }
    let comparison = Comparison(records)
    return HeatMap(comparison).workloads.isEmpty
      ? ComparisonFigure(comparison).figure : HeatFigure(comparison).figure
  }
}
