// The metrics themselves, in the order in which files list them.
//
// Times come from frames and spans; the definitions of a hitch and of the hitch ratio are Apple's
// ("Understanding hitches in your app"): lateness of tracked frames divided by the tracked time.

extension Metric {
  package static let all: [Metric] = [
    frames, hitches, hitchTime, hitchRatio, worstHitch, firstFrame, touchLatency, mainThreadTime,
    frameP50, frameP90, frameP95, frameP99, longestMainThreadFrame, hangs, hangTime, bodies,
    initialisations, updates, allocations, frees, cellsMade, cellsReused, peakCells, peakMemory,
    finalMemory, duration, events,
  ]

  /// The modelled metrics that a baseline limits.
  package static let gated = all.filter { $0.limit != nil }

  /// The exact counts, as records and baselines have them.
  package static let counts = all.compactMap(\.count)

  /// The metrics of the table that a run prints.
  package static let headline: [Metric] = [
    mainThreadTime, frames, hitches, hitchRatio, bodies, initialisations, allocations, peakMemory,
  ]

  package static let frames = Metric(
    "frames", title: "Frames", unit: .count, polarity: .neutral,
    definition: "Frames that were committed; a frame in which nothing changed does not count."
  ) { Double($0.play.frames.count) }

  package static let hitches = Metric(
    "hitches", title: "Hitches", unit: .count,
    definition: "Frames that were shown at a later vsync than the one at which they were due."
  ) { Double($0.lateFrames) }

  /// Lateness of all frames together.
  package static let hitchTime = Metric(
    "hitch_time", title: "Hitch time", unit: .nanoseconds,
    limit: GateLimit(relative: 0.05, absolute: 16_666_667),  // a frame of 60 Hz
    definition: "The lateness of all late frames together, tracked or not."
  ) { Double($0.play.frames.reduce(0) { $0 + $1.hitch }) }

  /// The lateness of tracked frames divided by the tracked time.
  package static let hitchRatio = Metric(
    "hitch_ratio", title: "Hitch ms/s", unit: .hitchRatio,
    definition:
      "Milliseconds by which tracked frames were late, per second in which something moved; a late frame "
      + "prolongs the motion until it is shown, so at most 1,000."
  ) { $0.hitchRatio }

  package static let worstHitch = Metric(
    "worst_hitch", title: "Worst hitch", unit: .nanoseconds,
    definition: "The lateness of the latest frame."
  ) { Double($0.play.frames.map(\.hitch).max() ?? 0) }

  /// The time at which the first frame was shown.
  package static let firstFrame = Metric(
    "first_frame", title: "First frame", unit: .nanoseconds,
    definition:
      "Virtual time from launch until the first frame was on screen, of runs with the launch."
  ) { record in record.start > 0 ? nil : record.play.frames.first.map { Double($0.presented) } }

  /// The longest time from a touch to the screen.
  package static let touchLatency = Metric(
    "touch_latency", title: "Touch to pixel", unit: .nanoseconds,
    definition: "The longest time from a finger's lifting until the first frame after it was shown."
  ) { $0.touchLatencies.max().map(Double.init) }

  /// Hangs of the main thread.
  package static let hangs = Metric(
    "hangs", title: "Hangs", unit: .count,
    definition: "Stretches of more than 250 ms in which the main thread did not come to rest."
  ) { Double($0.hangs.count) }

  package static let hangTime = Metric(
    "hang_time", title: "Hang time", unit: .nanoseconds,
    definition: "Virtual time in hangs, all of each counted."
  ) { Double($0.hangs.reduce(0) { $0 + $1.duration }) }

  /// The time in which the main thread was busy.
  package static let mainThreadTime = Metric(
    "main_thread_time", title: "Main thread", unit: .nanoseconds,
    limit: GateLimit(relative: 0.05, absolute: 1_000_000),  // a millisecond
    definition: "Virtual time in which the main thread was busy, all kinds of work together."
  ) { Double($0.play.spans.reduce(0) { $0 + ($1.kind == .render ? 0 : $1.duration) }) }

  /// The time that half of the frames do not exceed.
  package static let frameP50 = frameTime(50)
  /// The time that 90 % of the frames do not exceed.
  package static let frameP90 = frameTime(90)
  /// The time that 95 % of the frames do not exceed.
  package static let frameP95 = frameTime(95)
  /// The time that 99 % of the frames do not exceed.
  package static let frameP99 = frameTime(99)

  private static func frameTime(_ percent: Int) -> Metric {
    Metric(
      "frame_p\(percent)", title: "Frame P\(percent)", unit: .nanoseconds,
      definition:
        "The time from the first work for a frame to the end of its commit, percentile \(percent): of n "
        + "frames in order the one at rank ⌈\(percent)·n/100⌉."
    ) { Percentiles($0.play.frames.map(\.workTime)).value(at: percent).map(Double.init) }
  }

  /// The longest time that the main thread needed for a frame.
  package static let longestMainThreadFrame = Metric(
    "longest_commit", title: "Longest frame", unit: .nanoseconds,
    definition: "The longest time from the first work for a frame to the end of its commit."
  ) { Double($0.play.frames.map { $0.committed - $0.begin }.max() ?? 0) }

  package static let bodies = Metric(
    "bodies", title: "Bodies", count: ExactCount("bodies", \.bodies),
    definition: "Evaluations of a view's body, of all view types.")

  package static let initialisations = Metric(
    "initialisations", title: "Inits", count: ExactCount("initialisations", \.initialisations),
    definition: "View values seen to be made, of all view types.")

  /// The number of passes in which bodies ran.
  package static let updates = Metric(
    "updates", title: "Updates", count: ExactCount("updates", \.updates, dependsOnBuild: true),
    definition: "Passes in which bodies ran: over what had changed, or over the rows of a list.")

  package static let allocations = Metric(
    "allocations", title: "Allocations",
    count: ExactCount("allocations", \.allocations, dependsOnBuild: true),
    definition: "Swift objects allocated by user code and by the values that it makes, measured.")

  package static let frees = Metric(
    "frees", title: "Frees", polarity: .neutral,
    count: ExactCount("frees", \.frees, dependsOnBuild: true),
    definition: "Those of the allocated objects that were freed before the run ended.")

  package static let cellsMade = Metric(
    "cells_made", title: "Cells made", count: ExactCount("cellsMade", \.cellsMade),
    definition: "Cells that had to be made, because none could be reused.")

  package static let cellsReused = Metric(
    "cells_reused", title: "Cells reused", polarity: .neutral,
    count: ExactCount("cellsReused", \.cellsReused),
    definition: "Cells that were taken from a reuse pool.")

  /// The greatest number of cells at one time.
  package static let peakCells = Metric(
    "peak_cells", title: "Peak cells",
    count: ExactCount("peakCells", \.peakCells, dependsOnBuild: true),
    definition: "The most cells that existed at one time.")

  /// The greatest number of live bytes at one time.
  package static let peakMemory = Metric(
    "peak_memory", title: "Peak memory", unit: .bytes,
    limit: GateLimit(relative: 0.05, absolute: 65_536),  // 64 KB
    definition:
      "The most bytes that were live at one moment of the run, all categories together, without "
      + "those of the process itself."
  ) { Double($0.memory.peak) }

  /// The live bytes at the end.
  package static let finalMemory = Metric(
    "final_memory", title: "Final memory", unit: .bytes,
    definition: "Bytes that were live when the run ended, without those of the process itself."
  ) { Double($0.memory.final) }

  /// The virtual time of the run.
  package static let duration = Metric(
    "duration", title: "Duration", unit: .nanoseconds, polarity: .neutral,
    definition: "Virtual time from the begin of measuring to the end of the run."
  ) { Double($0.duration) }

  /// The number of events of the simulation.
  package static let events = Metric(
    "events", title: "Events", polarity: .neutral,
    count: ExactCount("events", \.events, dependsOnBuild: true),
    definition: "Events that the simulation worked off.")
}
