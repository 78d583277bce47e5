// The metrics themselves, in the order in which files list them.
//
// Times come from frames and spans; the definitions of a hitch and of the hitch ratio are Apple's
// ("Understanding hitches in your app"): lateness of tracked frames over the tracked time.

extension Metric {
  /// Every metric.
  package static let all: [Metric] = [
    frames, hitches, hitchTime, hitchRatio, worstHitch, firstFrame, touchLatency, mainThreadTime,
    frameP50, frameP90, frameP95, frameP99, longestMainThreadFrame, hangs, hangTime, bodies,
    initialisations, updates, allocations, frees,
    cellsMade,
    cellsReused, peakCells, peakMemory, finalMemory, duration, events,
  ]

  /// The metrics of the table that a run prints.
  package static let headline: [Metric] = [
    mainThreadTime, frames, hitches, hitchRatio, bodies, initialisations, allocations, peakMemory,
  ]

  /// Frames committed.
  package static let frames = Metric(
    "frames", title: "Frames", unit: .count, polarity: .neutral, isExact: false,
    definition: "Frames that were committed; a frame in which nothing changed does not count."
  ) { Double($0.frames.count) }

  /// Frames shown late.
  package static let hitches = Metric(
    "hitches", title: "Hitches", unit: .count, isExact: false,
    definition: "Frames that were shown at a later vsync than the one at which they were due."
  ) { Double($0.lateFrames) }

  /// Lateness of all frames together.
  package static let hitchTime = Metric(
    "hitch_time", title: "Hitch time", unit: .nanoseconds, isExact: false,
    definition: "The lateness of all late frames together, tracked or not."
  ) { Double($0.frames.reduce(0) { $0 + $1.hitch }) }

  /// Lateness of tracked frames over the tracked time.
  package static let hitchRatio = Metric(
    "hitch_ratio", title: "Hitch ms/s", unit: .hitchRatio, isExact: false,
    definition: "Milliseconds by which tracked frames were late, per second of tracked time."
  ) { $0.hitchRatio }

  /// The greatest lateness.
  package static let worstHitch = Metric(
    "worst_hitch", title: "Worst hitch", unit: .nanoseconds, isExact: false,
    definition: "The lateness of the latest frame."
  ) { Double($0.frames.map(\.hitch).max() ?? 0) }

  /// When the first frame was shown.
  package static let firstFrame = Metric(
    "first_frame", title: "First frame", unit: .nanoseconds, isExact: false,
    definition:
      "Virtual time from launch until the first frame was on screen, of runs with the launch."
  ) { record in record.start > 0 ? nil : record.frames.first.map { Double($0.presented) } }

  /// The longest way from a touch to the screen.
  package static let touchLatency = Metric(
    "touch_latency", title: "Touch to pixel", unit: .nanoseconds, isExact: false,
    definition: "The longest time from a finger's lifting until the first frame after it was shown."
  ) { $0.touchLatencies.max().map(Double.init) }

  /// Hangs of the main thread.
  package static let hangs = Metric(
    "hangs", title: "Hangs", unit: .count, isExact: false,
    definition: "Stretches of more than 250 ms in which the main thread did not come to rest."
  ) { Double($0.hangs.count) }

  /// Time in hangs.
  package static let hangTime = Metric(
    "hang_time", title: "Hang time", unit: .nanoseconds, isExact: false,
    definition: "Virtual time in hangs, all of each counted."
  ) { Double($0.hangs.reduce(0) { $0 + $1.duration }) }

  /// Time in which the main thread was busy.
  package static let mainThreadTime = Metric(
    "main_thread_time", title: "Main thread", unit: .nanoseconds, isExact: false,
    definition: "Virtual time in which the main thread was busy, all kinds of work together."
  ) { Double($0.spans.reduce(0) { $0 + ($1.kind == .render ? 0 : $1.duration) }) }

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
      "frame_p\(percent)", title: "Frame P\(percent)", unit: .nanoseconds, isExact: false,
      definition:
        "The time from the first work for a frame to the end of its commit, percentile \(percent): of n "
        + "frames in order the one at rank ⌈\(percent)·n/100⌉."
    ) { Percentiles($0.frames.map(\.workTime)).value(at: percent).map(Double.init) }
  }

  /// The longest time that the main thread needed for a frame.
  package static let longestMainThreadFrame = Metric(
    "longest_commit", title: "Longest frame", unit: .nanoseconds, isExact: false,
    definition: "The longest time from the first work for a frame to the end of its commit."
  ) { Double($0.frames.map { $0.committed - $0.begin }.max() ?? 0) }

  /// Bodies evaluated.
  package static let bodies = Metric(
    "bodies", title: "Bodies", unit: .count, isExact: true,
    definition: "Evaluations of a view's body, of all view types."
  ) { Double($0.counts.bodies) }

  /// View values made.
  package static let initialisations = Metric(
    "initialisations", title: "Inits", unit: .count, isExact: true,
    definition: "View values seen to be made, of all view types."
  ) { Double($0.counts.initialisations) }

  /// Passes in which bodies ran.
  package static let updates = Metric(
    "updates", title: "Updates", unit: .count, isExact: true,
    definition: "Passes in which bodies ran: over what had changed, or over the rows of a list."
  ) { Double($0.counts.updates) }

  /// Objects allocated.
  package static let allocations = Metric(
    "allocations", title: "Allocations", unit: .count, isExact: true,
    definition: "Swift objects allocated by user code and by the values that it makes, measured."
  ) { Double($0.counts.allocations) }

  /// Objects freed.
  package static let frees = Metric(
    "frees", title: "Frees", unit: .count, polarity: .neutral, isExact: true,
    definition: "Those of the allocated objects that were freed before the run ended."
  ) { Double($0.counts.frees) }

  /// Cells made.
  package static let cellsMade = Metric(
    "cells_made", title: "Cells made", unit: .count, isExact: true,
    definition: "Cells that had to be made, because none could be reused."
  ) { Double($0.counts.cellsMade) }

  /// Cells reused.
  package static let cellsReused = Metric(
    "cells_reused", title: "Cells reused", unit: .count, polarity: .neutral, isExact: true,
    definition: "Cells that were taken from a reuse pool."
  ) { Double($0.counts.cellsReused) }

  /// The most cells at one time.
  package static let peakCells = Metric(
    "peak_cells", title: "Peak cells", unit: .count, isExact: true,
    definition: "The most cells that existed at one time."
  ) { Double($0.counts.peakCells) }

  /// The most live bytes at one time.
  package static let peakMemory = Metric(
    "peak_memory", title: "Peak memory", unit: .bytes, isExact: false,
    definition:
      "The most bytes that were live at one moment of the run, all categories together, without "
      + "those of the process itself."
  ) { Double($0.memory.peak) }

  /// Live bytes at the end.
  package static let finalMemory = Metric(
    "final_memory", title: "Final memory", unit: .bytes, isExact: false,
    definition: "Bytes that were live when the run ended, without those of the process itself."
  ) { Double($0.memory.final) }

  /// Virtual time of the run.
  package static let duration = Metric(
    "duration", title: "Duration", unit: .nanoseconds, polarity: .neutral, isExact: false,
    definition: "Virtual time from the begin of measuring to the end of the run."
  ) { Double($0.duration) }

  /// Events of the simulation.
  package static let events = Metric(
    "events", title: "Events", unit: .count, polarity: .neutral, isExact: true,
    definition: "Events that the simulation worked off."
  ) { Double($0.counts.events) }
}
