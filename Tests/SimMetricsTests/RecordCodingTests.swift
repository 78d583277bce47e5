import Foundation
import SimMetrics
import Testing

@Suite struct RecordCodingTests {
  @Test func `records survive the way through JSON`() throws {
    let records = [
      record("a", late: 3), record("b", frames: 0, outcome: .failed("why")),
      record("c", outcome: .cut("60 s of virtual time")),
      RunRecord(identity: identity()),
    ]
    let data = try JSONExporter().export(records)
    #expect(try JSONExporter().decode(data) == records)
    #expect(try JSONExporter().export(records) == data)
  }

  @Test func `a record of 8,000 frames is small`() throws {
    var run = record("a", frames: 8_000, late: 40)
    run.console = []
    let size = try JSONExporter().export([run]).count
    #expect(size < 400_000, "\(size) bytes for 8,000 frames and 24,000 spans")
  }

  @Test func `the text of a small record is known`() throws {
    var run = RunRecord(identity: identity(), outcome: .cut("at 60 s"))
    run.frames = [frame(0), frame(1, lateBy: 1)]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(run), as: UTF8.self)
    #expect(text.contains(#""begin":"0 16666667""#))
    #expect(text.contains(#""interval":"16666667*2""#))
    #expect(text.contains(#""committed":"4000000 20666667""#))
    #expect(text.contains(#""outcome":{"kind":"cut","reason":"at 60 s"}"#))
  }

  @Test func `another layout is refused in one sentence`() throws {
    let later = #"{"records":[],"schema":9}"#
    #expect(
      throws: RecordFileError.otherSchema(kind: "file of records", found: 9, expected: 1)
    ) { try JSONExporter().decode(Data(later.utf8)) }
    #expect(throws: RecordFileError.self) { try JSONExporter().decode(Data("{".utf8)) }
    #expect(throws: RecordFileError.self) { try JSONExporter().decode(Data("{}".utf8)) }
  }

  @Test(arguments: ["16666667*9999999999999", "1 2 3", "x", "1*0", "1*2*3", "9*-1", "*"])
  func `a damaged column is an error, not half a record`(column: String) throws {
    var run = RunRecord(identity: identity())
    run.frames = [frame(0), frame(1)]
    let data = try JSONExporter().export([run])
    let text = String(decoding: data, as: UTF8.self)
    let damaged = text.replacing(#""interval":"16666667*2""#, with: #""interval":"\#(column)""#)
    #expect(damaged != text)
    #expect(throws: RecordFileError.self) { try JSONExporter().decode(Data(damaged.utf8)) }
  }
}
