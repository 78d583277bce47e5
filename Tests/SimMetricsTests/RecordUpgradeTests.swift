// Records that older programs wrote: `layout-N.json` is a run of each layout whose fields differ.

import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct RecordUpgradeTests {
  private typealias Object = [String: Any]

  private func file(ofLayout layout: Int) throws -> Data {
    try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "layout-\(layout).json"))
  }

  private func run(ofLayout layout: Int) throws -> RunRecord {
    try #require(try JSONExporter().decode(file(ofLayout: layout)).first)
  }

  /// The first record of a file.
  private func firstRecord(_ file: Data) throws -> Object {
    let whole = try #require(try JSONSerialization.jsonObject(with: file) as? Object)
    return try #require((whole["records"] as? [Object])?.first)
  }

  private func file(of record: Object) throws -> Data {
    try JSONSerialization.data(withJSONObject: ["schema": 1, "records": [record]])
  }

  private func text(_ value: Any?) throws -> String {
    guard let value else { return "absent" }
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
  }

  @Test(arguments: [3, 4, 6])
  func `what was read of an older layout is written in the present one, and is the same`(
    layout: Int
  ) throws {
    let run = try run(ofLayout: layout)
    expect(run.schema, is: RunRecord.currentSchema)
    try expect(JSONExporter().decode(JSONExporter().export([run])), is: [run])
  }

  @Test func `layout 3, with its columns as texts of differences, is read as what it was`() throws {
    let run = try run(ofLayout: 3)
    expect(run.play.frames.count, is: 1)
    #expect(run.play.frames.allSatisfy { $0.begin < $0.deadline && $0.begin <= $0.committed })
    expect(run.play.frames.map(\.begin), is: run.play.frames.map(\.begin).sorted())
    expect(run.play.frames.last?.presented, is: 33_333_333)
    expect(run.play.spans.last?.frame, is: 0)
    expect(run.memory.samples.last?.live.reduce(0, +), is: run.memory.final)
    expect(run.pricing.tape.spans.last?.notBefore, is: 0)
    #expect(run.pricing.draws.mainThread.count == 1_000 && run.log.events == EventLog())
  }

  @Test func `layout 4, without the lives of rows, is read as what it was`() throws {
    let run = try run(ofLayout: 4)
    expect(run.log.rows, is: RowLog())
    let bodies = run.counts.views.reduce(0) { $0 + $1.bodies }
    #expect(run.log.events.times.count > 0 && run.counts.total.bodies == bodies)
  }

  @Test func `each field of layout 6 is in its section, with the same value`() throws {
    var old = try firstRecord(file(ofLayout: 6))
    old["otherScreen"] = "“a” where the others show “b”"
    old["blame"] = [["view": "Row", "cause": "tap", "hitch": 3, "frames": 1] as Object]
    let new = try firstRecord(JSONExporter().export(JSONExporter().decode(file(of: old))))
    let sections = [
      "counts": ["total": "counts", "views": "views", "causes": "causes"],
      "play": [
        "frames": "frames", "spans": "spans", "trackedTime": "trackedTime", "costs": "costs",
        "blame": "blame",
      ],
      "log": ["inputs": "inputs", "events": "events", "rows": "rows"],
      "messages": [
        "console": "console", "diagnostics": "diagnostics", "watchdogs": "watchdogs",
        "notes": "notes",
      ],
      "pricing": ["tape": "work", "draws": "draws", "headroom": "headroom"],
      "comparison": ["state": "state", "otherScreen": "otherScreen", "growth": "growth"],
    ]
    var moved: Set<String> = ["schema"]
    for (section, fields) in sections {
      let object = try #require(new[section] as? Object)
      expect(Set(object.keys), is: Set(fields.keys))
      for (name, before) in fields {
        moved.insert(before)
        let renamed = try text(old[before]).replacing(#""asleep""#, with: #""suspended""#)
          .replacing(#""stretches""#, with: #""spans""#)
        // Objects have their keys in the order of the alphabet, which the new name changes.
        let value = try JSONSerialization.jsonObject(
          with: Data(renamed.utf8), options: .fragmentsAllowed)
        #expect(try text(object[name]) == text(value), "\(section).\(name)")
      }
    }
    for key in Set(old.keys).subtracting(moved) {
      #expect(try text(new[key]) == text(old[key]), "\(key)")
    }
  }

  @Test(arguments: [
    "causes", "costs", "blame", "events", "rows", "diagnostics", "watchdogs", "work", "draws",
    "growth", "headroom", "state", "otherScreen",
  ])
  func `what an older program did not record is empty`(field: String) throws {
    var old = try firstRecord(file(ofLayout: 6))
    old[field] = nil
    let run = try #require(try JSONExporter().decode(file(of: old)).first)
    let empty = RunRecord(identity: run.identity)
    let isEmpty =
      switch field {
      case "causes": run.counts.causes == empty.counts.causes
      case "costs": run.play.costs == empty.play.costs
      case "blame": run.play.blame == empty.play.blame
      case "events": run.log.events == empty.log.events
      case "rows": run.log.rows == empty.log.rows
      case "diagnostics": run.messages.diagnostics == empty.messages.diagnostics
      case "watchdogs": run.messages.watchdogs == empty.messages.watchdogs
      case "work": run.pricing.tape == empty.pricing.tape
      case "draws": run.pricing.draws == empty.pricing.draws
      case "growth": run.comparison.growth == empty.comparison.growth
      case "headroom": run.pricing.headroom == nil
      case "state": run.comparison.state == nil
      case "otherScreen": run.comparison.otherScreen == nil
      default: false
      }
    #expect(isEmpty)
  }

  @Test(arguments: [
    ("views", "“views” is missing"), ("frames", "“frames” is missing"),
    ("memory", "“memory” is missing"), ("notes", "“notes” is missing"),
  ])
  func `what every program recorded is an error if it is missing`(
    field: String, words: String
  ) throws {
    var old = try firstRecord(file(ofLayout: 6))
    old[field] = nil
    let file = try file(of: old)
    let error = #expect(throws: RecordFileError.self) { try JSONExporter().decode(file) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "no error")")
  }

  @Test(arguments: [
    "16666667*9999999999999", "1 2 3", "x", "1*0", "1*2*3", "9*-1", "*",
  ])
  func `a damaged column of layout 3 is an error, not half a record`(column: String) throws {
    var old = try firstRecord(file(ofLayout: 3))
    var frames = try #require(old["frames"] as? Object)
    var columns = try #require(frames["columns"] as? [String: String])
    columns["interval"] = column
    frames["columns"] = columns
    old["frames"] = frames
    let file = try file(of: old)
    let error = #expect(throws: RecordFileError.self) { try JSONExporter().decode(file) }
    #expect(
      error?.description.contains("“interval”") == true, "\(error?.description ?? "no error")")
  }
}
