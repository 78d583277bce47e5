// What a frame is made of: the work that led to it and nothing else, however long anybody waits.

import Expectations
import SimDevice
import SimMetrics
import SimWorkloads
import SwiftUI
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct FrameTests {
    /// What a user does on the built-in screen, with waits between; every wait is a whole number of seconds,
    /// so that what comes after it meets the same vsyncs.
    private struct Walk {
      var random: SyntheticRandom
      var lines = ["steps:"]

      /// - Parameter waits: so many seconds are waited at the places where somebody waits.
      static func text(seed: UInt64, waits: Int) -> String {
        var walk = Walk(random: SyntheticRandom(state: seed))
        var isInDetail = false
        for _ in 0..<8 {
          let item = walk.random.below(4)
          switch walk.random.below(isInDetail ? 3 : 5) {
          case 0: walk.lines.append("- wait: \(waits) s")
          case 1:
            // The change arrives while the user waits, and is shown at once.
            walk.lines.append("- {update: \(item), after: \(50 + 37 * item) ms}")
            walk.lines.append("- wait: \(waits) s")
          case 2 where isInDetail:
            walk.lines.append("- back")
            isInDetail = false
          case 2:
            walk.lines.append("- tap: Item \(item)")
            isInDetail = true
          case 3: walk.lines += ["- fling: 2000 pt/s", "- {show-row: 0}"]
          default:
            // A change in the middle of a scroll.
            walk.lines += [
              "- {update: \(item), after: 70 ms}", "- fling: 900 pt/s", "- {show-row: 0}",
            ]
          }
        }
        return walk.lines.joined(separator: "\n")
      }
    }

    /// A generator with a seed (SplitMix64).
    private struct SyntheticRandom {
      var state: UInt64
      mutating func below(_ bound: UInt64) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % bound)
      }
    }

    private func run(_ script: String, on system: String, strategy: String) throws -> RunRecord {
      var request = CatalogRuns.request(strategy, "script", items: 50)
      request.system = system
      request.script = RequestedScript(file: "walk.yaml", text: script)
      // Whether an array grows depends on what the process did before.
      request.pricing = RequestedPricing(prices: [
        RequestedPrice(row: "heapAllocation", base: 0, perUnit: 0)
      ])
      return try CatalogRuns.run(request)
    }

    /// What is wrong with the frames of a record, one line each.
    private func faults(_ record: RunRecord) -> [String] {
      var faults: [String] = []
      var work = record.play.frames.map { _ in Int64(0) }
      var lastCommit = Int64.min
      let main = record.play.spans.filter { $0.kind != .render }
      for span in main {
        guard let place = span.frame else { continue }
        let frame = record.play.frames[place]
        work[place] += span.duration
        if span.start < frame.begin || span.start + span.duration > frame.committed {
          faults.append("frame \(place) has \(span.kind) outside of its time")
        }
      }
      for (place, frame) in record.play.frames.enumerated() {
        let length = frame.committed - frame.begin
        if work[place] > length { faults.append("frame \(place) has more work than time") }
        if frame.begin < lastCommit { faults.append("frame \(place) begins before a commit") }
        lastCommit = frame.committed
        let busy = main.reduce(Int64(0)) { sum, span in
          let end = min(span.start + span.duration, frame.committed)
          return sum + max(0, end - max(span.start, frame.begin))
        }
        if busy != length { faults.append("frame \(place) holds \(length - busy) ns of idle time") }
      }
      return faults
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>, ["iOS17", "iOS18"])
    func `waiting changes no frame, and a frame is the work that led to it`(
      seed: UInt64, system: String
    ) throws {
      let strategy = CatalogRuns.strategies[Int(seed) % CatalogRuns.strategies.count]
      let short = try run(Walk.text(seed: seed, waits: 1), on: system, strategy: strategy)
      let long = try run(Walk.text(seed: seed, waits: 7), on: system, strategy: strategy)
      expect(short.outcome, is: .completed)
      expect(faults(short), is: [])
      expect(faults(long), is: [])
      expect(short.play.frames.map(\.workTime), is: long.play.frames.map(\.workTime))
      expect(short.play.frames.map(\.hitch), is: long.play.frames.map(\.hitch))
      expect(short.play.frames.map(\.tracked), is: long.play.frames.map(\.tracked))
      expect(short.play.spans.map(\.frame), is: long.play.spans.map(\.frame))
      expect(short.play.trackedTime, is: long.play.trackedTime)
    }

    @Test func `the end of a transition opens no frame`() throws {
      let steps = "steps:\n- tap: Item 3\n- wait: 1 s\n- {update: 3, after: 100 ms}\n- wait: 1 s"
      let record = try run(steps, on: "iOS17", strategy: "observable-rows")
      expect(faults(record), is: [])
      let longest = try #require(record.play.frames.map(\.workTime).max())
      #expect(longest < 100_000_000)
    }

    @Test func `times of a record count from launch`() throws {
      let record = try run("steps:\n- tap: Item 3", on: "iOS17", strategy: "row-values")
      #expect(record.start > 500_000_000)
      #expect(record.play.frames.allSatisfy { $0.begin >= record.start })
      #expect(record.play.spans.allSatisfy { $0.start >= record.start })
      expect(record.log.inputs.map(\.start), is: [record.start])
      let launch = try CatalogRuns.run(CatalogRuns.request("row-values", "launch", items: 50))
      expect(launch.start, is: 0)
    }

    @Test func `updates are the passes in which bodies ran, and the peak is one figure`() throws {
      let scroll = try CatalogRuns.run(CatalogRuns.request("row-values", "scroll", items: 100))
      #expect(scroll.counts.total.updates > 0)
      #expect(scroll.counts.total.updates <= scroll.counts.total.bodies)
      let navigate = try CatalogRuns.run(CatalogRuns.request("row-values", "navigate", items: 100))
      // Ten screens are pushed; each is made in one pass.
      expect(navigate.counts.total.updates, is: 10)
      for record in [scroll, navigate] {
        let held = record.memory.views.reduce(Int64(0)) { $0 + $1.peak.reduce(0, +) }
        expect(record.memory.peak, is: held)
        let sampled = record.memory.samples.map { $0.live.reduce(0, +) }.max() ?? 0
        #expect(record.memory.peak >= sampled)
      }
    }

    // MARK: A main thread that is busy with something else

    /// A list whose screen blocks the main thread once, in the middle of a scroll.
    private struct Blocking: View {
      let milliseconds: Int
      var body: some View {
        List(0..<200) { Text("row \($0)") }.task {
          try? await Task.sleep(for: .milliseconds(1_500))
          await MainActor.run { simulatedWork(.milliseconds(milliseconds)) }
        }
      }
    }

    @Test(arguments: ["iOS17", "iOS18"])
    func `work that changes nothing makes the scroll late that it holds up`(system: String) throws {
      func run(_ milliseconds: Int) throws -> RunRecord {
        let scenario = Scenario(
          name: "own", summary: "",
          strategies: [
            Strategy(name: "one", summary: "") { device, _ in
              device.launch { Blocking(milliseconds: milliseconds) }
            }
          ],
          workloads: [
            Workload(name: "play", summary: "", measuresLaunch: true) { session in
              session.device.advance(by: .seconds(1))
              session.device.fling(velocity: 2_000)
              session.device.settle()
            }
          ])
        return try Experiment(scenarios: [scenario]).run(
          RunRequest(
            scenario: "own", strategy: "one", workload: "play", items: 1, device: "iphone-13",
            system: system, seed: 1)
        ).record
      }
      try expect(run(1).lateFrames, is: 0)
      // A block of 100 ms is six intervals long; the frame that it held up is late by as many.
      let record = try run(100)
      let late = record.play.frames.filter { $0.hitch > 0 }
      expect(late.count, is: 1)
      let intervals = (late[0].hitch + late[0].interval / 2) / late[0].interval
      #expect((5...6).contains(intervals))
      expect(late[0].cause, is: .commit)
      expect(faults(record), is: [])
    }
  }
}
