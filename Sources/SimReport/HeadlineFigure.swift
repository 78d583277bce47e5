// The figure for the output of a command, which has space for only one.

package import SimCharts
package import SimMetrics

/// Chooses the figure that is most informative about some runs.
package enum HeadlineFigure {
  /// Returns the map if strategies differ, the timeline for a single run, the comparison for
  /// everything else.
  package static func figure(of records: [RunRecord]) -> Figure {
    if records.count == 1, let record = records.first, !record.outcome.isFailure {
      return TimelineFigure(record).figure
    }
    let comparison = Comparison(records)
    return HeatMap(comparison).workloads.isEmpty
      ? ComparisonFigure(comparison).figure : HeatFigure(comparison).figure
  }
}
