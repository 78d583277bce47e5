// A calibration as files: the figures as comma-separated values, the text, and a picture for each screen.

import Foundation
package import SimMetrics

/// Writes calibrations into a folder.
package struct CalibrationWriter: Sendable {
  package init() {}

  /// The names of the files, as far as they are known before there are results.
  package static let expected = ExpectedFiles(
    by: "calibrate", ["calibration.csv", "calibration.txt", "held-out.csv"],
    folders: ["figures": [".png"]])

  /// Returns `calibration.csv`, `held-out.csv`, `calibration.txt`, `figures/*.png` and the given
  /// other files.
  ///
  /// - Throws: `ReportError` with the figure.
  package func files(
    _ report: CalibrationReport, text: String, others: [(String, String)] = []
  ) throws -> AtomicFiles {
    var files = AtomicFiles(by: Self.expected.writer)
    files.supersede()
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
    return files
  }
}
