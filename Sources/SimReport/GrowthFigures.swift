// The figures of a sweep: one for each workload, device and system with several sizes.

package import Foundation
import SimCharts
package import SimMetrics

/// Draws the figures of a sweep.
package struct GrowthFigures: Sendable {
  /// The folder of the files.
  package static let folder = "figures"

  private let format = FigureFormat()
  private var drawn: [(name: String, title: String, figure: Figure)] = []

  /// Prepares the figures of cells in their order.
  package init(_ cells: [SweepCell]) {
    var groups: [(subject: RunIdentity, growths: [Growth])] = []
    for growth in Growth.all(cells, of: .mainThreadTime) {
      var subject = growth.subject
      subject.strategy = ""
      if let place = groups.firstIndex(where: { $0.subject == subject }) {
        groups[place].growths.append(growth)
      } else {
        groups.append((subject, [growth]))
      }
    }
    let isOne =
      Set(groups.map { [$0.subject.device, $0.subject.system] + $0.subject.conditions })
      .count < 2
    for (index, group) in groups.enumerated() {
      let subject = group.subject
      let setting = isOne ? [] : [subject.device, subject.system] + subject.conditions
      let title = ([subject.workload] + setting).joined(separator: ", ")
      drawn.append(
        (
          format.name("growth-\(index + 1)-\(SafeFileName.part(subject.workload))"), title,
          GrowthFigure(title, .mainThreadTime, group.growths).figure
        ))
    }
  }

  /// Returns the files, by their path in the folder of the sweep.
  ///
  /// - Throws: `ReportError` with the figure.
  package func files() throws -> [(name: String, bytes: Data)] {
    try drawn.map { name, _, figure in
      do {
        return ("\(Self.folder)/\(name)", try format.file(figure))
      } catch {
        throw ReportError.cannotDraw(figure: name, reason: "\(error)")
      }
    }
  }

  /// The lines of a document that contain them; empty without figures.
  package var markdown: String {
    drawn.map { "\n![\(MarkdownExporter.escape($0.title))](\(Self.folder)/\($0.name))\n" }.joined()
  }
}
