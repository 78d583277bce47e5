// Files of the user's with random damage: every reader says what is wrong or reads them, and none traps, hangs or fills memory.
//
// `SIMUI_FUZZ` is how many damaged files each reader gets, from `SIMUI_FUZZ_SEED` on; `make fuzz` asks for a million in all, and
// then nothing else runs in the process, so that its memory is looked at, too.

import Foundation
import Glibc
import SimCore
import SimLab
import SimMetrics
import Testing

@Suite struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["SIMUI_FUZZ"].flatMap(Int.init) ?? 2_500
  private static let seed = environment["SIMUI_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

  /// Whether the process does nothing else.
  private static let isAlone = environment["SIMUI_FUZZ"] != nil
  /// By how much memory may grow once the readers are warm: files of a few kilobytes are read one after another.
  private static let memoryLimit = 64 << 20

  /// The most memory that the process has had so far, in bytes.
  private static var mostMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss << 10
  }

  /// A reader by name, an intact file, and reading.
  private struct Reader: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sample: @Sendable () throws -> Data
    let read: @Sendable (Data) throws -> Void
  }

  private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  private static var run: RunRecord {
    var run = RunRecord(
      identity: RunIdentity(
        scenario: "s", strategy: "a", workload: "w", items: 10, device: "iphone-13",
        system: "iOS18",
        seed: 1, configuration: "release", architecture: "x86_64", compiler: "6.3",
        refreshInterval: 16_666_667),
      fingerprint: "0123456789abcdef")
    run.counts.views = [ViewCount(view: "Row", bodies: 3)]
    run.play.frames = (0..<3).map {
      FrameRecord(
        begin: $0 * 10, deadline: $0 * 10 + 9, committed: $0 * 10 + 4, rendered: $0 * 10 + 8,
        presented: $0 * 10 + 10, interval: 9, hitch: 0, cause: [], tracked: true)
    }
    run.play.spans = [TraceSpan(kind: .update, start: 0, duration: 4, frame: 0)]
    run.log.inputs = [InputMark(kind: "tap", label: "A", start: 1, duration: 2)]
    run.memory = MemoryRecord(
      categories: ["cells"],
      samples: [MemorySample(time: 1, live: [5], allocations: 1, frees: 0)], peak: 5)
    run.pricing.tape = WorkTape(
      rows: ["bodyEvaluation"],
      spans: [
        TapeSpan(
          kind: .update, notBefore: 0, amounts: [WorkAmount(row: 0, operations: 1, units: 0)])
      ])
    run.log.events = EventLog(
      times: [1], causes: [EventCause(line: "tap → Row", event: "tap")],
      bodies: [EventBodies(event: 0, cause: 0, count: 3)])
    return run
  }

  private static let readers: [Reader] = [
    Reader(testDescription: "records") {
      try JSONExporter().export([run])
    } read: { data in
      let records = try JSONExporter().decode(data)
      // What is read is also added up, compared and told.
      _ = TextTableExporter().export(records)
      _ = CSVExporter().export(records)
      _ = RecordChanges(before: records, after: [run]).sentence
      for record in records { _ = Baseline(run, reason: "").compare(with: record).description }
    },
    Reader(testDescription: "records of an older layout") {
      try Data(
        contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
          .appending(path: "../SimMetricsTests/layout-4.json").standardizedFileURL)
    } read: { data in
      _ = TextTableExporter().export(try JSONExporter().decode(data))
    },
    Reader(testDescription: "baselines") {
      try Baseline(run, reason: "first").encoded()
    } read: { data in
      _ = try Baseline(decoding: data).compare(with: run).description
    },
    Reader(testDescription: "cells") {
      try SweepCell(run).encoded()
    } read: { data in
      _ = SweepText([try SweepCell(decoding: data)]).text
    },
    Reader(testDescription: "scripts") {
      Data(
        "name: a\nitems: 20\nsteps:\n  - tap: Item 3\n  - back\n  - fling: 3000 pt/s\n  - wait: 3 s\n"
          .utf8)
    } read: { data in
      _ = try ScriptFile.read(text(data), scenarios: ["s"])
    },
    Reader(testDescription: "profiles") {
      Data(
        ("name: lab-phone\nmodel: Phone\nrefresh-rate: 120\nslower-refresh-rates: [80, 60, 10]\n"
          + "scale: 3\nwidth: 402\nheight: 874\nprocessor-speed: 1.4\ngraphics-speed: 1.6\n"
          + "memory-mb: 8192\nmemory-limit-mb: 4000\nsafe-area-top: 62\nsafe-area-bottom: 34\n")
          .utf8)
    } read: { data in
      _ = try ProfileFile.parse(text(data))
    },
    Reader(testDescription: "prices") {
      Data("makeView: {base: 6000}\ndrawText: {base: 40000, per-unit: 2.5}\n".utf8)
    } read: { data in
      _ = try PricesFile.parse(text(data))
    },
    Reader(testDescription: "measurements") {
      Data(
        ("device,os,view,count,uikit_cpu_s,swiftui_cpu_s,uikit_memory_kb,swiftui_memory_kb\n"
          + "iphone-13,15.0,Text,100,0.5,0.7,120,300\n").utf8)
    } read: { data in
      _ = try MeasurementFile.parse(text(data))
    },
    Reader(testDescription: "requests") {
      try WorkerCoding.encode(
        RunRequest(
          scenario: "s", strategy: "a", workload: "w", items: 1, device: "d", system: "s", seed: 1))
    } read: { data in
      _ = try WorkerCoding.decodeRequest(data)
    },
  ]

  private static let tokens = [
    "null", "-1", "1e999", "9223372036854775807", "-9223372036854775808", "18446744073709551616",
    "0.5", "NaN", "\"", "{", "}", "[", "]", ":", ",", "\\u0000", "\u{0}", "ü", "\n", "- ", "&a ",
    "*a",
    "999999999999", "true", "\"schema\"", "!!", "%", "  ",
  ].map { Data($0.utf8) }

  /// One to four random changes of a file.
  private static func damaged(_ intact: Data, _ random: inout RandomStream) -> Data {
    var bytes = [UInt8](intact)
    for _ in 0...random.index(below: 4) {
      let place = random.index(below: bytes.count + 1)
      switch random.index(below: 7) {
      case 0 where place < bytes.count: bytes[place] ^= UInt8(1 << random.index(below: 8))
      case 1 where place < bytes.count: bytes[place] = UInt8(random.index(below: 256))
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.index(below: 12)))
      case 3: bytes.removeSubrange(place...)
      case 4:
        let end = min(bytes.count, place + random.index(below: 40))
        bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
      default: bytes.insert(contentsOf: tokens[random.index(below: tokens.count)], at: place)
      }
    }
    return Data(bytes)
  }

  @Test(arguments: readers)
  private func `a damaged file is read or refused, and nothing else`(reader: Reader) throws {
    let intact = try reader.sample()
    var random = RandomStreams(seed: Self.seed).stream(named: reader.testDescription)
    var refused = 0
    var afterTheFirst = 0
    for number in 0..<Self.count {
      do {
        try reader.read(Self.damaged(intact, &random))
      } catch {
        refused += 1
      }
      if number == Self.count / 20 { afterTheFirst = Self.mostMemory }
    }
    if Self.isAlone {
      let grown = Self.mostMemory - afterTheFirst
      #expect(grown < Self.memoryLimit, "\(grown) bytes more than after the first twentieth")
    }
    // Damage is found, and what is still a file is not refused out of hand.
    #expect(refused > Self.count / 20, "\(refused) of \(Self.count)")
  }

  @Test(arguments: readers)
  private func `the intact file is read`(reader: Reader) throws {
    try reader.read(try reader.sample())
  }

  @Test func `what nests without end, or repeats itself, is refused`() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let deep =
        String(repeating: open, count: 100_000) + "1" + String(repeating: close, count: 100_000)
      #expect(throws: (any Error).self) { try JSONExporter().decode(Data(deep.utf8)) }
      #expect(throws: (any Error).self) { try Baseline(decoding: Data(deep.utf8)) }
    }
    #expect(throws: (any Error).self) {
      try ScriptFile.read(String(repeating: "[", count: 20_000), scenarios: ["s"])
    }
    // Aliases of aliases: each line is ten of the line before.
    let bomb =
      "a0: &a0 [x, x]\n"
      + (1...9).map { level in
        let part = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
        return "a\(level): &a\(level) [\(part)]\n"
      }.joined()
    #expect(throws: (any Error).self) { try ScriptFile.read(bomb, scenarios: ["s"]) }
  }
}
