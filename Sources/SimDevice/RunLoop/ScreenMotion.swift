// What moves on screen: content that scrolls, transitions between screens, and animations. The pace of frames depends on it,
// and frames that are late while something moves are hitches.

import SimCore
@_spi(Runtime) import SimViews

/// The motion on the screen of one device.
@MainActor
final class ScreenMotion {
  private let runtime: ViewRuntime
  private let mainThread: MainThread
  private let reports: DeviceReports
  private let scrolling: Scrolling
  @exclusivity(unchecked) var transitions = ScreenTransitions()
  @exclusivity(unchecked) private var tracked = TrackedTime()

  init(
    runtime: ViewRuntime, mainThread: MainThread, reports: DeviceReports, scrolling: Scrolling
  ) {
    self.runtime = runtime
    self.mainThread = mainThread
    self.reports = reports
    self.scrolling = scrolling
  }

  /// Whether content is scrolled, by the user or by the app.
  var isScrolling: Bool { scrolling.isMoving }

  /// Whether an animation runs that will end.
  var isAnimating: Bool { runtime.motion.isMoving(at: mainThread.time.seconds) }

  /// Whether an animation runs, with an end or without.
  var hasAnimations: Bool { isAnimating || runtime.motion.isEndless }

  /// Whether a scroll, a transition or an animation that ends is in progress.
  var isMoving: Bool {
    scrolling.isMoving || isTracked && !runtime.motion.isEndless || isAnimating
  }

  /// The present pace of frames.
  var pace: FramePace {
    if scrolling.isGoing || transitions.isRunning || runtime.touches.isDown {
      return .interaction
    }
    return hasAnimations || scrolling.isMoving ? .animation : .rest
  }

  // MARK: Tracking

  /// Whether content moves, so that lateness counts.
  var isTracked: Bool { tracked.since != nil }

  /// The total time during which content moved.
  var trackedTime: Nanoseconds { tracked.time(at: mainThread.time) }

  /// Starts tracking when motion begins: lateness counts from now on.
  func track() {
    guard !isTracked else { return }
    tracked.begin(at: mainThread.time)
    reports.tracks(true)
  }

  /// Ends tracking when nothing moves.
  func untrack() {
    guard isTracked, !scrolling.isMoving, !isAnimating, !transitions.isRunning else { return }
    tracked.end(at: mainThread.time)
    reports.tracks(false)
  }

  /// Extends the motion by the hitch of a frame.
  func add(_ outcome: FrameOutcome) {
    if isTracked { tracked.prolong(until: outcome.presentedTime, by: outcome.hitch) }
  }
}

extension Instant {
  /// The time in seconds since launch.
  var seconds: Double { Double(value) / 1e9 }

  /// Creates the first instant that is not before a time in seconds since launch.
  init(seconds: Double) { self = .launch + Nanoseconds.rounded((seconds * 1e9).rounded(.up)) }
}
