// Scrolling. While the user drags or content decelerates, a display link fires at every vsync, the list or scroll view moves
// to the offset of that time, and the frame is committed. If the main thread is busy across a vsync, the callback is
// skipped.

package import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) package import SimViews

extension Engine {
  /// The speed of a slow drag: 300 pt/s, the center of the published range from 200 to 400.
  package static let dragSpeed: CGFloat = 300

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
  package var scrollPosition: (offset: CGFloat, limit: CGFloat)? {
    guard let area = try? frontArea() else { return nil }
    return (area.offset.along(area.mainAxis), area.limit(along: area.mainAxis))
  }

  /// Starts a drag by a distance in points; positive values scroll towards the end.
  ///
  /// - Precondition: the velocity, in points per second, is positive.
  package func scroll(
    by distance: CGFloat, along axis: Axis? = nil, velocity: CGFloat = dragSpeed
  ) throws {
    demand(velocity > 0, "A finger drags at a positive speed.")
    let area = try frontArea(along: axis)
    let duration = Nanoseconds.rounded(Double(abs(distance) / velocity) * 1e9)
    begin(.drag(distance: distance, duration: duration), of: area, along: axis, name: "drag")
  }

  /// Starts a fling with a velocity in points per second; positive values scroll towards the end.
  package func fling(velocity: CGFloat, along axis: Axis? = nil) throws {
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
  package func scroll(toRow row: Int) throws {
    let area = try frontArea()
    guard row >= 0, row < area.rowCount else {
      throw DeviceError.rowOutOfRange(row, count: area.rowCount)
    }
    jump { area.showRow(row) }
  }

  /// Moves content at once and produces frames for the duration of a scroll.
  func jump(_ move: () -> Void) {
    stopScroll()
    move()
    scrolling.jumpEnd = mainTime + Self.jumpDuration
    scheduleDisplayLink(after: mainTime)
    runtime.hasScrolled = true
  }

  private func begin(
    _ kind: ScrollInMotion.Kind, of area: ScrollArea, along axis: Axis?, name: String
  ) {
    let motion = nextMotion(kind, of: area, along: axis ?? area.mainAxis)
    reports.received(
      ReceivedInput(kind: name, label: "", start: mainTime, duration: motion.duration))
    if area.isEnabled { start(motion) }
  }

  /// Ends any motion of an area that the user caused, and returns its next motion.
  func nextMotion(_ kind: ScrollInMotion.Kind, of area: ScrollArea, along axis: Axis)
    -> ScrollInMotion
  {
    stopScroll()
    stopGlides(of: area)
    return asking(area) { ScrollInMotion(area, along: axis, kind, at: mainTime) }
  }

  /// Computes the resting offset of content, which may call the app's code.
  private func asking<R>(_ area: ScrollArea, _ body: () -> R) -> R {
    guard area.hasBehavior else { return body() }
    return inside { runtime.inScope { runtime.runningUserCode(body) } }
  }

  /// Starts a motion by the user, which may dismiss the keyboard and closes an open row.
  func start(_ motion: ScrollInMotion) {
    dismissKeyboard(by: motion)
    closeOpenRow(of: motion.area.rows)
    motion.area.move(motion.phase, velocity: motion.velocity, along: motion.axis)
    scrolling.motion = motion
    self.motion.track()
    scheduleDisplayLink(after: mainTime)
  }

  /// Ends the motion that the user caused.
  ///
  /// Observers of the scroll phase are notified in a separate update, because nothing changed on
  /// screen.
  func stopScroll() {
    guard scrolling.end(at: mainTime) else { return }
    if runtime.hasPhasesToTell { kernel.isLoopWoken = true }
    if let displayLink = wakeUps.displayLink { kernel.events.cancel(displayLink) }
    wakeUps.displayLink = nil
    if !scrolling.glides.isEmpty { scheduleDisplayLink(after: mainTime) }
    motion.untrack()
  }

  /// Returns whether a touch at a point would hit content that decelerates or that the app scrolls.
  func isDecelerating(at point: CGPoint) -> Bool {
    guard scrolling.isMoving else { return false }
    return runtime.scrollAreas(at: point, in: screenInWindow).contains {
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
    for area in runtime.scrollAreas(at: point, in: screenInWindow) where isGliding(area) {
      stopGlides(of: area)
    }
    guard let motion = scrolling.motion, isDecelerating(at: point) else { return true }
    let offset = motion.area.offset.along(motion.axis)
    if motion.area.clamped(offset, along: motion.axis) == offset { stopScroll() }
    return true
  }

  func scheduleDisplayLink(after time: Instant) {
    guard wakeUps.displayLink == nil else { return }
    wakeUps.displayLink = kernel.events.schedule(
      .displayLink, at: frames.nextVsync(after: time), priority: .hardware)
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
      if scrolling.jumpEnd != nil { scheduleDisplayLink(after: mainTime) }
      return
    }
    if scrolling.endsAfterFrame {
      scrolling.endsAfterFrame = false
      stopScroll()
    } else {
      scheduleDisplayLink(after: mainTime)
    }
  }
}
