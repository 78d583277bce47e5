// The data of a record that a play produces in addition to its figures: spans, frames, the composition of each frame's time,
// and streaks of late frames.

import SimCore
import SimDevice
import SimMetrics

/// Records a play of a tape.
final class PlayRecorder {
  private let tape: WorkTape
  private let waitsForVsync: Bool
  private(set) var spans: [TraceSpan] = []
  private(set) var frames: [FrameRecord] = []
  /// The times of the events in nanoseconds since launch.
  private(set) var events: [Int64] = []
  /// The indices of the spans of the present frame.
  private var frameSpans: [Int] = []
  /// The start of the work for the present frame.
  private var start: Instant?
  /// The end of the last work that belongs to no frame.
  private var aheadEnd = Instant.launch
  /// The times of each kind of work for the present frame and before it.
  private var own = PlayRecorder.none
  private var ahead = PlayRecorder.none
  /// The same times of all committed frames.
  private var times: [(own: [Int64], ahead: [Int64])] = []
  private var handed: HandedFrame?
  private var streaks: [LateStreak] = []
  private var lastIsLate = false

  private static let none = [Int64](repeating: 0, count: WorkKind.allCases.count)

  /// Creates a recorder for a tape.
  ///
  /// - Parameter waitsForVsync: whether a frame that missed its vsync begins at the next one.
  init(_ tape: WorkTape, waitsForVsync: Bool) {
    self.tape = tape
    self.waitsForVsync = waitsForVsync
    spans.reserveCapacity(tape.spans.count)
  }

  /// Records a span of work of the main thread.
  func worked(_ place: Int, from start: Instant, for time: Nanoseconds) {
    let span = tape.spans[place]
    if span.kind == .event { events.append((start - .launch).value) }
    if span.opensFrame {
      self.start = start
      frameSpans = []
      own = Self.none
    }
    if span.isForFrame {
      own[span.kind.place] += time.value
    } else {
      // A frame can only have waited for work without a pause before it.
      if start > aheadEnd { ahead = Self.none }
      ahead[span.kind.place] += time.value
      aheadEnd = start + time
    }
    note(span, start, start + time)
  }

  /// Records a frame before it is submitted to the render server.
  func hands(
    to server: RenderServer, begun: Instant, committed: Instant, processor: Nanoseconds,
    graphics: Nanoseconds
  ) {
    let start = start ?? committed
    handed = HandedFrame(
      server: server, begin: begun, start: start, free: min(start, max(begun, aheadEnd)),
      committed: committed, waitsForVsync: waitsForVsync, processor: processor, graphics: graphics)
  }

  /// Records the outcome of the submitted frame.
  func committed(_ place: Int, _ outcome: FrameOutcome) {
    let span = tape.spans[place]
    note(span, outcome.renderStart, outcome.rendered)
    for place in frameSpans { spans[place].frame = frames.count }
    frameSpans = []
    start = nil
    noteLateness(span, outcome)
    frames.append(FrameRecord(outcome, isTracked: span.isTracked))
    times.append((own, ahead))
    own = Self.none
    ahead = Self.none
  }

  private func noteLateness(_ span: TapeSpan, _ outcome: FrameOutcome) {
    let isLate = span.isTracked && outcome.isHitch
    defer { lastIsLate = isLate }
    guard isLate, let handed else { return }
    let goesOn =
      lastIsLate && !span.restedBefore
      && streaks.last.map { $0.numbers.count < LateStreak.longest } ?? false
    if !goesOn { streaks.append(LateStreak()) }
    streaks[streaks.count - 1].append(handed, number: frames.count)
  }

  private func note(_ span: TapeSpan, _ start: Instant, _ end: Instant) {
    guard end > start else { return }
    if span.isForFrame { frameSpans.append(spans.count) }
    spans.append(
      TraceSpan(
        kind: span.kind, start: (start - .launch).value, duration: (end - start).value))
  }

  // MARK: Results

  /// Returns the time of a kind of work for a frame or before it, in nanoseconds.
  func time(of kind: WorkKind, inFrame frame: Int, isAhead: Bool) -> Int64 {
    guard times.indices.contains(frame) else { return 0 }
    return (isAhead ? times[frame].ahead : times[frame].own)[kind.place]
  }

  /// The work of the main thread for each frame and before it without a pause, in nanoseconds.
  var mainThreadTimes: [Int64] { times.map { ($0.own + $0.ahead).reduce(0, +) } }

  /// Attributes late frames to the views and causes without which they would have been less late.
  func blame(among costs: FrameCosts) -> [HitchBlame] {
    var recorder = BlameRecorder()
    let ranges = costs.ranges(frames: frames.count)
    for streak in streaks {
      recorder.divide(among: streak.numbers.map { costs.shares(ranges[$0]) }) {
        streak.hitch(sparing: $0)
      }
    }
    return recorder.sorted
  }
}
