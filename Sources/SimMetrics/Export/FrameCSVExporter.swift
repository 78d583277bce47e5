// One row a frame, with the run that it belongs to: for data frames and spreadsheets.

package import Foundation

/// Writes one CSV row a frame.
package struct FrameCSVExporter: Exporter {
  /// The format's name.
  package static let name = "frames"
  /// The file name's extension.
  package static let fileExtension = "csv"

  /// What tells runs of one program apart.
  private static let fields = IdentityField.all.filter { field in
    (field.kind == .subject || field.kind == .setting) && field.name != "refreshInterval"
  }

  /// Makes the exporter.
  package init() {}

  /// The names of the columns.
  package static let columns =
    fields.map(\.column) + ["frame"] + FrameField.all.map(\.column)

  /// Writes a header and one row a frame, run by run in the order given; frames are counted from one.
  ///
  /// - Complexity: O(frames).
  package func export(_ records: [RunRecord]) -> Data {
    var text = Self.columns.joined(separator: ",") + "\n"
    for record in records where !record.outcome.isFailure {
      let run = Self.fields.map { CSVExporter.field($0.text(record.identity)) }
        .joined(separator: ",")
      for (index, frame) in record.frames.enumerated() {
        text += "\(run),\(index + 1)"
        for field in FrameField.all { text += ",\(field.value(frame))" }
        text += "\n"
      }
    }
    return Data(text.utf8)
  }
}
