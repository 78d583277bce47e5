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

  @Test func `what was done survives the way through JSON, and its damage is an error`() throws {
    var run = RunRecord(identity: identity())
    run.work = WorkTape(
      rows: ["a", "b"], origin: 7,
      stretches: [
        WorkStretch(
          kind: .layout, notBefore: -3, opensFrame: true, wantedAt: -20,
          amounts: [
            WorkAmount(row: 1, operations: 2, units: 3),
            WorkAmount(row: 0, operations: 1, units: 0),
          ]),
        WorkStretch(
          kind: .render, notBefore: 90, restedBefore: true, isTracked: true, isAppAnimation: true,
          amounts: [WorkAmount(row: 0, operations: 1, units: 9)]),
        WorkStretch(kind: .cells, notBefore: 95, isForFrame: false, amounts: []),
      ],
      otherThreads: [WorkAmount(row: 1, operations: 5, units: 0)])
    let data = try JSONExporter().export([run])
    #expect(try JSONExporter().decode(data) == [run])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""amounts":"2 1 0""#))
    for damage in [#""amounts":"2 2 0""#, #""amounts":"2 0*2""#, #""amounts":"3 -1 1""#] {
      let damaged = text.replacingOccurrences(of: #""amounts":"2 1 0""#, with: damage)
      #expect(throws: RecordFileError.self) { try JSONExporter().decode(Data(damaged.utf8)) }
    }
    let unknown = text.replacingOccurrences(of: #""row":"1 0*2""#, with: #""row":"1 0 9""#)
    #expect(unknown != text)
    #expect(throws: RecordFileError.self) { try JSONExporter().decode(Data(unknown.utf8)) }
  }
}
