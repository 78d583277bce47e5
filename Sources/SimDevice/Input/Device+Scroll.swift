// Scrolling: while a finger drags or a list decelerates, a display link fires at every vsync, the list
// takes the offset of that instant, and the frame is committed. A main thread that was busy over a vsync
// loses its callback.

package import Foundation
import SimCore
import SimViews

/// A list that is being scrolled.
@MainActor
struct ScrollInMotion {
  let list: ListHost
  let start: Instant
  let startOffset: CGFloat
  let motion: Motion

  enum Motion {
    /// A finger moves the content by so many points in so much time, at a constant speed.
    case drag(distance: CGFloat, duration: Nanoseconds)
    /// The content decelerates, and bounces at an edge.
    case fling(ScrollMotion)
  }

  var duration: Nanoseconds {
    switch motion {
    case .drag(_, let duration): return duration
    case .fling(let motion): return motion.duration
    }
  }

  /// The offset at a point of time, unclamped.
  func offset(at time: Instant) -> CGFloat {
    let elapsed = min(max(.zero, time - start), duration)
    switch motion {
    case .drag(let distance, let duration):
      guard duration > .zero else { return startOffset + distance }
      return startOffset + distance * CGFloat(elapsed.value) / CGFloat(duration.value)
    case .fling(let motion): return CGFloat(motion.offset(after: elapsed))
    }
  }
}

extension Device {
  /// The speed of a finger that drags without haste: 300 pt/s, the middle of the published 200 to 400.
  package static let dragSpeed: CGFloat = 300

  /// The list that a finger in the middle of the screen would scroll.
  func frontList() throws -> ListHost {
    guard let list = runtime.listsOnScreen().first else { throw DeviceError.noList }
    return list
  }

  /// How far the front list is scrolled, and how far it could be.
  package var scrollPosition: (offset: CGFloat, limit: CGFloat)? {
    guard let list = try? frontList() else { return nil }
    return (list.contentOffset, cells.limit(of: list))
  }

  /// Begins a drag by a distance in points; positive moves towards the end.
  ///
  /// - Precondition: the velocity, in points a second, is positive.
  package func scroll(by distance: CGFloat, velocity: CGFloat = dragSpeed) throws {
    precondition(velocity > 0, "A finger drags at a positive speed.")
    let list = try frontList()
    let duration = Nanoseconds.rounded(Double(abs(distance) / velocity) * 1e9)
    begin(
      ScrollInMotion(
        list: list, start: mainTime, startOffset: list.contentOffset,
        motion: .drag(distance: distance, duration: duration)), kind: "drag")
  }

  /// Begins a fling with a velocity in points a second; positive moves towards the end.
  package func fling(velocity: CGFloat) throws {
    let list = try frontList()
    let motion = ScrollMotion(
      offset: Double(list.contentOffset), velocity: Double(velocity),
      limit: Double(cells.limit(of: list)))
    begin(
      ScrollInMotion(
        list: list, start: mainTime, startOffset: list.contentOffset,
        motion: .fling(motion)), kind: "fling")
  }

  /// Puts a row at the top of its list, without animation.
  package func scroll(toRow row: Int) throws {
    let list = try frontList()
    guard row >= 0, row < list.count else {
      throw DeviceError.rowOutOfRange(row, count: list.count)
    }
    stopScroll()
    cells.jump(list, to: row)
    list.needsUpdate()
    scrollsToRelease = true
  }

  private func begin(_ motion: ScrollInMotion, kind: String) {
    stopScroll()
    scroll = motion
    track()
    report(
      input: ReceivedInput(kind: kind, label: "", start: mainTime, duration: motion.duration))
    scheduleDisplayLink(after: mainTime)
  }

  func stopScroll() {
    guard scroll != nil else { return }
    scroll = nil
    if let displayLink { simulation.cancel(displayLink) }
    displayLink = nil
    untrack()
  }

  func scheduleDisplayLink(after time: Instant) {
    guard displayLink == nil else { return }
    displayLink = simulation.schedule(
      .displayLink, at: frameClock.time(ofVsync: frameClock.vsync(after: time)),
      priority: .hardware)
  }

  /// One vsync of a scroll: the list takes its offset, the loop commits the frame.
  func displayLinkFired(at vsync: Int) {
    guard let motion = scroll else { return }
    frameBegin = vsync
    opensFrame = true
    isWoken = true
    let time = frameClock.time(ofVsync: vsync)
    let wanted = motion.offset(at: time)
    let list = motion.list
    let reachable = cells.clamped(wanted, of: list)
    if reachable != list.contentOffset {
      list.contentOffset = reachable
      list.needsUpdate()
      scrollsToRelease = true
    }
    let isAtEdge = reachable != wanted
    if time - motion.start >= motion.duration || isAtEdge {
      finishScrollAfterFrame = true
    }
  }

  /// After the frame of a display link: the next one, or the end of the motion.
  func continueScroll() {
    guard scroll != nil else { return }
    if finishScrollAfterFrame {
      finishScrollAfterFrame = false
      stopScroll()
    } else {
      scheduleDisplayLink(after: mainTime)
    }
  }
}
