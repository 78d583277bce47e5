// Traces for other tools, read back by the rules of their formats: queries over them give the record's numbers.

import Expectations
import Foundation
import SimMetrics
import Testing

@testable import SimReport

@Suite struct TraceFormatTests {
  /// A trace as a strict reader takes it: every event has what its phase demands, and nothing is left open.
  private struct Reader {
    struct Event {
      var phase: String
      var name: String
      var category: String
      var thread: Int
      var start: Int64
      var length: Int64
    }
    var events: [Event] = []
    var threads: [Int: String] = [:]
    private var open: [String: Int64] = [:]

    init(_ data: Data) throws {
      let object = try JSONSerialization.jsonObject(with: data)
      let top = try #require(object as? [String: Any])
      let list = try #require(top["traceEvents"] as? [[String: Any]])
      for event in list {
        let phase = try #require(event["ph"] as? String)
        let thread = try #require(event["tid"] as? Int)
        let name = try #require(event["name"] as? String)
        _ = try #require(event["pid"] as? Int)
        if phase == "M" {
          let arguments = try #require(event["args"] as? [String: Any])
          if name == "thread_name" { threads[thread] = arguments["name"] as? String }
          continue
        }
        let time = try #require(event["ts"] as? Double)
        let start = Self.nanoseconds(time)
        let category = event["cat"] as? String ?? ""
        func add(_ start: Int64, _ length: Int64) {
          #expect(length >= 0)
          events.append(
            Event(
              phase: phase, name: name, category: category, thread: thread, start: start,
              length: length))
        }
        switch phase {
        case "X":
          let duration = try #require(event["dur"] as? Double)
          add(start, Self.nanoseconds(duration))
        case "b":
          let id = try #require(event["id"] as? String)
          #expect(open[category + id] == nil)
          open[category + id] = start
        case "e":
          let id = try #require(event["id"] as? String)
          let begin = try #require(open[category + id])
          open[category + id] = nil
          add(begin, start - begin)
        case "C":
          let values = try #require(event["args"] as? [String: Any])
          #expect(values.values.allSatisfy { $0 is Int })
        default: Issue.record("an event of the phase \(phase)")
        }
      }
      #expect(open.isEmpty)
    }

    static func nanoseconds(_ micro: Double) -> Int64 { Int64((micro * 1_000).rounded()) }
  }

  private func read(_ record: RunRecord) throws -> Reader {
    try Reader(ChromeTraceExporter().export([record]))
  }

  @Test(arguments: [
    SyntheticRun.launch(), SyntheticRun.scroll(frames: 400), SyntheticRun.navigate(),
    SyntheticRun.failed(),
  ])
  func `queries over the trace give the record's numbers`(record: RunRecord) throws {
    let trace = try read(record)
    expect(trace.threads.values.sorted(), is: ["main thread", "render server"])
    for kind in WorkKind.allCases {
      let spans = record.play.spans.filter { $0.kind == kind }
      let events = trace.events.filter { $0.category == "work" && $0.name == kind.rawValue }
      expect(events.count, is: spans.count)
      expect(events.reduce(0) { $0 + $1.length }, is: spans.reduce(0) { $0 + $1.duration })
    }
    let late = record.play.frames.filter { $0.hitch > 0 }
    let hitches = trace.events.filter { $0.category == "hitch" }
    expect(hitches.map(\.length), is: late.map(\.hitch))
    expect(hitches.map { $0.start + $0.length }, is: late.map(\.presented))
    expect(trace.events.count { $0.category == "frame" }, is: record.play.frames.count)
    expect(trace.events.count { $0.category == "input" }, is: record.log.inputs.count)
  }

  @Test(arguments: [SyntheticRun.launch(), SyntheticRun.scroll(frames: 400), SyntheticRun.late()])
  func `slices of one thread contain each other or do not overlap`(record: RunRecord) throws {
    let slices = try read(record).events.filter { $0.phase == "X" }
    for thread in Set(slices.map(\.thread)) {
      // The ends of the slices that contain the present one, the innermost last.
      var ends: [Int64] = []
      for slice in slices.filter({ $0.thread == thread }).sorted(by: {
        ($0.start, $1.length) < ($1.start, $0.length)
      }) {
        ends.removeAll { $0 <= slice.start }
        let end = slice.start + slice.length
        #expect(end <= ends.last ?? .max, "thread \(thread) at \(slice.start)")
        ends.append(end)
      }
    }
  }

  @Test func `inputs that overlap are pairs of their own`() throws {
    var record = SyntheticRun.launch()
    record.log.inputs = (0..<3).map {
      InputMark(kind: "fling", label: "", start: Int64($0) * 10, duration: 25)
    }
    let inputs = try read(record).events.filter { $0.category == "input" }
    expect(inputs.map(\.phase), is: ["e", "e", "e"])
    expect(inputs.map(\.start), is: [0, 10, 20])
    expect(inputs.map(\.length), is: [25, 25, 25])
  }

  @Test func `names of any kind are read back as they were`() throws {
    var record = SyntheticRun.launch()
    let label = "a \"quoted\" \\ <b> مرحبا\u{7}"
    record.log.inputs = [InputMark(kind: "tap", label: label, start: 1, duration: 2)]
    try expect(read(record).events.first?.name, is: "tap \(label)")
  }

  @Test func `stacks are the chains of the causes, each with its bodies`() throws {
    var record = SyntheticRun.launch()
    record.counts.causes = CauseRecord(
      counts: [
        CauseCount(
          view: "Row", edge: "field item", via: ["_items → List"], state: "Store.items",
          writer: "action of Button \"a;b\"", event: "tap", bodies: 40),
        CauseCount(view: "List", edge: "new", bodies: 2),
      ], others: 3)
    let text = String(decoding: try CollapsedStacksExporter().export([record]), as: UTF8.self)
    expect(
      text,
      is: """
        tap;Store.items (action of Button "a,b");_items → List;field item;Row 40
        new;List 2
        other reasons 3

        """)
  }
}
