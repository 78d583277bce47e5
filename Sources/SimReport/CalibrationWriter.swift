// A calibration as files: the figures as comma-separated values, the text, and a picture for each screen.

package import Foundation
package import SimMetrics

/// Writes calibrations into a folder.
package struct CalibrationWriter: Sendable {
  /// Makes a writer.
  package init() {}

  /// Writes `calibration.csv`, `held-out.csv`, `calibration.txt`, `figures/*.png` and whatever else is
  /// given, all or nothing.
  ///
  /// - Throws: `FileWriteError` with the path, or `ReportError` with the figure.
  package func write(
    _ report: CalibrationReport, text: String, others: [(String, String)] = [], to folder: URL
  ) throws {
    var files = AtomicFiles()
    files.add("calibration.csv", Data(CalibrationCSV.text(report.rows).utf8))
    files.add("calibration.txt", Data(text.utf8))
    if !report.heldOut.isEmpty {
      files.add("held-out.csv", Data(CalibrationCSV.text(report.heldOut.flatMap(\.rows)).utf8))
    }
    for (name, text) in others { files.add(name, Data(text.utf8)) }
    for view in report.views {
      let name = "calibration-\(SafeFileName.part(view)).png"
      do {
        let figure = CalibrationFigure(report, view: view).figure
        files.add("figures/\(name)", try FigureFormat().file(figure))
      } catch {
        throw ReportError.cannotDraw(figure: name, reason: "\(error)")
      }
    }
    try files.write(to: folder)
  }
}
