// Small records whose every number is known.

import SimMetrics

/// An identity with a strategy and a workload, everything else fixed.
func identity(
  _ strategy: String = "row-values", _ workload: String = "scroll", items: Int = 1_000,
  device: String = "iPhone13"
) -> RunIdentity {
  RunIdentity(
    scenario: "master-detail", strategy: strategy, workload: workload, items: items,
    device: device, system: "iOS17", seed: 7, configuration: "release", architecture: "x86_64",
    compiler: "6.3", refreshInterval: 16_666_667)
}

/// A frame at a vsync, late by so many intervals.
func frame(_ index: Int64, lateBy intervals: Int64 = 0, tracked: Bool = true) -> FrameRecord {
  let interval: Int64 = 16_666_667
  let begin = index * interval
  let late = intervals * interval
  return FrameRecord(
    begin: begin, deadline: begin + interval, committed: begin + 4_000_000 + late,
    rendered: begin + interval + 3_000_000 + late, presented: begin + 2 * interval + late,
    interval: interval, hitch: late, cause: late > 0 ? .commit : [], tracked: tracked, bodies: 3,
    allocations: 12, frees: 5)
}

/// A record with so many frames, the first of which are late by one interval.
func record(
  _ strategy: String, _ workload: String = "scroll", frames: Int = 30, late: Int = 0,
  bodies: Int = 100, allocations: Int = 1_000, peak: Int64 = 10_000_000,
  outcome: RunOutcome = .completed
) -> RunRecord {
  var counts = RunCounts()
  counts.bodies = bodies
  counts.allocations = allocations
  var run = RunRecord(
    identity: identity(strategy, workload), outcome: outcome, fingerprint: "00000000deadbeef")
  run.duration = 500_000_000
  run.play.trackedTime = 500_000_000
  run.counts.views = [ViewCount(view: "RowView", bodies: bodies)]
  run.counts.total = counts
  run.play.frames = (0..<frames).map { frame(Int64($0), lateBy: $0 < late ? 1 : 0) }
  run.play.spans = (0..<frames).flatMap { spans(ofFrame: Int64($0)) }
  run.log.inputs = [InputMark(kind: "fling", label: "List", start: 0, duration: 500_000_000)]
  run.memory = memory(frames: frames, peak: peak)
  run.messages.console = ["a line", "“quoted”, with / and \n"]
  run.messages.notes = ["cut at 60 s"]
  return run
}

private func spans(ofFrame index: Int64) -> [TraceSpan] {
  let begin = index * 16_666_667
  return [
    TraceSpan(kind: .update, start: begin, duration: 2_000_000, frame: Int(index)),
    TraceSpan(kind: .commit, start: begin + 2_000_000, duration: 2_000_000, frame: Int(index)),
    TraceSpan(kind: .render, start: begin + 16_666_667, duration: 3_000_000, frame: Int(index)),
  ]
}

private func memory(frames: Int, peak: Int64) -> MemoryRecord {
  let samples = (0..<Int64(frames)).map { index in
    MemorySample(time: index * 16_666_667, live: [1_000, index * 16], allocations: 12, frees: 5)
  }
  return MemoryRecord(
    categories: ["graph", "cells"], samples: samples, peak: peak, peakTime: 100_000_000,
    final: peak / 2, limit: 1_000_000_000)
}
