// The document about claims, with a picture for each workload in which some were measured.

package import Foundation
package import SimMetrics

/// Writes `report.md` and `figures/WORKLOAD.png`.
package struct LessonFiles: Sendable {
  private let report: String
  private let records: [RunRecord]

  /// Prepares the files.
  ///
  /// - Parameter records: the runs of one system.
  package init(report: String, records: [RunRecord]) {
    self.report = report
    self.records = records
  }

  /// Writes all files, each completely or not at all.
  ///
  /// - Throws: `FileWriteError` with the path, or `ReportError` with the figure.
  package func write(to directory: URL) throws {
    var files = AtomicFiles()
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
    try files.write(to: directory)
  }
}
