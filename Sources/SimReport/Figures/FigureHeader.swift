// The header of a figure: the finding, and the identity of the run.

import SimCharts
import SimMetrics
import SimScreen

/// Draws the title and the subtitle.
enum FigureHeader {
  /// The vertical position at which the contents begin, in points.
  static let height = 66.0

  /// Draws the finding, and the run's identity below it.
  static func draw(title: String, record: RunRecord, in figure: inout Figure) {
    draw(title: title, subtitle: subtitle(record), in: &figure)
  }

  static func draw(title: String, subtitle: String, in figure: inout Figure) {
    let width = figure.width - 2 * FigureStyle.margin
    // The size of a long finding is reduced before its text is cut.
    let styles = [FigureStyle.title, TextStyle(16, bold: true), TextStyle(13, bold: true)]
    let style = styles.first { $0.width(of: title) <= width } ?? styles[styles.count - 1]
    figure.text(
      TextMark(title, at: DisplayPoint(FigureStyle.margin, 30), style: style), within: width)
    figure.text(
      TextMark(subtitle, at: DisplayPoint(FigureStyle.margin, 50), style: FigureStyle.subtitle),
      within: width)
  }

  /// Returns strategy, workload, every condition with explicitly chosen ones first, and the
  /// fingerprint.
  static func subtitle(_ record: RunRecord) -> String {
    let identity = record.identity
    let names = [identity.strategy, identity.workload].map {
      FigureStyle.subtitle.fit($0, width: 250)
    }
    let setting = RunIdentity.setting(of: [identity]).map {
      FigureStyle.subtitle.fit($0, width: 160)
    }
    let parts = names + setting + ["fingerprint \(record.fingerprint)"]
    return parts.joined(separator: " · ")
  }
}
