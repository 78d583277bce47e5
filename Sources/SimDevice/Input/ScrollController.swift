// Scrolling. While the user drags or content decelerates, a display link fires at every vsync, the list or scroll view moves
// to the offset of that time, and the frame is committed. If the main thread is busy across a vsync, the callback is
// skipped.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

/// Moves the scrolling content of one device.
@MainActor
package final class ScrollController {
  private let runtime: ViewRuntime
  private let screen: DeviceScreen
  private let kernel: Kernel
  private let mainThread: MainThread
  private let displayLink: DisplayLink
  private let process: AppProcess
  private let inputs: InputQueue
  private let keyboard: KeyboardDismissal
  private let scrolling: Scrolling
  private let screenMotion: ScreenMotion

  init(
    runtime: ViewRuntime, screen: DeviceScreen, kernel: Kernel, mainThread: MainThread,
    displayLink: DisplayLink, process: AppProcess, inputs: InputQueue, scrolling: Scrolling,
    screenMotion: ScreenMotion
  ) {
    self.runtime = runtime
    self.screen = screen
    self.kernel = kernel
    self.mainThread = mainThread
    self.displayLink = displayLink
    self.process = process
    self.inputs = inputs
    keyboard = KeyboardDismissal(
      runtime: runtime, screen: screen, mainThread: mainThread, inputs: inputs)
    self.scrolling = scrolling
    self.screenMotion = screenMotion
  }

  /// Whether the user moves content, or content decelerates.
  var isDriven: Bool { scrolling.motion != nil }
  /// Whether anything waits for the next vsync.
  var needsFrames: Bool { scrolling.needsFrames }
  /// The visible scroll indicators, the vertical one first.
  var indicators: [ScrollIndicator] { scrolling.indicators(at: mainThread.time) }

  /// The speed of a slow drag: 300 pt/s, the center of the published range from 200 to 400.
  static let dragSpeed: CGFloat = 300

  /// Returns the list or scroll view that a touch in the center of the screen would scroll.
  ///
  /// - Parameter axis: nil for the vertical axis, or else the horizontal one.
  func frontArea(along axis: Axis? = nil) throws -> ScrollArea {
    let areas = runtime.scrollAreasOnTop()
    for axis in axis.map({ [$0] }) ?? [.vertical, .horizontal] {
      if let area = areas.first(where: { $0.axes.contains(axis.set) }) { return area }
    }
    throw DeviceError.noList
  }

  /// The offset of the list or scroll view and its maximum, in points.
  var position: (offset: CGFloat, limit: CGFloat)? {
    guard let area = try? frontArea() else { return nil }
    return (area.offset.along(area.mainAxis), area.limit(along: area.mainAxis))
  }

  /// Starts a drag by a distance in points; positive values scroll towards the end.
  ///
  /// - Precondition: the velocity, in points per second, is positive.
  func scroll(
    by distance: CGFloat, along axis: Axis? = nil, velocity: CGFloat = dragSpeed
  ) throws {
    demand(velocity > 0, "A finger drags at a positive speed.")
    let area = try frontArea(along: axis)
    let duration = Nanoseconds.rounded(Double(abs(distance) / velocity) * 1e9)
    begin(.drag(distance: distance, duration: duration), of: area, along: axis, name: "drag")
  }

  /// Starts a fling with a velocity in points per second; positive values scroll towards the end.
  func fling(velocity: CGFloat, along axis: Axis? = nil) throws {
    let area = try frontArea(along: axis)
    begin(.fling(velocity: velocity), of: area, along: axis, name: "fling")
  }

  /// The duration of a scroll to a row: that of UIKit's animated change of the offset, 0.3 s for
  /// any distance [an estimate, ×/÷1.5].
  static let jumpDuration = Nanoseconds.milliseconds(300)

  /// Scrolls to a row of the list or scroll view without an animation.
  ///
  /// The row is visible at once. The jump still has the frames of a scroll, in which nothing else
  /// moves, so that whatever lives for a number of updates (`SystemPolicy.lazyStackRetention`)
  /// expires.
  func scroll(toRow row: Int) throws {
    let area = try frontArea()
    guard row >= 0, row < area.rowCount else {
      throw DeviceError.rowOutOfRange(row, count: area.rowCount)
    }
    jump { area.showRow(row) }
  }

  /// Moves content at once and produces frames for the duration of a scroll.
  package func jump(_ move: () -> Void) {
    stopScroll()
    move()
    scrolling.jumpEnd = mainThread.time + Self.jumpDuration
    displayLink.request()
    runtime.hasScrolled = true
  }

  private func begin(
    _ kind: ScrollInMotion.Kind, of area: ScrollArea, along axis: Axis?, name: String
  ) {
    let motion = nextMotion(kind, of: area, along: axis ?? area.mainAxis)
    inputs.note(name, "", motion.duration)
    if area.isEnabled { start(motion) }
  }

  /// Ends any motion of an area that the user caused, and returns its next motion.
  func nextMotion(_ kind: ScrollInMotion.Kind, of area: ScrollArea, along axis: Axis)
    -> ScrollInMotion
  {
    stopScroll()
    stopGlides(of: area)
    return asking(area) { ScrollInMotion(area, along: axis, kind, at: mainThread.time) }
  }

  /// Computes the resting offset of content, which may call the app's code.
  private func asking<R>(_ area: ScrollArea, _ body: () -> R) -> R {
    guard area.hasBehavior else { return body() }
    return process.inside { runtime.inScope { runtime.runningUserCode(body) } }
  }

  /// Starts a motion by the user, which may dismiss the keyboard and closes an open row.
  func start(_ motion: ScrollInMotion) {
    keyboard.dismiss(by: motion)
    closeOpenRow(of: motion.area.rows)
    motion.area.move(motion.phase, velocity: motion.velocity, along: motion.axis)
    scrolling.motion = motion
    screenMotion.track()
    displayLink.request()
  }

  /// Closes the open row of a list outside an event, before a scroll or a swipe on another row.
  func closeOpenRow(of host: RowHost?) {
    guard let host, host.swiped != nil else { return }
    process.inside { runtime.inScope { host.closeRow() } }
  }

  /// Ends the motion that the user caused.
  ///
  /// Observers of the scroll phase are notified in a separate update, because nothing changed on
  /// screen.
  func stopScroll() {
    guard scrolling.end(at: mainThread.time) else { return }
    if runtime.hasPhasesToTell { kernel.isLoopWoken = true }
    displayLink.cancel()
    if !scrolling.glides.isEmpty { displayLink.request() }
    screenMotion.untrack()
  }

  /// Returns the scrolling content at a point in the window, the outermost first.
  func areas(at point: CGPoint) -> [ScrollArea] {
    runtime.scrollAreas(at: point, in: screen.inWindow)
  }

  /// Returns whether a touch at a point would hit content that decelerates or that the app scrolls.
  func isDecelerating(at point: CGPoint) -> Bool {
    guard scrolling.isMoving else { return false }
    return areas(at: point).contains {
      isLetGo($0) || isGliding($0)
    }
  }

  private func isLetGo(_ area: ScrollArea) -> Bool {
    guard let motion = scrolling.motion, case .fling = motion.kind else { return false }
    return motion.area === area
  }

  private func isGliding(_ area: ScrollArea) -> Bool {
    scrolling.glides.contains { $0.area === area }
  }

  /// Handles the start of a touch on moving content: the motion stops, and the touch has no further
  /// effect.
  ///
  /// This includes content that the app scrolls. Content beyond an edge still springs back [E].
  ///
  /// - Returns: whether the touch has no further effect.
  func stopsScroll(at point: CGPoint) -> Bool {
    guard isDecelerating(at: point) else { return false }
    for area in areas(at: point) where isGliding(area) {
      stopGlides(of: area)
    }
    guard let motion = scrolling.motion, isDecelerating(at: point) else { return true }
    let offset = motion.area.offset.along(motion.axis)
    if motion.area.clamped(offset, along: motion.axis) == offset { stopScroll() }
    return true
  }

  /// Moves content to its offset at a vsync; the run loop commits the frame.
  func displayLinkFired(at time: Instant) {
    moveGlides(at: time)
    guard var motion = scrolling.motion else {
      if let end = scrolling.jumpEnd, time >= end { scrolling.jumpEnd = nil }
      return
    }
    let area = motion.area
    guard !area.isRemoved else {
      scrolling.endsAfterFrame = true
      return
    }
    let offset = motion.offset(at: time)
    scrolling.motion = motion
    area.scroll(to: offset, along: motion.axis)
    guard time - motion.start >= motion.duration else { return }
    if case .drag = motion.kind, area.clamped(offset, along: motion.axis) != offset {
      // Content that is released beyond an edge springs back.
      scrolling.motion = ScrollInMotion(area, along: motion.axis, .fling(velocity: 0), at: time)
      area.move(.decelerating, velocity: 0, along: motion.axis)
      return
    }
    let end = asking(area) { motion.restingPlace(at: offset) }
    if abs(end - offset) > Self.restingTolerance {
      scrolling.motion = ScrollInMotion(area, along: motion.axis, .rest(at: end), at: time)
      area.move(.decelerating, velocity: 0, along: motion.axis)
    } else {
      area.scroll(to: area.clamped(end, along: motion.axis), along: motion.axis)
      scrolling.endsAfterFrame = true
    }
  }

  /// The distance to a resting offset below which no motion starts, in points, because it would not
  /// be visible.
  private static let restingTolerance: CGFloat = 0.01

  /// Schedules the next display link callback after a frame, or ends the motion.
  func continueScroll() {
    continueGlides()
    guard scrolling.motion != nil else {
      if scrolling.jumpEnd != nil { displayLink.request() }
      return
    }
    if scrolling.endsAfterFrame {
      scrolling.endsAfterFrame = false
      stopScroll()
    } else {
      displayLink.request()
    }
  }

  // MARK: Scrolling by the app
  //
  // `scrollTo` and scroll position bindings. Without an animation the content jumps. With an animation it moves at every
  // vsync on the main thread, and each frame creates the rows that become visible, as an animated change of the offset does
  // in UIKit. The run loop stays in its default mode, because no touch is active.

  /// The animation with which a list scrolls to a row, and up to iOS 16 a scroll view to any
  /// content: 0.3 s, eased in and out.
  ///
  /// The duration is the one that apps observe in UIKit's scroll views and use as a fallback [S].
  /// The curve is assumed to be UIKit's default [E].
  private static let listAnimation = Animation.easeInOut(duration: 0.3)

  /// Scrolls content on behalf of the app.
  ///
  /// Any other motion of the same area ends, except a drag.
  func move(_ area: ScrollArea, by move: ScrollMove) {
    scrolling.endGlides(at: mainThread.time) { $0.area === area && $0.move.axis == move.axis }
    if let motion = scrolling.motion, motion.area === area, !motion.isDrag { stopScroll() }
    guard let wanted = move.curve, mayGlide(area) else {
      area.scroll(to: move.target(true), along: move.axis)
      return screenMotion.untrack()
    }
    let isOwn = area.rows == nil && runtime.policy.scrollsByAnimation && wanted.duration.isFinite
    let curve = isOwn ? wanted : Self.listAnimation.curve
    scrolling.begin(ScrollGlide(area, move, by: curve, at: mainThread.time))
    screenMotion.track()
    displayLink.request()
  }

  /// Returns whether a scroll can be animated: content that is not on screen jumps, as does content
  /// that the user drags.
  private func mayGlide(_ area: ScrollArea) -> Bool {
    area.viewport != .zero && scrolling.motion?.area !== area
  }

  /// Moves animated content to its position at a vsync.
  private func moveGlides(at time: Instant) {
    guard !scrolling.glides.isEmpty else { return }
    scrolling.forEachGlide { $0.advance(to: time) }
  }

  /// Ends the animations that have arrived after a frame; the app is notified in the next update.
  private func continueGlides() {
    guard !scrolling.glides.isEmpty else { return }
    scrolling.forEachGlide { $0.checkFrame() }
    end(glides: \.hasArrived)
    if !scrolling.glides.isEmpty { displayLink.request() }
  }

  /// Ends the animations of the app, in one area or in all of them.
  func stopGlides(of area: ScrollArea? = nil) {
    end(glides: { area == nil || $0.area === area })
  }

  private func end(glides isEnding: (ScrollGlide) -> Bool) {
    guard scrolling.endGlides(at: mainThread.time, where: isEnding) else { return }
    kernel.isLoopWoken = true
    screenMotion.untrack()
  }
}
