// The document about claims, with a picture for each workload in which a claim was measured.

import Foundation
package import SimMetrics

/// Writes `report.md` and `figures/WORKLOAD.png`.
package struct LessonFiles: Sendable {
  private let report: String
  private let records: [RunRecord]

  /// Prepares the files.
  ///
  /// - Parameter records: The runs of one system.
  package init(report: String, records: [RunRecord]) {
    self.report = report
    self.records = records
  }

  /// The names of the files, as far as they are known before there are results.
  package static let expected = ExpectedFiles(
    by: "lessons", ["report.md"], folders: ["figures": [".png"]])

  /// Returns all files.
  ///
  /// - Throws: `ReportError` with the figure.
  package func files() throws -> AtomicFiles {
    var files = AtomicFiles(by: Self.expected.writer)
    files.supersede()
    var text = report
    var workloads: [String] = []
    for record in records where !workloads.contains(record.identity.workload) {
      workloads.append(record.identity.workload)
    }
    if !workloads.isEmpty { text += "## Figures\n\nOn the newest of the systems.\n\n" }
    for workload in workloads {
      let name = "\(SafeFileName.part(workload)).png"
      let comparison = Comparison(records.filter { $0.identity.workload == workload })
      do {
        let figure = ComparisonFigure(comparison).figure
        files.add("figures/\(name)", try FigureFormat(scale: 1).file(figure))
      } catch {
        throw ReportError.cannotDraw(figure: name, reason: "\(error)")
      }
      text += "![\(workload)](figures/\(name))\n\n"
    }
    files.add("report.md", Data(text.utf8))
    return files
  }
}
