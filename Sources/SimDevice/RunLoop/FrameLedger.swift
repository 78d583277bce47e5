// The frame that is being made: when it began, where its time went, and what went before it.

import SimCore
import SimViews

/// A frame that has begun and is not committed.
struct OpenFrame {
  /// When the work for it began, or when a display link asked for it.
  let begin: Instant
  /// When the work for it began.
  let start: Instant
  /// What set the pace when it began.
  let pace: FramePace
}

/// What is known of frames on their way to the screen.
struct FrameLedger {
  /// The frame that is being made.
  private(set) var open: OpenFrame?
  /// What the next stretch that does anything is to its frame.
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

  /// A display link wants a frame: it begins at that vsync, or after the commit before if that was late.
  ///
  /// So a main thread that was busy with something else makes the frame late.
  mutating func begin(forVsync vsync: Instant, at now: Instant, _ pace: FramePace) {
    if open == nil { begin(at: now, pace) }
    guard let begun = open else { return }
    open = OpenFrame(
      begin: min(begun.begin, max(vsync, lastCommit)), start: begun.start, pace: pace)
    share.wantedAt = vsync
  }

  /// What was done since the last commit leads to no frame.
  mutating func drop() {
    open = nil
    share.opens = false
    share.wantedAt = nil
  }

  /// A stretch of work begins, which may lead to the frame or leads to none.
  mutating func beginSpan(isForFrame: Bool, at now: Instant) {
    share.belongs = isForFrame && open != nil
    // Only what a frame may have waited for without a pause.
    if !share.belongs, now > ahead.end { ahead.clear() }
  }

  /// Attributes a part of the stretch to a view and a cause.
  mutating func add(
    _ picoseconds: Int64, _ category: WorkCategory, _ view: ViewOwner, _ cause: RuntimeCause
  ) {
    if share.belongs {
      blame.add(picoseconds, category, view, cause)
    } else {
      ahead.add(picoseconds, category, view, cause)
    }
  }

  /// The stretch has ended, and did something.
  mutating func endSpan(at now: Instant) {
    if !share.belongs { ahead.end = now }
  }

  /// The stretch was reported: the next one opens no frame.
  mutating func spanWasReported() {
    share.opens = false
    share.wantedAt = nil
  }

  /// The frame was handed to the render server.
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
