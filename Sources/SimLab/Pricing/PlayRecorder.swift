// What a record has of a play besides its figures: spans, frames, what each frame's time went into, and late frames in a row.

import SimCore
import SimDevice
import SimMetrics

/// Notes what happens while a tape is played.
final class PlayRecorder {
  private let tape: WorkTape
  private let waitsForVsync: Bool
  private(set) var spans: [TraceSpan] = []
  private(set) var frames: [FrameRecord] = []
  /// When each event was taken, in nanoseconds since launch.
  private(set) var events: [Int64] = []
  /// The spans of the frame that is being made, as places.
  private var frameSpans: [Int] = []
  /// When work began for that frame.
  private var start: Instant?
  /// The end of the last work that belongs to no frame.
  private var aheadEnd = Instant.launch
  /// What each kind of work took of that frame, and before it, kind after kind.
  private var own = PlayRecorder.none
  private var ahead = PlayRecorder.none
  /// The same of all frames that were committed.
  private var times: [(own: [Int64], ahead: [Int64])] = []
  private var handed: HandedFrame?
  private var streaks: [LateStreak] = []
  private var lastIsLate = false

  private static let none = [Int64](repeating: 0, count: WorkKind.allCases.count)

  /// Prepares to note a play of a tape.
  ///
  /// - Parameter waitsForVsync: whether a frame whose vsync was missed begins at the next one.
  init(_ tape: WorkTape, waitsForVsync: Bool) {
    self.tape = tape
    self.waitsForVsync = waitsForVsync
    spans.reserveCapacity(tape.spans.count)
  }

  /// The main thread did a span of work.
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
      // A frame may have waited only for what was done without a pause.
      if start > aheadEnd { ahead = Self.none }
      ahead[span.kind.place] += time.value
      aheadEnd = start + time
    }
    note(span, start, start + time)
  }

  /// A frame is about to be handed to the render server.
  func hands(
    to server: RenderServer, begun: Instant, committed: Instant, processor: Nanoseconds,
    graphics: Nanoseconds
  ) {
    let start = start ?? committed
    handed = HandedFrame(
      server: server, begin: begun, start: start, free: min(start, max(begun, aheadEnd)),
      committed: committed, waitsForVsync: waitsForVsync, processor: processor, graphics: graphics)
  }

  /// It is known what became of that frame.
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

  // MARK: What was noted

  /// What a kind of work took of a frame or before it, in nanoseconds.
  func time(of kind: WorkKind, inFrame frame: Int, isAhead: Bool) -> Int64 {
    guard times.indices.contains(frame) else { return 0 }
    return (isAhead ? times[frame].ahead : times[frame].own)[kind.place]
  }

  /// What the main thread did for each frame and before it without a pause, in nanoseconds.
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
