import Expectations
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
    try expect(JSONExporter().decode(data), is: records)
    try expect(JSONExporter().export(records), is: data)
  }

  @Test func `columns that are put in by hand are the bytes that the encoder would write`() throws {
    var run = record("a\u{1}column 0 \"x\"", frames: 40, late: 3)
    run.play.frames[3].hitch = -17
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try expect(JSONExporter.encoded(run), is: encoder.encode(run))
  }

  @Test func `numbers pass between processes as bytes, and a part of them is nothing`() throws {
    let run = record("a\n", frames: 40, late: 3)
    let store = ColumnStore()
    let encoder = JSONEncoder()
    encoder.userInfo[ColumnStore.key] = store
    let bytes = store.packed(with: try encoder.encode(run))
    func read(_ bytes: Data) throws -> RunRecord? {
      guard let (json, columns) = ColumnStore.unpacked(bytes) else { return nil }
      let decoder = JSONDecoder()
      decoder.userInfo[ColumnStore.key] = columns
      return try? decoder.decode(RunRecord.self, from: json)
    }
    try expect(read(bytes), is: run)
    for part in stride(from: 0, to: bytes.count, by: 97) {
      #expect(try read(bytes.prefix(part)) == nil)
    }
  }

  @Test func `a record of 8,000 frames stays below 2.5 MB`() throws {
    var run = record("a", frames: 8_000, late: 40)
    run.messages.console = []
    let size = try JSONExporter().export([run]).count
    #expect(size < 2_500_000, "\(size) bytes for 8,000 frames and 24,000 spans")
  }

  @Test func `the text of a small record is known`() throws {
    var run = RunRecord(identity: identity(), outcome: .cut("at 60 s"))
    run.play.frames = [frame(0), frame(1, lateBy: 1)]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(run), as: UTF8.self)
    #expect(text.contains(#""begin":[0,16666667]"#))
    #expect(text.contains(#""interval":[16666667,16666667]"#))
    #expect(text.contains(#""committed":[4000000,37333334]"#))
    #expect(text.contains(#""outcome":{"kind":"cut","reason":"at 60 s"}"#))
  }

  @Test(arguments: [
    (#""bodies":100,"#, #""bodies":-1,"#, "“bodies” is -1"),
    (#""duration":500000000"#, #""duration":-1"#, "“duration” is -1"),
    (#""items":1000"#, #""items":-5"#, "“items” is -5"),
    (#""kind":"completed""#, #""kind":"gone""#, "unknown outcome “gone”"),
    (#""seed":7,"#, "", "“seed” is missing"),
  ])
  func `a number that no run can have is named with its field`(
    old: String, new: String, what: String
  ) throws {
    let text = String(decoding: try JSONExporter().export([record("a")]), as: UTF8.self)
    let damaged = text.replacing(old, with: new)
    #expect(damaged != text)
    let error = #expect(throws: RecordFileError.self) {
      try JSONExporter().decode(Data(damaged.utf8))
    }
    #expect(error?.description.contains(what) == true, "\(error?.description ?? "no error")")
  }

  @Test func `a count below zero is refused and named wherever it stands`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "layout-4.json")
    let text = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let whole = try #require(text as? [String: Any])
    let run = try #require((whole["records"] as? [[String: Any]])?.first)
    /// Gives what a reader says of the record with a part of it changed.
    func refusal(_ change: (inout [String: Any]) -> Void) throws -> String? {
      var (whole, run) = (whole, run)
      change(&run)
      whole["records"] = [run]
      let data = try JSONSerialization.data(withJSONObject: whole)
      do {
        _ = try JSONExporter().decode(data)
        return nil
      } catch { return "\(error)" }
    }
    #expect(try refusal { _ in } == nil)
    var tried = 0
    for (part, list) in [("memory", "objects"), ("memory", "views"), ("causes", "counts")] {
      let owner = try #require(run[part] as? [String: Any])
      let rows = try #require(owner[list] as? [[String: Any]])
      let row = try #require(rows.first)
      for (name, value) in row.sorted(by: { $0.key < $1.key }) where value is Int || value is [Int]
      {
        let text = try refusal { run in
          var (owner, rows, row) = (owner, rows, row)
          row[name] = value is [Any] ? [Int](repeating: -7, count: 8) as Any : -7
          rows[0] = row
          owner[list] = rows
          run[part] = owner
        }
        #expect(text?.contains("\(part).\(list).\(name)” is -7") == true, "\(text ?? "read")")
        tried += 1
      }
    }
    #expect(tried > 10)
    for name in ["tracked", "cause"] {
      let text = try refusal { run in
        var frames = run["frames"] as? [String: Any] ?? [:]
        var columns = frames["columns"] as? [String: Any] ?? [:]
        columns[name] = [Int](repeating: -7, count: frames["count"] as? Int ?? 0)
        frames["columns"] = columns
        run["frames"] = frames
      }
      #expect(text?.contains("“\(name)” holds -7") == true, "\(text ?? "read")")
    }
  }

  @Test func `an index that refers to nothing is refused, whatever part of a record has it`() throws
  {
    func refusal(_ change: (inout RunRecord) -> Void) throws -> String {
      var run = record("a")
      change(&run)
      let data = try JSONExporter().export([run])
      do {
        _ = try JSONExporter().decode(data)
        return "read"
      } catch { return "\(error)" }
    }
    let step = RowEvent(time: 1, list: 1, row: 0, position: 0, step: .made)
    let entry = EventBodies(event: 0, cause: 0, count: 1)
    let part = FramePart(frame: 0, kind: .update, reason: 0, time: 1)
    let work = [WorkAmount(row: 1, operations: 1, units: 0)]
    let reason = CostReason(view: "Row", cause: "tap")
    let refusals = try [
      refusal { $0.log.rows = RowLog(lists: ["List"], steps: [step]) },
      refusal { $0.log.events = EventLog(times: [1], causes: [], bodies: [entry]) },
      refusal { $0.log.events.bodies = [entry] },
      refusal { $0.play.costs = FrameCosts(reasons: [], parts: [part]) },
      refusal {
        $0.play.costs = FrameCosts(reasons: [reason], parts: [part, part])
        $0.play.costs.parts[0].frame = 1
      },
      refusal { $0.pricing.tape = WorkTape(rows: ["a"], otherThreads: work) },
      refusal {
        let span = TapeSpan(kind: .update, notBefore: 0, amounts: work)
        $0.pricing.tape = WorkTape(rows: ["a"], spans: [span])
      },
      refusal { $0.memory.categories.append("more") },
    ].map { $0.split(separator: ": ").last.map(String.init) ?? "" }
    expect(
      refusals,
      is: [
        "a step names a list that is not there",
        "an entry names an event or a cause that is not there",
        "an entry names an event or a cause that is not there",
        "a frame names a reason that is not there",
        "the parts of frames are out of order",
        "an amount of work names a row that is not there",
        "an amount of work names a row that is not there",
        "a sample of memory does not have a number for each category",
      ])
  }

  @Test func `another layout is refused in one sentence`() throws {
    let newer = String(decoding: try JSONExporter().export([record("a")]), as: UTF8.self)
      .replacing(#""schema":7"#, with: #""schema":8"#)
    let refusal = #expect(throws: RecordFileError.self) {
      try JSONExporter().decode(Data(newer.utf8))
    }
    expect(
      refusal?.description, is: "this record has layout 8, and this program reads layout 3 to 7")
    let later = #"{"records":[],"schema":9}"#
    #expect(
      throws: RecordFileError.otherSchema(
        kind: "file, around its records,", found: 9, expected: 1...1)
    ) { try JSONExporter().decode(Data(later.utf8)) }
    #expect(throws: RecordFileError.self) { try JSONExporter().decode(Data("{".utf8)) }
    #expect(throws: RecordFileError.self) { try JSONExporter().decode(Data("{}".utf8)) }
  }

  @Test(arguments: [
    #""16666667*9999999999999""#, #""1 2 3""#, #""x""#, #""1*0""#, #""1*2*3""#, #""9*-1""#, #""*""#,
    "[1]", "[1,2,3]", "[1,-1]", "[1,1.5]", "[1,null]", "[9223372036854775807,1]", "3", "NaN",
  ])
  func `a damaged column is an error, not half a record`(column: String) throws {
    var run = RunRecord(identity: identity())
    run.play.frames = [frame(0), frame(1)]
    let data = try JSONExporter().export([run])
    let text = String(decoding: data, as: UTF8.self)
    let damaged = text.replacing(
      #""interval":[16666667,16666667]"#, with: #""interval":\#(column)"#)
    #expect(damaged != text)
    #expect(throws: RecordFileError.self) { try JSONExporter().decode(Data(damaged.utf8)) }
  }

  @Test func `what was done survives the way through JSON, and its damage is an error`() throws {
    var run = RunRecord(identity: identity())
    run.pricing.tape = WorkTape(
      rows: ["a", "b"], origin: 7,
      spans: [
        TapeSpan(
          kind: .layout, notBefore: -3, opensFrame: true, wantedAt: -20,
          amounts: [
            WorkAmount(row: 1, operations: 2, units: 3),
            WorkAmount(row: 0, operations: 1, units: 0),
          ]),
        TapeSpan(
          kind: .render, notBefore: 90, restedBefore: true, isTracked: true, isAppAnimation: true,
          amounts: [WorkAmount(row: 0, operations: 1, units: 9)]),
        TapeSpan(kind: .cells, notBefore: 95, isForFrame: false, amounts: []),
      ],
      otherThreads: [WorkAmount(row: 1, operations: 5, units: 0)])
    let data = try JSONExporter().export([run])
    try expect(JSONExporter().decode(data), is: [run])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""amounts":[2,1,0]"#))
    for damage in [#""amounts":[2,2,0]"#, #""amounts":[2,0,0]"#, #""amounts":[3,-1,1]"#] {
      let damaged = text.replacingOccurrences(of: #""amounts":[2,1,0]"#, with: damage)
      #expect(throws: RecordFileError.self) { try JSONExporter().decode(Data(damaged.utf8)) }
    }
    let unknown = text.replacingOccurrences(of: #""row":[1,0,0]"#, with: #""row":[1,0,9]"#)
    #expect(unknown != text)
    #expect(throws: RecordFileError.self) { try JSONExporter().decode(Data(unknown.utf8)) }
  }

  @Test(arguments: [
    (#"{"records":[{"schema":NaN}],"schema":1}"#, "“schema” is NaN, which is no value of JSON"),
    (
      #"{"records":[{"a b": -Infinity}],"schema":1}"#,
      "“a b” is -Infinity, which is no value of JSON"
    ),
    (
      #"{"records":[{"schema":4.5}],"schema":1}"#,
      "“schema” is 4.5, and must be a whole number that can be read"
    ),
    (
      #"{"records":[],"schema":99999999999999999999}"#,
      "“schema” is 99999999999999999999, and must be a whole number that can be read"
    ),
    (#"{"records":[{"schema":4}"#, "it ends too soon, behind “schema”"),
    (#"{"records":[{"sche"#, "it ends too soon, behind “records”"),
    ("", "it ends too soon"),
    (#"{"records":[{"a\"b":nul}],"schema":1}"#, #"“a\"b” is nul, which is no value of JSON"#),
  ])
  func `a text that cannot be decoded is reported with its field`(text: String, words: String) {
    let error = #expect(throws: RecordFileError.self) {
      try JSONExporter().decode(Data(text.utf8))
    }
    expect(error, is: .unreadable(kind: "file of records", detail: words))
  }
}
