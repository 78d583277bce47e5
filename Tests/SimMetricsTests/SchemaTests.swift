// The published schema of records, held against records; and shown to refuse what is none.

import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct SchemaTests {
  private func schema() throws -> JSONSchema {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/record.schema.json").standardizedFileURL
    return try JSONSchema(
      try #require(
        try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]))
  }

  /// A record in which nothing is empty or absent.
  private var full: RunRecord {
    var run = record("a", late: 2, outcome: .cut("at 60 s"))
    run.identity.conditions = ["cold"]
    run.identity.chosen = ["seed"]
    run.identity.version = "0.1.0"
    run.comparison.state = StateDescription(
      storage: "an object per item", holder: "@State", reader: "its row", mistake: "none")
    run.comparison.otherScreen = "“a” where the others show “b”"
    run.comparison.growth = [GrowthPoint(items: 10, mainThread: 1, bodies: 1, slowerPhone: 2)]
    for metric in ViewMetric.all { run.counts.views[0][metric] = 1 }
    var count = CauseCount(view: "Row", edge: "new", via: ["a"], event: "tap", bodies: 1)
    count.outcome = CauseOutcome(
      drawn: 1, handedOn: 2, withoutNews: 3, lists: 4, rows: 5, newRows: 6, time: 7)
    run.counts.causes = CauseRecord(
      all: [count],
      stops: [StopCount(name: "Row", kind: .environment, count: 2)])
    run.messages.diagnostics = [DiagnosticCount(message: "odd", count: 1)]
    run.messages.watchdogs = [WatchdogCount(watchdog: .slowBody, view: "Row", count: 1, worst: 9)]
    run.play.blame = [HitchBlame(view: "Row", cause: "tap", hitch: 3, frames: 1)]
    run.play.costs = FrameCosts(
      reasons: [CostReason(view: "Row", cause: "tap")],
      parts: run.play.frames.indices.map { FramePart(frame: $0, kind: .update, reason: 0, time: 5) }
    )
    run.pricing.headroom = RunHeadroom(slowerPhone: 1.5, heavierRows: 32, mostly: .cells)
    run.memory.views = [ViewMemory(view: "Row", live: [1, 2], peak: [3, 4])]
    run.memory.objects = [ObjectMemory(type: "Box", view: "Row")]
    run.pricing.tape = WorkTape(
      rows: ["body"],
      spans: [
        TapeSpan(
          kind: .update, notBefore: 1, amounts: [WorkAmount(row: 0, operations: 1, units: 0)])
      ], otherThreads: [WorkAmount(row: 0, operations: 1, units: 1)],
      motion: [MotionMark(frames: 0, time: 1), MotionMark(frames: 1, time: 2)])
    run.pricing.draws = PriceDraws(
      mainThread: [1, 2], hitchTime: [0, 0], lateFrames: [0, 0], trackedTime: [1, 1], play: 1)
    run.log.rows = RowLog(
      lists: ["List"], steps: [RowEvent(time: 1, list: 0, row: 2, position: 3, step: .ahead)])
    run.log.events = EventLog(
      times: [1], causes: [EventCause(line: "tap", event: "tap")],
      bodies: [EventBodies(event: 0, cause: 0, count: 1)])
    return run
  }

  private func document(_ records: [RunRecord]) throws -> Any {
    try JSONSerialization.jsonObject(with: try JSONExporter().export(records))
  }

  @Test func `every record that is written keeps the schema, full, empty or failed`() throws {
    let records = [full, RunRecord(identity: identity()), record("b", outcome: .failed("why"))]
    try expect(schema().faults(in: try document(records)), is: [])
    try expect(schema().faults(in: try document([])), is: [])
  }

  @Test func `what is missing, superfluous or of another type is named with its place`() throws {
    let schema = try schema()
    func faults(_ edit: (inout [String: Any]) -> Void) throws -> [String] {
      var file = try #require(try document([full]) as? [String: Any])
      var records = try #require(file["records"] as? [[String: Any]])
      edit(&records[0])
      file["records"] = records
      return schema.faults(in: file)
    }
    try expect(faults { $0["counts"] = nil }, is: ["records.0: “counts” is missing"])
    try expect(faults { $0["more"] = 1 }, is: ["records.0: “more” is not known"])
    try expect(faults { $0["duration"] = -1 }, is: ["records.0.duration: -1 is below 0"])
    try expect(faults { $0["duration"] = "1" }, is: ["records.0.duration: no integer"])
    try expect(faults { $0["schema"] = 3 }, is: ["records.0.schema: not 7"])
    try expect(
      faults {
        var messages = $0["messages"] as? [String: Any] ?? [:]
        messages["notes"] = [1]
        $0["messages"] = messages
      }, is: ["records.0.messages.notes.0: no string"])
    try expect(
      faults { $0["fingerprint"] = "xyz" }, is: ["records.0.fingerprint: not of the pattern"])
    try expect(
      faults { $0["outcome"] = ["kind": "gone"] },
      is: [
        "records.0.outcome.kind: none of completed, cut, failed"
      ])
  }

  @Test func `the schema requires the counts that every record has, and allows the others`()
    throws
  {
    let schema = try schema()
    func faults(without name: String) throws -> [String] {
      var file = try #require(try document([full]) as? [String: Any])
      var records = try #require(file["records"] as? [[String: Any]])
      var counts = try #require(records[0]["counts"] as? [String: Any])
      var views = try #require(counts["views"] as? [[String: Any]])
      #expect(views[0].removeValue(forKey: name) != nil)
      counts["views"] = views
      records[0]["counts"] = counts
      file["records"] = records
      return schema.faults(in: file)
    }
    for metric in ViewMetric.all {
      try expect(
        faults(without: metric.name),
        is: metric.isInEveryRecord ? ["records.0.counts.views.0: “\(metric.name)” is missing"] : [])
    }
  }

  @Test func `the schema has every key that the full record has, and no other`() throws {
    let record = try #require(
      ((try document([full]) as? [String: Any])?["records"] as? [[String: Any]])?.first)
    try expect(schema().keys(of: "record"), is: Set(record.keys))
    for (section, value) in record {
      guard let keys = (value as? [String: Any])?.keys, section != "identity" else { continue }
      try expect(schema().keys(of: "record", section), is: Set(keys))
    }
  }
}

/// As much of JSON Schema as the published file uses; a keyword that is not known is a mistake of the file.
private struct JSONSchema {
  private let root: [String: Any]
  private let definitions: [String: Any]

  struct UnknownKeyword: Error {
    let name: String
  }

  init(_ root: [String: Any]) throws {
    self.root = root
    definitions = root["$defs"] as? [String: Any] ?? [:]
    try Self.check(root)
    for (_, value) in definitions { try Self.check(value as? [String: Any] ?? [:]) }
  }

  private static func check(_ schema: [String: Any]) throws {
    let known: Set = [
      "$schema", "title", "description", "type", "properties", "required", "additionalProperties",
      "items", "enum", "const", "minimum", "pattern", "$ref", "$defs",
    ]
    if let name = schema.keys.sorted().first(where: { !known.contains($0) }) {
      throw UnknownKeyword(name: name)
    }
    for (_, value) in schema["properties"] as? [String: Any] ?? [:] {
      try check(value as? [String: Any] ?? [:])
    }
    if let items = schema["items"] as? [String: Any] { try check(items) }
  }

  /// The keys of an object, or of an object in it.
  func keys(of definition: String, _ key: String? = nil) -> Set<String> {
    var schema = definitions[definition] as? [String: Any] ?? [:]
    var keys = schema["properties"] as? [String: Any] ?? [:]
    if let key {
      schema = keys[key] as? [String: Any] ?? [:]
      keys = schema["properties"] as? [String: Any] ?? [:]
    }
    return Set(keys.keys)
  }

  func faults(in value: Any) -> [String] { faults(value, root, []) }

  private func faults(_ value: Any, _ schema: [String: Any], _ path: [String]) -> [String] {
    func fault(_ text: String) -> [String] { [path.joined(separator: ".") + ": " + text] }
    if let reference = schema["$ref"] as? String {
      let name = reference.replacing("#/$defs/", with: "")
      return faults(value, definitions[name] as? [String: Any] ?? [:], path)
    }
    if let constant = schema["const"] as? Int, value as? Int != constant {
      return fault("not \(constant)")
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      return fault("none of \(words.joined(separator: ", "))")
    }
    switch schema["type"] as? String {
    case "integer"?:
      guard !(value is String), let number = value as? Int else { return fault("no integer") }
      if let least = schema["minimum"] as? Int, number < least {
        return fault("\(number) is below \(least)")
      }
    case "string"?:
      guard let text = value as? String else { return fault("no string") }
      if let pattern = schema["pattern"] as? String,
        text.range(of: pattern, options: .regularExpression) == nil
      {
        return fault("not of the pattern")
      }
    case "array"?:
      guard let items = value as? [Any] else { return fault("no array") }
      let inner = schema["items"] as? [String: Any] ?? [:]
      return items.enumerated().flatMap { faults($0.element, inner, path + ["\($0.offset)"]) }
    case "object"?:
      guard let object = value as? [String: Any] else { return fault("no object") }
      return faults(of: object, schema, path, fault)
    default: break
    }
    return []
  }

  private func faults(
    of object: [String: Any], _ schema: [String: Any], _ path: [String],
    _ fault: (String) -> [String]
  ) -> [String] {
    let known = schema["properties"] as? [String: Any] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    return missing.flatMap { fault("“\($0)” is missing") }
      + object.keys.sorted().flatMap { key -> [String] in
        let value = object[key] ?? ()
        if let inner = known[key] as? [String: Any] { return faults(value, inner, path + [key]) }
        if let inner = schema["additionalProperties"] as? [String: Any] {
          return faults(value, inner, path + [key])
        }
        return fault("“\(key)” is not known")
      }
  }
}
