// The first lines of a figure: the finding, and what it is about.

import SimCharts
import SimMetrics

/// Draws title and subtitle.
enum FigureHeader {
  /// Where a figure goes on below its header.
  static let height = 66.0

  /// Draws the finding, and the run's identity below it.
  static func draw(title: String, record: RunRecord, in figure: inout Figure) {
    draw(title: title, subtitle: subtitle(record), in: &figure)
  }

  static func draw(title: String, subtitle: String, in figure: inout Figure) {
    let width = figure.width - 2 * FigureStyle.margin
    // A long finding is smaller before it is cut.
    let styles = [FigureStyle.title, TextStyle(16, bold: true), TextStyle(13, bold: true)]
    let style = styles.first { $0.width(of: title) <= width } ?? styles[styles.count - 1]
    figure.text(TextMark(title, at: Point(FigureStyle.margin, 30), style: style), within: width)
    figure.text(
      TextMark(subtitle, at: Point(FigureStyle.margin, 50), style: FigureStyle.subtitle),
      within: width)
  }

  /// Strategy, workload, every condition, chosen ones first, and the fingerprint.
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
