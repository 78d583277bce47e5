// The frame that is being made: when it began, where its time went, and what went before it.

import SimCore
import SimViews

/// A frame that has begun and is not committed.
struct OpenFrame {
  /// The time at which work for the frame began, or a display link requested it.
  let begin: Instant
  /// When the work for it began.
  let start: Instant
  /// The pace at the frame's beginning.
  let pace: FramePace
}

/// The frames that are in progress or on their way to the screen.
struct FrameLedger {
  /// The frame that is being made.
  private(set) var open: OpenFrame?
  /// The share of the next span of work in its frame.
  private(set) var share = FrameShare()
  /// Where the time of the frame that is being made went.
  private(set) var blame = FrameBlame()
  /// Where the time went since the last commit that was for no frame.
  private(set) var ahead = FrameBlame()
  /// When the last frame was committed.
  private(set) var lastCommit = Instant.launch
  /// How many frames are committed and not shown yet.
  private(set) var inFlight = 0
  /// The render server came to rest since the last frame.
  var restedSince = false
  /// How many frames in a row hold an update that did not end.
  var cutInARow = 0

  /// A frame begins now, with the first work for it.
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
    // Only what a frame may have waited for without a pause.
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

  /// Ends a span in which work was done.
  mutating func endSpan(at now: Instant) {
    if !share.belongs { ahead.end = now }
  }

  /// Called after the span was reported: the next one opens no frame.
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

  /// The frame was reported: the next one starts empty.
  mutating func commitWasTold() {
    blame.clear()
    ahead.clear()
  }

  /// A frame is on the screen.
  ///
  /// - Returns: whether none is on its way any more.
  mutating func presented() -> Bool {
    inFlight -= 1
    return inFlight == 0
  }
}
