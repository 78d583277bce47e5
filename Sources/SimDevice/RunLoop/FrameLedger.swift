// The present frame: its beginning, the composition of its time, and the work before it.

import SimCore
import SimViews

/// A frame that has begun and is not committed.
struct OpenFrame {
  /// The time at which work for the frame began, or a display link requested it.
  let begin: Instant
  /// The time at which work for the frame began.
  let start: Instant
  /// The pace at the frame's beginning.
  let pace: FramePace
}

/// The frames that are in progress or not displayed yet.
struct FrameLedger {
  /// The frame that has begun and is not committed.
  private(set) var open: OpenFrame?
  /// The share of the next span of work in its frame.
  private(set) var share = FrameShare()
  /// The composition of the present frame's time.
  private(set) var blame = FrameBlame()
  /// The composition of the time since the last commit that belongs to no frame.
  private(set) var ahead = FrameBlame()
  /// The time of the last commit.
  private(set) var lastCommit = Instant.launch
  /// The number of committed frames that are not displayed yet.
  private(set) var inFlight = 0
  /// Whether the render server came to rest since the last frame.
  var restedSince = false

  /// Begins a frame with the first work for it.
  mutating func begin(at now: Instant, _ pace: FramePace) {
    open = OpenFrame(begin: now, start: now, pace: pace)
    share.opens = true
    blame.clear()
  }

  /// Begins a frame that a display link requests: at that vsync, or after the previous commit if
  /// that was late.
  ///
  /// A main thread that was busy with other work thus makes the frame late.
  mutating func begin(forVsync vsync: Instant, at now: Instant, _ pace: FramePace) {
    if open == nil { begin(at: now, pace) }
    guard let begun = open else { return }
    open = OpenFrame(
      begin: min(begun.begin, max(vsync, lastCommit)), start: begun.start, pace: pace)
    share.wantedAt = vsync
  }

  /// Drops the open frame, because its work leads to no commit.
  mutating func drop() {
    open = nil
    share.opens = false
    share.wantedAt = nil
  }

  /// Begins a span of work.
  mutating func beginSpan(isForFrame: Bool, at now: Instant) {
    share.belongs = isForFrame && open != nil
    // Only work that a frame may have waited for without a pause is kept.
    if !share.belongs, now > ahead.end { ahead.clear() }
  }

  /// Attributes a part of the span to a view and a cause.
  mutating func add(
    _ picoseconds: Int64, _ category: WorkCategory, _ view: ViewOwner, _ cause: RuntimeCause
  ) {
    if share.belongs {
      blame.add(picoseconds, category, view, cause)
    } else {
      ahead.add(picoseconds, category, view, cause)
    }
  }

  /// Ends a span with work.
  mutating func endSpan(at now: Instant) {
    if !share.belongs { ahead.end = now }
  }

  /// Called after the span was reported, so that the next one opens no frame.
  mutating func spanWasReported() {
    share.opens = false
    share.wantedAt = nil
  }

  /// Called after the frame was committed to the render server.
  mutating func committed(at now: Instant) {
    open = nil
    lastCommit = now
    inFlight += 1
  }

  /// Called after the frame was reported, so that the next one starts empty.
  mutating func commitWasTold() {
    blame.clear()
    ahead.clear()
  }

  /// Records that a frame is displayed.
  ///
  /// - Returns: whether all committed frames are displayed.
  mutating func presented() -> Bool {
    inFlight -= 1
    return inFlight == 0
  }
}
