// One row for each frame, with the run to which it belongs: for data frames and spreadsheets.

package import Foundation

/// Writes one CSV row for each frame.
package struct FrameCSVExporter: Exporter {
  /// The fields that distinguish runs of one program.
  private static let fields = IdentityField.all.filter { field in
    (field.kind == .subject || field.kind == .setting) && field.name != "refreshInterval"
  }

  package init() {}

  /// The names of the columns.
  package static let columns =
    fields.map(\.column) + ["frame"] + FrameField.all.map(\.column)

  /// Writes a header and one row per frame, run by run in the order given; frames are counted from one.
  ///
  /// - Complexity: O(frames).
  package func export(_ records: [RunRecord]) -> Data {
    records.reduce(into: Self.header) { $0 += Self.rows(of: $1) }
  }

  package static var header: Data { Data((columns.joined(separator: ",") + "\n").utf8) }

  /// Returns the rows of one run; none for a run that failed.
  ///
  /// - Complexity: O(frames).
  package static func rows(of record: RunRecord) -> Data {
    guard !record.outcome.isFailure else { return Data() }
    let run = Array(
      fields.map { CSVExporter.field($0.text(record.identity)) }.joined(separator: ",").utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(record.play.frames.count * (run.count + FrameField.all.count * 8))
    for (index, frame) in record.play.frames.enumerated() {
      bytes += run
      append(Int64(index + 1), to: &bytes)
      for field in FrameField.all { append(field.value(frame), to: &bytes) }
      bytes.append(UInt8(ascii: "\n"))
    }
    return Data(bytes)
  }

  private static func append(_ number: Int64, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: ","))
    DecimalText.append(number, to: &bytes)
  }
}
