// Scrolling: while a finger drags or content decelerates, a display link fires at every vsync, the list or
// scroll view takes the offset of that instant, and the frame is committed. A main thread that was busy
// across a vsync misses its callback.

package import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) package import SimViews

extension Engine {
  /// The speed of a leisurely dragging finger: 300 pt/s, the middle of the published 200 to 400.
  package static let dragSpeed: CGFloat = 300

  /// The list or scroll view that a finger in the middle of the screen would move along an axis.
  ///
  /// - Parameter axis: nil for the vertical one, or else the horizontal one.
  func frontArea(along axis: Axis? = nil) throws -> ScrollArea {
    let areas = runtime.scrollAreasOnTop()
    for axis in axis.map({ [$0] }) ?? [.vertical, .horizontal] {
      if let area = areas.first(where: { $0.axes.contains(axis.set) }) { return area }
    }
    throw DeviceError.noList
  }

  /// How far the list or scroll view is scrolled, and how far it could be.
  package var scrollPosition: (offset: CGFloat, limit: CGFloat)? {
    guard let area = try? frontArea() else { return nil }
    return (area.offset.along(area.mainAxis), area.limit(along: area.mainAxis))
  }

  /// Begins a drag by a distance in points; positive moves towards the end.
  ///
  /// - Precondition: the velocity, in points a second, is positive.
  package func scroll(
    by distance: CGFloat, along axis: Axis? = nil, velocity: CGFloat = dragSpeed
  ) throws {
    demand(velocity > 0, "A finger drags at a positive speed.")
    let area = try frontArea(along: axis)
    let duration = Nanoseconds.rounded(Double(abs(distance) / velocity) * 1e9)
    begin(.drag(distance: distance, duration: duration), of: area, along: axis, name: "drag")
  }

  /// Begins a fling with a velocity in points a second; positive moves towards the end.
  package func fling(velocity: CGFloat, along axis: Axis? = nil) throws {
    let area = try frontArea(along: axis)
    begin(.fling(velocity: velocity), of: area, along: axis, name: "fling")
  }

  /// How long a scroll to a row lasts: what UIKit uses for an animated change of the offset, whatever the
  /// distance, 0.3 s [an estimate, ×/÷1.5].
  static let jumpDuration = Nanoseconds.milliseconds(300)

  /// Puts a row at the top of its list, or of its scroll view, without animation.
  ///
  /// The row is there at once, and yet the jump stands for a scroll: it has the frames of one, in which nothing
  /// else moves, so that what lives for a number of updates (`SystemPolicy.lazyStackRetention`) sees them pass.
  package func scroll(toRow row: Int) throws {
    let area = try frontArea()
    guard row >= 0, row < area.rowCount else {
      throw DeviceError.rowOutOfRange(row, count: area.rowCount)
    }
    jump { area.showRow(row) }
  }

  /// Moves content at once, for as long as a scroll would take.
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
    report(
      input: ReceivedInput(kind: name, label: "", start: mainTime, duration: motion.duration))
    if area.isEnabled { start(motion) }
  }

  /// Ends any motion of a place that a finger caused, and works out how it moves from now on.
  func nextMotion(_ kind: ScrollInMotion.Kind, of area: ScrollArea, along axis: Axis)
    -> ScrollInMotion
  {
    stopScroll()
    stopGlides(of: area)
    return asking(area) { ScrollInMotion(area, along: axis, kind, at: mainTime) }
  }

  /// Works out where content comes to rest; this may call the app's code.
  private func asking<R>(_ area: ScrollArea, _ body: () -> R) -> R {
    guard area.hasBehavior else { return body() }
    return inside { runtime.inScope { runtime.runningUserCode(body) } }
  }

  /// A finger begins to move something: the keyboard may go, and an open row closes.
  func start(_ motion: ScrollInMotion) {
    dismissKeyboard(by: motion)
    closeOpenRow(of: motion.area.rows)
    motion.area.move(motion.phase, velocity: motion.velocity, along: motion.axis)
    scrolling.motion = motion
    track()
    scheduleDisplayLink(after: mainTime)
  }

  /// Ends the motion that a finger caused; observers of the phase are notified in an update of their own, because nothing changed on screen.
  func stopScroll() {
    guard scrolling.end(at: mainTime) else { return }
    if runtime.hasPhasesToTell { isWoken = true }
    if let displayLink = wakeUps.displayLink { simulation.cancel(displayLink) }
    wakeUps.displayLink = nil
    if !scrolling.glides.isEmpty { scheduleDisplayLink(after: mainTime) }
    untrack()
  }

  /// Whether a finger at a point would come down on content that is decelerating, or that the app moves.
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

  /// A finger comes down: content that decelerates stops, and the touch is spent on that.
  ///
  /// So does content that the app moves. Content beyond an edge springs back all the same [E].
  /// - Returns: whether the touch does nothing else.
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
    wakeUps.displayLink = simulation.schedule(
      .displayLink, at: nextVsync(after: time), priority: .hardware)
  }

  /// One vsync of a scroll: the content takes its offset, the loop commits the frame.
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
      // Let go beyond an edge: it springs back.
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

  /// The least distance to a resting place that takes a motion of its own, in points: less cannot be seen.
  private static let restingTolerance: CGFloat = 0.01

  /// After the frame of a display link: the next one, or the end of the motion.
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
